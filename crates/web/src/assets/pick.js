// @ts-check
// Picks choices on the drawn table. A choice is made up of parts, and things on the table stand for
// them: what fits what has been picked is live, and when the parts of one choice are all picked, it
// is made. If they make up several choices, as the ways to pay for one thing, a list beside that thing
// asks which of them is meant. No game is named here: the buttons of the choices say which parts they
// have, and things say by `data-role` what they are to a choice.

import { asked as askedAbout, giveUp, heldChoice, makeSure, release } from "./confirm.js";
import { hideCard, placeBeside } from "./hover.js";

/** From how many letters on what a place leads to is written small. */
const LONG = 90;

/**
 * What a choice leads to is told where it is made, and in brief where there is little room.
 * @typedef {{ button: HTMLButtonElement, parts: string[], preview: string, brief: string }} Choice
 */

/** What has been picked so far. @type {string[]} */
let picked = [];
/** By which thing each of these was picked, as several can stand for the same. @type {Map<string, string>} */
const pickedBy = new Map();
/** What was last asked about with a list beside it. @type {HTMLElement | undefined} */
let lastAsked;

/** @returns {Choice[]} */
function choices() {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".choice[data-parts]"));
  return [...buttons]
    .filter((button) => button.dataset.parts && !button.disabled)
    .map((button) => {
      const place = /** @type {HTMLElement | null} */ (button.querySelector(".preview"));
      const preview = place?.textContent ?? "";
      return { button, parts: (button.dataset.parts ?? "").split(" "), preview, brief: place?.dataset.brief ?? preview };
    });
}

/** @returns {HTMLElement[]} */
const things = () => [...document.querySelectorAll("#board .thing")].map((thing) => /** @type {HTMLElement} */ (thing));

/** @param {HTMLElement} thing */
const partsOf = (thing) => (thing.dataset.part ?? "").split(" ");

/** What this thing was picked as, if it was. @param {HTMLElement} thing */
const pickedAs = (thing) => picked.find((part) => pickedBy.get(part) === thing.dataset.part);

/** @param {Choice} choice */
const fits = (choice) => picked.every((part) => choice.parts.includes(part));

/** Whether something has been picked, or waits to be confirmed. */
export function isPicking() {
  return picked.length > 0 || heldChoice() !== undefined;
}

/** Forgets what has been picked, as when the table changes. */
export function unpick() {
  picked = [];
  giveUp();
  refresh();
}

/** Shows again what has been picked, on a table that was drawn anew and has not changed. */
export function repick() {
  refresh();
}

/** Wakes what can be picked now, and shows where it leads. */
function refresh() {
  const all = choices();
  const fitting = all.filter(fits);
  const live = new Set(fitting.flatMap((choice) => choice.parts));
  const could = new Set(all.flatMap((choice) => choice.parts));
  for (const thing of things()) {
    const parts = partsOf(thing);
    const isPicked = pickedAs(thing) !== undefined;
    const part = parts.find((part) => live.has(part) && !picked.includes(part));
    const wakes = isPicked || part !== undefined || parts.some((part) => could.has(part));
    thing.classList.toggle("picked", isPicked);
    thing.classList.toggle("live", part !== undefined && !isPicked);
    thing.classList.toggle("same", !isPicked && parts.some((part) => picked.includes(part)));
    thing.setAttribute("aria-disabled", String(!wakes));
    thing.setAttribute("aria-pressed", String(isPicked));
    thing.tabIndex = wakes ? 0 : -1;
    preview(thing, part === undefined ? undefined : completedBy(fitting, part));
  }
  summarise(fitting);
  confirmHeld();
  document.getElementById("board")?.classList.toggle("picking", picked.length > 0);
}

/**
 * The choice that this part would complete.
 * @param {Choice[]} fitting @param {string} part
 */
function completedBy(fitting, part) {
  return fitting.find((choice) => choice.parts.length === picked.length + 1 && choice.parts.includes(part));
}

/** @param {HTMLElement} thing @param {Choice | undefined} choice */
function preview(thing, choice) {
  const name = thing.querySelector(".unseen");
  thing.dataset.told ??= name?.textContent ?? "";
  const text = choice?.preview ?? "";
  if (name) name.textContent = [thing.dataset.told, text].filter(Boolean).join(". ");
  thing.dataset.preview = text;
  const place = thing.querySelector(".preview");
  const brief = choice?.brief ?? "";
  place?.replaceChildren(...brief.split("\n").filter(Boolean).map(line));
  place?.classList.toggle("long", brief.length > LONG);
}

/** A line of a preview. @param {string} text */
function line(text) {
  const line = document.createElement("span");
  line.textContent = text;
  return line;
}

