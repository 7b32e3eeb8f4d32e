// Stems: the part of a word that its grammatical forms share.

import { stemEnglish } from "./english_stemmer.js";
import { stemRussian } from "./russian_stemmer.js";
import { tokens } from "./tokens.js";

// Letters; no word of either language is longer, and what is longer is kept as it stands.
const RUSSIAN_WORD = /^[а-яё]{1,40}$/;
const ENGLISH_WORD = /^[a-z']{1,40}$/;
const MOST_KEPT_STEMS = 20_000;
/** Token → its stem: texts have the same words again and again. @type {Map<string, string>} */
const STEMS = new Map();

/**
 * The stem of a token by its script: Cyrillic as Russian, Latin as English, all else unchanged.
 * @param {string} token
 * @returns {string}
 * @example stem("слепоты") // "слепот"
 * @example stem("rolled") // "roll"
 */
export function stem(token) {
  let found = STEMS.get(token);
  if (found === undefined) {
    if (RUSSIAN_WORD.test(token)) found = stemRussian(token);
    else found = ENGLISH_WORD.test(token) ? stemEnglish(token) : token;
    if (STEMS.size >= MOST_KEPT_STEMS) STEMS.clear();
    STEMS.set(token, found);
  }
  return found;
}

/**
 * The stems of the words of a text, in order. There is no stop list: a rule hangs on «не» and «до».
 * @param {string} text
 * @returns {string[]}
 */
export function stems(text) {
  return tokens(text).map(stem);
}
