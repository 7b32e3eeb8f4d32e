// The search: from what a person typed to hits.

import { Facets, askedFilters, facet } from "./filters.js";
import { NearestTerms } from "./nearest_terms.js";
import { called, gains } from "./preference.js";
import { Understanding } from "./query.js";
import { hitOf } from "./results.js";
import { PERCENT, Scorer, sureness, withNeighbours } from "./scoring.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./texts.js").Texts} Texts */
/** @typedef {import("./filters.js").Filters} Filters */
/** @typedef {import("./former_ranking.js").FormerRanking} FormerRanking */
/** @typedef {import("./query.js").Understood} Understood */
/** @typedef {import("./query.js").Named} Named */
/** @typedef {import("./former_hits.js").FormerHit} FormerHit */
/** @typedef {import("./results.js").Hit} Hit */
/** @typedef {import("./retyping.js").Change} Change */
/** @typedef {import("./scoring.js").Score} Score */

/**
 * All documents that answer a query, the best first.
 *
 * `hidden` is how many more would answer it for sure, were it not for the filters.
 * @typedef {{understood: Understood, confident: boolean, scores: Score[], hidden: number}} Ranking
 */
/**
 * What a query was understood as, as it is shown.
 * @typedef {object} Told
 * @property {string[]} words
 * @property {Named[]} names
 * @property {string[]} steps
 * @property {Record<string, string | string[]>} filters
 * @property {Named[]} keywords
 * @property {Change[]} changes
 * @property {string | null} days
 * @property {string[]} elsewhere
 * @property {Named[]} nearest
 */
/**
 * The answer to one query.
 *
 * `total` documents were ranked; `counts` tells how many of them have each facet (sort → value); `hidden` is
 * how many more sure answers there are without the filters. `pending` is an answer that may change when the
 * texts are there, since text stood in quotes.
 * @typedef {object} Results
 * @property {string} query
 * @property {Told} understood
 * @property {boolean} confident
 * @property {number} total
 * @property {number} hidden
 * @property {Record<string, Record<string, number>>} counts
 * @property {Hit[]} hits
 * @property {boolean} pending
 * @property {FormerHit[] | null} former texts that no longer hold; null where nobody asked for them
 */
/**
 * How to search: `limit` hits; `asTyped` corrects nothing; `texts` are the texts of the base, once loaded;
 * `former` ranks those that no longer hold, if they are to be found too.
 * @typedef {{limit?: number, asTyped?: boolean, texts?: Texts | null, former?: FormerRanking | null}} Options
 */

/**
 * The best hit has at least so many percent of what the query's words tell, and as much as so many percent of
 * a word that no other record has would: a short query must be known for the most part, a long message is
 * mostly noise.
 */
const ENOUGH = [
  [40, 0],
  [8, 300],
];
/** Percent of the best score that the page of a thing named in the query has at least. */
const NAMED = 55;
/** Percent by which each word of a bare name must be known; a name far from what was typed is a guess. */
const SURE_NAME = 50;
const PAGES = ["hero:", "status:", "card:"];

/** Searches the texts of one base. */
export class Engine {
  /** @param {Bundle} bundle */
  constructor(bundle) {
    this._bundle = bundle;
    this._facets = new Facets(bundle);
    this._scorer = new Scorer(bundle);
    this._understanding = new Understanding(bundle, false);
    this._nearest = new NearestTerms(bundle);
    /** @type {Understanding | null} */
    this._asTyped = null;
    /** @type {{warm: () => boolean}[]} */
    this._preparations = [...this._understanding.preparations, ...this._nearest.preparations];
  }

  /**
   * Works out a little of what only some queries need; whether there is more.
   *
   * Call it when there is time, until it returns false: what is left is worked out when a query needs it.
   * @returns {boolean}
   */
  warm() {
    while (this._preparations.length && !this._preparations[0].warm()) this._preparations.shift();
    return this._preparations.length > 0;
  }

  /**
   * Every document for a query, in order. Without words the filters alone decide, newest first.
   * @param {string} query
   * @param {Filters} filters
   * @param {Options} options
   * @returns {Ranking}
   */
  rank(query, filters = {}, { asTyped = false, texts = null } = {}) {
    const understood = this._understandingOf(asTyped).of(query);
    const allowed = this._facets.allowed(filters);
    if (!understood.words.length && allowed?.size) {
      const scores = this._newestFirst(allowed).map((number) => scoreless(number));
      return { understood, confident: true, scores, hidden: 0 };
    }
    const found = this._scorer.scores(understood.words, gains(understood, this._bundle));
    const scores = new Map(
      withNeighbours(found, this._around(understood, found)).map((score) => [score.number, score]),
    );
    const outright = understood.outright.flatMap((id) => inOrder(this._bundle.tagged(facet("id", id))));
    const first = new Map(outright.map((number) => [number, scores.get(number) ?? scoreless(number)]));
    const everything = [...new Map([...first, ...scores]).values()];
    const ordered = everything.filter((score) => !allowed || allowed.has(score.number));
    const together = this._together(understood, ordered, texts);
    const confident = together.length > 0 && this._sure(understood, together[0]);
    const out = everything.filter(
      ({ number, mass, total }) => allowed && !allowed.has(number) && this._enough(mass, total),
    );
    const hidden = this._together(understood, out, texts).length;
    return { understood, confident, scores: together.length ? together : ordered, hidden };
  }

