// What a search answers with from the texts that no longer hold, the same as at a prompt.
import { ANCHORED, urlAt } from "./results.js";

/** @typedef {import("./bundle.js").Card} Card */
/** @typedef {import("./former_ranking.js").FormerText} FormerText */

/**
 * A text found that no longer holds: it held from `since` up to, but not on, `until`.
 *
 * Both are days in ISO or `unknown`; `part` and `point` are keys, as in a hit.
 * @typedef {object} FormerHit
 * @property {string} id
 * @property {string | null} code
 * @property {string} title
 * @property {string | null} part
 * @property {string | null} point
 * @property {string} since
 * @property {string} until
 * @property {string} text
 * @property {string} url
 * @property {number} score
 */

/**
 * The hit of a text that no longer holds; `card` is its record's.
 * @param {FormerText} former
 * @param {Card} card
 * @param {number} score
 * @returns {FormerHit}
 */
export function formerHitOf([id, sort, key, part, since, until, text], card, score) {
  const point = ANCHORED.includes(sort) ? key : null;
  const { code, title } = card;
  const url = point === null ? card.url : urlAt(card, point);
  return { id, code, title, part, point, since, until, text, url, score };
}
