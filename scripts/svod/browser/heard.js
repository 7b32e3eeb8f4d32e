// English words of names by how Russians hear them; worked out when the first such word is looked for.
import { skeletons } from "./transliteration.js";

const SHORTEST_HEARD = 3;
const LATIN_LETTERS = /^[a-z]+$/;

/** Consonants → the English words that have them when written in Cyrillic letters. */
export class Heard {
  /** @param {() => string[]} words gives the words */
  constructor(words) {
    this._words = words;
    /** @type {Map<string, string[]> | null} */
    this._found = null;
  }

  /** @param {string} skeleton */
  get(skeleton) {
    return this.warm().get(skeleton);
  }

  /** Works the table out. */
  warm() {
    if (!this._found) {
      this._found = new Map();
      for (const word of this._words().sort()) {
        if (word.length < SHORTEST_HEARD || !LATIN_LETTERS.test(word)) continue;
        for (const skeleton of skeletons(word)) {
          const alike = this._found.get(skeleton);
          if (alike) alike.push(word);
          else this._found.set(skeleton, [word]);
        }
      }
    }
    return this._found;
  }
}
