// A table of squares, worked out in so many pieces before all of it is asked for.
import { Gradual } from "../../scripts/svod/browser/gradual.js";

export function squares(count, pieces) {
  let begun = 0;
  const table = new Gradual(
    [],
    () => {
      begun += 1;
      return Array(count).keys();
    },
    (found, number) => found.push(number * number),
  );
  const before = begun;
  const left = Array.from({ length: pieces }, () => table.warm());
  const done = table._table.length;
  return { before, left, done, whole: table.whole, again: table.whole.length, begun };
}
