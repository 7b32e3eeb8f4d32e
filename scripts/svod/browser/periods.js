// Days and months as people write them: «июнь 2026», 7 Jan 2025, 2026-06-08, 9/20/2024, 28/11/2024.

import { fold } from "./folding.js";
import { decimal, lengthOf } from "./letters.js";

/**
 * Days that begin with `days` (ISO: a day, a month or a year), as `text` gives them.
 *
 * `start` and `end` count code points of the folded text.
 * @typedef {{text: string, days: string, start: number, end: number}} Period
 */

const MONTHS = (
  "янв(ар~)?|jan(uary)? фев(р|рал~)?|feb(ruary)? мар(т~)?|mar(ch)? апр(ел~)?|apr(il)? ма([йяею]|ем)|may " +
  "июн~|june? июл~|july? авг(уст~)?|aug(ust)? сен(т|тябр~)?|sep(t|tember)? окт(ябр~)?|oct(ober)? " +
  "ноя(б|бр~)?|nov(ember)? дек(абр~)?|dec(ember)?"
)
  .replace(/~/g, "([ьяеюауйи]|[ео]м)?")
  .split(" ");
const MONTH_SAID = String.raw`(?<month>${MONTHS.join("|")})\.?`;
const YEAR_SAID = String.raw`(?<year>20[0-9]{2})(?![\p{Nd}a-z])`;
const DAY_SAID = String.raw`(?<day>\p{Nd}\p{Nd}?)`;
const NUMBER_SAID = String.raw`(?<number>\p{Nd}\p{Nd}?)`;
// What stands before is matched too, not looked back at: browsers of 2022 cannot.
const PERIOD_SHAPES = [
  String.raw`${YEAR_SAID}[-/]${NUMBER_SAID}[-/]${DAY_SAID}(?!\p{Nd})`,
  String.raw`${NUMBER_SAID}(?<mark>[-./])${DAY_SAID}\k<mark>${YEAR_SAID}`,
  // A year of two digits is sure only where all three numbers have two and no fourth follows.
  String.raw`(?<number>\p{Nd}\p{Nd})(?<mark>[./])(?<day>\p{Nd}\p{Nd})\k<mark>` +
    String.raw`(?<year>[23][0-9])(?![./]?\p{Nd}|[a-z])`,
  String.raw`${DAY_SAID}(?:st|nd|rd|th)?(?: of)? ${MONTH_SAID},? ${YEAR_SAID}`,
  String.raw`${MONTH_SAID} ${DAY_SAID}(?:st|nd|rd|th)?,? ${YEAR_SAID}`,
  String.raw`${MONTH_SAID},? ${YEAR_SAID}`,
  String.raw`${YEAR_SAID}-(?<number>[01]\p{Nd})(?!\p{Nd})`,
  String.raw`(?<number>[01]?\p{Nd})[./]${YEAR_SAID}`,
  YEAR_SAID,
].map((shape) => new RegExp(String.raw`(?<before>^|[^\p{L}\p{N}_])${shape}`, "gu"));

/**
 * The first period in a text; null if there is none.
 *
 * Of three numbers with «/» or «-» the month comes first, unless it is over 12. A day the calendar lacks is
 * no period, nor are its month and year.
 * @param {string} text
 * @returns {Period | null}
 * @example period("решение от 7 июля 2025")?.days // "2025-07-07"
 */
export function period(text) {
  const folded = fold(text);
  let left = folded;
  for (const shape of PERIOD_SHAPES) {
    for (const { 0: whole, index, groups = {} } of left.matchAll(shape)) {
      const said = whole.slice(groups.before.length);
      const days = daysOf(groups);
      if (days) {
        const start = lengthOf(folded.slice(0, index) + groups.before);
        return { text: said, days, start, end: start + lengthOf(said) };
      }
      // nor may a looser shape find the month or the year of an impossible day
      left = left.replaceAll(said, "_".repeat(said.length));
    }
  }
  return null;
}

/**
 * The days of a shape's parts; falsy if the calendar has no such day.
 * @param {Record<string, string>} parts
 * @returns {string | false | undefined}
 */
function daysOf({ year, month, number, day, mark }) {
  const numbers = [number, day].flatMap((part) => (part ? decimal(part) : []));
  if (month) numbers.unshift(MONTHS.findIndex((forms) => new RegExp(`^(${forms})$`).test(month)) + 1);
  if (mark === "." || (mark && numbers[0] > MONTHS.length)) numbers.reverse();
  const days = [20 + year.slice(-2), ...numbers.map((part) => String(part).padStart(2, "0"))].join("-");
  // an impossible day is no date in some browsers, a day of the next month in others
  return new Date(days).toJSON()?.startsWith(days) && days;
}
