// The texts of the records, which come after the index: what matched, and what to show of it.
import { exchanged, numbersOf, Digits } from "./columns.js";
import { CONCEPT } from "./spans.js";
import { stems } from "./stems.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/**
 * Where in a record a text stands: the sort and key of its piece, and the part it belongs to.
 * @typedef {{sort: string, key: string, part: string | null}} Place
 */
/** @typedef {ReadonlyMap<number, number>} Times number of a passage → how often it has a term */
/**
 * The second file.
 * @typedef {object} PackedTexts
 * @property {[string, string, string | null, string][][]} passages sort, key, part and text of each
 * @property {Record<string, [string, string | null][]>} parts keys, and decisions where there are several
 * @property {string} meant of each document how many concepts its names mean in its texts, and their numbers
 * @property {string} certain the numbers of the concepts whose names mean them everywhere
 * @property {Record<string, string>} labels
 */

/** @type {Times} */
const NOWHERE = new Map();

/** The texts of one language. */
export class Texts {
  /**
   * @param {PackedTexts} packed
   * @param {Bundle} bundle gets the keys, decisions and labels that it lacked
   */
  constructor(packed, bundle) {
    this._packed = packed.passages;
    this._bundle = bundle;
    this._open = bundle.lang === "ru" ? exchanged : String;
    const meant = new Digits(packed.meant);
    this._meant = packed.passages.map(() => new Set(meant.rising(meant.next())));
    this._certain = new Set(new Digits(packed.certain).rising(numbersOf(packed.certain).length));
    this._numbers = new Map(bundle.concepts.map((concept, number) => [concept, number]));
    /** @type {Map<number, Map<string, Map<number, number>>>} */
    this._found = new Map();
    this._warmed = 0;
    for (const [number, parts] of Object.entries(packed.parts)) {
      parts.forEach(([key, decision], at) => {
        const part = bundle.cards[Number(number)].parts[at];
        part.key = key;
        if (decision !== null) part.decision = this._open(decision);
      });
    }
    bundle.labels = packed.labels;
  }

  /**
   * The passages of a document, in order.
   * @param {number} number
   * @returns {Place[]}
   */
  places(number) {
    return this._packed[number].map(([sort, key, part]) => ({ sort, key, part }));
  }

  /**
   * @param {number} number
   * @param {number} passage
   */
  text(number, passage) {
    return this._open(this._packed[number][passage][3]);
  }

  /**
   * In which passages of a document a term stands.
   * @param {number} number
   * @param {string} term
   * @returns {Times}
   */
  passages(number, term) {
    let terms = this._found.get(number);
    if (!terms) {
      terms = this._terms(number);
      this._found.set(number, terms);
    }
    return terms.get(term) ?? NOWHERE;
  }

  /**
   * Looks for the words of one more document; whether there are others. Call it when there is time.
   * @returns {boolean}
   */
  warm() {
    if (this._warmed < this._packed.length) this.passages(this._warmed++, "");
    return this._warmed < this._packed.length;
  }

  /** @param {number} number */
  _terms(number) {
    /** @type {Map<string, Map<number, number>>} */
    const found = new Map();
    this._packed[number].forEach((_, passage) => {
      const own = stems(this.text(number, passage));
      for (const term of [...own, ...this._concepts(own, number)]) {
        const times = found.get(term) ?? new Map();
        times.set(passage, (times.get(passage) ?? 0) + 1);
        found.set(term, times);
      }
    });
    return found;
  }

  /**
   * The terms of the concepts that a text names: the longest names from the left, none overlapping.
   * @param {string[]} words its stems
   * @param {number} number
   */
  _concepts(words, number) {
    /** @type {string[]} */
    const found = [];
    const { phrases, beginnings } = this._bundle.lexicon;
    for (let start = 0; start < words.length; ) {
      let end = start + 1;
      /** @type {string[]} */
      let called = [];
      for (let at = start, phrase = words[at]; at < words.length && beginnings.has(phrase); phrase += ` ${words[at]}`) {
        at += 1;
        const concepts = phrases.get(phrase);
        if (concepts) [end, called] = [at, concepts];
      }
      for (const concept of called) {
        const its = this._numbers.get(concept) ?? -1;
        if (this._meant[number].has(its) || this._certain.has(its)) found.push(CONCEPT + concept);
      }
      start = end;
    }
    return found;
  }
}
