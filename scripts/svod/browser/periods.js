// Days and months as people write them: «июнь 2026», 7 Jan 2025, 2026-06-08, 9/20/2024 (month first).

import { fold } from "./folding.js";
import { decimal, lengthOf } from "./letters.js";

/**
 * Days that begin with `days` (ISO: a day, a month or a year), as `text` gives them.
 *
 * `start` and `end` count code points of the folded text.
 * @typedef {{text: string, days: string, start: number, end: number}} Period
 */

const MONTHS_RU = "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ");
const MONTHS_SHORT = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTHS_EN =
  "january february march april may june july august september october november december".split(" ");
const MONTH_SAID = String.raw`(?<month>[\p{L}\p{Nl}\p{No}]+)\.?`;
const YEAR_SAID = String.raw`(?<year>20[0-9]{2})(?![\p{Nd}a-z])`;
const DAY_SAID = String.raw`(?<day>[0-3]?\p{Nd})`;
const NUMBER_SAID = String.raw`(?<number>[01]?\p{Nd})`;
// What stands before is matched too, not looked back at: browsers of 2022 cannot.
const PERIOD_SHAPES = [
  String.raw`${YEAR_SAID}-${NUMBER_SAID}-${DAY_SAID}(?!\p{Nd})`,
  String.raw`${NUMBER_SAID}/${DAY_SAID}/${YEAR_SAID}`,
  String.raw`${DAY_SAID}\.${NUMBER_SAID}\.${YEAR_SAID}`,
  String.raw`${DAY_SAID}(?:st|nd|rd|th)?(?: of)? ${MONTH_SAID},? ${YEAR_SAID}`,
  String.raw`${MONTH_SAID} ${DAY_SAID}(?:st|nd|rd|th)?,? ${YEAR_SAID}`,
  String.raw`${MONTH_SAID},? ${YEAR_SAID}`,
  String.raw`${YEAR_SAID}-(?<number>[01]\p{Nd})(?!\p{Nd})`,
  String.raw`${NUMBER_SAID}[./]${YEAR_SAID}`,
  YEAR_SAID,
].map((shape) => new RegExp(String.raw`(?<before>^|[^\p{L}\p{N}_])${shape}`, "gu"));
const LAST_MONTH = 12;
const LAST_DAY = 31;

/**
 * The first period in a text; null if there is none.
 * @param {string} text
 * @returns {Period | null}
 * @example period("решение от 7 июля 2025")?.days // "2025-07-07"
 */
export function period(text) {
  const folded = fold(text);
  for (const shape of PERIOD_SHAPES) {
    for (const { 0: whole, index, groups = {} } of folded.matchAll(shape)) {
      const days = daysOf(groups);
      if (days) {
        const said = whole.slice(groups.before.length);
        const start = lengthOf(folded.slice(0, index) + groups.before);
        return { text: said, days, start, end: start + lengthOf(said) };
      }
    }
  }
  return null;
}

/**
 * @param {Record<string, string | undefined>} parts
 * @returns {string | null | undefined}
 */
function daysOf({ year, month, number, day }) {
  if (month === undefined && number === undefined) return year;
  const months = month === undefined ? decimal(number ?? "") : monthOf(month);
  if (months < 1 || months > LAST_MONTH) return null;
  const upToMonth = `${year}-${twoDigits(months)}`;
  if (day === undefined) return upToMonth;
  const date = decimal(day);
  return date < 1 || date > LAST_DAY ? null : `${upToMonth}-${twoDigits(date)}`;
}

/**
 * The number of a month by a form of its name; 0 for another word.
 * @param {string} word
 * @returns {number}
 */
function monthOf(word) {
  if (word === "sept") return MONTHS_SHORT.indexOf("sep") + 1;
  const russian = MONTHS_RU.findIndex(
    (month) =>
      word.startsWith(month) &&
      (month === "ма" ? /^(?:[йяею]|ем)$/ : /^(?:[ьяеюауйи]|ем|ом)?$/).test(word.slice(month.length)),
  );
  return Math.max(russian, MONTHS_SHORT.indexOf(word), MONTHS_EN.indexOf(word)) + 1;
}

/**
 * @param {number} number
 * @returns {string}
 */
function twoDigits(number) {
  return String(number).padStart(2, "0");
}
