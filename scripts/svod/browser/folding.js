// Folding: two writings of the same text made equal.

import { SPACES, casefold } from "./letters.js";

/**
 * For looking up: small letters, ё as е, й kept, compatibility forms and typographic variants folded.
 * @param {string} text
 * @returns {string}
 * @example fold("Чёрная  Вдова’s") // "черная вдова's"
 */
export function fold(text) {
  return foldLetters(text).replace(SPACES, " ").replace(/^ | $/g, "");
}

/**
 * The text folded, but for its spaces, which stay as they are.
 * @param {string} text
 * @returns {string}
 */
export function foldLetters(text) {
  const plain = text
    .normalize("NFKC")
    .replace(/[«»„“”‟]/g, '"')
    .replace(/[‘’‚‛ʼ′`]/g, "'")
    .replace(/[‐‑‒–—―−]/g, "-");
  return casefold(plain).replace(/ё/g, "е");
}
