// How well documents answer the words of a query: integers added in a fixed order, ties by number.
//
// No product reaches 2^53: a query has at most 257 words, a word tells at most 300 % of the largest mass
// (about 8,500 at 2,000 documents), a match is at most 31; so a value stays below 2^28, times its share below
// 2^38, and times its gain (preference.js bounds it) below 2^46.

import { CONCEPT } from "./spans.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./texts.js").Texts} Texts */
/** @typedef {import("./texts.js").Place} Place */
/** @typedef {import("./query.js").Word} Word */

/**
 * A document's score; `mass` is what the words it has tell, `total` what all of the query do.
 *
 * Of a word that was guessed only the percent counts in `mass` that it is sure by.
 * @typedef {{number: number, value: number, mass: number, total: number}} Score
 */
/**
 * Documents that have a word, and how well each does.
 * @typedef {{numbers: number[], matches: number[]}} Matches
 */

export const PERCENT = 100;
/** What is left of a whole score; `shares` of the bundle are of so many. */
const WHOLE = 1024;
const SHARES = 64;
/** Gain, in percent, of a part over what explains it: the decision is read first. */
const PART = 125;
/** What a term tells of a passage that has it so many times, or more. */
const OFTEN = [0, 4, 6, 7];
/** Percent of a guess → how sure it is; a guess that matches well may still be wrong. */
const SURENESS = new Map([
  [90, 75],
  [80, 60],
  [60, 38],
]);
const ONE_OF_SEVERAL = 70;

/** Scores the documents of one base. */
export class Scorer {
  /** @param {Bundle} bundle */
  constructor(bundle) {
    this._bundle = bundle;
    this._best = new Uint8Array(bundle.count);
    /** @type {WeakMap<Word, Matches>} */
    this._matched = new WeakMap();
  }

  /**
   * Every document that has one of the words, the best first; equal ones by number.
   *
   * `gains` gives what the scores of some documents are multiplied by, in percent.
   * @param {Word[]} words
   * @param {ReadonlyMap<number, number>} gains
   * @returns {Score[]}
   */
  scores(words, gains) {
    let total = 0;
    const values = new Float64Array(this._bundle.count);
    const masses = new Float64Array(this._bundle.count);
    const having = new Uint8Array(this._bundle.count);
    for (const word of words) {
      const { numbers, matches } = this._matches(word);
      const mass = this.told(word);
      const known = Math.floor((mass * sureness(word)) / PERCENT);
      total += mass;
      for (let at = 0; at < numbers.length; at += 1) {
        values[numbers[at]] += mass * matches[at];
        masses[numbers[at]] += known;
        having[numbers[at]] = 1;
      }
    }
    /** @type {Score[]} */
    const found = [];
    for (let number = 0; number < values.length; number += 1) {
      if (having[number]) {
        const mass = masses[number];
        const value = this._scaled(values[number], mass, total, gains.get(number) ?? PERCENT);
        found.push({ number, value, mass, total });
      }
    }
    return found.sort(byValue);
  }

  /**
   * @param {number} value
   * @param {number} mass
   * @param {number} total
   * @param {number} gain
   */
  _scaled(value, mass, total, gain) {
    const share = total ? this._bundle.shares[Math.floor((mass * SHARES) / total)] : WHOLE;
    return Math.floor((Math.floor((value * share) / WHOLE) * gain) / PERCENT);
  }

  /**
   * What a word of a query tells, by the documents that have it and by its own weight.
   * @param {Word} word
   */
  told(word) {
    return Math.floor((this.mass(this._matches(word).numbers.length) * word.weight) / PERCENT);
  }

  /**
   * What a word tells that so many documents have; one that none has tells as much as the rarest.
   * @param {number} matching
   */
  mass(matching) {
    return this._bundle.masses[Math.max(matching, Math.min(1, this._bundle.count))];
  }

