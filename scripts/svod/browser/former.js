// The search in texts that no longer hold. It is a file of its own, fetched when somebody asks for them.
import { FormerRanking } from "./former_ranking.js";
import { FormerSection } from "./former_section.js";

/** @typedef {import("./former_ranking.js").FormerText} FormerText */
/** @typedef {import("./naming.js").Naming} Naming */
/** @typedef {{ranking: FormerRanking, section: FormerSection}} Former */

/**
 * What finds the texts given and what shows those found.
 * @param {FormerText[]} texts
 * @param {Naming} naming
 * @returns {Former}
 */
export function startFormer(texts, naming) {
  const { bundle } = naming.finder;
  return { ranking: new FormerRanking(texts, (id) => bundle.nameOf(id)), section: new FormerSection(naming) };
}
