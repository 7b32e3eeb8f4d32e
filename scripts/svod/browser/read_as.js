// What a query was understood as, with a way to take it as typed; and what to do when nothing is sure or the texts are
// not there.
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
  /** @type {HTMLElement[]} */
  const chips = [];
  /** @type {Map<string, string>} */
  const typedFor = new Map();
  for (const { typed, read, how } of understood.changes) {
    const named = understood.names.filter((name) => name.text.split(" ").includes(typed));
    // A guess is a stem, the beginning of some words; a name that it became part of says more.
    const guessed = read.split(", ").slice(0, MOST_GUESSES_TOLD).join("…, ");
    if (named.length === 1 && naming.finder.card(named[0].id)) typedFor.set(named[0].id, `${named[0].text} → `);
    else chips.push(chip(`${typed} → ${how === "layout" ? read : `${guessed}…`}`));
  }
  const ids = new Set([...understood.names.map((name) => name.id), ...understood.steps.map((step) => `step:${step}`)]);
  for (const id of [...ids].slice(0, MOST_NAMES_TOLD)) {
    const card = naming.finder.card(id);
    if (card) chips.push(link(card.title, naming.address(card.url), wording.lang, typedFor.get(id)));
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
 * @param {Record<string, string>} ways the string of each way out → where it leads
 * @param {boolean} isFiltered
 * @param {boolean} isAll whether to tell what is nearest, which takes long
 * @returns {Content[]}
 */
export function unsure({ understood, confident, total, hidden, pending, former }, naming, ways, isFiltered, isAll) {
  if (pending || (confident && total)) return [];
  const { wording } = naming;
  const nearest = isAll ? understood.nearest : [];
  const near = nearest.map(({ id }) => naming.finder.card(id)).filter((card) => card !== undefined);
  const { elsewhere } = understood;
  const words = elsewhere.join(", ");
  const nothing = former?.length ? "formerAlone" : "search.nothing";
  return [
    element("p", { class: "svod-found__nothing" }, wording.say(total ? "search.unsure" : nothing)),
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
    ...Object.entries(ways).map(([key, href]) => element("p", {}, element("a", { href }, wording.say(key)))),
  ];
}

/**
 * That the texts did not come, with a way to ask for them again; nothing where they did or are awaited.
 * @param {Naming} naming
 * @returns {Content[]}
 */
export function notCome({ finder, wording }) {
  if (!finder.failed) return [];
  const again = element("button", { type: "button", "data-key": "again" }, wording.say("search.retry"));
  again.addEventListener("click", () => finder.load());
  return [`${wording.say("search.texts-failed")} `, again];
}

/** @param {string} text */
function chip(text) {
  return element("span", { class: "svod-chip" }, text);
}

/**
 * @param {string} text
 * @param {string} href
 * @param {string} lang
 * @param {string} before
 */
function link(text, href, lang, before = "") {
  return element("a", { class: "svod-chip", href, lang: foreign(text, lang), "data-key": href }, before + text);
}
