// English words of names by how Russians hear them.
import { Gradual, addTo } from "./gradual.js";
import { skeletons } from "./transliteration.js";

const SHORTEST_HEARD = 3;
const LATIN_LETTERS = /^[a-z]+$/;

/**
 * Consonants → the English words that have them when written in Cyrillic letters.
 * @param {() => string[]} words gives the words
 * @returns {Gradual<Map<string, string[]>, string>}
 */
export function wordsByEar(words) {
  return new Gradual(
    new Map(),
    () => words().sort().filter((word) => word.length >= SHORTEST_HEARD && LATIN_LETTERS.test(word)),
    (found, word) => skeletons(word).forEach((skeleton) => addTo(found, skeleton, word)),
  );
}
