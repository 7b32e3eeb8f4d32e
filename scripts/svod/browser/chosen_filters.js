// The filters that are chosen, each with a way to take it back.
import { writeAddress } from "./address.js";
import { element } from "./nodes.js";

/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./naming.js").Naming} Naming */

/**
 * A chip for every filter, and one that takes all of them back where there are several.
 * @param {Asked} asked
 * @param {Naming} naming
 * @param {(sort: string, value: string) => void} takeBack
 * @returns {HTMLElement[]}
 */
export function chosenFilters({ query, typed, values, since, until }, naming, takeBack) {
  const { wording } = naming;
  /**
   * @param {string} sort
   * @param {string} value
   * @param {string} name
   * @returns {HTMLElement}
   */
  const removable = (sort, value, name) => {
    const label = wording.say("search.remove", { name });
    const made = element(
      "button",
      { class: "svod-chip", type: "button", "aria-label": label, "data-key": `chip ${sort}=${value}` },
      name,
      element("span", { "aria-hidden": "true" }, " ✕"),
    );
    made.addEventListener("click", () => takeBack(sort, value));
    return made;
  };
  const chips = Object.entries(values).flatMap(([sort, each]) =>
    each.map((value) => removable(sort, value, naming.value(sort, value))),
  );
  if (since) chips.push(removable("since", since, wording.say("search.from-day", { date: wording.days(since) })));
  if (until) chips.push(removable("until", until, wording.say("search.to-day", { date: wording.days(until) })));
  if (chips.length > 1) {
    const href = writeAddress({ query, typed });
    chips.push(element("a", { class: "svod-chip", href }, wording.say("search.clear-filters")));
  }
  return chips;
}
