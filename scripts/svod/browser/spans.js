// The names in a query, each word of which may be one of several.

/** What the terms of concepts begin with; no word does. */
export const CONCEPT = "=";

/**
 * Words `start` to `end` are a name of the concepts; `percent` tells how sure its words are.
 * @typedef {{start: number, end: number, concepts: string[], percent: number}} Span
 */

/** Finds the names by the phrases (stems, a space between) that call concepts. */
export class Spans {
  /** @param {import("./lexicon.js").Lexicon} lexicon */
  constructor({ phrases, beginnings }) {
    this._phrases = phrases;
    this._beginnings = beginnings;
  }

  /**
   * The longest names from the left, none overlapping.
   *
   * `words` are the stems that each word may be, with percents; one below `sure` counts only in a name of
   * several words.
   * @param {ReadonlyMap<string, number>[]} words
   * @param {number} sure
   * @returns {Span[]}
   */
  found(words, sure) {
    const found = [];
    let start = 0;
    while (start < words.length) {
      const span = this._at(words, start, sure);
      if (span) found.push(span);
      start = span ? span.end : start + 1;
    }
    return found;
  }

  /**
   * @param {ReadonlyMap<string, number>[]} words
   * @param {number} start
   * @param {number} sure
   * @returns {Span | null}
   */
  _at(words, start, sure) {
    /** @type {Map<string, number>} */
    let reached = new Map();
    for (const [word, percent] of words[start]) {
      if (this._beginnings.has(word)) reached.set(word, percent);
    }
    let best = null;
    let end = start + 1;
    while (reached.size) {
      const least = end === start + 1 ? sure : 0;
      const called = [...reached].filter(
        ([phrase, percent]) => percent >= least && this._phrases.has(phrase),
      );
      if (called.length) {
        const top = Math.max(...called.map(([, percent]) => percent));
        /** @type {Set<string>} */
        const concepts = new Set();
        for (const [phrase, percent] of called) {
          if (percent === top) for (const concept of this._phrases.get(phrase) ?? []) concepts.add(concept);
        }
        best = { start, end, concepts: [...concepts], percent: top };
      }
      if (end === words.length) break;
      /** @type {Map<string, number>} */
      const further = new Map();
      for (const [phrase, percent] of reached) {
        for (const [word, other] of words[end]) {
          const longer = `${phrase} ${word}`;
          if (this._beginnings.has(longer)) further.set(longer, Math.min(percent, other));
        }
      }
      reached = further;
      end += 1;
    }
    return best;
  }
}
