// What a query is understood as: its words, the records it names, its step codes, days and channels.

import { fold } from "./folding.js";
import { changed, channels, mirrored, numbers, onDays } from "./hints.js";
import { SPACES, isAlphabetic, isAlphanumeric, lengthOf } from "./letters.js";
import { period } from "./periods.js";
import { Readings } from "./readings.js";
import { inRightLayout } from "./retyping.js";
import { CONCEPT, Spans } from "./spans.js";
import { stem } from "./stems.js";
import { isStepCode, tokens } from "./tokens.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./periods.js").Period} Period */
/** @typedef {import("./retyping.js").Change} Change */
/** @typedef {import("./spans.js").Span} Span */

/**
 * A word of the query: the terms of the base that it stands for, each with a percent.
 *
 * `weight`, in percent, is what it counts against other words.
 * @typedef {{text: string, terms: ReadonlyMap<string, number>, weight: number}} Word
 */
/** A record called by one of its names in the query. @typedef {{text: string, id: string}} Named */
/**
 * What the parts of the understanding found.
 *
 * `outright` are the records that the query gives by code or id, `together` is what stood in quotes (for
 * every text the stems that each of its words may be), `missing` are codes of records and steps that there are
 * not, `elsewhere` words unknown here, of other games or of shops.
 * `isName` tells whether the query is names of records and nothing else, `isPair` whether it sets heroes
 * against each other and says nothing else.
 * @typedef {object} Understood
 * @property {Word[]} words
 * @property {Named[]} names
 * @property {Named[]} keywords
 * @property {string[]} steps
 * @property {string[]} outright
 * @property {Change[]} changes
 * @property {string[][][]} together
 * @property {string | null} days
 * @property {string[]} elsewhere
 * @property {string[]} missing
 * @property {boolean} isName
 * @property {boolean} isPair
 */

const TYPED_CODE = /^[rр][1-9][0-9]{0,5}$/;
const ENDS_IN_SPACE = new RegExp(`${SPACES.source}$`);
const AROUND = new RegExp(`^${SPACES.source}|${SPACES.source}$`, "g");
const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/g;
/** What is read of a query; more is no question. */
const MAX_CHARACTERS = 4000;
const MAX_TOKENS = 256;
const MOST_QUOTED = 8;
const KEYWORDS = "keywords:";
const HERO_PREFIX = "hero:";
const AGAINST = ["vs", "versus", "against", "против"];
/** Percent from which a word alone may be a name. */
const SURE = 60;
/**
 * Percent of a period, of a printed number, of a word of other games or shops, of a record's name (they say
 * what is asked about), and of a word that only holds the sentence together.
 */
const DAYS = 300;
const NUMBER = 300;
const ELSEWHERE = 300;
const NAME = 200;
const FUNCTION = 25;

/** Understands queries to one base; `asTyped` reads every word as it was typed. */
export class Understanding {
  /**
   * @param {Bundle} bundle
   * @param {boolean} asTyped
   */
  constructor(bundle, asTyped) {
    this._bundle = bundle;
    this._asTyped = asTyped;
    this._readings = new Readings(bundle, asTyped);
    this._spans = new Spans(bundle.lexicon);
  }

  /** What the guesses need. */
  get preparations() {
    return this._readings.preparations;
  }

  /**
   * What a query says; nothing in it is an operator, and nothing throws.
   * @param {string} asked
   * @returns {Understood}
   */
  of(asked) {
    const letters = [...asked.slice(0, 2 * MAX_CHARACTERS)].slice(0, MAX_CHARACTERS);
    const query = letters.join("");
    const days = period(query);
    const { text, changes } = this._retyped(days ? without(query, days) : query);
    const found = tokens(text).slice(0, MAX_TOKENS);
    const unfinished = isAlphanumeric([...text].at(-1) ?? "");
    const { readings, changes: guesses } = this._readings.of(found, unfinished);
    let spans = this._spans.found(this._namable(found, readings), SURE);
    if (unfinished && isBarelyBegun(found, spans)) {
      found.pop();
      readings.pop();
      spans = spans.filter((span) => span.end <= found.length);
    }
    const words = this._words(found, readings, spans);
    if (days) words.set(days.text, { text: days.text, terms: onDays(days.days, found), weight: DAYS });
    const named = allNamed(found, spans);
    const names = named.filter((name) => !name.id.startsWith(KEYWORDS));
    const steps = found.filter((token) => isStepCode(token) && this._bundle.steps.has(token));
    return {
      words: [...words.values()],
      names,
      keywords: named.filter((name) => name.id.startsWith(KEYWORDS)),
      steps: [...new Set(steps)],
      outright: this._outright(query, found),
      changes: [...changes, ...guesses],
      together: this._together(text),
      days: days ? days.days : null,
      elsewhere: found.filter((word) => this._isElsewhere(word)),
      missing: found.filter((token) => this._isMissing(token)),
      isName: isOnlyNames(names, words.values(), () => false),
      isPair:
        new Set(names.filter(({ id }) => id.startsWith(HERO_PREFIX)).map(({ text }) => text)).size > 1 &&
        isOnlyNames(names, words.values(), (word) => this._bundle.functionWords.has(word) || AGAINST.includes(word)),
    };
  }

