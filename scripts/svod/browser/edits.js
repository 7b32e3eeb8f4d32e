// How many slips of the fingers lie between two words.

/**
 * Letters missing, added, wrong or swapped with their neighbour; null if more than `most`.
 *
 * The last letters of `typed`, `ending` of them at most, may be an ending that `meant` lacks.
 * Letters are code points.
 * @param {string} typed
 * @param {string} meant
 * @param {number} most
 * @param {number} [ending]
 * @returns {number | null}
 * @example slips("порохавая", "пороховая", 2) // 1
 * @example slips("нежтиь", "нежит", 1, 3) // 1
 */
export function slips(typed, meant, most, ending = 0) {
  const one = byLetter(typed);
  const other = byLetter(meant);
  const longer = one.length - other.length;
  if (longer < -most || longer > most + ending) return null;
  let least = one.length ? most + 1 : other.length;
  /** @type {number[]} */
  let earlier = [];
  /** @type {number[]} */
  let before = [];
  let row = [0];
  for (let to = 1; to <= other.length; to += 1) row.push(to);
  for (let at = 1; at <= one.length; at += 1) {
    [earlier, before, row] = [before, row, [at]];
    const letter = one[at - 1];
    let lowest = at;
    for (let to = 1; to <= other.length; to += 1) {
      const wrong = letter === other[to - 1] ? 0 : 1;
      let cost = Math.min(before[to] + 1, row[to - 1] + 1, before[to - 1] + wrong);
      if (at > 1 && to > 1 && letter === other[to - 2] && one[at - 2] === other[to - 1]) {
        cost = Math.min(cost, earlier[to - 2] + 1);
      }
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (at >= one.length - ending) least = Math.min(least, row[other.length]);
    if (lowest > most) break;
  }
  return least <= most ? least : null;
}

/**
 * The word, or its code points where they are not its units: both are counted and indexed alike.
 * @param {string} word
 * @returns {string | string[]}
 */
function byLetter(word) {
  return /[\ud800-\udbff]/.test(word) ? [...word] : word;
}
