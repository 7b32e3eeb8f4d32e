// What a query was understood as, with a way to take it as typed; and what to do when nothing is sure.
import { writeAddress } from "./address.js";
import { fold } from "./folding.js";
import { element, foreign } from "./nodes.js";

/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./engine.js").Results} Results */
/** @typedef {import("./naming.js").Naming} Naming */
/** @typedef {import("./nodes.js").Content} Content */

const MOST_NAMES_TOLD = 8;
const MOST_GUESSES_TOLD = 3;

/**
 * Chips for what was read otherwise than typed and for what was named; none where all stands as typed.
 * @param {Results} results
 * @param {Asked} asked
 * @param {Naming} naming
 * @returns {HTMLElement[]}
 */
export function readAs({ understood }, asked, naming) {
  const { wording } = naming;
  const chips = understood.changes.map(({ typed, read, how }) => {
    // A guess is a stem: the beginning of some words.
    const guessed = read.split(", ").slice(0, MOST_GUESSES_TOLD).join("…, ");
    return chip(`${typed} → ${how === "layout" ? read : `${guessed}…`}`);
  });
  const ids = new Set([...understood.names.map((name) => name.id), ...understood.steps.map((step) => `step:${step}`)]);
  for (const id of [...ids].slice(0, MOST_NAMES_TOLD)) {
    const card = naming.finder.card(id);
    if (card) chips.push(link(card.title, naming.address(card.url), wording.lang));
  }
  if (understood.days) chips.push(chip(wording.say("search.in-days", { days: wording.days(understood.days) })));
  if (asked.typed) {
    chips.push(chip(wording.say("search.typed")));
    chips.push(link(wording.say("search.as-meant"), writeAddress({ ...asked, typed: false }), wording.lang));
  } else if (understood.changes.length) {
    chips.push(link(wording.say("search.as-typed"), writeAddress({ ...asked, typed: true }), wording.lang));
  }
  const said = asked.query && ids.size === 1 && chips.length === 1 && fold(chips[0].textContent ?? "") === fold(asked.query);
  if (said || !chips.length) return [];
  return [element("span", { class: "svod-found__label" }, `${wording.say("search.understood")}:`), ...chips];
}

/**
 * What to say where nothing is sure; nothing where something is.
 * @param {Results} results
 * @param {Naming} naming
 * @param {string} guide the address of the page of how to rule
 * @param {boolean} isFiltered
 * @returns {Content[]}
 */
export function unsure({ understood, confident, total, hidden }, naming, guide, isFiltered) {
  if (confident && total) return [];
  const { wording } = naming;
  const near = understood.nearest.map(({ id }) => naming.finder.card(id)).filter((card) => card !== undefined);
  const { elsewhere } = understood;
  const words = elsewhere.join(", ");
  return [
    element("p", { class: "svod-found__nothing" }, wording.say(total ? "search.unsure" : "search.nothing")),
    elsewhere.length ? element("p", {}, wording.say("search.elsewhere", { words })) : null,
    total ? element("p", {}, wording.say("search.unsure-below")) : null,
    !total && isFiltered ? element("p", {}, wording.say("search.nothing-filtered")) : null,
    hidden ? element("p", {}, wording.say("search.hidden", { n: hidden })) : null,
    near.length ? element("p", {}, `${wording.say("search.nearest")}:`) : null,
    near.length
      ? element(
          "ul",
          { class: "svod-chips" },
          ...near.map((card) => element("li", {}, link(card.title, naming.address(card.url), wording.lang))),
        )
      : null,
    element("p", {}, element("a", { href: guide }, wording.say("search.how-to-rule"))),
  ];
}

/** @param {string} text */
function chip(text) {
  return element("span", { class: "svod-chip" }, text);
}

/**
 * @param {string} text
 * @param {string} href
 * @param {string} lang
 */
function link(text, href, lang) {
  return element("a", { class: "svod-chip", href, lang: foreign(text, lang), "data-key": href }, text);
}