/** Says in the prompt what has been picked, and asks what it is for. @param {Choice[]} fitting */
function summarise(fitting) {
  const output = /** @type {HTMLOutputElement | null} */ (document.querySelector(".prompt .picked"));
  const variants = document.getElementById("variants");
  const confirm = document.getElementById("confirm");
  const clear = document.getElementById("unpick");
  if (!variants) return;
  if (!output || !confirm || !clear) return askWhich(variants, []);
  const all = things();
  const named = picked.map((part) => all.find((thing) => pickedAs(thing) === part));
  const names = named.map((thing) => thing?.dataset.name ?? "").filter(Boolean);
  const leads = all.some((thing) => thing.matches("[data-role=place].live"));
  const complete = picked.length === 0 ? [] : fitting.filter((choice) => choice.parts.length === picked.length);
  const isSpot = named[named.length - 1]?.matches("[data-role=place], [data-role=slot]");
  const waits = isSpot && all.some((thing) => thing.matches("[data-role=figure].live"));
  const { where, who, which, next } = output.dataset;
  const pattern = complete.length > 1 ? which : leads ? where : waits ? who : next;
  const question = output.querySelector(".question");
  if (question) question.textContent = (pattern ?? "").replace("%", names.join(" + "));
  output.hidden = clear.hidden = picked.length === 0;
  // What is complete but could go on has to be confirmed.
  confirm.hidden = complete.length !== 1;
  askWhich(variants, complete.length > 1 ? complete : [], named[named.length - 1]);
  variants.setAttribute("aria-label", (output.textContent ?? "").trim());
}

/** Asks about the choice that waits to be confirmed, in the same place. */
function confirmHeld() {
  const held = heldChoice();
  for (const choice of document.querySelectorAll("#board .choice")) choice.classList.toggle("held", choice === held);
  const question = document.querySelector(".prompt .picked .question");
  if (!held || !question) return;
  const output = /** @type {HTMLElement} */ (question.parentElement);
  const all = things();
  const names = picked.map((part) => all.find((thing) => pickedAs(thing) === part)?.dataset.name ?? "").filter(Boolean);
  const isPicked = picked.length > 0 && picked.length === (held.dataset.parts ?? "").split(" ").length;
  question.textContent = askedAbout(held, isPicked ? names.join(" + ") : "");
  const list = document.getElementById("variants");
  if (list) askWhich(list, []);
  for (const id of ["confirm", "unpick"]) document.getElementById(id)?.removeAttribute("hidden");
  output.hidden = false;
  document.getElementById("confirm")?.focus({ preventScroll: true });
}

/**
 * Lists the choices that something may mean beside it, or puts the list away.
 * @param {HTMLElement} list @param {Choice[]} asked @param {HTMLElement} [thing]
 */
function askWhich(list, asked, thing) {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...asked.map(variant));
  if (asked.length === 0 || !thing) {
    if (list.matches(":popover-open")) list.hidePopover();
    if (hadFocus) lastAsked?.focus({ preventScroll: true });
    return;
  }
  hideCard();
  list.showPopover();
  list.dispatchEvent(new Event("asked"));
  placeBeside(list, thing.getBoundingClientRect());
  lastAsked = thing;
  list.querySelector("button")?.focus({ preventScroll: true });
}

/** A button for one of several choices. @param {Choice} choice */
function variant(choice) {
  const button = /** @type {HTMLButtonElement} */ (choice.button.cloneNode(true));
  button.type = "button";
  button.removeAttribute("data-parts");
  button.addEventListener("click", () => choice.button.click());
  return button;
}

/** @param {HTMLElement} thing */
function pick(thing) {
  release();
  const parts = partsOf(thing);
  const again = pickedAs(thing);
  const all = choices();
  if (again !== undefined) {
    picked = picked.filter((part) => part !== again);
  } else {
    const live = new Set(all.filter(fits).flatMap((choice) => choice.parts));
    const next = parts.find((part) => live.has(part) && !picked.includes(part));
    // Something else begins anew.
    const other = parts.find((part) => all.some((choice) => choice.parts.includes(part)));
    if (next !== undefined) picked.push(next);
    else if (other !== undefined) picked = [other];
    else return pickBelow(thing);
    pickedBy.set(picked[picked.length - 1], thing.dataset.part ?? "");
  }
  const fitting = all.filter(fits);
  const [only] = fitting;
  if (fitting.length === 1 && only.parts.length === picked.length) only.button.click();
  else refresh();
}

/**
 * Whoever stands or lies at a place is in nobody's way to it, and a place stands for the only thing of it
 * that can be picked, as a slot.
 * @param {HTMLElement} thing
 */
function pickBelow(thing) {
  const live = [...(thing.closest(".tile")?.querySelectorAll(".thing.live") ?? [])];
  const isPlace = (/** @type {Element} */ thing) => thing.matches("[data-role=place]");
  const [other] = live.filter((other) => isPlace(other) || (live.length === 1 && isPlace(thing)));
  if (other) pick(/** @type {HTMLElement} */ (other));
}

/** Makes the choice that waits to be confirmed, or else the one that is complete. */
export function confirmPicked() {
  const complete = () => choices().filter(fits).find((choice) => choice.parts.length === picked.length)?.button;
  const button = heldChoice() ?? complete();
  if (button) makeSure(button);
}

/** Listens to clicks on things, for as long as the page is there. */
export function startPicking() {
  document.addEventListener("click", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const thing = /** @type {HTMLElement | null} */ (target.closest(".thing"));
    if (thing) pick(thing);
    else if (target.closest("#unpick")) unpick();
    else if (target.closest("#confirm")) confirmPicked();
  });
  refresh();
}
