// Starts the search on a page. The loader calls it with what it has fetched.
import { SearchBox } from "./box.js";
import { Finder } from "./finder.js";
import { Hits } from "./hits.js";
import { Naming } from "./naming.js";
import { SearchPage } from "./search_page.js";
import { Wording } from "./wording.js";

/**
 * What a search is made from: the parsed first file of the bundle, the words of the interface, the addresses
 * of the file of texts, of the texts that no longer hold with their code, and of the site's root.
 * @typedef {{index: any, words: Record<string, string>, texts: string, former: [string, string], root: string, lang: string}} Given
 */

/**
 * Sets every field and the page of results going; the texts are fetched behind them.
 * @param {Given} given
 */
export async function startSearch({ index, words, texts, former, root, lang }) {
  if (document.readyState === "loading" && !document.querySelector(".md-footer")) {
    await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  }
  const page = document.querySelector(".svod--search");
  // What only the page of results says stands in that page.
  const said = page instanceof HTMLElement ? { ...words, ...page.dataset } : words;
  const finder = new Finder(index, texts, former);
  const naming = new Naming(finder, new Wording(said, lang), root);
  const hits = new Hits(naming);
  for (const form of document.querySelectorAll("form.svod-search")) {
    const isOfResults = form.matches(".svod-search--page");
    if (!isOfResults && form instanceof HTMLFormElement) new SearchBox(form, naming, hits);
  }
  if (page instanceof HTMLElement) new SearchPage(page, naming, hits);
  finder.load();
}
