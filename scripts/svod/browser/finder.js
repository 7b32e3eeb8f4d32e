// The base in the browser: the engine, and the texts that come after it.
import { Bundle } from "./bundle.js";
import { Engine } from "./engine.js";
import { Texts } from "./texts.js";

/** @typedef {import("./engine.js").Results} Results */
/** @typedef {import("./filters.js").Filters} Filters */

const HERO_FACET = "hero=";

/** Finds; says when it finds better because the texts have come. */
export class Finder {
  /**
   * @param {any} index the parsed first file of the bundle: Bundle knows its shape
   * @param {string} texts the address of the second
   */
  constructor(index, texts) {
    this._address = texts;
    this.bundle = new Bundle(index);
    this._engine = new Engine(this.bundle);
    /** @type {Texts | null} */
    this.texts = null;
    /** Whether the texts were asked for in vain. */
    this.textsFailed = false;
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
   * @param {string} query
   * @param {Filters} filters
   * @param {number} limit
   * @param {boolean} asTyped
   * @returns {Results}
   */
  search(query, filters, limit, asTyped) {
    return this._engine.search(query, filters, { limit, asTyped, texts: this.texts });
  }

  /**
   * Calls back whenever the same question may have a better answer.
   * @param {() => void} told
   */
  onTexts(told) {
    this._waiting.push(told);
  }

  /** Fetches the texts. */
  async load() {
    try {
      const answer = await fetch(this._address);
      if (!answer.ok) throw new Error(answer.statusText);
      this.texts = new Texts(await answer.json(), this.bundle);
    } catch {
      this.textsFailed = true;
    }
    if (this.texts) this.textsFailed = false;
    for (const told of this._waiting) told();
    if (this.texts) this._engine.warm();
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
   * The text of the point, example or item that a hit leads to; null before the texts are there.
   * @param {string} id
   * @param {string | null} key
   */
  textAt(id, key) {
    const number = this._numbers.get(id);
    if (!this.texts || key === null || number === undefined) return null;
    const passage = this.texts.places(number).findIndex((place) => place.key === key && place.sort !== "part");
    return passage < 0 ? null : this.texts.text(number, passage);
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
