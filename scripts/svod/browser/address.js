// What is asked for, as it stands in the address: ?q=…&kind=ruling&hero=barbarian&since=2025-01-01&as=typed
import { SORTS } from "./filters.js";

/**
 * A question: the query, what it is narrowed to, and whether its words are taken as typed.
 * @typedef {{query: string, values: Record<string, string[]>, since: string, until: string, typed: boolean}} Asked
 */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
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
  const [since, until] = ["since", "until"].map((name) => given.get(name) ?? "");
  return {
    query: given.get("q") ?? "",
    values,
    since: DAY.test(since) ? since : "",
    until: DAY.test(until) ? until : "",
    typed: given.get("as") === "typed",
  };
}

/**
 * The part of the address, from the question mark on, that asks for it.
 * @param {Partial<Asked>} asked
 * @returns {string}
 */
export function writeAddress({ query = "", values = {}, since = "", until = "", typed = false }) {
  const given = new URLSearchParams();
  if (query) given.set("q", query);
  for (const sort of SORTS) for (const value of values[sort] ?? []) given.append(sort, value);
  if (since) given.set("since", since);
  if (until) given.set("until", until);
  if (typed) given.set("as", "typed");
  return `?${given}`;
}
