// @ts-check
// Keeps the focus where people work when parts of the page are put in place.

import { patch } from "./patch.js";

/** Whether the focus was on a button that has done its work and goes: it moves on to the prompt. */
let acted = false;

/** Says whether somebody has chosen something. @param {boolean} whether */
export function setActed(whether) {
  acted = whether;
}

/** After a choice the focus is on what is asked next. */
export function focusNext() {
  if (acted) prompt(document)?.focus({ preventScroll: true });
  acted = false;
}

/**
 * Makes a part of the page like a fresh one. If what had the focus goes, its counterpart takes it.
 * @param {HTMLElement} part @param {HTMLElement} fresh
 */
export function patchWithFocus(part, fresh) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  patch(part, fresh);
  if (focused && document.activeElement !== focused) counterpart(focused, part)?.focus({ preventScroll: true });
}

/**
 * What stands for an element that has gone: the same choice, or else the prompt.
 * @param {Element} old @param {HTMLElement} part @returns {HTMLElement | null}
 */
function counterpart(old, part) {
  const same = [...part.querySelectorAll("button")].find(
    (button) => old instanceof HTMLButtonElement && button.name === old.name && button.value === old.value,
  );
  return same ?? prompt(part);
}

/** @param {ParentNode} part @returns {HTMLElement | null} */
const prompt = (part) => part.querySelector(".prompt .now");
