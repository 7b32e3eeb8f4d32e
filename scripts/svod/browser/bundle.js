// The index in the browser: what search/bundle.py packed, unpacked. Documents have numbers, in the order of ids.
import { Digits, Parted, exchanged, numbersOf, wordsOf } from "./columns.js";
import { Heard } from "./heard.js";
import { SPACES } from "./letters.js";

/** @typedef {{key: string, answer: string | null, short: string | null, decision: string | null}} Part */
/**
 * What is shown of a record; `url` is the way from the site's root.
 * @typedef {object} Card
 * @property {string} id
 * @property {string} kind
 * @property {string | null} code
 * @property {string} title
 * @property {string} url
 * @property {string} standing
 * @property {string | null} issued
 * @property {string | null} changed
 * @property {string | null} channel
 * @property {Part[]} parts of several the decisions are null until the texts have come
 */
/** @typedef {[(string | null)[], string]} Column values, and the number of each record's among them */
/** @typedef {{counts: string, gaps: string[]}} Postings */
/**
 * The first file.
 * @typedef {object} Packed
 * @property {string} lang
 * @property {string} ids
 * @property {string} keywords
 * @property {string} words
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
/**
 * @typedef {object} PackedCards
 * @property {string[]} titles
 * @property {string} codes
 * @property {Column} kinds
 * @property {Column} standings
 * @property {Column} issueds
 * @property {Column} changeds
 * @property {Column} channels
 * @property {string} partCounts
 * @property {Column} keys
 * @property {Column} answers
 * @property {Column} shorts
 * @property {(string | null)[]} decisions
 * @property {Record<string, string>} addresses
 * @property {Record<string, string>} otherAddresses
 */

const FOLDERS = { ru: "/", en: "/en/" };
const CODE = /^[RrРр]\s?([1-9][0-9]{0,5})$/u;
const OUTER_SPACES = new RegExp(`^${SPACES.source}|${SPACES.source}$`, "gu");
const THINGS = ["hero", "status", "card", "component", "step", "mode", "ability"];
/** Things by which a record is found that is about them. */
const FOUND_BY = ["hero", "status", "card", "step", "mode"];
const DAY_FACT = /^(?:on|changed)=\d{4}-\d\d-\d\d$/;
const CLASSES = 10;
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
    const terms = [...words, ...this.concepts.map((concept) => `=${concept}`), ...packed.facts.split("\n")];
    /** @type {Map<string, Map<number, number>>} */
    this._weights = new Map();
    /** @type {Map<string, Set<number>>} */
    this._tagged = new Map();
    this._unpackPostings(packed, terms);
    this._unpackFacets(packed);
    this.vocabulary = words.filter((word) => this._weights.has(word));
    this.phrases = this._lexicon(packed.lexicon, words);
    this.forms = byOther(packed.forms, words);
    this.heard = new Heard(() => [...byOther(packed.heard, words).keys()]);
    this.masses = rising(packed.masses).reverse();
    this.shares = rising(packed.shares);
    this.neighbours = pairsOf(packed.neighbours);
    this.functionWords = new Set(packed.functionWords.split(" "));
    this.elsewhere = new Set(packed.elsewhere.split(" "));
    this.cards = this._cards(packed.cards);
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
    return this._weights.get(term) ?? NO_WEIGHTS;
  }

  /**
   * Whether any document has the term.
   * @param {string} term
   */
  knows(term) {
    return this._weights.has(term);
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
    const levelled = new Digits(weights);
    unpack(postings, (term, numbers) => {
      if (!numbers.length) return;
      /** @type {Map<number, number>} */
      const found = new Map();
      for (const number of numbers) {
        const level = levelled.next();
        found.set(number, levels[level >> 1]);
        if (level & 1) this._tagAbout(terms[term].slice(1), number);
      }
      this._weights.set(terms[term], found);
      if (DAY_FACT.test(terms[term])) this._addDay(terms[term], found);
    });
  }

  /**
   * The month and the year of a day have what the day has.
   * @param {string} day
   * @param {Map<number, number>} found
   */
  _addDay(day, found) {
    if (day.startsWith("on=")) this._tagged.set(day, new Set(found.keys()));
    for (const period of [day.slice(0, -"-DD".length), day.slice(0, -"-MM-DD".length)]) {
      this._weights.set(period, new Map([...this.weights(period), ...found]));
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

  /**
   * @param {string} packed
   * @param {string[]} words
   * @returns {Map<string, string[]>} phrase → the concepts that it calls
   */
  _lexicon(packed, words) {
    /** @type {{word: string, weight: number}[][]} */
    const near = this._ids.map(() => []);
    for (const word of words) {
      for (const [number, weight] of this.weights(word)) near[number].push({ word, weight });
    }
    /** @type {Map<string, string[]>} */
    const found = new Map();
    const digits = new Digits(packed);
    this.concepts.forEach((concept, number) => {
      const own = (near[number] ?? []).sort((one, other) => other.weight - one.weight);
      for (let phrases = digits.next(); phrases > 0; phrases--) {
        /** @type {string[]} */
        const phrase = [];
        for (let length = digits.next(); length > 0; length--) {
          const at = digits.next();
          phrase.push(at ? own[at - 1].word : words[digits.next()]);
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
   * @param {PackedCards} packed
   * @returns {Card[]}
   */
  _cards(packed) {
    const open = this.lang === "ru" ? exchanged : String;
    const codes = numbersOf(packed.codes);
    const counts = numbersOf(packed.partCounts);
    const [keys, answers, shorts] = [packed.keys, packed.answers, packed.shorts].map(valuesOf);
    const [kinds, standings, issued, changed, channels] = [
      packed.kinds,
      packed.standings,
      packed.issueds,
      packed.changeds,
      packed.channels,
    ].map(valuesOf);
    let at = 0;
    return this._ids.map((id, number) => ({
      id,
      kind: /** @type {string} */ (kinds[number]),
      code: codes[number] ? `R${codes[number]}` : null,
      title: open(packed.titles[number]),
      url: this._url(packed, number, /** @type {string} */ (kinds[number])),
      standing: /** @type {string} */ (standings[number]),
      issued: issued[number],
      changed: changed[number],
      channel: channels[number],
      parts: Array.from({ length: counts[number] }, () => {
        const part = at++;
        const [short, decision] = [shorts[part], packed.decisions[part]].map((text) => text && open(text));
        return { key: keys[part] ?? "", answer: answers[part], short, decision };
      }),
    }));
  }

  /**
   * @param {PackedCards} packed
   * @param {number} number
   * @param {string} kind
   */
  _url({ addresses, otherAddresses }, number, kind) {
    const [whole, rest = ""] = this._ids[number].replace(/^.*:/, "").split(".");
    const address = otherAddresses[number] ?? addresses[kind].replace("*", whole).replace("*", rest);
    return (this.lang === "ru" ? FOLDERS.ru : FOLDERS.en) + address;
  }
}

/**
 * @param {Postings} packed
 * @param {(term: number, numbers: number[]) => void} told called for every term in order
 */
function unpack({ counts, gaps }, told) {
  const classes = gaps.map((each) => new Digits(each));
  numbersOf(counts).forEach((count, term) => {
    const bits = Math.min(32 - Math.clz32(count), CLASSES - 1);
    told(term, classes[bits].rising(count));
  });
}

/** @param {string} packed */
function rising(packed) {
  return new Digits(packed).rising(numbersOf(packed).length);
}

/**
 * @param {Column} column
 * @returns {(string | null)[]} the value of every record
 */
function valuesOf([values, numbers]) {
  return numbersOf(numbers).map((number) => values[number] ?? null);
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
