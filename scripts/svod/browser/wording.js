// What the search says: the strings of the interface, with numbers and days in words.

/** The words of one language. */
export class Wording {
  /**
   * @param {Record<string, string>} strings key → text, with `{name}` where a value belongs
   * @param {string} lang
   */
  constructor(strings, lang) {
    this.lang = lang;
    this._strings = strings;
    this._plurals = new Intl.PluralRules(lang);
    this._days = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    this._months = new Intl.DateTimeFormat(lang, { month: "long", year: "numeric", timeZone: "UTC" });
  }

  /**
   * The string of a key; the key itself where there is none.
   * @param {string} key
   * @param {Record<string, string | number>} values
   */
  say(key, values = {}) {
    return (this._strings[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /**
   * The string for a number of things: `key.one`, `key.few` or `key.many`.
   * @param {string} key
   * @param {number} n
   */
  count(key, n) {
    const form = this._plurals.select(n);
    return this.say(`${key}.${form === "other" ? "many" : form}`, { n });
  }

  /**
   * A day, month or year in words: 8 июля 2025, июль 2025, 2025.
   * @param {string} days ISO
   */
  days(days) {
    if (days.length < 7) return days;
    const format = days.length === 7 ? this._months : this._days;
    const parts = format.formatToParts(Date.parse(days.length === 7 ? `${days}-01` : days));
    const wanted = parts.filter(({ type }) => type !== "literal").map(({ value }) => value);
    return wanted.join(" ");
  }
}
