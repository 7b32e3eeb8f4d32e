// What each word of a query may be: stems of the base's own words, each with a percent.

import { Guesser } from "./guessing.js";
import { isChannel } from "./hints.js";
import { isAlphabetic, lengthOf } from "./letters.js";
import { stem } from "./stems.js";
import { isStepCode } from "./tokens.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./retyping.js").Change} Change */

/** Unknown words that are guessed at. */
const MOST_GUESSED = 24;
const SHORTEST_BEGUN = 2;
/** Words that an unfinished word may stand for; a word that could be more says nothing yet. */
const MOST_ENDINGS = 64;
/** Percent of a word that the last one may begin, where the base knows the last one as it stands. */
const BEGUN = 40;
const FORM = 90;
/** Percent of a word of which an unknown one is the beginning; if more have it, it says nothing. */
const SHORTENED = 80;
const MOST_SHORTENED = 12;
const SHORT_QUERY = 12;
/** Letters of a word that is guessed at, in short queries and in long messages: these are full of noise. */
const SHORTEST_GUESSED = 3;
const SHORTEST_IN_LONG = 7;
const LATIN_WORD = /^[a-z]+$/;

/** Reads the words of queries to one base; `asTyped` guesses at none. */
export class Readings {
  /**
   * @param {Bundle} bundle
   * @param {boolean} asTyped
   */
  constructor(bundle, asTyped) {
    this._bundle = bundle;
    this._asTyped = asTyped;
    /** @type {Set<string>} */
    this._ofNames = new Set();
    for (const phrase of bundle.phrases.keys()) {
      for (const word of phrase.split(" ")) this._ofNames.add(word);
    }
    this._guesser = new Guesser(this._vocabulary(), bundle.heard);
  }

  /** What the guesses need. */
  get preparations() {
    return this._guesser.preparations;
  }

  _vocabulary() {
    return [...new Set([...this._bundle.vocabulary, ...this._ofNames])].sort();
  }

  /**
   * Whether a stem is one of the base's words or names.
   * @param {string} word
   */
  knows(word) {
    return this._bundle.knows(word) || this._ofNames.has(word);
  }

  /**
   * The readings of each word, and what was guessed; the last word may be `unfinished`.
   * @param {string[]} words
   * @param {boolean} unfinished
   * @returns {{readings: Map<string, number>[], changes: Change[]}}
   */
  of(words, unfinished) {
    const found = [];
    /** @type {Change[]} */
    const changes = [];
    const shortest = words.length <= SHORT_QUERY ? SHORTEST_GUESSED : SHORTEST_IN_LONG;
    let tried = 0;
    for (const [at, word] of words.entries()) {
      const readings = this._known(word);
      const last = unfinished && at === words.length - 1;
      const guess = !readings.size && lengthOf(word) >= shortest && this._mayBeGuessed(word);
      if (last) this._complete(word, readings);
      if (guess && (last || !readings.size) && tried < MOST_GUESSED) {
        tried += 1;
        const guessed = this._guess(word, readings.size > 0);
        for (const [other, percent] of guessed) readings.set(other, percent);
        if (guessed.size) changes.push({ typed: word, read: [...guessed.keys()].join(", "), how: "guess" });
      }
      found.push(readings.size ? readings : new Map([[stem(word), 100]]));
    }
    return { readings: found, changes };
  }

  /** @param {string} word */
  _mayBeGuessed(word) {
    return !(
      this._asTyped ||
      this._bundle.functionWords.has(word) ||
      this._bundle.elsewhere.has(stem(word)) ||
      isChannel(word)
    );
  }

  /**
   * @param {string} word
   * @param {boolean} begun
   */
  _guess(word, begun) {
    if (begun) return this._asBegun(word);
    const shortened = this._abbreviated(word);
    return shortened.size ? shortened : this._guessed(word);
  }

  /**
   * What the last word may be beside those that it begins.
   * @param {string} word
   * @returns {Map<string, number>}
   */
  _asBegun(word) {
    return LATIN_WORD.test(word) ? this._guesser.romanised(word) : new Map();
  }

  /**
   * @param {string} word
   * @returns {Map<string, number>}
   */
  _known(word) {
    const own = stem(word);
    /** @type {Map<string, number>} */
    const found = new Map();
    if (this.knows(own)) found.set(own, 100);
    for (const other of this._bundle.forms.get(own) ?? []) {
      if (!found.has(other)) found.set(other, FORM);
    }
    return found;
  }

  /**
   * Adds the words that an unfinished one may stand for.
   * @param {string} beginning
   * @param {Map<string, number>} readings
   */
  _complete(beginning, readings) {
    const short = lengthOf(beginning) < SHORTEST_BEGUN;
    if (short || isStepCode(beginning)) return;
    const found = this._beginningWith(beginning, MOST_ENDINGS);
    const percent = readings.size ? BEGUN : 100;
    for (const word of found) {
      if (!readings.has(word)) readings.set(word, percent);
    }
  }

  /**
   * The few words that an unknown word is the beginning of: макс, ult.
   * @param {string} word
   * @returns {Map<string, number>}
   */
  _abbreviated(word) {
    return new Map(this._beginningWith(word, MOST_SHORTENED).map((each) => [each, SHORTENED]));
  }

  /**
   * The words with a beginning; none if they are more than `most`.
   * @param {string} beginning
   * @param {number} most
   * @returns {string[]}
   */
  _beginningWith(beginning, most) {
    const words = this._guesser.vocabulary;
    let first = 0;
    let after = words.length;
    while (first < after) {
      const middle = (first + after) >> 1;
      if (words[middle] < beginning) first = middle + 1;
      else after = middle;
    }
    const found = [];
    for (let at = first; at < words.length && words[at].startsWith(beginning); at += 1) {
      if (found.length === most) return [];
      found.push(words[at]);
    }
    return found;
  }

  /**
   * @param {string} word
   * @returns {Map<string, number>}
   */
  _guessed(word) {
    if (!isAlphabetic(word)) return new Map();
    const found = LATIN_WORD.test(word) ? this._guesser.romanised(word) : this._guesser.heard(word);
    for (const [other, percent] of this._guesser.slipped(word)) {
      if (!found.has(other)) found.set(other, percent);
    }
    return found;
  }
}
