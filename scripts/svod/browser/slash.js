// Whether the key / leads to the search: who types by speech must be able to switch it off. The loader asks too.

const REMEMBERED = "svod-slash";

/**
 * Ties a checkbox to what this browser remembers.
 * @param {HTMLInputElement} box
 */
export function rememberSlash(box) {
  try {
    box.checked = !localStorage.getItem(REMEMBERED);
  } catch {
    box.disabled = true;
  }
  box.addEventListener("change", () => {
    if (box.checked) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, "off");
  });
}
