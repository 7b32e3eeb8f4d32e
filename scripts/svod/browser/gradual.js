// What takes long to work out and only some searches need.

/** Items taken at once: a small part of a frame on a slow phone. */
const PIECE_ITEMS = 20;

/**
 * A table worked out bit by bit while there is time, all of it at the latest when it is asked for.
 * @template Table, Item
 */
export class Gradual {
  /**
   * @param {Table} table empty
   * @param {() => Iterable<Item>} items gives what it is made from, once the first is needed
   * @param {(table: Table, item: Item) => void} add puts in what one of them gives
   */
  constructor(table, items, add) {
    this._table = table;
    this._items = items;
    this._add = add;
    /** @type {Iterator<Item> | null} */
    this._left = null;
  }

  /**
   * Works out a little more; whether there is anything left.
   * @returns {boolean}
   */
  warm() {
    this._left ??= this._items()[Symbol.iterator]();
    for (let n = 0; n < PIECE_ITEMS; n += 1) {
      const { done, value } = this._left.next();
      if (done) return false;
      this._add(this._table, value);
    }
    return true;
  }

  /** @returns {Table} all of it */
  get whole() {
    while (this.warm());
    return this._table;
  }
}

/**
 * Puts a value under a key that may have several.
 * @template Key, Value
 * @param {Map<Key, Value[]>} table
 * @param {Key} key
 * @param {Value} value
 */
export function addTo(table, key, value) {
  const values = table.get(key);
  if (values) values.push(value);
  else table.set(key, [value]);
}
