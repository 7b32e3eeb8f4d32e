// Words typed in the wrong keyboard layout, in a query that may be mixed.

import { retyped } from "./keyboard.js";
import { casefold, lengthOf } from "./letters.js";
import { stem } from "./stems.js";
import { tokens } from "./tokens.js";

const SHORTEST_KNOWN = 2;
/** Letters of a chunk that alone proves nothing: it may be an abbreviation. */
const SHORT_CHUNK = 3;

/**
 * Something read otherwise than it was typed: `how` is the part of the understanding that did so.
 * @typedef {{typed: string, read: string, how: string}} Change
 */

/** Whether a stem is known. @typedef {(word: string) => boolean} Knows */

/**
 * For each chunk of a query what it was meant to be; null where it stands as it is.
 *
 * A chunk of which not all is known becomes what the same keys give in the other layout if all of that is
 * known. Where one is, the other unknown chunks of its alphabet were typed so too.
 * @param {string[]} chunks
 * @param {Knows} knows
 * @returns {(Change | null)[]}
 */
export function inRightLayout(chunks, knows) {
  const others = chunks.map((chunk) => (isAllKnown(chunk, knows) ? null : retyped(chunk)));
  let sure = others.map((other) => other !== null && isAllKnown(other, knows));
  if (chunks.every((chunk, at) => !sure[at] || lengthOf(chunk) <= SHORT_CHUNK)) {
    const all = sure.every(Boolean);
    sure = sure.map((isSure) => isSure && all);
  }
  const alphabets = new Set(chunks.filter((_, at) => sure[at]).map(hasLatin));
  return chunks.map((chunk, at) => {
    const other = others[at];
    return other && (sure[at] || alphabets.has(hasLatin(chunk)))
      ? { typed: chunk, read: other, how: "layout" }
      : null;
  });
}

/**
 * @param {string} text
 * @param {Knows} knows
 */
function isAllKnown(text, knows) {
  const asked = tokens(text).filter((token) => lengthOf(token) >= SHORTEST_KNOWN);
  return asked.length > 0 && asked.every((token) => knows(stem(token)));
}

/** @param {string} text */
function hasLatin(text) {
  return /[a-z]/.test(casefold(text));
}
