// What things are called where results speak of them.
/** @typedef {import("./finder.js").Finder} Finder */
/** @typedef {import("./wording.js").Wording} Wording */

const RECORDS = ["hero", "status", "card", "step", "mode"];

/** Names values of facets, and leads to records. */
export class Naming {
  /**
   * @param {Finder} finder
   * @param {Wording} wording
   * @param {string} root the full address of the language's first page
   */
  constructor(finder, wording, root) {
    this.finder = finder;
    this.wording = wording;
    this._root = root;
  }

  /**
   * The full address of a place whose way from the site's root is given: /en/rulings/x/#p-1
   * @param {string} url
   */
  address(url) {
    return url.replace(/^\/(en\/)?/, this._root);
  }

  /**
   * What is said while the texts are awaited; that they did not come, where they did not.
   * @param {string} key
   */
  pending(key) {
    return this.wording.say(this.finder.failed ? "search.texts-failed" : key);
  }

  /**
   * What the value of a facet is called; the value itself where nothing knows better.
   * @param {string} sort
   * @param {string} value
   * @returns {string}
   */
  value(sort, value) {
    if (sort === "kind" || sort === "answer") {
      const key = `${sort === "kind" ? "search.kind" : "answer"}.${value}`;
      const said = this.wording.say(key);
      return said === key ? value : said;
    }
    if (RECORDS.includes(sort)) return this.finder.card(`${sort}:${value}`)?.title ?? value;
    return this.finder.bundle.labels[`${sort}=${value}`] ?? value;
  }
}
