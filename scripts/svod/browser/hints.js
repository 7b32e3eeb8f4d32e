// What a query says beside its words: days, channels, and the printed number of an entry.

import { isDecimal } from "./letters.js";
import { CONCEPT } from "./spans.js";
import { stem } from "./stems.js";

/** @typedef {import("./spans.js").Span} Span */
/** Number of a word → terms that it stands for too. @typedef {Map<number, Map<string, number>>} Hints */

/** The term of everything that was ever changed or is a correction. */
export const CHANGED = "changed=";
/** Stems of the words that ask for changes. */
const CHANGE = new Set(
  (
    "изменили изменилось изменения изменено обновили обновление поменяли поменялось исправление исправили" +
    " поправили эррата раньше прежний старый теперь сейчас формулировка новая changed changes updated" +
    " update reworded rewording wording errata erratum correction corrected replaced old now anymore" +
    " previously"
  )
    .split(" ")
    .map(stem),
);
/** Channels, or families of them, and what people call them. */
const FAMILIES = {
  discord: ["discord", "дискорд", "дис", "дискорде"],
  facebook: ["facebook", "fb", "фейсбук", "фейсбуке", "фб"],
  email: ["email", "mail", "почта", "почте", "имейл"],
  bgg: ["bgg", "boardgamegeek", "бгг"],
};
/** @type {ReadonlyMap<string, string>} */
const FAMILY_BY_WORD = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => words.map((word) => [word, family])),
);
const HERO = "hero:";
/** Percent of what was first ruled in a period, where changes are asked for. */
const RULED = 70;

/**
 * The term of everything ruled or changed in a period (year, month or day in ISO).
 * @param {string} days
 */
export function on(days) {
  return `on=${days}`;
}

/**
 * The term of everything that was changed in a period.
 * @param {string} days
 */
export function changedIn(days) {
  return `changed=${days}`;
}

/**
 * The terms of a period (year, month or day in ISO), among words that may ask for changes.
 * @param {string} days
 * @param {string[]} words
 * @returns {Map<string, number>}
 */
export function onDays(days, words) {
  const asked = words.some((word) => CHANGE.has(stem(word)));
  return asked
    ? new Map([[changedIn(days), 100], [on(days), RULED]])
    : new Map([[on(days), 100]]);
}

/**
 * Number of a word that asks for changes → the term of what was changed.
 * @param {string[]} words
 * @returns {Hints}
 */
export function changed(words) {
  /** @type {Hints} */
  const found = new Map();
  for (const [at, word] of words.entries()) {
    if (CHANGE.has(stem(word))) found.set(at, new Map([[CHANGED, 60]]));
  }
  return found;
}

/**
 * Whether a word is what people call a channel.
 * @param {string} word
 */
export function isChannel(word) {
  return FAMILY_BY_WORD.has(word);
}

/**
 * Number of a word → the term of mirror matches, where one hero is set against itself.
 * @param {Span[]} spans
 * @returns {Hints}
 */
export function mirrored(spans) {
  /** @type {Hints} */
  const found = new Map();
  for (const [at, other] of spans.slice(1).entries()) {
    const one = spans[at];
    const same =
      one.concepts.length === other.concepts.length &&
      one.concepts.every((concept, place) => concept === other.concepts[place]);
    if (heroesOf(one).length && same && other.start === one.end + 1) {
      found.set(one.end, new Map([[`${CONCEPT}keywords:mirror-match`, 100]]));
    }
  }
  return found;
}

/**
 * Number of a word → the terms of the channel that it names, by itself or with a hero beside it.
 * @param {string[]} words
 * @param {Span[]} spans
 * @returns {Hints}
 */
export function channels(words, spans) {
  /** @type {Hints} */
  const found = new Map();
  for (const [at, word] of words.entries()) {
    const family = FAMILY_BY_WORD.get(word);
    if (family) {
      const heroes = spans.flatMap(heroesOf);
      /** @type {Map<string, number>} */
      const terms = new Map(heroes.map((hero) => [`channel=${family}/${hero}`, 100]));
      found.set(at, terms.set(`channel=${family}`, heroes.length ? 50 : 100));
    }
  }
  return found;
}

/**
 * Number of a word → the term of the entry printed with that number under the hero before it.
 * @param {string[]} words
 * @param {Span[]} spans
 * @returns {Hints}
 */
export function numbers(words, spans) {
  /** @type {Hints} */
  const found = new Map();
  for (const span of spans) {
    if (span.end < words.length && isDecimal(words[span.end])) {
      const number = words[span.end];
      found.set(span.end, new Map(heroesOf(span).map((hero) => [`printed=${hero}#${number}`, 100])));
    }
  }
  return found;
}

/** @param {Span} span */
function heroesOf(span) {
  const heroes = span.concepts.filter((concept) => concept.startsWith(HERO));
  return heroes.map((hero) => hero.slice(HERO.length));
}
