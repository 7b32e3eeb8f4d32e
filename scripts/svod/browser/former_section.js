// What was found among the texts that no longer hold: it stands apart, so that nobody takes it for the rule.
import { UNKNOWN_DAY } from "./former_ranking.js";
import { element, foreign, part, refill } from "./nodes.js";

/** @typedef {import("./engine.js").Results} Results */
/** @typedef {import("./highlight.js").Highlight} Highlight */
/** @typedef {import("./naming.js").Naming} Naming */
/** @typedef {import("./former_hits.js").FormerHit} FormerHit */

const MILLISECONDS_A_DAY = 86_400_000;

/** The section after the hits. */
export class FormerSection {
  /** @param {Naming} naming */
  constructor(naming) {
    this._naming = naming;
    this._section = part(document, ".svod-former");
  }

  /**
   * Shows the texts found.
   * @param {Results} results
   * @param {Highlight} highlight
   * @returns {string} what is to be said of them
   */
  show({ former, total }, highlight) {
    const { wording } = this._naming;
    const found = former ?? [];
    const note = wording.say(found.length ? "formerHint" : "formerNothing");
    part(this._section, ".svod-former__note").textContent = note;
    const items = found.map((text) => element("li", {}, this._article(text, highlight)));
    refill(part(this._section, ".svod-former__hits"), items);
    return found.length ? wording.say(total ? "formerAlso" : "formerAlone") : note;
  }

  /**
   * @param {FormerHit} hit
   * @param {Highlight} highlight
   */
  _article({ title, code, since, until, text, url }, highlight) {
    const { wording } = this._naming;
    const href = this._naming.address(url);
    const when = `${wording.say("formerTitle")}: ${this._days(since, until)}`;
    return element(
      "article",
      { class: "svod-hit svod-old" },
      element(
        "p",
        { class: "svod-hit__head" },
        element("span", { class: "svod-old__when" }, when),
        code === null ? null : element("span", { class: "svod-hit__code" }, code),
      ),
      element(
        "h3",
        { class: "svod-hit__title", lang: foreign(title, wording.lang) },
        element("a", { href, "data-key": `${href} ${since}` }, ...highlight.marked(title)),
      ),
      element("del", { lang: foreign(text, wording.lang) }, ...highlight.marked(text)),
    );
  }

  /**
   * The first and the last day on which a text held.
   * @param {string} since
   * @param {string} until the day after the last
   */
  _days(since, until) {
    const { wording } = this._naming;
    const from = since === UNKNOWN_DAY ? "" : wording.days(since);
    const to = until === UNKNOWN_DAY ? "" : wording.days(dayBefore(until));
    const ended = to ? "heldUntil" : "heldUnknown";
    return wording.say(from ? (to ? "held" : "heldSince") : ended, { since: from, until: to });
  }
}

/** @param {string} day ISO */
function dayBefore(day) {
  return new Date(Date.parse(day) - MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}
