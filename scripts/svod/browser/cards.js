// What is shown of a record before its texts have come: what search/cards.py packed, unpacked.
import { exchanged, numbersOf, valuesOf } from "./columns.js";

/** @typedef {import("./columns.js").Column} Column */
/**
 * `key` is empty until the texts have come.
 * @typedef {{key: string, answer: string | null, short: string | null, decision: string | null}} Part
 */
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
/**
 * @typedef {object} PackedCards
 * @property {string[]} titles
 * @property {string} codes
 * @property {Column} kinds
 * @property {Column} standings
 * @property {string} issueds
 * @property {string} changeds
 * @property {Column} channels
 * @property {string} partCounts
 * @property {Column} answers
 * @property {Column} shorts
 * @property {(string | null)[]} decisions
 * @property {Record<string, string>} addresses
 * @property {Record<string, string>} otherAddresses
 */

/**
 * @param {PackedCards} packed
 * @param {string[]} ids
 * @param {string[]} days all on which something was ruled or changed
 * @param {string} lang
 * @returns {Card[]} what is shown of every record, in the order of the ids
 */
export function cardsOf(packed, ids, days, lang) {
  const open = lang === "ru" ? exchanged : String;
  const codes = numbersOf(packed.codes);
  const counts = numbersOf(packed.partCounts);
  const [answers, shorts] = [packed.answers, packed.shorts].map(valuesOf);
  const [kinds, standings, channels] = [packed.kinds, packed.standings, packed.channels].map(valuesOf);
  const dated = [null, "unknown", ...days];
  const [issued, changed] = [packed.issueds, packed.changeds].map((column) => valuesOf([dated, column]));
  let at = 0;
  return ids.map((id, number) => ({
    id,
    kind: /** @type {string} */ (kinds[number]),
    code: codes[number] ? `R${codes[number]}` : null,
    title: open(packed.titles[number]),
    url: `/${lang === "ru" ? "" : `${lang}/`}${addressOf(packed, id, number, /** @type {string} */ (kinds[number]))}`,
    standing: /** @type {string} */ (standings[number]),
    issued: issued[number],
    changed: changed[number],
    channel: channels[number],
    parts: Array.from({ length: counts[number] }, () => {
      const part = at++;
      const [short, decision] = [shorts[part], packed.decisions[part]].map((text) => text && open(text));
      return { key: "", answer: answers[part], short, decision };
    }),
  }));
}

/**
 * @param {PackedCards} packed
 * @param {string} id
 * @param {number} number
 * @param {string} kind
 */
function addressOf({ addresses, otherAddresses }, id, number, kind) {
  const [whole, rest = ""] = id.replace(/^.*:/, "").split(".");
  return otherAddresses[number] ?? addresses[kind].replace("*", whole).replace("*", rest);
}
