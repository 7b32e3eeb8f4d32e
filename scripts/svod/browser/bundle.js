// The index in the browser: what search/bundle.py packed, unpacked. Documents have numbers, in the order of ids.
import { cardsOf } from "./cards.js";
import { Digits, Parted, numbersOf, sumsOf, wordsOf } from "./columns.js";
import { addTo } from "./gradual.js";
import { wordsByEar } from "./heard.js";
import { SPACES } from "./letters.js";
import { lexiconOf } from "./lexicon.js";
import { unpack } from "./postings.js";

/** @typedef {{numbers: number[], from: number}} Packing */
/**
 * The first file.
 * @typedef {object} Packed
 * @property {string} lang
 * @property {string} ids
 * @property {string} keywords
 * @property {string} words
 * @property {string} days
 * @property {string} facts
 * @property {Postings} postings
 * @property {string} weights
 * @property {number[]} levels
 * @property {string} facets
 * @property {Postings} tagged
 * @property {string} lexicon
 * @property {[string, string]} forms
 * @property {[string, string]} heard
 * @property {string} masses
 * @property {string} shares
 * @property {string} neighbours
 * @property {string} functionWords
 * @property {string} elsewhere
 * @property {Record<string, string[]>} former
 * @property {Record<string, string>} formerCodes
 * @property {PackedCards} cards
 */
/** @typedef {import("./cards.js").Card} Card */
/** @typedef {import("./cards.js").PackedCards} PackedCards */
/** @typedef {import("./postings.js").Postings} Postings */

const CODE = /^[RrРр]\s?([1-9][0-9]{0,5})$/u;
const OUTER_SPACES = new RegExp(`^${SPACES.source}|${SPACES.source}$`, "gu");
const THINGS = ["hero", "status", "card", "component", "step", "mode", "ability"];
/** Things by which a record is found that is about them. */
const FOUND_BY = ["hero", "status", "card", "step", "mode"];
const DAY_FACT = /^(?:on|changed)=\d{4}-\d\d-\d\d$/;
/** @type {ReadonlyMap<number, number>} */
const NO_WEIGHTS = new Map();
/** @type {ReadonlySet<number>} */
const NO_DOCUMENTS = new Set();

/** One language's index. */
export class Bundle {
  /** @param {Packed} packed */
  constructor(packed) {
    this.lang = packed.lang;
    this._ids = packed.ids.split("\n");
    this.count = this._ids.length;
    /** The concepts by number: records and abilities first, so that a document's number is its own. */
    this.concepts = [...this._ids, ...packed.keywords.split("\n").filter(Boolean)];
    const words = wordsOf(packed.words);
    const days = packed.days.split(" ").filter(Boolean);
    const terms = [
      ...words,
      ...this.concepts.map((concept) => `=${concept}`),
      ...days.map((day) => `on=${day}`),
      ...packed.facts.split("\n"),
    ];
    /** @type {Map<string, Map<number, number>>} */
    this._weights = new Map();
    /** By term the documents that have it, and where their weights begin. @type {Map<string, Packing>} */
    this._packed = new Map();
    /** @type {number[]} */
    this._levels = [];
    /** @type {Map<string, Set<number>>} */
    this._tagged = new Map();
    /** @type {Map<string, string[][]> | null} */
    this._names = null;
    this._unpackPostings(packed, terms);
    this._unpackFacets(packed);
    this.vocabulary = words.filter((word) => this.knows(word));
    this.lexicon = lexiconOf(packed.lexicon, words, this.concepts, (word, told) => this._each(word, told));
    this.phrases = this.lexicon.phrases;
    this.forms = byOther(packed.forms, words);
    this.heard = wordsByEar(() => [...byOther(packed.heard, words).keys()]);
    this.masses = sumsOf(packed.masses).reverse();
    this.shares = sumsOf(packed.shares);
    this.neighbours = pairsOf(packed.neighbours);
    this.functionWords = new Set(wordsOf(packed.functionWords));
    this.elsewhere = new Set(wordsOf(packed.elsewhere));
    this.cards = cardsOf(packed.cards, this._ids, days, packed.lang);
    this._tagCards();
    this.steps = new Set(this._ids.filter((id) => id.startsWith("step:")).map((id) => id.slice("step:".length)));
    this._codes = new Map(this.cards.map(({ code, id }) => [code, id]));
    this._former = new Map(Object.entries(packed.former));
    this._formerCodes = new Map(Object.entries(packed.formerCodes));
    this._sortedFacets = [...this._tagged.keys()].sort();
    /** Names of keywords, channels and sections; they come with the texts. @type {Record<string, string>} */
    this.labels = {};
  }

  /**
   * Number of a document that has a term → the weight of the term in it.
   * @param {string} term
   * @returns {ReadonlyMap<number, number>}
   */
  weights(term) {
    let found = this._weights.get(term);
    if (!found) {
      if (!this._packed.has(term)) return NO_WEIGHTS;
      const own = (found = new Map());
      this._each(term, (number, weight) => own.set(number, weight));
      this._weights.set(term, own);
    }
    return found;
  }

  /**
   * Whether any document has the term.
   * @param {string} term
   */
  knows(term) {
    return this._packed.has(term) || this._weights.has(term);
  }

