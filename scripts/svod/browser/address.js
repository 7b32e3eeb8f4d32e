// What is asked for, as it stands in the address: ?q=…&kind=ruling&hero=barbarian&since=2025-01-01&as=typed&former=1
import { SORTS } from "./filters.js";

/**
 * A question: the query, what it is narrowed to, whether its words are taken as typed, and whether texts that
 * no longer hold are asked for too.
 * @typedef {{query: string, values: Record<string, string[]>, since: string, until: string, typed: boolean,
 *   former: boolean}} Asked
 */

const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const MOST_VALUES = 20;

/**
 * What an address asks for; what it does not know is passed over.
 * @param {string} search the part of the address from the question mark on
 * @returns {Asked}
 */
export function readAddress(search) {
  const given = new URLSearchParams(search);
  /** @type {Record<string, string[]>} */
  const values = {};
  for (const sort of SORTS) {
    const asked = [...new Set(given.getAll(sort).filter(Boolean))].slice(0, MOST_VALUES);
    if (asked.length) values[sort] = asked;
  }
  const [since, until] = ["since", "until"].map((name) => {
    const day = given.get(name) ?? "";
    // Some browsers take 30 February for 2 March.
    return DAY.test(day) && new Date(day).toJSON()?.startsWith(day) ? day : "";
  });
  return {
    query: given.get("q") ?? "",
    values,
    since,
    until,
    typed: given.get("as") === "typed",
    former: given.get("former") === "1",
  };
}

/**
 * The part of the address, from the question mark on, that asks for it.
 * @param {Partial<Asked>} asked
 * @returns {string}
 */
export function writeAddress({ query = "", values = {}, since = "", until = "", typed = false, former = false }) {
  const given = new URLSearchParams();
  if (query) given.set("q", query);
  for (const sort of SORTS) for (const value of values[sort] ?? []) given.append(sort, value);
  if (since) given.set("since", since);
  if (until) given.set("until", until);
  if (typed) given.set("as", "typed");
  if (former) given.set("former", "1");
  return `?${given}`;
}
