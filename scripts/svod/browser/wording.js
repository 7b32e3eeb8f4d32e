// What the search says: the strings of the interface, with numbers and days in words.

/** The words of one language. */
export class Wording {
  /**
   * @param {Record<string, string | undefined>} strings key → text, with `{name}` where a value belongs
   * @param {string} lang
   */
  constructor(strings, lang) {
    this.lang = lang;
    this._strings = strings;
    /** By the length of a day and of a month in ISO; to make one takes long. @type {Intl.DateTimeFormat[]} */
    this._formats = [];
    this._plurals = new Intl.PluralRules(lang);
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
    const format = (this._formats[days.length] ??= new Intl.DateTimeFormat(this.lang === "en" ? "en-GB" : this.lang, {
      day: days.length > 7 ? "numeric" : undefined,
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }));
    const parts = format.formatToParts(Date.parse(days));
    const wanted = parts.filter(({ type }) => type !== "literal").map(({ value }) => value);
    return wanted.join(" ");
  }
}
