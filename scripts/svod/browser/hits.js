// One record found, as it is shown: its kind, what it answers, what it says, how old that is.
import { fold } from "./folding.js";
import { element, foreign } from "./nodes.js";

/** @typedef {import("./highlight.js").Highlight} Highlight */
/** @typedef {import("./naming.js").Naming} Naming */
/** @typedef {import("./nodes.js").Content} Content */
/** @typedef {import("./results.js").Hit} Hit */

/** Answers that a badge says in words even where it has a short text, so that colour never says it alone. */
const SPOKEN = ["yes", "no", "depends"];
const HOLDS = "holds";
const MOST_HEROES = 4;

/** Shows hits. */
export class Hits {
  /** @param {Naming} naming */
  constructor(naming) {
    this._naming = naming;
    this._wording = naming.wording;
  }

  /**
   * What a hit is shown by: where all of that is the same, it looks the same.
   * @param {Hit} hit
   * @param {Highlight} highlight
   */
  key(hit, highlight) {
    const { texts, failed } = this._naming.finder;
    const marked = [hit.title, hit.decision, this._pointOf(hit)].map((text) => text && highlight.places(text));
    return JSON.stringify([{ ...hit, score: 0 }, marked, !texts, failed]);
  }

  /**
   * A hit in the list under a field.
   * @param {Hit} hit
   * @param {Highlight} highlight
   * @param {string} id
   */
  option(hit, highlight, id) {
    const said = hit.pending
      ? element("span", { class: "svod-hit__pending" }, this._pending())
      : this._text("span", "svod-hit__decision", hit.decision ?? this._pointOf(hit), highlight);
    return element(
      "a",
      { ...OPTION, id, href: this._naming.address(hit.url) },
      element("span", { class: "svod-hit__head" }, ...this._head(hit)),
      " ",
      this._text("span", "svod-hit__title", hit.title, highlight),
      " ",
      said,
    );
  }

  /**
   * A hit on the page of results.
   * @param {Hit} hit
   * @param {Highlight} highlight
   */
  article(hit, highlight) {
    const page = this._naming.finder.card(hit.id)?.url ?? hit.url;
    const point = this._pointOf(hit);
    const title = element("h3", { class: "svod-hit__title", lang: this._foreign(hit.title) });
    title.append(
      element(
        "a",
        { href: this._naming.address(page), "data-key": hit.id },
        ...highlight.marked(hit.title),
      ),
    );
    return element(
      "article",
      { class: "svod-hit" },
      element("p", { class: "svod-hit__head" }, ...this._head(hit)),
      title,
      hit.pending ? element("p", { class: "svod-hit__pending" }, this._pending()) : null,
      this._text("p", "svod-hit__decision", hit.decision, highlight),
      point === null ? null : this._point(hit, point, highlight),
      element("p", { class: "svod-hit__about" }, ...this._about(hit)),
    );
  }

  /**
   * @param {Hit} hit
   * @returns {Content[]}
   */
  _head({ id, kind, part, answer, short, standing, code }) {
    const state = `svod-state svod-state--${standing}`;
    const pieces = [
      element("span", { class: "svod-hit__kind" }, this._naming.value("kind", kind)),
      this._badge(answer, short),
      this._place(id, part),
      standing === HOLDS ? null : element("span", { class: state }, this._wording.say(`row.${standing}`)),
      code === null ? null : element("span", { class: "svod-hit__code" }, code),
    ];
    return pieces.flatMap((piece) => (piece === null ? [] : [piece, " "]));
  }

  /**
   * Which of several decisions of a record this is, so that nobody takes it for the only one.
   * @param {string} id
   * @param {string | null} part
   */
  _place(id, part) {
    const parts = this._naming.finder.card(id)?.parts ?? [];
    const n = parts.findIndex(({ key }) => key === part) + 1;
    if (!n || parts.length < 2) return null;
    return element("span", { class: "svod-hit__place" }, this._wording.say("search.part-of", { n, of: parts.length }));
  }

  /**
   * The answer in a word or two, as on the pages.
   * @param {string | null} answer
   * @param {string | null} short
   */
  _badge(answer, short) {
    if (answer === null || (short === null && answer === "statement")) return null;
    const word = this._wording.say(`answer.${answer}`);
    const said = short !== null && (!SPOKEN.includes(answer) || fold(short).startsWith(fold(word)));
    const badge = element("span", { class: `svod-badge svod-badge--${answer}` });
    if (!said) badge.append(word);
    if (!said && short !== null) badge.append(" · ");
    if (short !== null) badge.append(element("span", { lang: this._foreign(short) }, short));
    return badge;
  }

  _pending() {
    return this._naming.pending("search.pending");
  }

  /** @param {Hit} hit */
  _pointOf(hit) {
    return this._naming.finder.textAt(hit.id, hit.point);
  }

  /**
   * @param {Hit} hit
   * @param {string} text
   * @param {Highlight} highlight
   */
  _point(hit, text, highlight) {
    const way = { href: this._naming.address(hit.url), "data-key": `${hit.id}#`, class: "svod-hit__way" };
    const label = `${this._wording.say("search.to-point")}: ${hit.title}`;
    return element(
      "p",
      { class: "svod-hit__point", lang: this._foreign(text) },
      element("a", { ...way, "aria-label": label, lang: this._wording.lang }, "¶"),
      " ",
      ...highlight.marked(text),
    );
  }

  /**
   * Heroes, day and channel.
   * @param {Hit} hit
   * @returns {Content[]}
   */
  _about({ id, kind, issued, changed, channel }) {
    const heroes = kind === "hero" || kind === "ability" ? [] : this._naming.finder.heroes(id);
    const names = heroes.map((hero) => this._naming.finder.card(hero)?.title ?? hero);
    const day = this._day(issued, changed);
    /** @type {string[]} */
    const told = [];
    if (names.length) told.push(names.slice(0, MOST_HEROES).join(", ") + (names.length > MOST_HEROES ? "…" : ""));
    if (day) told.push(day);
    if (channel !== null) told.push(this._naming.value("channel", channel));
    return [told.join(" · ")];
  }

  /**
   * @param {string | null} issued
   * @param {string | null} changed
   */
  _day(issued, changed) {
    const day = changed ?? issued;
    if (day === null) return "";
    if (!/^\d/.test(day)) return this._wording.say("date.unknown");
    const key = changed === null || changed === issued ? "search.issued" : "search.changed";
    return this._wording.say(key, { date: this._wording.days(day) });
  }

  /**
   * @param {"p" | "span"} tag
   * @param {string} name
   * @param {string | null} text
   * @param {Highlight} highlight
   */
  _text(tag, name, text, highlight) {
    if (text === null) return null;
    return element(tag, { class: name, lang: this._foreign(text) }, ...highlight.marked(text));
  }

  /** @param {string} text */
  _foreign(text) {
    return foreign(text, this._wording.lang);
  }
}

const OPTION = { class: "svod-option", role: "option", tabindex: "-1", "aria-selected": "false" };
