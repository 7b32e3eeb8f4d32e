// The names nearest to what was asked, for a search that is not sure.

import { slips } from "./edits.js";
import { facet } from "./filters.js";
import { Gradual, addTo } from "./gradual.js";
import { bitCount } from "./guessing.js";
import { isAlphabetic, lengthOf } from "./letters.js";
import { cyrillic, sound } from "./romanisation.js";
import { PERCENT } from "./scoring.js";
import { stem } from "./stems.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./query.js").Word} Word */
/**
 * How a word sounds: the letters, how many, and a bit for each; those of the Russian alphabet have one each.
 * @typedef {{sound: string, length: number, letters: number}} Sounded
 */

/** Names given. */
const MOST_NEAREST = 5;
/** Words of a query that are looked at, and those among them that the base does not know. */
const MOST_TELLING = 24;
const MOST_UNKNOWN = 4;
/** Percent of likeness that is worth telling: of a name half of the words are as near to what was asked. */
const LEAST_ALIKE = 76;
const SHORTEST_SOUND = 3;
const SHORTEST_SHARED = 4;
/** One letter of so many may be another. */
const LETTERS_A_SLIP = 3;
/** Letters from which the first may be another too. */
const FIRST_OTHER = 7;
const FACT = "=";

/** Looks among the names that the base knows. */
export class NearestTerms {
  /** @param {Bundle} bundle */
  constructor(bundle) {
    this._bundle = bundle;
    /** Word of a name → the names that have it. @type {Gradual<Map<string, string[]>, string>} */
    this._names = new Gradual(
      new Map(),
      () => bundle.phrases.keys(),
      (found, phrase) => new Set(phrase.split(" ")).forEach((word) => addTo(found, word, phrase)),
    );
    /** The words of names, and how each sounds. */
    this._sounds = new Gradual(
      /** @type {{word: string, heard: Sounded}[]} */ ([]),
      () => [...this._names.whole.keys()].filter(isAlphabetic),
      (found, word) => {
        const heard = heardOf(word);
        if (heard.length >= SHORTEST_SOUND) found.push({ word, heard });
      },
    );
    /** What is looked among. */
    this.preparations = [this._names, this._sounds];
  }

  /**
   * The concepts (hit ids, `keywords:key`) with the nearest names, the nearest first, ties by id.
   *
   * A name is near by the words of it that were asked for, as the query was read; where a word is unknown, by
   * those that sound like it. Names of many other words are further away, or too far to be told.
   * @param {Word[]} words
   * @returns {string[]}
   */
  of(words) {
    const names = this._names.whole;
    const telling = words.filter((word) => this._tells(word.text)).slice(0, MOST_TELLING);
    /** @type {Map<string, Map<number, number>>} */
    const alike = new Map();
    let unknown = 0;
    for (const [number, word] of telling.entries()) {
      let read = new Map([...word.terms].filter(([term]) => !term.includes(FACT)));
      if (![...read.keys()].some((term) => names.has(term) || this._bundle.knows(term))) {
        unknown += 1;
        const [asked = ""] = read.keys();
        read = unknown <= MOST_UNKNOWN ? this._alike(asked) : new Map();
      }
      for (const [term, percent] of read) {
        if (percent >= LEAST_ALIKE && names.has(term)) {
          alike.set(term, (alike.get(term) ?? new Map()).set(number, percent));
        }
      }
    }
    return this._nearest(alike, telling.length);
  }

  /**
   * Whether a word tells what is asked about here.
   * @param {string} word
   */
  _tells(word) {
    return !this._bundle.functionWords.has(word) && !this._bundle.elsewhere.has(stem(word));
  }

  /**
   * `alike`: word of a name → number of a word asked for → percent of likeness.
   * @param {ReadonlyMap<string, ReadonlyMap<number, number>>} alike
   * @param {number} asked
   * @returns {string[]}
   */
  _nearest(alike, asked) {
    /** @type {Map<string, number>} */
    const scores = new Map();
    for (const phrase of new Set([...alike.keys()].flatMap((word) => this._names.whole.get(word) ?? []))) {
      const own = phrase.split(" ").filter((word) => !this._bundle.functionWords.has(word));
      /** @type {Map<number, number>} */
      const best = new Map();
      for (const word of own) {
        for (const [number, percent] of alike.get(word) ?? []) {
          best.set(number, Math.max(best.get(number) ?? 0, percent));
        }
      }
      const shared = [...best.values()].reduce((sum, percent) => sum + percent, 0);
      if (2 * shared < LEAST_ALIKE * Math.max(1, own.length)) continue;
      const score = Math.floor((2 * PERCENT * shared) / (own.length + asked));
      for (const concept of this._bundle.phrases.get(phrase) ?? []) {
        scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
      }
    }
    return [...scores]
      .filter(([concept]) => this._isShown(concept))
      .sort(([one, score], [other, another]) => another - score || (one < other ? -1 : 1))
      .slice(0, MOST_NEAREST)
      .map(([concept]) => concept);
  }

  /** @param {string} concept */
  _isShown(concept) {
    return concept.startsWith("keywords:") || this._bundle.tagged(facet("id", concept)).size > 0;
  }

  /**
   * The words of names that sound like an unknown one, with the percent of likeness.
   * @param {string} asked
   * @returns {Map<string, number>}
   */
  _alike(asked) {
    const typed = heardOf(asked);
    if (typed.length < SHORTEST_SOUND || !isAlphabetic(asked)) return new Map();
    return new Map(
      this._sounds.whole
        .filter(
          ({ heard }) =>
            bitCount(heard.letters & ~typed.letters) <= Math.floor(heard.length / LETTERS_A_SLIP) + 1,
        )
        .map(({ word, heard }) => [word, likeness(typed, heard)]),
    );
  }
}

/**
 * How a word sounds: both alphabets in one, so that a word is near in whichever it was typed.
 * @param {string} word
 * @returns {Sounded}
 */
function heardOf(word) {
  const heard = sound(cyrillic(word));
  let letters = 0;
  for (const letter of heard) letters |= 1 << ((letter.codePointAt(0) ?? 0) & 31);
  return { sound: heard, length: lengthOf(heard), letters };
}

/**
 * Percent of letters that two words share: but for slips, or as their common beginning.
 * @param {Sounded} typed
 * @param {Sounded} other
 */
function likeness(typed, other) {
  const longer = Math.max(typed.length, other.length);
  if (typed.sound[0] !== other.sound[0] && longer < FIRST_OTHER) return 0;
  const apart = slips(typed.sound, other.sound, Math.floor(longer / LETTERS_A_SLIP));
  const begun = beginningShared(typed.sound, other.sound);
  return Math.max(
    apart === null ? 0 : Math.floor((PERCENT * (longer - apart)) / longer),
    begun >= SHORTEST_SHARED ? Math.floor((2 * PERCENT * begun) / (typed.length + other.length)) : 0,
  );
}

/**
 * @param {string} one
 * @param {string} other
 */
function beginningShared(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
