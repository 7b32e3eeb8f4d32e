// The page of results: it shows what the address asks for, and writes into the address what is asked.
import { readAddress, writeAddress } from "./address.js";
import { chosenFilters } from "./chosen_filters.js";
import { FacetPanel } from "./facet_panel.js";
import { ALTERNATIVES } from "./filters.js";
import { Highlight } from "./highlight.js";
import { element, part, refill, relist } from "./nodes.js";
import { notCome, readAs, unsure } from "./read_as.js";
import { rememberSlash } from "./slash.js";
import { Speaker } from "./speaker.js";

/** @typedef {import("./address.js").Asked} Asked */
/** @typedef {import("./engine.js").Results} Results */
/** @typedef {import("./hits.js").Hits} Hits */
/** @typedef {import("./naming.js").Naming} Naming */

const AT_ONCE = 20;
/** Hits shown at every key; the others and the filters follow when the reader rests. */
const AT_A_KEY = 3;
/** Milliseconds without a key after which all is shown and the address written: no browser is told of every key. */
const REST = 250;
/** Hits that are added at once then: a key that comes in between must not wait. */
const AT_REST = 4;

/** The page with its field, filters and hits. */
export class SearchPage {
  /**
   * @param {HTMLElement} page
   * @param {Naming} naming
   * @param {Hits} hits
   */
  constructor(page, naming, hits) {
    this._naming = naming;
    this._hits = hits;
    this._title = document.title;
    this._input = /** @type {HTMLInputElement} */ (part(page, "#s-search-page"));
    this._found = part(page, ".svod-found");
    this._unasked = part(page, ".svod-unasked");
    this._speaker = new Speaker(part(page, ".svod-search__said"));
    this._more = part(page, ".svod-found__more");
    this._guide = new URL("../how-to-rule/", location.href).href;
    const filters = /** @type {HTMLDetailsElement} */ (part(page, ".svod-filters"));
    this._facets = new FacetPanel(filters, naming, (...chosen) => this._choose(...chosen));
    this._asked = readAddress(location.search);
    this._shown = AT_ONCE;
    part(page, ".svod-search__panel").hidden = true;
    this._listen(page);
    if (document.activeElement === this._input && this._input.value && !this._asked.query) this._type();
    else this._arrive(history.state);
  }

