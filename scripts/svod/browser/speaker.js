// What a screen reader says of results, once the reader has stopped typing.

const PAUSE = 600;

/** Speaks through a live region. */
export class Speaker {
  /** @param {HTMLElement} region */
  constructor(region) {
    this._region = region;
    this._pause = 0;
  }

  /**
   * Says a text after a pause, unless another one comes before.
   * @param {string} text
   */
  say(text) {
    clearTimeout(this._pause);
    if (text === this._region.textContent) return;
    this._pause = setTimeout(() => {
      this._region.textContent = text;
    }, PAUSE);
  }
}