  /**
   * First term → the word, each once, with the terms of the names and facts that it gives.
   * @param {string[]} found
   * @param {Map<string, number>[]} readings
   * @param {Span[]} spans
   * @returns {Map<string, Word>}
   */
  _words(found, readings, spans) {
    const terms = readings.map((each) => new Map(each));
    for (const span of spans) {
      for (let at = span.start; at < span.end; at += 1) {
        for (const concept of span.concepts) terms[at].set(CONCEPT + concept, span.percent);
      }
    }
    const numbered = numbers(found, spans);
    const told = channels(found, spans);
    const mirror = mirrored(spans);
    const asked = changed(found);
    for (const [at, more] of [...numbered, ...told, ...mirror, ...asked]) {
      for (const [term, percent] of more) terms[at].set(term, percent);
    }
    /** @type {Map<string, Word>} */
    const words = new Map();
    for (const [at, each] of terms.entries()) {
      const [first] = each.keys();
      if (!words.has(first)) {
        let weight = this._weight(found[at], each);
        if (numbered.has(at) || mirror.has(at)) weight = NUMBER;
        else if (told.has(at) || asked.has(at)) weight = 100;
        words.set(first, { text: found[at], terms: each, weight });
      }
    }
    return words;
  }

  /**
   * @param {string} text
   * @returns {{text: string, changes: Change[]}}
   */
  _retyped(text) {
    if (this._asTyped) return { text, changes: [] };
    const pieces = text.split(SPACES);
    const typed = pieces.filter(Boolean);
    const changes = inRightLayout(typed, (word) => this._readings.knows(word));
    if (!changes.some(Boolean)) return { text, changes: [] };
    const read = typed.map((chunk, at) => changes[at]?.read ?? chunk);
    const end = pieces.at(-1) ? "" : " ";
    return { text: read.join(" ") + end, changes: changes.filter((change) => change !== null) };
  }

  /**
   * For every text in quotes the stems that each of its words may be.
   * @param {string} text
   * @returns {string[][][]}
   */
  _together(text) {
    /** @type {Map<string, string[][]>} */
    const found = new Map();
    for (const quoted of [...text.matchAll(QUOTED)].slice(0, MOST_QUOTED)) {
      const words = tokens(quoted[1] ?? quoted[2] ?? quoted[3]).slice(0, MAX_TOKENS);
      const { readings } = this._readings.of(words, false);
      const stems = readings.map((each) => [...each.keys()]);
      if (stems.length) found.set(JSON.stringify(stems), stems);
    }
    return [...found.values()];
  }

  /**
   * The readings as names are sought in them: a word that holds the sentence together is none by itself.
   * @param {string[]} found
   * @param {Map<string, number>[]} readings
   * @returns {Map<string, number>[]}
   */
  _namable(found, readings) {
    return readings.map((each, at) =>
      this._bundle.functionWords.has(found[at])
        ? new Map([...each.keys()].map((word) => [word, SURE - 1]))
        : each,
    );
  }

  /**
   * @param {string} word
   * @param {ReadonlyMap<string, number>} terms
   */
  _weight(word, terms) {
    const named = [...terms.keys()].filter((term) => term.startsWith(CONCEPT));
    if (named.some((term) => !term.startsWith(CONCEPT + KEYWORDS))) return NAME;
    if (this._isElsewhere(word)) return ELSEWHERE;
    return this._bundle.functionWords.has(word) ? FUNCTION : 100;
  }

  /** @param {string} word */
  _isElsewhere(word) {
    return this._bundle.elsewhere.has(stem(word)) && !this._readings.knows(stem(word));
  }

  /**
   * Whether a word is a code that no record and no step has.
   * @param {string} token
   */
  _isMissing(token) {
    if (TYPED_CODE.test(token)) return !this._bundle.find(token).length;
    return isStepCode(token) && !this._bundle.steps.has(token);
  }

  /**
   * @param {string} query
   * @param {string[]} found
   * @returns {string[]}
   */
  _outright(query, found) {
    const asked = new Set([query.replace(AROUND, ""), ...found.filter((token) => TYPED_CODE.test(token))]);
    return [...new Set([...asked].flatMap((name) => this._bundle.find(name)))];
  }
}

/**
 * Every name in the words found, each once.
 * @param {string[]} found
 * @param {Span[]} spans
 * @returns {Named[]}
 */
function allNamed(found, spans) {
  /** @type {Map<string, Named>} */
  const named = new Map();
  for (const span of spans) {
    const text = said(found, span);
    for (const id of span.concepts) {
      const key = `${text}\n${id}`;
      if (!named.has(key)) named.set(key, { text, id });
    }
  }
  return [...named.values()];
}

/**
 * Whether the last word is one letter that ends no name: it may become anything and says nothing yet.
 * @param {string[]} found
 * @param {Span[]} spans
 */
function isBarelyBegun(found, spans) {
  const last = found.length - 1;
  return (
    found.length > 0 &&
    lengthOf(found[last]) === 1 &&
    isAlphabetic(found[last]) &&
    !spans.some((span) => span.start < last && last < span.end)
  );
}

/**
 * A query without its period; whether its last word is finished still shows.
 * @param {string} query
 * @param {Period} days
 */
function without(query, { start, end }) {
  const letters = [...fold(query)];
  const [before, after] = [letters.slice(0, start), letters.slice(end)].map((each) => each.join(""));
  return `${before} ${after}${ENDS_IN_SPACE.test(query) ? " " : ""}`;
}

/**
 * @param {string[]} found
 * @param {Span} span
 */
function said(found, span) {
  return found
    .slice(span.start, span.end)
    .filter((token) => !isStepCode(token))
    .join(" ");
}

/**
 * @param {Named[]} names
 * @param {Iterable<Word>} words
 * @param {(word: string) => boolean} isBeside whether a word may stand beside the names
 */
function isOnlyNames(names, words, isBeside) {
  const said = new Set(names.flatMap((name) => tokens(name.text)));
  return said.size > 0 && [...words].every(({ text }) => said.has(text) || isBeside(text));
}
