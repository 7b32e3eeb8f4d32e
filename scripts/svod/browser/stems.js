// Stems: the part of a word that its grammatical forms share.

import { stemEnglish } from "./english_stemmer.js";
import { stemRussian } from "./russian_stemmer.js";
import { tokens } from "./tokens.js";

// Letters; no word of either language is longer, and what is longer is kept as it stands.
const RUSSIAN_WORD = /^[а-яё]{1,40}$/;
const ENGLISH_WORD = /^[a-z']{1,40}$/;

/**
 * The stem of a token by its script: Cyrillic as Russian, Latin as English, all else unchanged.
 * @param {string} token
 * @returns {string}
 * @example stem("слепоты") // "слепот"
 * @example stem("rolled") // "roll"
 */
export function stem(token) {
  if (RUSSIAN_WORD.test(token)) return stemRussian(token);
  return ENGLISH_WORD.test(token) ? stemEnglish(token) : token;
}

/**
 * The stems of the words of a text, in order. There is no stop list: a rule hangs on «не» and «до».
 * @param {string} text
 * @returns {string[]}
 */
export function stems(text) {
  return tokens(text).map(stem);
}
