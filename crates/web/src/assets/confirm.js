// @ts-check
// Who wants to confirm moves is asked about every choice once more: it is held back until it is confirmed or given
// up. Every way to a choice ends in its button being pressed, so none goes past this.

import { table } from "./page.js";

/** The choice that is held back. @type {HTMLButtonElement | undefined} */
let held;
/** What had the focus when it was made, for those who see where that is. @type {HTMLElement | undefined} */
let before;
/** Whether the choice that is being sent has been confirmed. */
let sure = false;

/** The choice that waits to be confirmed, as long as it can be made. */
export const heldChoice = () => (held?.isConnected && !held.disabled ? held : undefined);

/** Whether this choice has to wait for a confirmation; then it is held back. @param {HTMLElement | null} button */
export function holds(button) {
  if (table.dataset.confirm !== "on" || sure || !(button instanceof HTMLButtonElement)) return false;
  if (!button.matches(".choice")) return false;
  held = button;
  before = /** @type {HTMLElement | null} */ (document.querySelector(":focus-visible")) ?? undefined;
  return true;
}

/** Makes a choice, which is confirmed by that. @param {HTMLButtonElement} button */
export function makeSure(button) {
  held = undefined;
  sure = true;
  button.click();
  sure = false;
}

/** Forgets the held choice, as something else is chosen instead. */
export function release() {
  held = undefined;
}

/** Gives the held choice up. The focus goes back to where it was. */
export function giveUp() {
  if (!held) return;
  release();
  if (before?.isConnected) before.focus({ preventScroll: true });
}

/** What a choice is by itself: in the list the title of its group says a part of it, which an ellipsis leaves open. @param {HTMLButtonElement} button */
function titleOf(button) {
  const text = button.querySelector(".text")?.textContent ?? "";
  const group = button.closest("fieldset")?.querySelector("legend")?.textContent ?? "";
  if (group.endsWith("…")) return group.slice(0, -1) + text;
  return group ? `${group}: ${text}` : text;
}

/** What is asked about the held choice: what it is, and what it does. @param {HTMLButtonElement} button @param {string} names */
export function asked(button, names) {
  const text = names || titleOf(button);
  const preview = (button.querySelector(".preview")?.textContent ?? "").split("\n").join(" ");
  return preview ? `${text}: ${preview}` : text;
}
