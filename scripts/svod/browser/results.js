// What a search answers: hits with the part that answers, the same as at a prompt.

/** @typedef {import("./bundle.js").Card} Card */
/** @typedef {import("./texts.js").Place} Place */

/**
 * One record found.
 *
 * `part` and `point` are the keys of what matched best; `answer`, `short` and `decision` are that part's;
 * null where the kind has none. `pending` is a hit of which the part is not known before the texts are there.
 * @typedef {object} Hit
 * @property {string} id
 * @property {string} kind
 * @property {string | null} code
 * @property {string} title
 * @property {string | null} part
 * @property {string | null} point
 * @property {string | null} answer
 * @property {string | null} short
 * @property {string | null} decision
 * @property {string} standing
 * @property {string | null} issued
 * @property {string | null} changed
 * @property {string | null} channel
 * @property {number} score
 * @property {string} url
 * @property {boolean} pending
 */

/** Sorts of piece that have a place of their own on a page, below the parts. */
export const ANCHORED = ["point", "example", "item"];

/**
 * The hit of a record; `places` are its passages that matched, the best first; null before there are texts.
 * @param {Card} card
 * @param {Place[] | null} places
 * @param {number} score
 * @returns {Hit}
 */
export function hitOf(card, places, score) {
  const [best] = places ?? [];
  const point = best && ANCHORED.includes(best.sort) ? best.key : null;
  const pending = !places && card.parts.length > 1;
  const part = pending ? undefined : partOf(card, places ?? []);
  return {
    id: card.id,
    kind: card.kind,
    code: card.code,
    title: card.title,
    part: part?.key ?? null,
    point,
    answer: part?.answer ?? null,
    short: part?.short ?? null,
    decision: part?.decision ?? null,
    standing: card.standing,
    issued: card.issued,
    changed: card.changed,
    channel: card.channel,
    score,
    url: point === null ? card.url : urlAt(card, point),
    pending,
  };
}

/**
 * The part that matched best, by its own words or by what explains it; else the first.
 * @param {Card} card
 * @param {Place[]} places
 */
function partOf({ parts }, places) {
  for (const place of places) {
    const part = parts.find((each) => each.key === place.part);
    if (part) return part;
  }
  return parts.at(0);
}

/**
 * The way to the piece of a record with a key, after the record's own anchor if it has one. The points of an
 * ability are those of its hero.
 * @param {Card} card
 * @param {string} key
 */
export function urlAt({ kind, url: own }, key) {
  const url = kind === "ability" ? own.replace(/#.*/, "") : own;
  return `${url}${url.includes("#") ? "-" : "#"}p-${key}`;
}
