// The words of a query in a text, in whatever form they stand there.
import { element } from "./nodes.js";
import { stem, stems } from "./stems.js";
import { spans } from "./tokens.js";

/** @typedef {import("./bundle.js").Bundle} Bundle */
/** @typedef {import("./engine.js").Told} Told */

const SHORTEST_BEGINNING = 3;
/** Names that one concept may be called by; more are not looked for. */
const MOST_NAMES = 40;

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
    this._names = namesOf(bundle, [...understood.names, ...understood.keywords].map((name) => name.id));
  }

  /**
   * The text as content for an element, what was asked for in `<mark>`.
   * @param {string} text
   * @returns {(string | HTMLElement)[]}
   */
  marked(text) {
    const found = spans(text);
    const wanted = found.map(({ tokens }) => tokens.some((token) => this._isAsked(token)));
    const read = found.map(({ tokens }) => stem(tokens[0]));
    read.forEach((first, at) => {
      for (const name of this._names.get(first) ?? []) {
        if (name.every((word, further) => read[at + further] === word)) wanted.fill(true, at, at + name.length);
      }
    });
    /** @type {(string | HTMLElement)[]} */
    const content = [];
    let end = 0;
    for (let at = 0; at < found.length; at += 1) {
      if (wanted[at]) {
        const { start } = found[at];
        while (wanted[at + 1] && /^[\s-]$/.test(text.slice(found[at].end, found[at + 1].start))) at += 1;
        content.push(text.slice(end, start), element("mark", {}, text.slice(start, found[at].end)));
        end = found[at].end;
      }
    }
    return [...content, text.slice(end)].filter(Boolean);
  }

  /** @param {string} token */
  _isAsked(token) {
    if (this._beginning && token.startsWith(this._beginning)) return true;
    const own = stem(token);
    return this._stems.has(own) || (this._bundle.forms.get(own) ?? []).some((other) => this._stems.has(other));
  }
}

/**
 * The names of some concepts, each as its stems, by the first of them.
 * @param {Bundle} bundle
 * @param {string[]} ids
 * @returns {Map<string, string[][]>}
 */
function namesOf(bundle, ids) {
  /** @type {Map<string, string[][]>} */
  const found = new Map();
  if (!ids.length) return found;
  const wanted = new Set(ids);
  let left = wanted.size * MOST_NAMES;
  for (const [phrase, concepts] of bundle.phrases) {
    if (left > 0 && concepts.some((concept) => wanted.has(concept))) {
      const name = phrase.split(" ");
      found.set(name[0], [...(found.get(name[0]) ?? []), name]);
      left -= 1;
    }
  }
  return found;
}