  /** @param {HTMLElement} page */
  _listen(page) {
    const form = part(page, "form");
    history.scrollRestoration = "manual";
    this._input.addEventListener("input", () => this._type());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this._keep();
      // A phone's keyboard hides what was found.
      if (matchMedia("(hover: none)").matches) this._input.blur();
    });
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      this._input.value = "";
      this._type();
      this._input.focus();
    });
    this._more.addEventListener("click", () => {
      const first = this._shown;
      this._shown += AT_ONCE;
      this._show();
      /** @type {HTMLElement | null} */ (this._found.querySelectorAll("article h3 a")[first])?.focus();
      this._keep();
    });
    page.addEventListener("click", (event) => {
      const at = event.target instanceof Element ? event.target.closest("a") : null;
      const isOwn = at?.pathname === location.pathname && at.search && !at.hash;
      if (!at || !isOwn || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this._go(readAddress(at.search));
    });
    addEventListener("popstate", (event) => {
      this._asked = readAddress(location.search);
      this._arrive(event.state);
    });
    addEventListener("pagehide", () => this._keep());
    addEventListener("scrollend", () => this._keep());
    for (const name of ["wheel", "touchmove", "keydown"]) {
      addEventListener(name, () => (this._place = null), { passive: true });
    }
    this._naming.finder.onTexts(() => {
      clearTimeout(this._rest);
      this._show();
      this._scroll();
      this._keep();
    });
    rememberSlash(/** @type {HTMLInputElement} */ (part(page, ".svod-slash input")));
  }

  /**
   * Shows what the address asks for, at the place where the reader left it.
   * @param {{shown?: number, y?: number} | null} left
   */
  _arrive(left) {
    clearTimeout(this._rest);
    this._input.value = this._asked.query;
    this._shown = left?.shown ?? AT_ONCE;
    /** @type {number | null} */
    this._place = left?.y ?? null;
    if (this._place === null) {
      this._show(AT_A_KEY);
      this._rest = setTimeout(() => this._showMore(AT_A_KEY));
    } else {
      this._show();
      this._scroll();
    }
  }

  _scroll() {
    if (this._place !== null && this._place !== undefined) scrollTo(0, this._place);
  }

  _type() {
    this._asked = { ...this._asked, query: this._input.value, typed: false };
    this._shown = AT_ONCE;
    cancelAnimationFrame(this._frame ?? 0);
    this._frame = requestAnimationFrame(() => this._show(AT_A_KEY));
    clearTimeout(this._rest);
    this._rest = setTimeout(() => this._showMore(AT_A_KEY), REST);
  }

  /**
   * Shows everything after some hits, bit by bit.
   * @param {number} after
   */
  _showMore(after) {
    this._show(after);
    if (after < this._shown) this._rest = setTimeout(() => this._showMore(Math.min(after + AT_REST, this._shown)));
    else this._rest = setTimeout(() => this._keep());
  }

  /**
   * @param {string} sort
   * @param {string} value
   * @param {boolean} wanted
   */
  _choose(sort, value, wanted) {
    if (sort === "since" || sort === "until") {
      this._go({ ...this._asked, [sort]: wanted ? value : "" });
      return;
    }
    if (sort === "former") {
      this._go({ ...this._asked, former: wanted });
      return;
    }
    const others = (this._asked.values[sort] ?? []).filter((each) => each !== value);
    this._go({ ...this._asked, values: { ...this._asked.values, [sort]: wanted ? [...others, value] : others } });
  }

  /**
   * Asks something else, so that Back leads to what was asked before.
   * @param {Asked} asked
   */
  _go(asked) {
    clearTimeout(this._rest);
    this._keep();
    this._asked = asked;
    this._input.value = asked.query;
    this._shown = AT_ONCE;
    history.pushState(null, "", writeAddress(asked));
    this._show();
  }

  /** Writes question and place into the history. */
  _keep() {
    const state = { shown: this._shown, y: scrollY };
    history.replaceState(state, "", this._isEmpty() ? location.pathname : writeAddress(this._asked));
  }

  _isEmpty() {
    return !this._asked.query.trim() && !this._isFiltered();
  }

  _isFiltered() {
    const { values, since, until } = this._asked;
    return Boolean(since || until || Object.values(values).some((each) => each.length));
  }

  /** @param {number} limit */
  _show(limit = this._shown) {
    const isEmpty = this._isEmpty();
    const { query } = this._asked;
    document.documentElement.classList.toggle("svod-asked", !isEmpty);
    this._found.hidden = isEmpty;
    this._unasked.hidden = !isEmpty;
    const isAll = isEmpty || limit >= this._shown;
    if (isAll) this._entitle(isEmpty);
    if (isEmpty) {
      this._speaker.say("");
      return;
    }
    const { wording } = this._naming;
    const results = this._search(this._asked.values, limit);
    const highlight = new Highlight(this._naming.finder.bundle, results.understood, query);
    const { total, pending } = results;
    const looking = pending ? this._naming.pending("search.looking") : "";
    const found = total ? wording.count("search.found", total) : looking;
    const unsaid = pending || results.confident;
    const doubt = unsaid ? "" : wording.say(total ? "search.found-unsure" : "search.nothing");
    const former = this._showFormer(results, highlight);
    part(this._found, ".svod-found__number").textContent = found;
    this._speaker.say([found, doubt, former].filter(Boolean).join(". "));
    this._put(".svod-found__read", readAs(results, this._asked, this._naming));
    this._put(".svod-found__chosen", chosenFilters(this._asked, this._naming, (...taken) => this._choose(...taken, false)));
    this._put(".svod-found__failed", notCome(this._naming));
    this._put(".svod-found__unsure", unsure(results, this._naming, this._ways(), this._isFiltered(), isAll));
    const keys = results.hits.map((hit) => this._hits.key(hit, highlight));
    const make = (/** @type {number} */ at) => element("li", {}, this._hits.article(results.hits[at], highlight));
    relist(part(this._found, ".svod-found__hits"), keys, make);
    part(this._found, ".svod-found__title").hidden = !total;
    if (!isAll) return;
    this._more.hidden = Math.max(total, results.former?.length ?? 0) <= this._shown;
    this._facets.show(this._counts(results), this._asked);
  }

  /**
   * Says in the title of the page what is asked, and asks the same in the other language.
   * @param {boolean} isEmpty
   */
  _entitle(isEmpty) {
    const query = this._asked.query.trim();
    document.title = query ? `${query} — ${this._title}` : this._title;
    const other = document.querySelector(".svod-language");
    if (other instanceof HTMLAnchorElement) other.search = isEmpty ? "" : writeAddress(this._asked);
  }

  /**
   * @param {Record<string, string[]>} values
   * @param {number} limit
   * @returns {Results}
   */
  _search(values, limit) {
    const wanted = Object.fromEntries(Object.entries(values).filter(([, each]) => each.length));
    const { query, since, until, typed, former } = this._asked;
    return this._naming.finder.search(query, { values: wanted, since, until }, limit, typed, former);
  }

  /**
   * How many results each value has; of alternatives, what each would bring without the others.
   * @param {Results} results
   * @returns {Record<string, Record<string, number>>}
   */
  _counts(results) {
    const counts = { ...results.counts };
    for (const sort of ALTERNATIVES) {
      if (this._asked.values[sort]?.length) {
        const others = { ...this._asked.values, [sort]: [] };
        counts[sort] = this._search(others, 0).counts[sort];
      }
    }
    return counts;
  }

  /**
   * What no longer holds, with a way to it above what holds.
   * @param {Results} results
   * @param {Highlight} highlight
   * @returns {string} what is to be said of it
   */
  _showFormer(results, highlight) {
    const { finder } = this._naming;
    const isAsked = this._asked.former;
    if (isAsked) finder.askFormer(this._naming);
    part(this._found, ".svod-former").hidden = !isAsked || (!finder.former && finder.failed);
    part(this._found, ".svod-former__way").hidden = !results.former?.length || !results.total;
    return isAsked && finder.former ? finder.former.section.show(results, highlight) : "";
  }

  /** The ways out where nothing is sure: string → where it leads. */
  _ways() {
    const guide = { "search.how-to-rule": this._guide };
    const former = { "search.former": writeAddress({ ...this._asked, former: true }) };
    return this._asked.former ? guide : { ...former, ...guide };
  }

  /**
   * Fills a part of the page, which is hidden while it is empty.
   * @param {string} selector
   * @param {import("./nodes.js").Content[]} content
   */
  _put(selector, content) {
    const place = part(this._found, selector);
    if (place.hidden && !content.length) return;
    refill(place, content);
    place.hidden = !content.length;
  }
}
