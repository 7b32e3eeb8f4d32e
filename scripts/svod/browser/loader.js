// Fetches the search once the reader means to search, and opens the field of a narrow header. It stands alone.
(() => {
  const { dataset: own } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = document.documentElement;
  const opened = "svod-search--open";
  let isLoading = false;
  let tries = 0;

  /** @param {string} [address] */
  const full = (address = "") => new URL(address, document.baseURI).href;
  /** @param {string} [address] */
  const json = async (address) => {
    const answer = await fetch(full(address));
    if (!answer.ok) throw answer;
    return answer.json();
  };

  /**
   * Says under a field how the search is; if it failed, with a button to load it again.
   * @param {Element | null} form
   * @param {string} [said]
   * @param {boolean} [failed]
   */
  const say = (form, said, failed) => {
    const panel = /** @type {HTMLElement} */ (form?.querySelector(".svod-search__panel"));
    const note = panel?.firstElementChild;
    if (!note) return;
    panel.hidden = false;
    note.textContent = `${said} `;
    if (failed) {
      const again = document.createElement("button");
      again.type = "button";
      again.textContent = own.retry ?? "";
      again.onclick = () => {
        form?.querySelector("input")?.focus();
        load(form);
      };
      note.append(again);
    }
  };

  /** @param {Element | null} form */
  const load = async (form) => {
    if (isLoading) return;
    isLoading = true;
    const slow = setTimeout(() => say(form, own.loading), 400);
    // A browser may remember that a script failed, but not under another address.
    const code = full(own.code) + (tries ? `?${tries}` : "");
    tries += 1;
    /** @type {any} */
    let all;
    try {
      all = await Promise.all([import(code), json(own.index), json(own.words)]);
    } catch {
      isLoading = false;
      say(form ?? document.querySelector(".svod-search"), own.failed, true);
    }
    clearTimeout(slow);
    if (!all) return;
    const [{ startSearch }, index, words] = all;
    startSearch({ index, words, texts: full(own.texts), former: [full(own.former), full(own.formerCode)], root: full(own.root), lang: root.lang });
  };

  /** @param {Element | null | undefined} form */
  const open = (form) => {
    form?.classList.add(opened);
    form?.querySelector("input")?.select();
  };
  /** @param {Element | null | undefined} form */
  const close = (form) => {
    if (!form?.classList.contains(opened)) return;
    form.classList.remove(opened);
    /** @type {HTMLElement} */ (form.previousElementSibling)?.focus();
  };
  /** @param {string} place */
  const at = (place) => document.querySelector(`.svod-search--${place}`);
  const isOff = () => {
    try {
      return localStorage.getItem("svod-slash");
    } catch {
      return null;
    }
  };

  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(".svod-search__input")) load(target.closest("form"));
  });
  addEventListener("click", (event) => {
    const on = /** @type {Element} */ (event.target);
    if (on.closest(".svod-search-open") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open(at("top"));
    } else if (on.closest(".svod-search__close")) close(at("top"));
  });
  addEventListener("keydown", (event) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
    if (key === "Escape" && !defaultPrevented) close(at("top"));
    // In the Russian layout the key gives a full stop.
    if (key !== "/" && (key !== "." || event.code !== "Slash")) return;
    const writing = "input:not([type=checkbox]), textarea, select, [contenteditable]";
    if (/** @type {Element} */ (target).matches(writing) || ctrlKey || metaKey || altKey || isOff()) return;
    event.preventDefault();
    const home = at("home");
    open(at("page") ?? (home && home.getBoundingClientRect().bottom > 60 ? home : at("top")));
  });

  if (own.page && location.search) {
    root.classList.add("svod-asked");
    load(null);
  }
})();
