// @ts-check
// The log beside a table: what was told stays in it, and its newest entry is in view.

/** Which part of the log may stay empty at its end, so that an entry begins at its upper edge. */
const LEFT_OVER = 4;

/** Keeps the newest in view, for as long as the page is there. */
export function startLog() {
  const log = document.getElementById("log");
  if (!log) return;
  new ResizeObserver(scrollToNewest).observe(log);
  log.addEventListener("scroll", () => fade(log), { passive: true });
}

/** Shows the newest of what happened from its beginning, and before it as much as there is room for. */
export function scrollToNewest() {
  const log = document.getElementById("log");
  if (!log) return;
  log.style.paddingBottom = "";
  const last = log.scrollHeight - log.clientHeight;
  if (last <= 0) return fade(log);
  const entries = [...log.querySelectorAll("li")];
  const newest = /** @type {HTMLElement | null} */ (log.lastElementChild);
  const next = entries.find((entry) => entry.offsetTop > last);
  const cut = entries.filter((entry) => entry.offsetTop <= last).pop() ?? entries[0];
  // An entry at the upper edge is shown whole or not at all, unless much room would be left over.
  const fits = next && next.offsetTop - last <= log.clientHeight / LEFT_OVER;
  const top = newest && newest.offsetTop < last ? newest.offsetTop : fits ? next.offsetTop : lineAfter(cut, last);
  log.style.paddingBottom = `${Math.max(top - last, 0)}px`;
  log.scrollTop = top;
  fade(log);
}

/** Where the first line of an entry begins that is not above this height. @param {HTMLElement} entry @param {number} height */
function lineAfter(entry, height) {
  const style = getComputedStyle(entry);
  const line = parseFloat(style.lineHeight);
  const first = entry.offsetTop + entry.clientTop + parseFloat(style.paddingTop);
  return first + Math.max(Math.ceil((height - first) / line), 0) * line;
}

/** What goes on below its edge, or begins above it, fades out there. @param {HTMLElement} log */
function fade(log) {
  const entries = [...log.children].map((entry) => /** @type {HTMLElement} */ (entry));
  const begins = entries.some(({ offsetTop }) => Math.abs(offsetTop - log.scrollTop) <= 2);
  log.classList.toggle("began-above", log.scrollTop > 0 && !begins);
  log.classList.toggle("goes-on", log.scrollTop + log.clientHeight < log.scrollHeight - 1);
}

/**
 * What was told stays in the log: a fresh page tells only the latest, and what goes above it would move it.
 * On a shared screen nobody reads what was told to somebody else.
 * @param {Document} fresh
 */
export function keepTold(fresh) {
  const eyes = (/** @type {Document} */ page) => page.getElementById("log")?.dataset.eyes;
  if (eyes(fresh) !== eyes(document)) return;
  const entries = (/** @type {Document} */ page) =>
    [...page.querySelectorAll("#log > li")].map((entry) => /** @type {HTMLLIElement} */ (entry));
  const told = entries(fresh).filter((entry) => entry.value > 0);
  const older = entries(document).filter((entry) => entry.value < told[0]?.value);
  if (older.length === 0) return;
  fresh.getElementById("log")?.replaceChildren(...older.map((entry) => entry.cloneNode(true)), ...told);
}
