// The words of a text, for search: nothing else counts as a word there.

import { fold, foldLetters } from "./folding.js";
import { SPACES } from "./letters.js";

/**
 * What tokens a place in a text gives: a word itself; a step code its two words and then itself in one.
 * @typedef {{tokens: string[], start: number, end: number}} TokenSpan
 */

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
// What stands before is matched too, not looked back at: browsers of 2022 cannot.
const STEP = /(^|[^\p{L}\p{N}])(orp|drp|фбн|фбз)[ -]?([1-9])(?![\p{L}\p{N}])/gu;
/** @type {Record<string, string>} */
const PHASES = { orp: "orp", фбн: "orp", drp: "drp", фбз: "drp" };
// Signs each of which is folded alone and gives one; or a sign with all that may grow together with it:
// marks, the parts of Korean syllables, the half-width voicing of Japanese.
const JOINED = String.raw`[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc]`;
const PIECE = new RegExp(`([ -~А-Яа-яЁё]+)(?!${JOINED})|[^]${JOINED}*`, "gu");

/**
 * The words in order, folded; a step code gives its two words and then itself in one: `drp-1`.
 *
 * Accents are dropped, й stays; apostrophes inside a word belong to it, hyphens divide words.
 * @param {string} text
 * @returns {string[]}
 * @example tokens("Ещё раз: ФБЗ 1!") // ["еще", "раз", "фбз", "1", "drp-1"]
 */
export function tokens(text) {
  return placed(fold(text).replace(/\p{Mn}/gu, "")).flatMap((span) => span.tokens);
}

/**
 * Whether a token is a step code in one: of all tokens they alone hold a hyphen.
 * @param {string} token
 * @returns {boolean}
 */
export function isStepCode(token) {
  return token.includes("-");
}

/**
 * The tokens of a text with their places in it as it was given, in UTF-16 units.
 *
 * A step code is one place; so is a sign that stands for several words (½).
 * @param {string} text
 * @returns {TokenSpan[]}
 * @example spans("ФБЗ 1!") // [{tokens: ["фбз", "1", "drp-1"], start: 0, end: 5}]
 */
export function spans(text) {
  let folded = "";
  /** @type {number[]} of each unit of the folded text */
  const starts = [];
  /** @type {number[]} */
  const ends = [];
  let afterSpace = false;
  for (const { 0: piece, 1: plain, index } of text.matchAll(PIECE)) {
    let end = index + (plain ? 0 : piece.length);
    const letters = foldLetters(piece);
    for (const letter of plain ? letters : letters.replace(SPACES, " ")) {
      if (plain) end += 1;
      const space = letter === " ";
      if (!(space && afterSpace) && (plain || !/\p{Mn}/u.test(letter))) {
        folded += letter;
        for (let unit = 0; unit < letter.length; unit += 1) {
          starts.push(plain ? end - 1 : index);
          ends.push(end);
        }
      }
      afterSpace = space;
    }
  }
  /** @type {TokenSpan[]} */
  const found = [];
  for (const span of placed(folded)) {
    const start = starts[span.start];
    const end = ends[span.end - 1];
    const last = found.at(-1);
    if (last && start < last.end) {
      last.tokens.push(...span.tokens);
      last.end = end;
    } else {
      found.push({ tokens: span.tokens, start, end });
    }
  }
  return found;
}

/**
 * The tokens of a folded text without accents.
 * @param {string} folded
 * @returns {TokenSpan[]}
 */
function placed(folded) {
  /** @type {TokenSpan[]} */
  const found = [];
  /** @param {number} from @param {number} to */
  const addWords = (from, to) => {
    for (const { 0: word, index } of folded.slice(from, to).matchAll(WORD)) {
      found.push({ tokens: [word], start: from + index, end: from + index + word.length });
    }
  };
  let at = 0;
  for (const { 0: whole, 1: before, 2: phase, 3: number, index } of folded.matchAll(STEP)) {
    const start = index + before.length;
    addWords(at, start);
    at = index + whole.length;
    found.push({ tokens: [phase, number, `${PHASES[phase]}-${number}`], start, end: at });
  }
  addWords(at, folded.length);
  return found;
}
