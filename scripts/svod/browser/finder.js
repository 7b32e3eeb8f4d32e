// The base in the browser: the engine, and the texts that come after it.
import { Bundle } from "./bundle.js";
import { Engine } from "./engine.js";
import { whileIdle } from "./idle.js";
import { Texts } from "./texts.js";

/** @typedef {import("./engine.js").Results} Results */
/** @typedef {import("./filters.js").Filters} Filters */
/** @typedef {import("./former.js").Former} Former */
/** @typedef {import("./naming.js").Naming} Naming */

const HERO_FACET = "hero=";

/** Finds; says when it finds better because the texts have come. */
export class Finder {
  /**
   * @param {any} index the parsed first file of the bundle: Bundle knows its shape
   * @param {string} texts the address of the second
   * @param {[string, string]} former those of the texts that no longer hold, and of their code
   */
  constructor(index, texts, former) {
    this._address = texts;
    this._formerAddresses = former;
    this.bundle = new Bundle(index);
    this._engine = new Engine(this.bundle);
    /** @type {Texts | null} */
    this.texts = null;
    /** @type {Former | null} */
    this.former = null;
    /** @type {Naming | null} */
    this._asksFormer = null;
    this._tries = 0;
    /** Whether texts were asked for in vain. */
    this.failed = false;
    this._loading = Promise.resolve();
    /** @type {(() => void)[]} */
    this._waiting = [];
    this._heroes = this.bundle.facets(HERO_FACET).map((facet) => ({
      hero: `hero:${facet.slice(HERO_FACET.length)}`,
      about: this.bundle.tagged(facet),
    }));
    /** @type {Map<string, number>} */
    this._numbers = new Map(this.bundle.cards.map((card, number) => [card.id, number]));
  }

  /**
   * What is found; nothing yet while it is `pending`: only the texts tell which hits have what stands in quotes.
   * @param {string} query
   * @param {Filters} filters
   * @param {number} limit
   * @param {boolean} asTyped
   * @param {boolean} withFormer
   * @returns {Results}
   */
  search(query, filters, limit, asTyped, withFormer = false) {
    const former = withFormer && this.former ? this.former.ranking : null;
    const found = this._engine.search(query, filters, { limit, asTyped, texts: this.texts, former });
    return found.pending ? { ...found, total: 0, hidden: 0, counts: {}, hits: [] } : found;
  }

  /**
   * Calls back whenever the same question may have a better answer.
   * @param {() => void} told
   */
  onTexts(told) {
    this._waiting.push(told);
  }

  /** Fetches those of the texts asked for that are not there. */
  load() {
    this._loading = this._loading.then(() => this._load());
  }

  async _load() {
    try {
      this.texts ??= new Texts(await fetched(this._address), this.bundle);
      if (this._asksFormer) this.former ??= await this._formerFor(this._asksFormer);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    for (const told of this._waiting) told();
    whileIdle(() => this._engine.warm() || (this.texts?.warm() ?? false));
  }

  /**
   * Asks for the texts that no longer hold: they are fetched once, after the others.
   * @param {Naming} naming
   */
  askFormer(naming) {
    if (!this._asksFormer) this.load();
    this._asksFormer = naming;
  }

  /**
   * @param {Naming} naming
   * @returns {Promise<Former>}
   */
  async _formerFor(naming) {
    const [texts, code] = this._formerAddresses;
    this._tries += 1;
    // A browser may remember that a script failed, but not under another address.
    const [given, { startFormer }] = await Promise.all([fetched(texts), import(`${code}?${this._tries}`)]);
    return startFormer(given, naming);
  }

  /**
   * The record of a hit id; undefined for one that has none.
   * @param {string} id
   */
  card(id) {
    const number = this._numbers.get(id);
    return number === undefined ? undefined : this.bundle.cards[number];
  }

  /**
   * The text of the point, example or item that a hit leads to; null before the texts are there. Of the names
   * that the thing of an item has the first is enough.
   * @param {string} id
   * @param {string | null} key
   */
  textAt(id, key) {
    const number = this._numbers.get(id);
    if (!this.texts || key === null || number === undefined) return null;
    const passage = this.texts.places(number).findIndex((place) => place.key === key && place.sort !== "part");
    if (passage < 0) return null;
    const text = this.texts.text(number, passage);
    return text.replace(/\t.*\n/, " — ").replace(/\t.*/, "");
  }

  /**
   * The hit ids of the heroes that a record is about.
   * @param {string} id
   * @returns {string[]}
   */
  heroes(id) {
    const number = this._numbers.get(id) ?? -1;
    const found = this._heroes.filter(({ about }) => about.has(number));
    return found.map(({ hero }) => hero);
  }
}

/**
 * @param {string} address
 * @returns {Promise<any>} whatever JSON stands there
 */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw answer;
  return answer.json();
}
