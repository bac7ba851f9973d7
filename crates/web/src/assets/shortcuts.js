// @ts-check
// Keys: digits choose what is numbered with them, Enter confirms, U takes back, Escape puts away or skips what is
// being shown.

import { heldChoice } from "./confirm.js";
import { hideCard } from "./hover.js";
import { closeMoment } from "./moments.js";
import { table } from "./page.js";
import { confirmPicked, isPicking, unpick } from "./pick.js";
import { skipSteps } from "./steps.js";

/** @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
  if (/^[1-9]$/.test(event.key)) {
    /** @type {HTMLButtonElement | null} */ (document.querySelector(`.choice[data-digit="${event.key}"]`))?.click();
  } else if (event.key === "Escape") {
    hideCard();
    if (closeMoment()) return;
    document.querySelector(".since[open]")?.removeAttribute("open");
    if (isPicking()) unpick();
    else skipSteps();
  } else if (event.key === "Enter" && target === document.body && heldChoice()) {
    confirmPicked();
  } else if (event.key === "u" || event.key === "U") {
    /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-key=u]"))?.click();
  }
}

/** Numbers the choices that can be seen, as far as there are digits: those of the list that asks, if it is open. */
function numberChoices() {
  const asked = document.querySelector("#variants:popover-open .choice") ? "#variants" : "#board";
  let digit = 0;
  for (const choice of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".choice"))) {
    const isSeen = choice.closest(asked) && choice.checkVisibility() && digit < 9;
    if (isSeen) choice.dataset.digit = String((digit += 1));
    else delete choice.dataset.digit;
  }
}

/** Listens to keys, for as long as the page is there. */
export function startShortcuts() {
  document.addEventListener("keydown", press);
  // The list of all choices is folded and opened, and the one that asks comes and goes.
  for (const kind of ["toggle", "asked"]) document.addEventListener(kind, numberChoices, { capture: true });
  table.addEventListener("changed", numberChoices);
  numberChoices();
}
