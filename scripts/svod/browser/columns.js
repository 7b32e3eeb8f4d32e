// Columns of numbers and words as the build packs them: search/columns.py writes what is read here.

/** @typedef {[(string | null)[], string]} Column values, and the number of each record's among them */

const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((sign) => !'"\\'.includes(sign)).join("");
const LAST_DIGIT = 60;
const MORE_DIGITS = DIGITS.length - LAST_DIGIT;
const SHARED = "!#$%&()*+,./:;<=>?@";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{|";
const RUSSIAN = "абвгдежзийклмнопрстуфхцчшщъыьэюяё";
const LATIN = "abcdefghijklmnopqrstuvwxyz^_`{|}~";
const FIRST_LETTER = "а".charCodeAt(0);

/** By code of a sign: the digit, the count of shared letters and one, the letter. */
const DIGIT_OF = codes(DIGITS, (at) => at);
const SHARED_OF = codes(SHARED, (at) => at + 1);
const LETTER_OF = codes(LETTERS, (at) => FIRST_LETTER + at);
const EXCHANGED = new Map([...RUSSIAN].flatMap((sign, at) => [[sign, LATIN.charAt(at)], [LATIN.charAt(at), sign]]));

/** Reads numbers one after the other. */
export class Digits {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  get done() {
    return this.#at >= this.#text.length;
  }

  /** @returns {number} the next number */
  next() {
    let number = 0;
    let unit = 1;
    for (;;) {
      const digit = DIGIT_OF[this.#text.charCodeAt(this.#at++)];
      if (digit < LAST_DIGIT) return number + unit * digit;
      number += unit * digit;
      unit *= MORE_DIGITS;
    }
  }

  /**
   * @param {number} count
   * @returns {number[]} so many numbers that rise, packed as their distances
   */
  rising(count) {
    /** @type {number[]} */
    const found = [];
    let after = 0;
    for (let n = 0; n < count; n++) {
      after += this.next();
      found.push(after++);
    }
    return found;
  }
}

/**
 * @param {string} text
 * @returns {number[]} all numbers of a column
 */
export function numbersOf(text) {
  const digits = new Digits(text);
  /** @type {number[]} */
  const found = [];
  while (!digits.done) found.push(digits.next());
  return found;
}

/**
 * @param {string} text
 * @returns {number[]} all numbers of a column that tells how much each has more than the last
 */
export function sumsOf(text) {
  let sum = 0;
  return numbersOf(text).map((more) => (sum += more));
}

/**
 * @param {Column} column
 * @returns {(string | null)[]} the value of every record
 */
export function valuesOf([values, numbers]) {
  return numbersOf(numbers).map((number) => values[number] ?? null);
}

/** Reads words one after the other, each told by what it shares with another. */
export class Parted {
  #text;
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  get done() {
    return this.#at >= this.#text.length;
  }

  /**
   * @param {string} other the word with which the next one shares its beginning
   * @returns {string} the next word
   */
  next(other) {
    let word = other.slice(0, SHARED_OF[this.#text.charCodeAt(this.#at++)] - 1);
    for (; !this.done; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (SHARED_OF[code]) break;
      word += String.fromCharCode(LETTER_OF[code] || code);
    }
    return word;
  }
}

/**
 * @param {string} text
 * @returns {string[]} the words of a column in order, each packed against the one before
 */
export function wordsOf(text) {
  const parted = new Parted(text);
  /** @type {string[]} */
  const found = [];
  let last = "";
  while (!parted.done) found.push((last = parted.next(last)));
  return found;
}

/**
 * @param {string} text
 * @returns {string} the text with small Russian and small Latin letters in each other's place
 */
export function exchanged(text) {
  let found = "";
  for (const sign of text) found += EXCHANGED.get(sign) ?? sign;
  return found;
}

/**
 * @param {string} signs
 * @param {(at: number) => number} value
 * @returns {Uint16Array} the value of every sign, by its code; 0 for all others
 */
function codes(signs, value) {
  const found = new Uint16Array(1 << 16);
  [...signs].forEach((sign, at) => (found[sign.charCodeAt(0)] = value(at)));
  return found;
}
