// The English stemmer of Snowball 3.1.1 (snowballstem.org/algorithms/english/stemmer.html).
// While it works a capital Y stands for a y that is a consonant.

const REGION = /^[^aeiouy]*[aeiouy]+[^aeiouy]/;
const BEFORE_REGION_1 = /^(?:arsen|commun|emerg|gener|inter|later|organ|past|univers)/;
const SHORT_SYLLABLE = /[^aeiouy][aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$|past$/;
const WHOLE_WORDS = endings(
  "skis:ski skies:sky idly:idl gently:gentl ugly:ugli early:earli only:onli singly:singl sky:sky news:news " +
    "howe:howe atlas:atlas cosmos:cosmos bias:bias andes:andes",
);
const STEP_2 = endings(
  "tional:tion enci:ence anci:ance abli:able entli:ent izer:ize ization:ize ational:ate ation:ate ator:ate " +
    "alism:al aliti:al alli:al fulness:ful ousli:ous ousness:ous iveness:ive iviti:ive biliti:ble bli:ble " +
    "ogist:og ogi:og fulli:ful lessli:less li:",
);
const STEP_3 = endings(
  "ational:ate tional:tion alize:al icate:ic iciti:ic ical:ic ful: ness: ative:",
);
const STEP_4 = endings(
  "al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ism: ate: iti: ous: ive: ize: ion:",
);
const LONGEST_SUFFIX = 7;
/** @type {Record<string, string>} letters after which alone an ending counts */
const ONLY_AFTER = { li: "cdeghkmnrt", ogi: "l", ion: "st" };

/**
 * The stem of an English word of small letters and apostrophes.
 * @param {string} word
 * @returns {string}
 */
export function stemEnglish(word) {
  const whole = WHOLE_WORDS.get(word);
  if (whole !== undefined || word.length < 3) return whole ?? word;
  const plain = word.replace(/^'/, "").replace(/(^|[aeiouy])y/g, "$1Y");
  const region1 = (BEFORE_REGION_1.exec(plain) ?? REGION.exec(plain))?.[0].length ?? plain.length;
  const further = REGION.exec(plain.slice(region1))?.[0].length;
  const region2 = further === undefined ? plain.length : region1 + further;

  let stem = withoutParticiple(withoutPlural(plain.replace(/'s'?$|'$/, "")), region1);
  stem = stem.replace(/(.[^aeiouy])[yY]$/, "$1i");
  stem = withSuffix(stem, STEP_2, region1);
  stem = withSuffix(stem, STEP_3, stem.endsWith("ative") ? region2 : region1);
  stem = withSuffix(stem, STEP_4, region2);
  return withoutFinal(stem, region1, region2).replace(/Y/g, "y");
}

/**
 * @param {string} word
 * @returns {string}
 */
function withoutPlural(word) {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  return /[aeiouy].*[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * A word without -ed, -ing and the like, its end as it was before them.
 * @param {string} word
 * @param {number} region1
 * @returns {string}
 */
function withoutParticiple(word, region1) {
  const found = /(?:e?ed|ing)(?:ly)?$/.exec(word);
  if (!found) return word;
  const before = word.slice(0, found.index);
  if (found[0].startsWith("ee")) {
    return found.index < region1 || /^(?:succ|proc|exc)$/.test(before) ? word : `${before}ee`;
  }
  if (found[0] === "ing") {
    if (/^[^aeiouy]y$/.test(before)) return before.replace("y", "ie");
    if (/^(?:even|cann|inn|earr|herr|out)$/.test(before)) return word;
  }
  if (!/[aeiouy]/.test(before)) return word;
  if (/(?:at|bl|iz)$/.test(before)) return `${before}e`;
  if (/([bdfgmnprt])\1$/.test(before)) return /^[aeo]..$/.test(before) ? before : before.slice(0, -1);
  return before.length === region1 && SHORT_SYLLABLE.test(before) ? `${before}e` : before;
}

/**
 * A word with its longest ending of some changed, if it counts there: in the region, after certain letters.
 * @param {string} word
 * @param {Map<string, string>} changes
 * @param {number} region
 * @returns {string}
 */
function withSuffix(word, changes, region) {
  for (let at = Math.max(0, word.length - LONGEST_SUFFIX); at < word.length; at += 1) {
    const ending = word.slice(at);
    const changed = changes.get(ending);
    if (changed !== undefined) {
      const after = ONLY_AFTER[ending];
      return at >= region && (!after || after.includes(word[at - 1])) ? word.slice(0, at) + changed : word;
    }
  }
  return word;
}

/**
 * A word without an e, or the second l, at its end.
 * @param {string} word
 * @param {number} region1
 * @param {number} region2
 * @returns {string}
 */
function withoutFinal(word, region1, region2) {
  const at = word.length - 1;
  const before = word.slice(0, at);
  const drops =
    (word.endsWith("e") && (at >= region2 || (at >= region1 && !SHORT_SYLLABLE.test(before)))) ||
    (word.endsWith("ll") && at >= region2);
  return drops ? before : word;
}

/**
 * Ending → what stands in its place, of a list with colons.
 * @param {string} listed
 * @returns {Map<string, string>}
 */
function endings(listed) {
  return new Map(
    listed.split(" ").map((pair) => {
      const [ending, changed] = pair.split(":");
      return [ending, changed];
    }),
  );
}
