// @ts-check
// No click is lost. While pieces glide they are pictures that no click reaches, and what is pressed may be put in
// place anew before it is let go: such a click falls on whatever is behind. It is given to what was meant.

/** What people click on. */
const USABLE = "a, button, summary, input, label, .thing";

/** What was last pressed. @type {HTMLElement | undefined} */
let pressed;

/** What can be used at a place. @param {PointerEvent | MouseEvent} event */
function usableAt(event) {
  const found = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest(USABLE));
  return /** @type {HTMLElement | undefined} */ (found.find((element) => element !== null));
}

/** What stands now for something that has gone. @param {HTMLElement} gone */
function counterpart(gone) {
  if (gone.isConnected) return gone;
  const [name, value] = gone instanceof HTMLButtonElement ? ["value", gone.value] : ["data-part", gone.dataset.part];
  if (!value) return undefined;
  const same = [...document.querySelectorAll(gone.tagName)].find((element) => element.getAttribute(name) === value);
  return /** @type {HTMLElement | undefined} */ (same);
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  // A key presses what has the focus, and a script what it calls.
  if (event.detail === 0 || target.closest(USABLE)) return;
  const meant = (pressed && counterpart(pressed)) ?? (target === document.documentElement ? usableAt(event) : undefined);
  if (!meant) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  meant.click();
}

/** Listens to clicks, for as long as the page is there. */
export function startClicks() {
  const press = (/** @type {PointerEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    pressed = /** @type {HTMLElement | null} */ (target.closest(USABLE)) ?? (target === document.documentElement ? usableAt(event) : undefined);
  };
  document.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("click", click, { capture: true });
}
