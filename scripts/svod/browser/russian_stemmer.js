// The Russian stemmer of Snowball 3.1.1 (snowballstem.org/algorithms/russian/stemmer.html).
// Of the endings that a word has a pattern finds the one that begins first: the longest, as the algorithm asks.

const AFTER_FIRST_VOWEL = /^[^аеиоуыэюя]*[аеиоуыэюя]/;
const REGION_2 = /^[^аеиоуыэюя]*[аеиоуыэюя]+[^аеиоуыэюя]+[аеиоуыэюя]+[^аеиоуыэюя]/;
// A letter in the group of an ending is kept: the ending counts after а and я only.
const PERFECTIVE_GERUND = /(?:[иы]|([ая]))в(?:ши(?:сь)?)?$/;
const REFLEXIVE = /с[ья]$/;
const ADJECTIVE = /(?:[еиоы][ейм]|[иы]ми|[ео]го|[ео]му|[иы]х|[еоую]ю|[ая]я)$/;
const PARTICIPLE = /([ая])(?:ем|нн|вш|ю?щ)$|(?:[иы]вш|ующ)$/;
const VERB = new RegExp(
  "([ая])(?:л[аио]?|н[аоы]?|нно|[ей]те|й|ем|[ею]т|ть|ешь)$|" +
    "(?:[иы]л[аио]?|ен[аоы]?|[еу]йте|ите|[еу]й|[иы]м|ят|у[ею]т|[иы]ть?|ишь|у?ю)$",
);
const NOUN = /(?:[аоуы]|[ео]в|[иь]?[еюя]|[еи]?и|ами|и?ями|(?:и?е|[ио])?й|[ао]м|и?[ея]м|ах|и?ях|ь)$/;
const DERIVATIONAL = /ость?$/;
const SUPERLATIVE = /ейше?$/;

/**
 * The stem of a Russian word of small letters.
 * @param {string} word
 * @returns {string}
 */
export function stemRussian(word) {
  const plain = word.replace(/ё/g, "е");
  const head = AFTER_FIRST_VOWEL.exec(plain)?.[0] ?? plain;
  const rest = withoutInflection(plain.slice(head.length)).replace(/и$/, "");
  const derived = DERIVATIONAL.exec(rest);
  const region2 = REGION_2.exec(plain)?.[0].length ?? plain.length;
  const root = derived && head.length + derived.index >= region2 ? rest.slice(0, derived.index) : rest;
  return head + (root.endsWith("ь") ? root.slice(0, -1) : root.replace(SUPERLATIVE, "").replace(/нн$/, "н"));
}

/**
 * What follows the first vowel of a word, without the endings of adjectives, verbs and nouns.
 * @param {string} rest
 * @returns {string}
 */
function withoutInflection(rest) {
  if (PERFECTIVE_GERUND.test(rest)) return rest.replace(PERFECTIVE_GERUND, "$1");
  const plain = rest.replace(REFLEXIVE, "");
  if (ADJECTIVE.test(plain)) return plain.replace(ADJECTIVE, "").replace(PARTICIPLE, "$1");
  return VERB.test(plain) ? plain.replace(VERB, "$1") : plain.replace(NOUN, "");
}
