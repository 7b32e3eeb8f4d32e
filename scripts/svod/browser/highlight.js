// The words of a query in a text, in whatever form they stand there.
import { element } from "./nodes.js";
import { stem, stems } from "./stems.js";
import { spans } from "./tokens.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./engine.js").Told} Told */

const SHORTEST_BEGINNING = 3;
const MOST_READ = 1_000;
/**
 * A place in a text: the tokens there, their stems, and whether nothing but a space or hyphen stands before it.
 * @typedef {{tokens: string[], stems: string[], start: number, end: number, follows: boolean}} Read
 */
/** Text → its places: at every key nearly the same texts are shown. @type {Map<string, Read[]>} */
const TEXTS_READ = new Map();

/** Marks in texts what one query asked for. */
export class Highlight {
  /**
   * @param {Bundle} bundle
   * @param {Told} understood
   * @param {string} query as typed: its last word may be unfinished
   */
  constructor(bundle, understood, query) {
    this._bundle = bundle;
    const telling = understood.words.filter((word) => !bundle.functionWords.has(word));
    const asked = telling.length ? telling : understood.words;
    const guessed = understood.changes.flatMap((change) => change.read.split(", "));
    /** @type {Set<string>} */
    this._stems = new Set(asked.flatMap((word) => stems(word)));
    for (const each of guessed) for (const word of each.split(" ")) this._stems.add(stem(word)).add(word);
    for (const each of [...this._stems]) {
      for (const other of bundle.forms.get(each) ?? []) this._stems.add(other);
    }
    const last = /[\p{L}\p{N}]$/u.test(query) ? understood.words.at(-1) : undefined;
    this._beginning = last && last.length >= SHORTEST_BEGINNING ? last : null;
    /** Names of what was named, each as its stems. @type {string[][]} */
    this._names = [...understood.names, ...understood.keywords].flatMap(({ id }) => bundle.namesOf(id));
  }

  /**
   * Beginnings and ends of what was asked for in a text, in turn.
   * @param {string} text
   * @returns {number[]}
   */
  places(text) {
    const found = read(text);
    const wanted = found.map((each) => this._isAsked(each));
    for (const name of this._names) {
      found.forEach((_, at) => {
        if (name.every((word, further) => found[at + further]?.stems[0] === word)) wanted.fill(true, at, at + name.length);
      });
    }
    /** @type {number[]} */
    const places = [];
    found.forEach(({ start, end, follows }, at) => {
      if (!wanted[at]) return;
      if (follows && wanted[at - 1]) places.pop();
      else places.push(start);
      places.push(end);
    });
    return places;
  }

  /**
   * The text as content for an element, what was asked for in `<mark>`.
   * @param {string} text
   * @returns {(string | HTMLElement)[]}
   */
  marked(text) {
    /** @type {(string | HTMLElement)[]} */
    const content = [];
    let last = 0;
    [...this.places(text), text.length].forEach((place, at) => {
      const piece = text.slice(last, place);
      if (piece) content.push(at % 2 ? element("mark", {}, piece) : piece);
      last = place;
    });
    return content;
  }

  /** @param {Read} place */
  _isAsked({ tokens, stems }) {
    if (this._beginning && tokens.some((token) => token.startsWith(/** @type {string} */ (this._beginning)))) return true;
    return stems.some(
      (own) => this._stems.has(own) || this._bundle.forms.get(own)?.some((other) => this._stems.has(other)),
    );
  }
}

/**
 * The places of a text.
 * @param {string} text
 * @returns {Read[]}
 */
function read(text) {
  let found = TEXTS_READ.get(text);
  if (!found) {
    let last = 0;
    found = spans(text).map(({ tokens, start, end }) => {
      const follows = /^[\s-]$/.test(text.slice(last, start));
      last = end;
      return { tokens, stems: tokens.map(stem), start, end, follows };
    });
    if (TEXTS_READ.size >= MOST_READ) TEXTS_READ.clear();
    TEXTS_READ.set(text, found);
  }
  return found;
}
