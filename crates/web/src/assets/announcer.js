// @ts-check
// Tells a screen reader what happened and what is asked.

import { shown } from "./page.js";

/** What happened and has not been announced yet, with its line of the record. @type {[number, string[]][]} */
let heard = [];

/** Keeps what happened until it is announced. @param {number} line @param {string[]} text */
export function hear(line, text) {
  heard.push([line, text]);
}

/** Announces what was heard and is shown, and what is asked now. */
export function announce() {
  const announcer = document.getElementById("announcer");
  const asked = document.querySelector(".prompt .now:not(.happening)")?.textContent ?? "";
  const now = shown();
  const told = heard.filter(([line]) => line <= now).flatMap(([, text]) => text);
  heard = heard.filter(([line]) => line > now);
  if (announcer) announcer.textContent = [...told, asked].join(" ").trim();
}

/** Announces what was heard since the last time, if anything was. */
export function announceRest() {
  if (heard.some(([line, text]) => line <= shown() && text.length > 0)) announce();
}