  /**
   * Whether one passage of a document has a term of each of the groups.
   * @param {string[][]} terms
   * @param {number} number
   * @param {Texts} texts
   */
  together(terms, number, texts) {
    /** @type {Set<number> | null} */
    let common = null;
    for (const group of terms) {
      /** @type {Set<number>} */
      const found = new Set();
      for (const term of group) {
        for (const passage of texts.passages(number, term).keys()) {
          if (!common || common.has(passage)) found.add(passage);
        }
      }
      if (!found.size) return false;
      common = found;
    }
    return true;
  }

  /**
   * The passages of a document with words of the query, the best first; equal ones in reading order.
   * @param {Word[]} words
   * @param {number} number
   * @param {Texts} texts
   * @returns {Place[]}
   */
  bestPlaces(words, number, texts) {
    /** @type {Map<number, number>} */
    const values = new Map();
    for (const word of words) {
      const mass = this.mass(this._matches(word).numbers.length);
      for (const [passage, match] of passagesWith(word, number, texts)) {
        values.set(passage, (values.get(passage) ?? 0) + mass * match);
      }
    }
    if (!values.size) return [];
    const places = texts.places(number);
    return [...values]
      .map(([passage, value]) => ({
        passage,
        place: places[passage],
        value: value * (places[passage].sort === "part" ? PART : PERCENT),
      }))
      .sort((one, other) => other.value - one.value || one.passage - other.passage)
      .map(({ place }) => place);
  }

  /**
   * The documents that have a word; worked out once for each.
   * @param {Word} word
   * @returns {Matches}
   */
  _matches(word) {
    let found = this._matched.get(word);
    if (!found) {
      found = this._matching(word);
      this._matched.set(word, found);
    }
    return found;
  }

  /**
   * @param {Word} word
   * @returns {Matches}
   */
  _matching({ terms }) {
    const best = this._best;
    const numbers = [];
    for (const [term, percent] of terms) {
      for (const [number, weight] of this._bundle.weights(term)) {
        const match = Math.floor((weight * percent) / PERCENT);
        if (match > best[number]) {
          if (!best[number]) numbers.push(number);
          best[number] = match;
        }
      }
    }
    const matches = numbers.map((number) => best[number]);
    for (const number of numbers) best[number] = 0;
    return { numbers, matches };
  }
}

/**
 * Percent by which it is known what was meant: less for a guess, less still for one among several.
 * @param {Word} word
 */
export function sureness({ terms }) {
  const best = Math.max(0, ...terms.values());
  const alike = [...terms].filter(([term, percent]) => percent === best && !term.startsWith(CONCEPT)).length;
  const sure = SURENESS.get(best) ?? best;
  return alike > 1 && best < PERCENT ? Math.floor((sure * ONE_OF_SEVERAL) / PERCENT) : sure;
}

/**
 * Number of a passage → how well it has the word.
 * @param {Word} word
 * @param {number} number
 * @param {Texts} texts
 * @returns {Map<number, number>}
 */
function passagesWith(word, number, texts) {
  /** @type {Map<number, number>} */
  const found = new Map();
  for (const [term, percent] of word.terms) {
    for (const [passage, times] of texts.passages(number, term)) {
      const match = percent * OFTEN[Math.min(times, OFTEN.length - 1)];
      found.set(passage, Math.max(found.get(passage) ?? 0, match));
    }
  }
  return found;
}

/**
 * The scores after some documents are given the percent of the best score that they have at least.
 * @param {Score[]} scores
 * @param {Iterable<[number, number]>} neighbours
 * @returns {Score[]}
 */
export function withNeighbours(scores, neighbours) {
  if (!scores.length) return [];
  const [best] = scores;
  const known = new Map(scores.map((score) => [score.number, score]));
  for (const [number, percent] of neighbours) {
    const score = known.get(number) ?? { number, value: 0, mass: 0, total: best.total };
    const value = Math.max(score.value, Math.floor((best.value * percent) / PERCENT));
    known.set(number, { ...score, value });
  }
  return [...known.values()].sort(byValue);
}

/**
 * @param {Score} one
 * @param {Score} other
 */
function byValue(one, other) {
  return other.value - one.value || one.number - other.number;
}