  /**
   * The documents that have a facet.
   * @param {string} facet
   * @returns {ReadonlySet<number>}
   */
  tagged(facet) {
    return this._tagged.get(facet) ?? NO_DOCUMENTS;
  }

  /**
   * The facets that begin with a prefix, in order.
   * @param {string} prefix
   */
  facets(prefix) {
    return this._sortedFacets.filter((facet) => facet.startsWith(prefix));
  }

  /** @param {number} number */
  hitId(number) {
    return this._ids[number];
  }

  /**
   * What a record, an ability or a keyword is called.
   * @param {string} concept
   */
  nameOf(concept) {
    const number = this._ids.indexOf(concept);
    return number >= 0 ? this.cards[number].title : (this.labels[concept] ?? concept.replace(/^.*:/, "").replaceAll("-", " "));
  }

  /**
   * The names of a concept, each as its stems.
   * @param {string} concept
   */
  namesOf(concept) {
    if (!this._names) {
      this._names = new Map();
      for (const [phrase, concepts] of this.phrases) for (const each of concepts) addTo(this._names, each, phrase.split(" "));
    }
    return this._names.get(concept) ?? [];
  }

  /**
   * The hit ids that a person's id or code names.
   * @param {string} asked
   * @returns {string[]}
   */
  find(asked) {
    asked = asked.replace(OUTER_SPACES, "");
    const code = CODE.exec(asked);
    if (code) {
      const own = this._codes.get(`R${code[1]}`);
      return own ? [own] : (this._former.get(this._formerCodes.get(`R${code[1]}`) ?? "") ?? []);
    }
    const former = this._former.get(asked);
    if (former) return former;
    const ids = this._tagged.has(`id=${asked}`) ? [asked] : THINGS.map((kind) => `${kind}:${asked}`);
    return ids.filter((id) => this._tagged.has(`id=${id}`));
  }

  /**
   * @param {Packed} packed
   * @param {string[]} terms
   */
  _unpackPostings({ postings, weights, levels }, terms) {
    const levelled = numbersOf(weights);
    this._levels = levelled.map((level) => levels[level >> 1]);
    let from = 0;
    unpack(postings, (at, numbers) => {
      if (!numbers.length) return;
      const term = terms[at];
      this._packed.set(term, { numbers, from });
      numbers.forEach((number, place) => {
        if (levelled[from + place] & 1) this._tagAbout(term.slice(1), number);
      });
      if (DAY_FACT.test(term)) this._addDay(term, numbers);
      from += numbers.length;
    });
  }

  /**
   * @param {string} term
   * @param {(number: number, weight: number) => void} told called for every document that has the term
   */
  _each(term, told) {
    const packed = this._packed.get(term);
    packed?.numbers.forEach((number, at) => told(number, this._levels[packed.from + at]));
  }

  /**
   * The month and the year of a day have what the day has.
   * @param {string} day
   * @param {number[]} numbers
   */
  _addDay(day, numbers) {
    if (day.startsWith("on=")) this._tagged.set(day, new Set(numbers));
    for (const period of [day.slice(0, -"-DD".length), day.slice(0, -"-MM-DD".length)]) {
      const found = this._weights.get(period) ?? new Map();
      this._weights.set(period, found);
      this._each(day, (number, weight) => found.set(number, weight));
    }
  }

  /** @param {Packed} packed */
  _unpackFacets({ facets, tagged }) {
    const names = facets.split("\n");
    unpack(tagged, (facet, numbers) => numbers.forEach((number) => this._tag(names[facet], number)));
  }

  /**
   * @param {string} concept
   * @param {number} number
   */
  _tagAbout(concept, number) {
    this._tag(`about=${concept}`, number);
    const [sort, value] = concept.split(":");
    if (FOUND_BY.includes(sort)) this._tag(`${sort}=${value}`, number);
    else if (sort === "ability") this._tag(`hero=${value.split(".")[0]}`, number);
  }

  /**
   * @param {string} facet
   * @param {number} number
   */
  _tag(facet, number) {
    const numbers = this._tagged.get(facet);
    if (numbers) numbers.add(number);
    else this._tagged.set(facet, new Set([number]));
  }

  _tagCards() {
    this.cards.forEach(({ id, kind, parts }, number) => {
      this._tag(`id=${id}`, number);
      this._tag(`kind=${kind}`, number);
      for (const { answer } of parts) if (answer !== null) this._tag(`answer=${answer}`, number);
    });
  }
}

/**
 * @param {[string, string]} packed
 * @param {string[]} words
 * @returns {Map<string, string[]>} what belongs to words → these words
 */
function byOther([counts, parting], words) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const others = new Parted(parting);
  numbersOf(counts).forEach((count, at) => {
    for (; count > 0; count--) {
      const other = others.next(words[at]);
      found.set(other, [...(found.get(other) ?? []), words[at]]);
    }
  });
  return found;
}

/**
 * @param {string} packed
 * @returns {[number, number][][]} the neighbours of every document, and the percent of each
 */
function pairsOf(packed) {
  const digits = new Digits(packed);
  /** @type {[number, number][][]} */
  const found = [];
  while (!digits.done) {
    /** @type {[number, number][]} */
    const pairs = [];
    for (let left = digits.next(); left > 0; left -= 2) pairs.push([digits.next(), digits.next()]);
    found.push(pairs);
  }
  return found;
}
