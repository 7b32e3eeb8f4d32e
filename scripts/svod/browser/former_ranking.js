// Which former texts answer a query, in integers, ties by id and key.

import { CHANGED, changedIn, on } from "./hints.js";
import { PERCENT } from "./scoring.js";
import { CONCEPT } from "./spans.js";
import { stem, stems } from "./stems.js";

/** @typedef {import("./query.js").Understood} Understood */
/** @typedef {import("./query.js").Word} Word */

/**
 * A text that no longer holds, as search/former.py writes it.
 *
 * `since` is the first day on which it held and `until` the first on which it did not, in ISO or `unknown`;
 * `named` are the concepts that its words name, `about` those that its record is about.
 * @typedef {[
 *   id: string, sort: string, key: string, part: string | null, since: string, until: string, text: string,
 *   named: string[], about: string[],
 * ]} FormerText
 */
/** A former text that answers a query. @typedef {{text: FormerText, score: number}} Ranked */
/** @typedef {{text: FormerText, inside: Set<string>, around: Set<string>}} Known */

/** Percent of a word that the text has not, but the title or the subjects of it have. */
const BESIDE = 40;
const UNKNOWN_DAY = "unknown";
/** Letters of a year, of a month and of a day in ISO. */
const ISO_LENGTHS = [4, 7, 10];

/** Ranks the former texts of one base; `title` gives what a record is called. */
export class FormerRanking {
  /**
   * @param {FormerText[]} texts
   * @param {(id: string) => string} title
   */
  constructor(texts, title) {
    /** @type {Known[]} */
    this._known = texts.map((text) => ({
      text,
      inside: insideOf(text),
      around: aroundOf(text, title(text[0])),
    }));
  }

  /**
   * The texts that answer a query, the best first.
   *
   * `masses` are what each word tells; `enough` says of the part of it that a text has, and of all of it,
   * whether that is an answer. A text whose record is given by code or id needs no words.
   * @param {Understood} understood
   * @param {number[]} masses
   * @param {(mass: number, total: number) => boolean} enough
   * @returns {Ranked[]}
   */
  ranked({ words, together, outright }, masses, enough) {
    const termed = words.map(termsOf);
    const quoted = together.flat();
    const total = masses.reduce((sum, mass) => sum + mass, 0);
    /** @type {Ranked[]} */
    const found = [];
    for (const { text, inside, around } of this._known) {
      if (!quoted.every((group) => group.some((term) => inside.has(term)))) continue;
      let score = 0;
      for (const [at, terms] of termed.entries()) {
        let best = 0;
        for (const [term, percent] of terms) best = Math.max(best, matchOf(term, percent, inside, around));
        score += masses[at] * best;
      }
      if (outright.includes(text[0]) || (score && enough(Math.floor(score / PERCENT), total))) {
        found.push({ text, score });
      }
    }
    return found.sort(byScore);
  }
}

/**
 * What a word may be; what today's texts do not know may stand in a former one as it was typed.
 * @param {Word} word
 * @returns {[string, number][]}
 */
function termsOf({ text, terms }) {
  return [[stem(text), PERCENT], ...terms];
}

/**
 * @param {string} term
 * @param {number} percent
 * @param {Set<string>} inside
 * @param {Set<string>} around
 */
function matchOf(term, percent, inside, around) {
  if (inside.has(term)) return percent;
  return around.has(term) ? Math.floor((percent * BESIDE) / PERCENT) : 0;
}

/**
 * The terms of the text itself, and of the days from which and up to which it held.
 * @param {FormerText} text
 */
function insideOf([, , , , since, until, text, named]) {
  return new Set([
    ...stems(text),
    ...named.map((concept) => CONCEPT + concept),
    CHANGED,
    ...[since, until].flatMap(periodsOf).map(on),
    ...periodsOf(until).map(changedIn),
  ]);
}

/**
 * @param {FormerText} text
 * @param {string} title
 */
function aroundOf(text, title) {
  return new Set([...stems(title), ...text[8].map((concept) => CONCEPT + concept)]);
}

/**
 * The year, the month and the day itself, in ISO; nothing of a day that is not known.
 * @param {string} day
 */
function periodsOf(day) {
  return day && day !== UNKNOWN_DAY ? ISO_LENGTHS.map((length) => day.slice(0, length)) : [];
}

/**
 * @param {Ranked} one
 * @param {Ranked} other
 */
function byScore(one, other) {
  return (
    other.score - one.score ||
    inOrderOf(one.text[0], other.text[0]) ||
    inOrderOf(one.text[2], other.text[2])
  );
}

/**
 * @param {string} one
 * @param {string} other
 */
function inOrderOf(one, other) {
  return Number(one > other) - Number(one < other);
}
