// Which names there are: what search/bundle.py packed of the lexicon, unpacked.
import { Digits } from "./columns.js";

/**
 * A word of a name is told by its place among the words of the record that it names, the heaviest first.
 * @param {string} packed
 * @param {string[]} words all words
 * @param {string[]} concepts those of records and abilities first, in the order of their documents
 * @param {(word: string) => ReadonlyMap<number, number>} weights of the documents that have a word
 * @returns {Map<string, string[]>} phrase (stems, a space between) → the concepts that it calls
 */
export function phrasesOf(packed, words, concepts, weights) {
  const near = heaviest(words, concepts, weights);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const digits = new Digits(packed);
  concepts.forEach((concept, number) => {
    for (let phrases = digits.next(); phrases > 0; phrases--) {
      /** @type {string[]} */
      const phrase = [];
      for (let length = digits.next(); length > 0; length--) {
        const at = digits.next();
        phrase.push(at ? near[number][at - 1].word : words[digits.next()]);
      }
      const called = found.get(phrase.join(" "));
      if (called) called.push(concept);
      else found.set(phrase.join(" "), [concept]);
    }
  });
  for (const called of found.values()) called.sort();
  return found;
}

/**
 * @param {string[]} words
 * @param {string[]} concepts
 * @param {(word: string) => ReadonlyMap<number, number>} weights
 * @returns {{word: string, weight: number}[][]} the words of every document
 */
function heaviest(words, concepts, weights) {
  /** @type {{word: string, weight: number}[][]} */
  const found = concepts.map(() => []);
  for (const word of words) for (const [number, weight] of weights(word)) found[number].push({ word, weight });
  for (const its of found) its.sort((one, other) => other.weight - one.weight);
  return found;
}
