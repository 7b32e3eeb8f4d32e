// A field with the best hits in a list under it, as the combobox pattern of ARIA 1.2 has it.
import { writeAddress } from "./address.js";
import { Highlight } from "./highlight.js";
import { element, part, relist } from "./nodes.js";
import { Speaker } from "./speaker.js";

/** @typedef {import("./hits.js").Hits} Hits */
/** @typedef {import("./naming.js").Naming} Naming */

/** Hits in the list: a phone shows two or three at once. */
const MOST_OPTIONS = 6;

/** One field with its list. */
export class SearchBox {
  /**
   * @param {HTMLFormElement} form
   * @param {Naming} naming
   * @param {Hits} hits
   */
  constructor(form, naming, hits) {
    this._form = form;
    this._naming = naming;
    this._hits = hits;
    this._input = /** @type {HTMLInputElement} */ (part(form, "input"));
    this._panel = part(form, ".svod-search__panel");
    this._note = part(form, ".svod-search__note");
    this._list = part(form, "[role=listbox]");
    this._speaker = new Speaker(part(form, ".svod-search__said"));
    this._active = -1;
    this._frame = 0;
    this._input.addEventListener("input", () => this._ask());
    this._input.addEventListener("focus", () => this._ask());
    this._input.addEventListener("keydown", (event) => this._press(event));
    form.addEventListener("reset", () => {
      this._input.value = "";
      this._close();
      this._input.focus();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.isComposing || this._panel.hidden) return;
      event.preventDefault();
      // To come to the field opens the list.
      this._input.focus();
      this._close();
    });
    form.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) this._close();
    });
    // A press on the list must not take the focus from the field: the list would close under it.
    this._panel.addEventListener("mousedown", (event) => event.preventDefault());
    naming.finder.onTexts(() => {
      if (!this._panel.hidden) this._show();
    });
    this._note.replaceChildren();
    this._panel.hidden = true;
    if (document.activeElement === this._input) this._ask();
  }

  /** @returns {HTMLElement[]} */
  get _options() {
    return [...this._list.querySelectorAll("a")];
  }

  _ask() {
    cancelAnimationFrame(this._frame);
    this._frame = requestAnimationFrame(() => this._answer());
  }

  /** Shows what the field asks for, none of it chosen yet. */
  _answer() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._active = -1;
    this._show();
  }

  _show() {
    const query = this._input.value.trim();
    if (!query) {
      this._close();
      return;
    }
    const { wording } = this._naming;
    const active = this._active;
    const typed = this._input.value;
    const found = this._naming.finder.search(typed, {}, MOST_OPTIONS, false);
    if (!found.total && query.length === 1) {
      this._close();
      return;
    }
    const highlight = new Highlight(this._naming.finder.bundle, found.understood, typed);
    const keys = found.hits.map((hit, at) => at + this._hits.key(hit, highlight));
    const all = new URL(writeAddress({ query }), this._form.action).href;
    const last = { class: "svod-option svod-option--all", role: "option", tabindex: "-1", "aria-selected": "false" };
    const said = wording.say("search.all", { n: found.total });
    if (found.total) keys.push(all + said);
    this._mark(-1);
    relist(this._list, keys, (at) =>
      at < found.hits.length
        ? this._hits.option(found.hits[at], highlight, this._id(at))
        : element("a", { ...last, id: this._id(at), href: all }, said),
    );
    this._list.hidden = !found.total;
    const unsure = found.total ? "search.found-unsure" : "search.nothing";
    const doubt = found.confident && found.total ? "" : wording.say(unsure);
    this._note.textContent = found.pending ? this._naming.pending("search.looking") : doubt;
    this._panel.hidden = false;
    this._input.setAttribute("aria-expanded", String(found.total > 0));
    if (this._active !== active) this._mark(Math.min(active, keys.length - 1));
    const count = found.total ? wording.count("search.found", found.total) : "";
    this._speaker.say([count, this._note.textContent].filter(Boolean).join(". "));
  }

  _close() {
    cancelAnimationFrame(this._frame);
    this._frame = 0;
    this._panel.hidden = true;
    this._list.replaceChildren();
    this._input.setAttribute("aria-expanded", "false");
    this._mark(-1);
    this._speaker.say("");
  }

  /**
   * Makes an option the active one; -1 for none.
   * @param {number} at
   */
  _mark(at) {
    this._list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
    this._active = at;
    const option = this._options[at];
    if (option) {
      option.setAttribute("aria-selected", "true");
      this._input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else this._input.removeAttribute("aria-activedescendant");
  }

  /** @param {KeyboardEvent} event */
  _press(event) {
    // A key may come before the answer to the letters before it is painted.
    if (this._frame && ["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) this._answer();
    const isOpen = !this._panel.hidden;
    const number = this._options.length;
    if (event.isComposing) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !event.altKey) {
      event.preventDefault();
      if (!isOpen) this._show();
      else if (number) {
        // The field itself stands between the last option and the first.
        const step = event.key === "ArrowDown" ? 1 : -1;
        this._mark(((this._active + 1 + step + number + 1) % (number + 1)) - 1);
      }
    } else if (event.key === "Enter" && isOpen && this._active >= 0) {
      event.preventDefault();
      this._options[this._active].click();
    }
  }

  /** @param {number} at */
  _id(at) {
    return `${this._list.id}-${at}`;
  }
}
