// Words typed with the keyboard set to the other language: «cnfy» is «стан», «ыегт» is stun.

import { casefold } from "./letters.js";

const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>";
const CYRILLIC_KEYS = "ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";

/**
 * The text as the same keys give it in the other layout; null for one with letters of both or of neither.
 * @param {string} text
 * @returns {string | null}
 * @example retyped(",jxrf") // "бочка"
 * @example retyped("15") // null
 */
export function retyped(text) {
  const folded = casefold(text);
  const latin = /[a-z]/.test(folded);
  if (latin === /[а-яё]/.test(folded)) return null;
  const [from, to] = latin ? [LATIN_KEYS, CYRILLIC_KEYS] : [CYRILLIC_KEYS, LATIN_KEYS];
  return text.replace(/[^]/g, (key) => to[from.indexOf(key)] ?? key);
}
