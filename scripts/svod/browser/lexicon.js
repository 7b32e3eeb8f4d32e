// Which names there are: what search/bundle.py packed of the lexicon, unpacked.
import { Digits } from "./columns.js";
import { addTo } from "./gradual.js";

/**
 * `phrases`: phrase (stems, a space between) → the concepts that it calls; `beginnings` are those of all
 * phrases, to the last word.
 * @typedef {{phrases: Map<string, string[]>, beginnings: Set<string>}} Lexicon
 */

/** @typedef {(word: string, told: (number: number, weight: number) => void) => void} Each tells the documents of a word */

/**
 * A word of a name is told by its place among the words of the record that it names, the heaviest first.
 * @param {string} packed
 * @param {string[]} words all words
 * @param {string[]} concepts those of records and abilities first, in the order of their documents
 * @param {Each} each
 * @returns {Lexicon}
 */
export function lexiconOf(packed, words, concepts, each) {
  const near = heaviest(words, concepts, each);
  /** @type {Map<string, string[]>} */
  const phrases = new Map();
  /** @type {Set<string>} */
  const beginnings = new Set();
  const digits = new Digits(packed);
  concepts.forEach((concept, number) => {
    for (let left = digits.next(); left > 0; left--) {
      let phrase = "";
      for (let length = digits.next(); length > 0; length--) {
        const at = digits.next();
        phrase += (phrase && " ") + (at ? near[number][at - 1] : words[digits.next()]);
        beginnings.add(phrase);
      }
      addTo(phrases, phrase, concept);
    }
  });
  for (const called of phrases.values()) called.sort();
  return { phrases, beginnings };
}

/**
 * @param {string[]} words
 * @param {string[]} concepts
 * @param {Each} each
 * @returns {string[][]} the words of every document, the heaviest first
 */
function heaviest(words, concepts, each) {
  /** Words by document and weight. @type {string[][][]} */
  const weighed = concepts.map(() => []);
  for (const word of words) each(word, (number, weight) => (weighed[number][weight] ??= []).push(word));
  return weighed.map((its) => its.reverse().flat());
}
