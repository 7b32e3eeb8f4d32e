// Elements of the page. Text comes in as text, never as HTML.

/** @typedef {Node | string | null} Content */

/**
 * An element with attributes and content; an attribute that is null or false is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | null>} attributes
 * @param {...Content} content
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...content) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...content.filter((each) => each !== null));
  return made;
}

/**
 * The only element of a selector; the page's template has it.
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function part(within, selector) {
  const found = within.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return found;
}

/** What `relist` has put into an element: key → item. @type {WeakMap<Element, Map<string, Element>>} */
const LISTED = new WeakMap();

/**
 * Puts new content into an element; what had the focus there has it again, found by its `data-key`.
 * @param {Element} parent
 * @param {Content[]} content
 */
export function refill(parent, content) {
  refocusing(parent, () => parent.replaceChildren(...content.filter((each) => each !== null)));
}

/**
 * The same for a list in which an item with the key that it had before stays as it is.
 * @param {Element} list
 * @param {string[]} keys
 * @param {(at: number) => Element} make makes the item with a key
 */
export function relist(list, keys, make) {
  refocusing(list, () => {
    const before = LISTED.get(list);
    const items = new Map(keys.map((key, at) => [key, before?.get(key) ?? make(at)]));
    LISTED.set(list, items);
    const kept = new Set(items.values());
    for (const item of [...list.children]) if (!kept.has(item)) item.remove();
    let at = 0;
    for (const item of kept) {
      if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
      at += 1;
    }
  });
}

/**
 * Changes what is in an element; what had the focus there has it again.
 * @param {Element} parent
 * @param {() => void} change
 */
function refocusing(parent, change) {
  const active = parent.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.getAttribute("data-key");
  change();
  if (!key || active === document.activeElement) return;
  const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * The language to mark a text with, where it is not that around it: one without a letter of the Russian
 * alphabet is English.
 * @param {string} text
 * @param {string} around
 * @returns {string | null}
 */
export function foreign(text, around) {
  if (!/\p{L}/u.test(text)) return null;
  const lang = /[а-яё]/i.test(text) ? "ru" : "en";
  return lang === around ? null : lang;
}
