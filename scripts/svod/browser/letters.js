// What Python knows of letters, as its `str` does it: over the code points of a text, not its UTF-16 units.

/** Runs of white space: not U+FEFF as in `\s`, but the separators of ASCII and U+0085. */
export const SPACES = /[\t-\r\x1c- \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;

// Of all letters these alone are not what small letters made capital and small again are.
const AS_OTHERS = /[^\u0131\u13a0-\u13fd\uab70-\uabbf]+/g;
const SMALL_CHEROKEE = /[\u13f8-\u13fd\uab70-\uabbf]/g;

/**
 * The text without distinctions of case, as Python's `casefold` gives it: ß is ss, ς is σ.
 * @param {string} text
 * @returns {string}
 */
export function casefold(text) {
  return text
    .replace(AS_OTHERS, (part) => part.toLowerCase().toUpperCase().toLowerCase())
    .replace(/ς/g, "σ")
    .replace(SMALL_CHEROKEE, (letter) => letter.toUpperCase());
}

/**
 * How many code points a text has.
 * @param {string} text
 * @returns {number}
 */
export function lengthOf(text) {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g) ?? []).length;
}

/**
 * The text with every letter once where it stands doubled.
 * @param {string} text
 * @returns {string}
 */
export function undoubled(text) {
  return text.replace(/([^\n])\1+/gu, "$1");
}

/**
 * The number that digits of any script give.
 * @param {string} digits
 * @returns {number}
 */
export function decimal(digits) {
  let value = 0;
  for (const digit of digits) {
    const code = Number(digit.codePointAt(0));
    let zero = code;
    // the ten digits of a script stand in a row, the zero first
    while (isDecimal(String.fromCodePoint(zero - 1))) zero -= 1;
    value = value * 10 + ((code - zero) % 10);
  }
  return value;
}

/**
 * Whether a text is digits of any script and nothing else; like the next two, not so of an empty one.
 * @param {string} text
 * @returns {boolean}
 */
export function isDecimal(text) {
  return /^\p{Nd}+$/u.test(text);
}

/**
 * Whether a text is letters of any alphabet and nothing else.
 * @param {string} text
 * @returns {boolean}
 */
export function isAlphabetic(text) {
  return /^\p{L}+$/u.test(text);
}

/**
 * Whether a text is letters and numbers of any sort and nothing else.
 * @param {string} text
 * @returns {boolean}
 */
export function isAlphanumeric(text) {
  return /^[\p{L}\p{N}]+$/u.test(text);
}
