// English words in Cyrillic letters, as players write them by ear or letter by letter: демедж, апкип.

import { fold } from "./folding.js";
import { casefold, lengthOf, undoubled } from "./letters.js";

/**
 * Letters of a word that sound together: how heard, how else.
 * @typedef {{heard: string[], otherwise: string[]}} Grapheme
 */

/**
 * Letters → Cyrillic; `$` marks those at the end of a word. й stands as и, э and ё as е.
 * @type {Record<string, [heard: string, otherwise: string]>}
 */
const SOUNDS = {
  // letters: [how they are mostly heard or read, how else]
  tion: ["шн шен", "шон шин цион тион"],
  sion: ["жн шн", "жен шен жон зион сион"],
  cian: ["шн шиан", "шен циан"],
  ture: ["чер чур", "туре тур"],
  eigh: ["еи", "аи"],
  ough: ["аф о", "оу у оуг"],
  augh: ["аф о", "ауг"],
  tch: ["ч", ""],
  dge: ["дж", "дг дге"],
  "age$": ["идж едж", "аж аг адж еидж аге"],
  igh: ["аи", "иг аиг"],
  "able$": ["еибл абл", "абле ебл ибл"],
  "ce$": ["с", "це се к"],
  "ge$": ["дж", "ж ге г"],
  "le$": ["л ел", "ле"],
  ch: ["ч к", "х ш"],
  sh: ["ш", "сх щ"],
  ph: ["ф", "пх"],
  th: ["т з с", "ф д в"],
  wh: ["в у", "х"],
  ck: ["к", "кк"],
  qu: ["кв", "ку к"],
  gh: ["г", "х"],
  kn: ["н", "кн"],
  wr: ["р", "вр"],
  ee: ["и", "е ее ии"],
  ea: ["и", "е еа еи"],
  oo: ["у", "о оо"],
  ou: ["ау", "у оу о а"],
  ow: ["ау оу", "ов о"],
  oa: ["о", "оу оа"],
  ai: ["еи", "аи е"],
  ay: ["еи", "аи"],
  ei: ["еи и", "аи"],
  ey: ["и еи", "аи"],
  ie: ["и", "аи ие е"],
  oi: ["ои", ""],
  oy: ["ои", ""],
  au: ["о", "ау а"],
  aw: ["о", "ау ав"],
  ew: ["ю у", "ев еу"],
  ue: ["ю", "у уе"],
  "ier$": ["аер иер", "аиер ир"],
  "er$": ["ер", "р а"],
  a: ["а е еи", "о и"],
  b: ["б", ""],
  c: ["к", "с ц"],
  d: ["д", "т"],
  e: ["е", "и"],
  "e$": ["", "е и"],
  "ed$": ["д т", "ед"],
  f: ["ф", ""],
  g: ["г", "дж ж"],
  h: ["х", "г"],
  i: ["и аи", "е"],
  j: ["дж", "ж"],
  k: ["к", ""],
  l: ["л", "ль"],
  m: ["м", ""],
  n: ["н", "нь"],
  o: ["о", "а оу у"],
  p: ["п", ""],
  q: ["к", ""],
  r: ["р", ""],
  s: ["с", "з"],
  t: ["т", "ть"],
  u: ["а у", "ю ью и е"],
  v: ["в", "ф"],
  w: ["в", "у"],
  x: ["кс", "гз икс"],
  y: ["и", "аи"],
  z: ["з", "ц"],
};

const LONGEST_GRAPHEME = 5;
const NOUN_ENDINGS = " а у ом ем е и ы ов ев ам ами ах ои ею ю я ям ями ях".split(" ");
const ADJECTIVE_ENDINGS = "ыи ого ому ым ом ая ои ую ое ые ых ыми".split(" ").map((ending) => `н${ending}`);
const VERB_ENDINGS = ["", "н", "ов", "ир", "а", "и", "у", "е"].flatMap((suffix) =>
  "ть т л ла ло ли ет ит ют ят ешь ишь ует уют нул нуть"
    .split(" ")
    .flatMap((ending) => ["", "ся", "сь"].map((reflexive) => suffix + ending + reflexive)),
);
const ENDINGS = new Set([...NOUN_ENDINGS, ...ADJECTIVE_ENDINGS, ...VERB_ENDINGS]);
/** @type {Record<string, string>} */
const CONSONANTS = { з: "с", ц: "с", ш: "ж", щ: "ж", ч: "ж", г: "к", х: "к" };
// Consonants at the end of a word that may belong to its grammatical ending.
const LONGEST_TAIL = 4;
const LEAST_HEARD = 3;

