// Which documents have a term: what search/bundle.py packed of the postings, unpacked.
import { Digits, numbersOf } from "./columns.js";

/**
 * How many documents have each term; the distances between their numbers, by the bits of how many they are.
 * @typedef {{counts: string, gaps: string[]}} Postings
 */

const CLASSES = 10;

/**
 * Unpacks the postings of many terms.
 * @param {Postings} packed
 * @param {(term: number, numbers: number[]) => void} told called for every term in order
 */
export function unpack({ counts, gaps }, told) {
  const classes = gaps.map((each) => new Digits(each));
  numbersOf(counts).forEach((count, term) => {
    const bits = Math.min(32 - Math.clz32(count), CLASSES - 1);
    told(term, classes[bits].rising(count));
  });
}
