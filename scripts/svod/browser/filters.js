// What searches can be narrowed by: the facets of records, and the filters that ask for them.

/** @typedef {import("./bundle.js").Bundle} Bundle */

/** What names no mode holds in every mode: a search for one hides only what is about others alone. */
const MODE = "mode";
/** Facets that name things: several of one sort are asked for together. */
const TOGETHER = ["hero", "status", "card", "step", MODE];
/** Facets of which several of one sort are alternatives. */
export const ALTERNATIVES = ["kind", "section", "answer", "channel"];
/** All sorts of facet. */
export const SORTS = [...TOGETHER, ...ALTERNATIVES];
/** The facet of every record that the ability, status or card of some hero decides. */
export const DECIDED = "decided";

/**
 * What a search is narrowed to: values by sort, and the days between which something was ruled or changed
 * (ISO, both included).
 * @typedef {{values?: Record<string, string[]>, since?: string | null, until?: string | null}} Filters
 */

/**
 * A facet as the base knows it.
 * @param {string} sort
 * @param {string} value
 */
export function facet(sort, value) {
  return `${sort}=${value}`;
}

/**
 * The filters as they were asked for.
 * @param {Filters} filters
 * @returns {Record<string, string | string[]>}
 */
export function askedFilters({ values = {}, since, until }) {
  return { ...values, ...(since ? { since } : {}), ...(until ? { until } : {}) };
}

/** The facets of one base's documents. */
export class Facets {
  /** @param {Bundle} bundle */
  constructor(bundle) {
    this._bundle = bundle;
    /** @type {Set<number> | null} */
    this._modeless = null;
    /** @type {{sort: string, value: string, documents: number[]}[] | null} */
    this._counted = null;
  }

  /**
   * The documents that pass the filters; null where there are none.
   * @param {Filters} filters
   * @returns {ReadonlySet<number> | null}
   */
  allowed({ values = {}, since, until }) {
    /** @type {ReadonlySet<number>[]} */
    const groups = [];
    for (const [sort, asked] of Object.entries(values)) {
      let having = asked.map((value) => this._bundle.tagged(facet(sort, value)));
      if (sort === MODE) having = having.map((each) => union([each, this._inEveryMode()]));
      if (TOGETHER.includes(sort)) groups.push(...having);
      else groups.push(union(having));
    }
    if (since || until) groups.push(this._within(since, until));
    if (!groups.length) return null;
    const [first, ...others] = groups;
    return new Set([...first].filter((number) => others.every((each) => each.has(number))));
  }

  /**
   * Sort → value → how many of some documents have the facet. What names no mode counts for every one.
   * @param {number[]} documents
   * @returns {Record<string, Record<string, number>>}
   */
  counts(documents) {
    const ranked = new Uint8Array(this._bundle.count);
    for (const number of documents) ranked[number] = 1;
    /** @param {Iterable<number>} having */
    const count = (having) => {
      let found = 0;
      for (const number of having) found += ranked[number];
      return found;
    };
    const everywhere = count(this._inEveryMode());
    /** @type {Record<string, Record<string, number>>} */
    const found = Object.fromEntries(SORTS.map((sort) => [sort, {}]));
    for (const { sort, value, documents: having } of this._allCounted()) {
      const common = count(having);
      if (common) found[sort][value] = common + (sort === MODE ? everywhere : 0);
    }
    return found;
  }

  /** The facets that are counted, in order. */
  _allCounted() {
    this._counted ??= SORTS.flatMap((sort) => {
      const prefix = facet(sort, "");
      return this._bundle.facets(prefix).map((term) => ({
        sort,
        value: term.slice(prefix.length),
        documents: [...this._bundle.tagged(term)],
      }));
    });
    return this._counted;
  }

  /** The documents that name no mode. */
  _inEveryMode() {
    if (!this._modeless) {
      const named = this._bundle.facets(facet(MODE, "")).map((term) => this._bundle.tagged(term));
      const all = Array.from({ length: this._bundle.count }, (_, number) => number);
      this._modeless = new Set(all.filter((number) => !named.some((each) => each.has(number))));
    }
    return this._modeless;
  }

  /**
   * The documents ruled or changed on a day between two.
   * @param {string | null | undefined} since
   * @param {string | null | undefined} until
   * @returns {Set<number>}
   */
  _within(since, until) {
    const prefix = facet("on", "");
    const terms = this._bundle.facets(prefix).filter((term) => {
      const day = term.slice(prefix.length);
      return (since || day) <= day && day <= (until || day);
    });
    return union(terms.map((term) => this._bundle.tagged(term)));
  }
}

/**
 * @param {ReadonlySet<number>[]} sets
 * @returns {Set<number>}
 */
function union(sets) {
  return new Set(sets.flatMap((each) => [...each]));
}
