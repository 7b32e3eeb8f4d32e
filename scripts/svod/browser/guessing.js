// What a word unknown to the base was meant to be: a slip, Russian in Latin letters, English in Cyrillic.

import { slips } from "./edits.js";
import { Gradual, addTo } from "./gradual.js";
import { isAlphabetic, lengthOf } from "./letters.js";
import { cyrillic, sound } from "./romanisation.js";
import { stem } from "./stems.js";
import { stemsOf, transliterates } from "./transliteration.js";

/** Letters that a stem has at least, in which so many slips are forgiven. */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;
/** Letters from which the first may be wrong too. */
const FIRST_SLIP = 7;
const SHORTEST_SLIPPED = 4;
/** Letters of a word that stemming may have left on it because of the slip. */
const LONGEST_LEFT = 4;
/** Letters of a stem by which a longer word can be told. */
const SHORTEST_TOLD = 3;
const SOUND_SLIP = 5;
/** Slips → what is left of the weight, in percent. */
const SLIPPED = [90, 80, 60];
const ROMANISED = 90;
const BY_EAR = 80;
/** Words that one unknown word may stand for. */
const MOST_MEANT = 4;
/** Words of which the guesses are kept. */
const MOST_KEPT = 4096;

/** @typedef {Gradual<Map<string, string[]>, string>} WordsBySound */
/**
 * A word with its length and one bit for each of its letters, in two halves: a slip changes two at most.
 * @typedef {{word: string, length: number, low: number, high: number}} Lettered
 */

/** Guesses among the words of one base: stems, and English words by how Russians hear them. */
export class Guesser {
  /**
   * @param {string[]} vocabulary sorted
   * @param {WordsBySound} heard
   */
  constructor(vocabulary, heard) {
    this.vocabulary = vocabulary;
    this._heard = heard;
    /** @type {Map<string, Map<string, number>>} */
    this._kept = new Map();
    this._alike = letteredOf(() => vocabulary.filter(isAlphabetic));
    // The English words of names before stemming: a slip near the end makes another stem of a short one.
    this._whole = letteredOf(() => [...new Set([...heard.whole.values()].flat())].sort());
    /** @type {WordsBySound} */
    this._sounds = new Gradual(
      new Map(),
      () => vocabulary.filter((word) => word[0] >= "а" && word[0] <= "я"),
      (found, word) => addTo(found, sound(word), word),
    );
    this._soundLetters = letteredOf(() => this._sounds.whole.keys());
  }

  /** What the guesses need. */
  get preparations() {
    return [this._alike, this._sounds, this._soundLetters, this._heard, this._whole];
  }

  /**
   * Stems from which a word differs by a slip or two → percent; the nearest alone.
   * @param {string} typed
   * @returns {ReadonlyMap<string, number>}
   */
  slipped(typed) {
    let found = this._kept.get(typed);
    if (!found) {
      const own = stem(typed);
      const most = mostSlips(typed);
      found = nearestWords(own, this._alike.whole, mostSlips(own));
      if (!found.size) found = new Map([...nearestWords(typed, this._whole.whole, most)].map(([word, percent]) => [stem(word), percent]));
      if (!found.size) found = nearestWords(typed, this._alike.whole, most, LONGEST_LEFT);
      if (this._kept.size >= MOST_KEPT) this._kept.clear();
      this._kept.set(typed, found);
    }
    return found;
  }

  /**
   * Stems of Russian words that a word in Latin letters is → percent.
   * @param {string} word
   * @returns {Map<string, number>}
   */
  romanised(word) {
    const letters = cyrillic(word);
    const own = stem(letters);
    if (lengthOf(own) < SHORTEST_TOLD && 2 * lengthOf(own) <= lengthOf(letters)) return new Map();
    const typed = sound(own);
    const exact = this._sounds.whole.get(typed);
    if (exact) return new Map(exact.slice(0, MOST_MEANT).map((each) => [each, ROMANISED]));
    const most = lengthOf(typed) >= SOUND_SLIP ? 1 : 0;
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const [near, percent] of nearestWords(typed, this._soundLetters.whole, most)) {
      for (const each of (this._sounds.whole.get(near) ?? []).slice(0, MOST_MEANT)) found.set(each, percent);
    }
    return found;
  }

  /**
   * Stems of English words that a word in Cyrillic letters is → percent.
   * @param {string} word
   * @returns {Map<string, number>}
   */
  heard(word) {
    /** @type {Set<string>} */
    const found = new Set();
    for (const skeleton of stemsOf(word)) {
      for (const english of this._heard.whole.get(skeleton) ?? []) {
        if (transliterates(word, english)) found.add(stem(english));
      }
    }
    return new Map([...found].slice(0, MOST_MEANT).map((each) => [each, BY_EAR]));
  }
}

/**
 * @param {() => Iterable<string>} words
 * @returns {Gradual<Lettered[], string>}
 */
function letteredOf(words) {
  return new Gradual(/** @type {Lettered[]} */ ([]), words, (found, word) => found.push(lettered(word)));
}

/** @param {string} typed */
function mostSlips(typed) {
  const length = lengthOf(typed);
  return Number(length >= ONE_SLIP) + Number(length >= TWO_SLIPS);
}

/**
 * The words of `known` with the fewest slips, in its order → percent.
 * @param {string} typed
 * @param {Lettered[]} known
 * @param {number} most
 * @param {number} ending
 * @returns {Map<string, number>}
 */
function nearestWords(typed, known, most, ending = 0) {
  const own = lettered(typed);
  const shortest = ending ? ONE_SLIP : SHORTEST_SLIPPED;
  const anyFirst = own.length >= FIRST_SLIP;
  /** @type {string[][]} */
  const found = [[], [], []];
  for (const { word, length, low, high } of known) {
    const longer = own.length - length;
    if (
      longer >= -most &&
      longer <= most + ending &&
      length >= SHORTEST_SLIPPED &&
      (anyFirst || word.codePointAt(0) === typed.codePointAt(0)) &&
      bitCount(low & ~own.low) + bitCount(high & ~own.high) <= most
    ) {
      const apart = slips(typed, word, most, ending);
      if (apart !== null && (apart === 0 || length >= shortest)) {
        found[apart].push(word);
        most = Math.min(most, apart);
      }
    }
  }
  return new Map(found[most].slice(0, MOST_MEANT).map((word) => [word, SLIPPED[most]]));
}

/**
 * @param {string} word
 * @returns {Lettered}
 */
function lettered(word) {
  let length = 0;
  let low = 0;
  let high = 0;
  for (const letter of word) {
    const bit = (letter.codePointAt(0) ?? 0) & 63;
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
    length += 1;
  }
  return { word, length, low, high };
}

/**
 * How many bits are set in 32.
 * @param {number} bits
 */
export function bitCount(bits) {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
}