/**
 * The consonants of a Russian word, those that transliterations confuse made one: «демедж» → дмж.
 * @param {string} russian
 * @returns {string}
 */
export function skeleton(russian) {
  const bare = casefold(russian)
    .replace(/дж/g, "ж")
    .replace(/[аеёиоуыэюяйьъ]/g, "")
    .replace(/[зцшщчгх]/g, (letter) => CONSONANTS[letter]);
  return undoubled(bare);
}

/**
 * The skeletons that the transliterations of an English word have, grammatical endings left out.
 * @param {string} english
 * @returns {Set<string>}
 */
export function skeletons(english) {
  let found = new Set([""]);
  for (const { heard, otherwise } of graphemes(english)) {
    const next = new Set([...heard, ...otherwise].map(skeleton));
    found = new Set([...found].flatMap((start) => [...next].map((end) => start + end)));
  }
  return new Set([...found].map(undoubled));
}

/**
 * The skeletons that a Russian word may have without its grammatical ending, the longest first.
 * @param {string} russian
 * @returns {string[]}
 */
export function stemsOf(russian) {
  const found = [];
  const letters = [...skeleton(russian)];
  for (let left = 0; left <= LONGEST_TAIL && letters.length; left += 1) {
    found.push(letters.join(""));
    letters.pop();
  }
  return found;
}

/**
 * Whether a Russian word that no dictionary knows, in any grammatical form, is an English word in Cyrillic letters.
 * @param {string} russian
 * @param {string} english
 * @returns {boolean}
 * @example transliterates("демеджа", "damage") // true
 */
export function transliterates(russian, english) {
  const folded = casefold(russian).replace(/й/g, "и").replace(/[эё]/g, "е").replace(/[ъ\0]/g, "");
  if (lengthOf(folded) < LEAST_HEARD) return false;
  let places = new Set([0]);
  for (const { heard, otherwise } of graphemes(english)) {
    /** @type {Set<number>} */
    const reached = new Set();
    for (const at of places) {
      for (const sounding of [...heard, ...otherwise]) {
        if (!folded.startsWith(sounding, at)) continue;
        const end = at + sounding.length;
        reached.add(end);
        // the last consonant of a sound may be doubled
        const last = sounding.slice(-1);
        const isConsonant = last !== "" && !"аеиоуыюя".includes(last);
        if (isConsonant && folded[end] === last) reached.add(end + 1);
      }
    }
    places = reached;
  }
  return [...places].some((at) => ENDINGS.has(folded.slice(at)));
}

/**
 * The letters of a word in groups that sound together.
 * @param {string} english
 * @returns {Grapheme[]}
 */
function graphemes(english) {
  const bare = fold(english).replace(/[^a-z]/g, "");
  const found = [];
  let at = 0;
  while (at < bare.length) {
    if (bare[at] === bare[at + 1] && !"eo".includes(bare[at])) at += 1;
    const key = graphemeAt(bare, at);
    const [heard, otherwise] = SOUNDS[key];
    found.push({ heard: heard.split(" "), otherwise: otherwise.split(" ").filter(Boolean) });
    at += key.replace("$", "").length;
  }
  return found;
}

/**
 * The longest group of letters at a place that has sounds of its own, marked where it ends the word.
 * @param {string} bare
 * @param {number} at
 * @returns {string}
 */
function graphemeAt(bare, at) {
  for (let length = Math.min(LONGEST_GRAPHEME, bare.length - at); length > 0; length -= 1) {
    const letters = bare.slice(at, at + length);
    if (at + length === bare.length && `${letters}$` in SOUNDS) return `${letters}$`;
    if (letters in SOUNDS) return letters;
  }
  throw new RangeError(`no sound for ${bare[at]}`);
}