  /**
   * The best hits for a query.
   * @param {string} query
   * @param {Filters} filters
   * @param {Options} options
   * @returns {Results}
   */
  search(query, filters = {}, { limit = 10, asTyped = false, texts = null, former = null } = {}) {
    const { understood, confident, scores, hidden } = this.rank(query, filters, { asTyped, texts });
    // Not every answer is shown with these two, and they take as long as all the rest.
    const near = () =>
      confident || hidden ? [] : this._nearest.of(understood.words).map((id) => ({ text: this._bundle.nameOf(id), id }));
    const counted = () => this._facets.counts(scores.map((score) => score.number));
    return {
      query,
      understood: {
        words: understood.words.map((word) => word.text),
        names: understood.names,
        steps: understood.steps,
        filters: askedFilters(filters),
        keywords: understood.keywords,
        changes: understood.changes,
        days: understood.days,
        elsewhere: understood.elsewhere,
        get nearest() {
          return near();
        },
      },
      confident,
      total: scores.length,
      hidden,
      get counts() {
        return counted();
      },
      hits: scores.slice(0, limit).map((score) => this._hit(score, understood, texts)),
      pending: !texts && understood.together.length > 0,
      former: former && this._formerHits(understood, filters, former).slice(0, limit),
    };
  }

  /** @param {boolean} asTyped */
  _understandingOf(asTyped) {
    if (!asTyped) return this._understanding;
    this._asTyped ??= new Understanding(this._bundle, true);
    return this._asTyped;
  }

  /**
   * Of ranked documents those that have every text in quotes within one passage; before the texts are there
   * all of them.
   * @param {Understood} understood
   * @param {Score[]} ordered
   * @param {Texts | null} texts
   * @returns {Score[]}
   */
  _together({ together }, ordered, texts) {
    if (!texts || !together.length) return ordered;
    return ordered.filter((score) =>
      together.every((quoted) => this._scorer.together(quoted, score.number, texts)),
    );
  }

  /**
   * @param {Understood} understood
   * @param {Filters} filters
   * @param {FormerRanking} former
   */
  _formerHits(understood, filters, former) {
    const allowed = this._facets.allowed(filters);
    if (!understood.words.length && !allowed) return [];
    const masses = understood.words.map((word) => this._scorer.told(word));
    const ranked = former.ranked(understood, masses, (mass, total) => this._enough(mass, total));
    return former.hits(ranked, this._bundle.cards, allowed);
  }

  /**
   * The pages that follow the best one: of what it speaks of, and of what the query names.
   * @param {Understood} understood
   * @param {Score[]} found
   * @returns {[number, number][]}
   */
  _around({ names }, found) {
    if (!found.length) return [];
    const around = [...this._bundle.neighbours[found[0].number]];
    for (const { id } of names) {
      if (PAGES.some((sort) => id.startsWith(sort))) {
        for (const number of inOrder(this._bundle.tagged(facet("id", id)))) around.push([number, NAMED]);
      }
    }
    return around;
  }

  /**
   * @param {Score} score
   * @param {Understood} understood
   * @param {Texts | null} texts
   */
  _hit({ number, value }, { words }, texts) {
    const places = texts && this._scorer.bestPlaces(words, number, texts);
    return hitOf(this._bundle.cards[number], places, value);
  }

  /**
   * @param {Understood} understood
   * @param {Score} best
   */
  _sure({ words, names, outright, missing, isName, isPair }, { number, mass, total }) {
    if (missing.length) return outright.length > 0;
    if (isPair) return [...called(names, this._bundle).values()].every((about) => about.has(number));
    return (isName && words.every((word) => sureness(word) >= SURE_NAME)) || this._enough(mass, total);
  }

  /**
   * Whether `mass` of the `total` that the query's words tell is an answer.
   * @param {number} mass
   * @param {number} total
   */
  _enough(mass, total) {
    return ENOUGH.some(
      ([share, told]) => PERCENT * mass >= share * total && PERCENT * mass >= told * this._scorer.mass(1),
    );
  }

  /**
   * @param {ReadonlySet<number>} documents
   * @returns {number[]}
   */
  _newestFirst(documents) {
    const days = new Map([...documents].map((number) => [number, this._bundle.cards[number].changed ?? ""]));
    /** @param {number} number */
    const day = (number) => days.get(number) ?? "";
    return inOrder(documents).sort(
      (one, other) => Number(day(one) < day(other)) - Number(day(one) > day(other)),
    );
  }
}

/** @param {ReadonlySet<number>} documents */
function inOrder(documents) {
  return [...documents].sort((one, other) => one - other);
}

/**
 * @param {number} number
 * @returns {Score}
 */
function scoreless(number) {
  return { number, value: 0, mass: 0, total: 0 };
}
