// @ts-check
// Moments: the end of a day, a new event, a loss. Each is shown once, over the board, and stays until it is put
// away; what comes next waits for it as long as one takes to read it. Clicks beside it do what they always do.

import { table } from "./page.js";

/** How long a moment may be read while others' moves wait, in milliseconds: at least, and for each word of it. */
const LEAST = 5000;
const WORD = 180;

/** How long a click still goes to what was there before the moment came, in milliseconds. */
const SURPRISED = 400;

/** How long what was struck flashes, in milliseconds. */
const FLASH = 2400;

/** What people choose with, where they are asked. */
const ASKED = "#board .choice:enabled";

const panel = /** @type {HTMLElement} */ (document.getElementById("moment"));

/** When the moment came. */
let came = -Infinity;
/** What had the focus before. @type {HTMLElement | null} */
let focused = null;
/** Goes on with what waits for the moment. */
let goOn = () => {};

/**
 * Takes the moment out of what the server has sent. Nothing of it stays there.
 * @param {Document} fresh @returns {HTMLElement | null}
 */
export function takeMoment(fresh) {
  const moment = fresh.getElementById("fresh-moment");
  moment?.remove();
  return moment;
}

/** Whether the reader is asked something at this time. */
export const isAsked = () => document.querySelector(ASKED) !== null;

/**
 * Shows a moment.
 * @param {HTMLElement} moment @param {boolean} isMeanwhile whether the reader is in the midst of choosing something
 */
export function showMoment(moment, isMeanwhile) {
  flash(moment.dataset.flashes ?? "");
  if (table.dataset.moments === "off") return;
  closeMoment();
  panel.querySelector(".told")?.replaceChildren(...moment.childNodes);
  panel.classList.toggle("meanwhile", isMeanwhile);
  panel.showPopover();
  panel.querySelector(".told")?.scrollTo(0, 0);
  came = performance.now();
  const active = document.activeElement;
  focused = active instanceof HTMLElement ? active : null;
  // Who writes or chooses keeps the focus.
  if (!isMeanwhile && !active?.matches("input, textarea, select")) close()?.focus({ preventScroll: true });
}

/** Puts the moment away, and tells whether there was one. */
export function closeMoment() {
  if (!panel.matches(":popover-open")) return false;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidePopover();
  if (hadFocus) returnFocus();
  goOn();
  return true;
}

/** The focus goes back to where it was, or to what is asked if that cannot have it any more. */
function returnFocus() {
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  if (table.contains(document.activeElement) && document.activeElement === focused) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".prompt .now"))?.focus({ preventScroll: true });
}

/**
 * Waits until the moment was put away, or was there long enough to be read by who does not rest on it. Who is
 * asked something meanwhile, as others are at the same time, is not held up.
 */
export function momentRead() {
  if (!panel.matches(":popover-open") || isAsked()) return;
  return new Promise((resolve) => {
    const time = Math.max(LEAST, (panel.textContent ?? "").split(/\s+/).length * WORD);
    const timer = setInterval(() => {
      if (performance.now() > came + time && !panel.matches(":hover")) closeMoment();
    }, 100);
    goOn = () => {
      clearInterval(timer);
      resolve(undefined);
    };
  });
}

/** What the moment is put away with. @returns {HTMLButtonElement | null} */
const close = () => panel.querySelector(":scope > button");

/** Lets the parts of the table flash that something happened to. @param {string} parts */
function flash(parts) {
  for (const part of parts.split(" ").filter((part) => part !== "")) {
    const struck = document.querySelectorAll(`#board [data-part~="${part}"], #board [data-flash~="${part}"]`);
    for (const thing of struck) {
      thing.classList.add("struck");
      setTimeout(() => thing.classList.remove("struck"), FLASH);
    }
  }
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  if (!panel.contains(target)) return void closeMoment();
  if (target.closest("button") === close()) return void closeMoment();
  // Who was about to click on the board could not see it coming.
  if (event.detail === 0 || performance.now() > came + SURPRISED) return;
  event.preventDefault();
  closeMoment();
  const beneath = document.elementFromPoint(event.clientX, event.clientY);
  const meant = /** @type {HTMLElement | null} */ (beneath?.closest("a, button, summary, .thing") ?? null);
  meant?.click();
}

/** Listens to clicks, for as long as the page is there. */
export function startMoments() {
  document.addEventListener("click", click, { capture: true });
}
