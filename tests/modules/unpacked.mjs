// Everything that the packed files hold, unpacked, as plain data.
import { Bundle } from "../../scripts/svod/browser/bundle.js";
import { Texts } from "../../scripts/svod/browser/texts.js";

const data = (entries) => Object.fromEntries(entries);
const ascending = (numbers) => [...numbers].sort((one, other) => one - other);

export function unpacked(packed, packedTexts, terms) {
  const bundle = new Bundle(packed);
  const pending = structuredClone(bundle.cards);
  const texts = new Texts(packedTexts, bundle);
  const numbers = bundle.cards.map((_, number) => number);
  return {
    weights: data(terms.map((term) => [term, data(bundle.weights(term))])),
    unknown: terms.filter((term) => !bundle.knows(term)),
    vocabulary: bundle.vocabulary,
    tagged: data(bundle.facets("").map((facet) => [facet, ascending(bundle.tagged(facet))])),
    phrases: data(bundle.phrases),
    forms: data(bundle.forms),
    heard: data(bundle.heard.whole),
    masses: bundle.masses,
    shares: bundle.shares,
    neighbours: bundle.neighbours,
    steps: [...bundle.steps],
    pending,
    cards: bundle.cards,
    places: numbers.map((number) => texts.places(number)),
    texts: numbers.map((number) => texts.places(number).map((_, passage) => texts.text(number, passage))),
    passages: numbers.map((number) => data(terms.map((term) => [term, data(texts.passages(number, term))]))),
  };
}

export function found(packed, asked) {
  const bundle = new Bundle(packed);
  return asked.map((each) => bundle.find(each));
}
