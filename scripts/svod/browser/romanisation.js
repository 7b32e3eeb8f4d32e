// Russian words in Latin letters, whatever the system: «bochka», «dymovaia», «shashka».

import { undoubled } from "./letters.js";

/** @type {Record<string, string>} */
const CONFUSED = { ж: "з", й: "и", щ: "ш", ы: "и", ъ: "", ь: "", э: "е", ё: "е", ю: "иу", я: "иа" };
const ROMAN_LETTERS = /shch|sch|sh|zh|kh|ch|tz|ts|iy$|yy$|ya|ja|yu|ju|yo|jo|ye|je|'|[a-z]/g;
/** @type {Record<string, string>} */
const READ = {
  shch: "щ", sch: "щ", sh: "ш", zh: "ж", kh: "х", ch: "ч", tz: "ц", ts: "ц", iy: "ий",
  yy: "ый", ya: "я", ja: "я", yu: "ю", ju: "ю", yo: "е", jo: "е", ye: "е", je: "е",
  "'": "ь", a: "а", b: "б", c: "ц", d: "д", e: "е", f: "ф", g: "г", h: "х", i: "и",
  j: "й", k: "к", l: "л", m: "м", n: "н", o: "о", p: "п", q: "к", r: "р", s: "с",
  t: "т", u: "у", v: "в", w: "в", x: "кс", y: "ы", z: "з",
};

/**
 * A folded word in Latin letters, read as Russian.
 * @param {string} word
 * @returns {string}
 * @example cyrillic("zashchishchaysya") // "защищайся"
 */
export function cyrillic(word) {
  return word.replace(ROMAN_LETTERS, (letters, /** @type {number} */ start) => {
    const before = word.charAt(start - 1);
    if ("yj".includes(letters) && /[aeiou]/.test(before)) return "й";
    if (letters === "'" && !/[^aeiouy]/.test(before)) return letters;
    return READ[letters];
  });
}

/**
 * The letters of a folded Russian word, those that systems of romanisation confuse made one.
 * @param {string} russian
 * @returns {string}
 * @example sound("лимоны") === sound("лымони") // true
 */
export function sound(russian) {
  return undoubled(russian.replace(/[жйщыъьэёюя]/g, (letter) => CONFUSED[letter]));
}
