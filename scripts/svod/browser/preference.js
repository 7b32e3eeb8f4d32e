// What a query is after: the record it names, or a text that decides something about it.

import { DECIDED, facet } from "./filters.js";
import { PERCENT } from "./scoring.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./query.js").Named} Named */
/** @typedef {import("./query.js").Understood} Understood */

/** Gain, in percent, of a document that is about a record named in the query, for each name. */
const ABOUT = 140;
/** No number of names makes a document gain more percent: integers are exact up to 2^53. */
const MOST_GAINED = 100_000;
/** What is decided by heroes none of whom the query names gives way to what the named ones decide. */
const FOREIGN = 60;
/** Gain of what is decided by the hero to whom a named status, card or ability belongs. */
const OWNED = 108;
/**
 * Gain of the record itself where the query is its name and nothing else; of the thing, not of a text that has
 * the thing's name for a title.
 */
const ASKED_FOR = 150;
/** A thing only describes: where more than a name is asked, it gives way to texts that decide. */
const DESCRIBING = ["hero", "status", "card", "component", "step", "mode", "ability"];
const DESCRIBED = 85;
const HERO_ID = "hero:";

/**
 * Number of a document → what to multiply its score by, in percent; what is left out stays as it is.
 * @param {Understood} understood
 * @param {Bundle} bundle
 * @returns {Map<number, number>}
 */
export function gains(understood, bundle) {
  /** @type {Map<number, number>} */
  const found = new Map();
  /**
   * @param {Iterable<number>} documents
   * @param {number} percent
   */
  const multiply = (documents, percent) => {
    for (const number of documents) {
      found.set(number, Math.floor(((found.get(number) ?? PERCENT) * percent) / PERCENT));
    }
  };
  for (const documents of called([...understood.names, ...understood.keywords], bundle).values()) {
    multiply(documents, ABOUT);
    for (const number of documents) found.set(number, Math.min(found.get(number) ?? PERCENT, MOST_GAINED));
  }
  const heroes = new Set(understood.names.map((name) => name.id).filter((id) => id.startsWith(HERO_ID)));
  if (heroes.size) {
    const decided = decidedBy([...heroes].map((hero) => hero.slice(HERO_ID.length)), bundle);
    multiply([...bundle.tagged(DECIDED)].filter((number) => !decided.has(number)), FOREIGN);
  } else {
    multiply(decidedByOwners(understood, bundle), OWNED);
  }
  const asked = askedFor(understood, bundle);
  for (const kind of DESCRIBING) {
    multiply([...bundle.tagged(facet("kind", kind))].filter((number) => !asked.has(number)), DESCRIBED);
  }
  multiply(asked, ASKED_FOR);
  return found;
}

/**
 * Every name → the documents that are about what it calls; a list of heroes is about none of them.
 * @param {Named[]} names
 * @param {Bundle} bundle
 * @returns {Map<string, Set<number>>}
 */
export function called(names, bundle) {
  /** @type {Map<string, Set<number>>} */
  const found = new Map();
  const lists = bundle.tagged(facet("kind", "list"));
  for (const { text, id } of names) {
    const documents = found.get(text) ?? new Set();
    for (const number of bundle.tagged(facet("about", id))) {
      if (!id.startsWith(HERO_ID) || !lists.has(number)) documents.add(number);
    }
    found.set(text, documents);
  }
  return found;
}

/**
 * What some heroes decide.
 * @param {string[]} heroes
 * @param {Bundle} bundle
 * @returns {Set<number>}
 */
function decidedBy(heroes, bundle) {
  return new Set(heroes.flatMap((hero) => [...bundle.tagged(facet("main", hero))]));
}

/**
 * What the heroes decide to whom the named things belong.
 * @param {Understood} understood
 * @param {Bundle} bundle
 * @returns {Set<number>}
 */
function decidedByOwners(understood, bundle) {
  const prefix = facet("about", HERO_ID);
  const things = understood.names.flatMap((name) => [...bundle.tagged(facet("id", name.id))]);
  const owners = bundle.facets(prefix).filter((term) => {
    const about = bundle.tagged(term);
    return things.some((number) => about.has(number));
  });
  return decidedBy(owners.map((term) => term.slice(prefix.length)), bundle);
}

/**
 * The records themselves, where the query is one name and at most that of its hero beside it.
 * @param {Understood} understood
 * @param {Bundle} bundle
 * @returns {Set<number>}
 */
function askedFor(understood, bundle) {
  if (!understood.isName) return new Set();
  /** @type {Map<string, Set<string>>} */
  const ids = new Map();
  for (const { text, id } of understood.names) ids.set(text, (ids.get(text) ?? new Set()).add(id));
  const leading = [...ids].filter(([text, heroes]) => {
    const others = [...ids].filter(([other]) => other !== text);
    return !others.some(([, things]) => isOwned(things, heroes, bundle));
  });
  if (leading.length !== 1) return new Set();
  const found = [...leading[0][1]].flatMap((id) => [...bundle.tagged(facet("id", id))]);
  const kinds = DESCRIBING.map((kind) => bundle.tagged(facet("kind", kind)));
  const things = found.filter((number) => kinds.some((each) => each.has(number)));
  const named = things.length ? things : found;
  const abilities = bundle.tagged(facet("kind", "ability"));
  return new Set(named.every((number) => abilities.has(number)) ? named : named.filter((number) => !abilities.has(number)));
}

/**
 * Whether things that are no heroes belong to the heroes.
 * @param {Set<string>} things
 * @param {Set<string>} heroes
 * @param {Bundle} bundle
 */
function isOwned(things, heroes, bundle) {
  const about = [...heroes]
    .filter((hero) => hero.startsWith(HERO_ID))
    .map((hero) => bundle.tagged(facet("about", hero)));
  return [...things].some(
    (thing) =>
      !thing.startsWith(HERO_ID) &&
      [...bundle.tagged(facet("id", thing))].some((number) => about.some((each) => each.has(number))),
  );
}
