// Which former texts answer a query, in integers, ties by id and key.

import { formerHitOf } from "./former_hits.js";
import { CHANGED, changedIn, on } from "./hints.js";
import { PERCENT } from "./scoring.js";
import { CONCEPT } from "./spans.js";
import { stem, stems } from "./stems.js";

/** @typedef {import("./bundle.js").Card} Card */
/** @typedef {import("./former_hits.js").FormerHit} FormerHit */
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
/** @typedef {ReadonlyMap<string, number>} Shares term → the percent of it that a text has */

/**
 * Percent of a word that the text has not, but the title or name of its record, or what that is about: to be
 * called by its name is enough for an answer, to be of the same hero is not.
 */
const OF_NAME = 50;
const BESIDE = 30;
export const UNKNOWN_DAY = "unknown";
/** Letters of a year, of a month and of a day in ISO. */
const ISO_LENGTHS = [4, 7, 10];

/** Ranks the former texts of one base; `title` gives what a record is called. */
export class FormerRanking {
  /**
   * @param {FormerText[]} texts
   * @param {(id: string) => string} title
   */
  constructor(texts, title) {
    this._known = texts.map((text) => ({ text, shares: sharesOf(text, title(text[0])) }));
  }

  /**
   * The texts that answer a query, the best first.
   *
   * `masses` are what each word tells; `enough` says of the part of it that a text has, and of all of it,
   * whether that is an answer. Without words all answer; a text whose record is given by code or id
   * does before all others.
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
    for (const { text, shares } of this._known) {
      if (!quoted.every((group) => group.some((term) => shares.get(term) === PERCENT))) continue;
      let score = 0;
      for (const [at, terms] of termed.entries()) {
        let best = 0;
        for (const [term, percent] of terms) {
          best = Math.max(best, Math.floor((percent * (shares.get(term) ?? 0)) / PERCENT));
        }
        score += masses[at] * best;
      }
      if (outright.includes(text[0]) || ((score || !total) && enough(Math.floor(score / PERCENT), total))) {
        found.push({ text, score });
      }
    }
    /** @param {Ranked} each */
    const rest = ({ text }) => Number(!outright.includes(text[0]));
    return found.sort((one, other) => rest(one) - rest(other) || byScore(one, other));
  }

  /**
   * Those of the texts whose record is in the base and passes the filters, as hits.
   * @param {Ranked[]} ranked
   * @param {Card[]} cards
   * @param {ReadonlySet<number> | null} allowed the numbers of the records that pass; null for all
   * @returns {FormerHit[]}
   */
  hits(ranked, cards, allowed) {
    const known = new Map(cards.map((card, number) => [card.id, number]));
    return ranked.flatMap(({ text, score }) => {
      const number = known.get(text[0]);
      if (number === undefined || (allowed && !allowed.has(number))) return [];
      return [formerHitOf(text, cards[number], score)];
    });
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
 * The terms of the text itself, and of the days from which and up to which it held.
 * @param {FormerText} text
 */
function insideOf([, , , , since, until, text, named]) {
  return [
    ...stems(text),
    ...named.map((concept) => CONCEPT + concept),
    CHANGED,
    ...[since, until].flatMap(periodsOf).map(on),
    ...periodsOf(until).map(changedIn),
  ];
}

/**
 * @param {FormerText} text
 * @param {string} title
 * @returns {Shares}
 */
function sharesOf(text, title) {
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const concept of text[8]) shares.set(CONCEPT + concept, BESIDE);
  for (const term of [...stems(title), CONCEPT + text[0]]) shares.set(term, OF_NAME);
  for (const term of insideOf(text)) shares.set(term, PERCENT);
  return shares;
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
