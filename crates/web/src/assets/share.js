// @ts-check
// Links for friends: shown whole, chosen by a click, and copied by a button.

/** Completes the links that are on the page now. */
export function completeLinks() {
  for (const link of document.querySelectorAll("input.link")) {
    const field = /** @type {HTMLInputElement} */ (link);
    if (field.value.startsWith("/")) field.value = location.origin + field.value;
    field.onfocus = () => field.select();
    const button = /** @type {HTMLButtonElement | null | undefined} */ (field.closest(".share")?.querySelector(".copy"));
    if (!button) continue;
    button.hidden = false;
    button.onclick = () => copy(field, button);
  }
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement} button */
async function copy(field, button) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without encryption a page may copy only what is chosen.
    document.execCommand("copy");
  }
  button.textContent = button.dataset.done ?? "";
}
