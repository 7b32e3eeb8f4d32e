// What results can be narrowed to, with how many of them have it.
import { element, foreign, part, refill } from "./nodes.js";

/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./naming.js").Naming} Naming */

/** Values shown before one asks for all; a few more are shown at once. */
const MOST_VALUES_SHOWN = 10;
const FEW_VALUES_MORE = 3;

/**
 * The filters of the page of results. `choose` is told the sort, the value and whether it is wanted; for days
 * the sort is `since` or `until`, the value a day or empty; `former` asks for what no longer holds too.
 */
export class FacetPanel {
  /**
   * @param {HTMLDetailsElement} panel stands open where there is room beside the hits
   * @param {Naming} naming
   * @param {(sort: string, value: string, wanted: boolean) => void} choose
   */
  constructor(panel, naming, choose) {
    this._naming = naming;
    this._choose = choose;
    this._lists = /** @type {HTMLDetailsElement[]} */ ([...panel.querySelectorAll("[data-facet]")]);
    /** @type {Set<string>} */
    this._whole = new Set();
    /** @type {Record<string, Record<string, number>>} */
    this._counts = {};
    /** @type {Record<string, string[]>} */
    this._values = {};
    for (const list of this._lists) list.addEventListener("toggle", () => this._fill(list));
    this._days = ["since", "until"].map((name) => {
      const input = /** @type {HTMLInputElement} */ (part(panel, `[name=${name}]`));
      input.addEventListener("change", () => choose(name, input.value, Boolean(input.value)));
      return input;
    });
    this._former = /** @type {HTMLInputElement} */ (part(panel, "[name=former]"));
    this._former.addEventListener("change", () => choose("former", "", this._former.checked));
    panel.open = matchMedia("(min-width: 60em)").matches;
    if (panel.open && this._lists.length) this._lists[0].open = true;
  }

  /**
   * @param {Record<string, Record<string, number>>} counts
   * @param {Asked} asked
   */
  show(counts, { values, since, until, former }) {
    this._counts = counts;
    this._values = values;
    for (const list of this._lists) this._fill(list);
    this._days[0].value = since;
    this._days[1].value = until;
    this._former.checked = former;
  }

  /** @param {HTMLDetailsElement} list */
  _fill(list) {
    const sort = list.dataset.facet ?? "";
    const counts = this._counts[sort] ?? {};
    const wanted = this._values[sort] ?? [];
    const all = [...new Set([...wanted, ...Object.keys(counts)])].map((value) => ({
      value,
      name: this._naming.value(sort, value),
      number: counts[value] ?? 0,
      isWanted: wanted.includes(value),
    }));
    list.hidden = !all.length;
    if (!list.open || !all.length) return;
    all.sort(
      (one, other) =>
        Number(other.isWanted) - Number(one.isWanted) ||
        other.number - one.number ||
        one.name.localeCompare(other.name, this._naming.wording.lang),
    );
    const isWhole = this._whole.has(sort) || all.length <= MOST_VALUES_SHOWN + FEW_VALUES_MORE;
    const shown = isWhole ? all : all.slice(0, MOST_VALUES_SHOWN);
    const items = shown.map((each) => this._item(sort, each));
    if (shown.length < all.length) items.push(element("li", {}, this._more(list, sort, all.length)));
    refill(part(list, "ul"), items);
  }

  /**
   * @param {string} sort
   * @param {{value: string, name: string, number: number, isWanted: boolean}} each
   */
  _item(sort, { value, name, number, isWanted }) {
    const box = element("input", { type: "checkbox", "data-key": `${sort}=${value}` });
    box.checked = isWanted;
    box.addEventListener("change", () => this._choose(sort, value, box.checked));
    return element(
      "li",
      {},
      element(
        "label",
        {},
        box,
        element("span", { lang: foreign(name, this._naming.wording.lang) }, name),
        element("span", { class: "svod-facet__number" }, String(number)),
      ),
    );
  }

  /**
   * @param {HTMLDetailsElement} list
   * @param {string} sort
   * @param {number} n
   */
  _more(list, sort, n) {
    const button = element("button", { type: "button" }, this._naming.wording.say("search.all-values", { n }));
    button.addEventListener("click", () => {
      this._whole.add(sort);
      this._fill(list);
      const next = list.querySelectorAll("input")[MOST_VALUES_SHOWN];
      next?.focus();
    });
    return button;
  }
}
