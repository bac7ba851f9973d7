// @ts-check
// Keeps a table's page up to date: listens to what happens, and puts the changed part in its place.
// Without this script the page works the same by forms and reloading.

import { hideCard, startExplaining } from "./hover.js";
import { withMotion } from "./motion.js";
import { patch } from "./patch.js";
import { isPicking, repick, startPicking, unpick } from "./pick.js";

/** How long each step of others stays, in milliseconds, and how long if there are many. */
const STEP = 900;
const SHORT = 250;
const MANY = 8;

/** How long to wait before trying again, in milliseconds. */
const AGAIN = 2000;

/** Which part of the log may stay empty at its end, so that an entry begins at its upper edge. */
const LEFT_OVER = 4;

/** The list of choices, which is for those who open it. */
const LIST = "#board > details.choices";

const table = /** @type {HTMLElement | null} */ (document.getElementById("table"));
if (table && table.dataset.live) follow(table);

/** @param {HTMLElement} table */
function follow(table) {
  const base = `/tables/${table.dataset.table}`;
  const query = table.dataset.query ?? "";
  const address = (/** @type {string} */ path, /** @type {string} */ more) =>
    `${base}/${path}?${[query, more].filter(Boolean).join("&")}`;

  const skip = /** @type {HTMLElement} */ (document.getElementById("skip-steps"));
  /** Lines of the record that are still to be shown. @type {number[]} */
  let steps = [];
  /** What happened and has not been announced yet. @type {string[]} */
  const heard = [];
  /** The last line of the record that was heard of. */
  let latest = 0;
  let stale = false;
  let showing = false;
  /** Ends the pause between two steps. */
  let hurry = () => {};
  // The focus was on a button that has done its work and goes: it moves on to the prompt.
  let acted = false;

  /** How many lines of the record the page shows. */
  const shown = () => Number(document.getElementById("board")?.dataset.length);

  /** Shows what is new, one step after the other, so that people can follow; the last one is the present. */
  async function show() {
    stale = true;
    if (showing) return;
    showing = true;
    let reached = true;
    while (stale || (reached && latest > shown())) {
      // What the page shows already is not shown again.
      const before = shown();
      steps = steps.filter((step) => step > before);
      while (steps.length > 1) {
        skip.hidden = false;
        await fetchBoard(`step=${steps.shift()}`);
        await pause(steps.length > MANY ? SHORT : STEP);
      }
      skip.hidden = true;
      steps = [];
      stale = false;
      reached = await fetchBoard("");
    }
    showing = false;
    // What was heard after the last step had come.
    if (heard.length > 0) announce();
  }

  /** @param {number} time */
  function pause(time) {
    return new Promise((resolve) => {
      hurry = () => resolve(undefined);
      setTimeout(resolve, time);
    });
  }

  function skipSteps() {
    steps = [];
    hurry();
  }

  /** Whether it came. @param {string} which */
  async function fetchBoard(which) {
    try {
      const answer = await fetch(address("board", which), { headers: { accept: "text/html" } });
      if (answer.ok) await swap(await answer.text());
      else if (answer.status === 429 || answer.status >= 500) setTimeout(show, AGAIN);
      return answer.ok;
    } catch {
      // The stream says when the server is back.
      return false;
    }
  }

  /** @param {string} html */
  async function swap(html) {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    // A message or a new guest at the table takes nothing out of the reader's hand.
    const same = fresh.getElementById("board")?.dataset.length === document.getElementById("board")?.dataset.length;
    if (!same) hideCard();
    for (const list of fresh.querySelectorAll(LIST)) list.removeAttribute("open");
    keepTold(fresh);
    await withMotion(fresh, () => {
      for (const id of ["board", "beside"]) {
        const from = fresh.getElementById(id);
        const to = document.getElementById(id);
        if (from && to) replace(to, from);
      }
      toEnd();
      wholeLinks();
      if (same) repick();
      else unpick();
      if (acted) /** @type {HTMLElement | null} */ (document.querySelector(".prompt .now"))?.focus({ preventScroll: true });
      acted = false;
      table.dispatchEvent(new Event("changed"));
    });
    announce();
  }

  /** Tells a screen reader what happened and what is asked. */
  function announce() {
    const announcer = document.getElementById("announcer");
    const asked = document.querySelector(".prompt .now")?.textContent ?? "";
    const told = heard.splice(0).join(" ");
    if (announcer) announcer.textContent = `${told} ${asked}`.trim();
  }

  /**
   * Puts a part of the page in its place. If what had the focus goes, its counterpart takes it.
   * @param {HTMLElement} to @param {HTMLElement} from
   */
  function replace(to, from) {
    const focused = to.contains(document.activeElement) ? document.activeElement : null;
    patch(to, from);
    if (focused && document.activeElement !== focused) counterpart(focused, to)?.focus({ preventScroll: true });
  }

  /**
   * What stands for an element that has gone: the same choice, or else the prompt.
   * @param {Element} old @param {HTMLElement} part @returns {HTMLElement | null}
   */
  function counterpart(old, part) {
    const same = [...part.querySelectorAll("button")].find(
      (button) => old instanceof HTMLButtonElement && button.name === old.name && button.value === old.value,
    );
    return same ?? part.querySelector(".prompt .now");
  }

  /** Shows the newest of what happened from its beginning, and before it as much as there is room for. */
  function toEnd() {
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

  /** What goes on below its edge, or begins above it, fades out there. @param {HTMLElement} log */
  function fade(log) {
    const entries = [...log.children].map((entry) => /** @type {HTMLElement} */ (entry));
    const begins = entries.some(({ offsetTop }) => Math.abs(offsetTop - log.scrollTop) <= 2);
    log.classList.toggle("began-above", log.scrollTop > 0 && !begins);
    log.classList.toggle("goes-on", log.scrollTop + log.clientHeight < log.scrollHeight - 1);
  }

  /** The line to the server, while it is up. @type {EventSource | undefined} */
  let stream;
  /** The last line of the record that came by it. */
  let known = table.dataset.length;

  function listen() {
    const opened = new EventSource(address("events", `after=${known}`));
    stream = opened;
    opened.addEventListener("move", (event) => {
      const { seq, text } = JSON.parse(event.data);
      known = String(seq);
      latest = seq;
      if (text.length > 0) steps.push(seq);
      heard.push(...text);
      if (showing) return;
      // The answer to one's own move may have brought it already.
      if (seq > shown()) show();
      else announce();
    });
    for (const kind of ["chat", "seats"]) opened.addEventListener(kind, show);
    opened.addEventListener("error", () => {
      table.classList.add("lost");
      // A browser tries again after a torn line, but not after an answer such as "too many requests".
      if (opened.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
    });
    opened.addEventListener("open", () => {
      // Whatever happened while the line was down comes now.
      if (table.classList.contains("lost")) show();
      table.classList.remove("lost");
    });
  }

  // Forms act without leaving the page; what is refused is shown as the server says it.
  document.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    // Not `form.action`: the choices are buttons named "action", and would be found instead.
    const to = form.getAttribute("action") ?? "";
    if (!to.startsWith(`${base}/`) || !/\/(act|undo|say|help)$/.test(to)) return;
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter)) body.append(name, String(value));
    acted = /\/(act|undo)$/.test(to);
    const before = shown();
    for (const button of form.querySelectorAll("button")) button.disabled = true;
    try {
      const answer = await fetch(to, { method: "POST", body, redirect: "manual" });
      if (answer.type === "opaqueredirect") {
        if (to.endsWith("/say")) form.reset();
        // The stream may have told of it already.
        if (!showing && shown() === before) show();
      } else {
        await swap(await answer.text());
      }
    } catch {
      table.classList.add("lost");
      for (const button of form.querySelectorAll("button")) button.disabled = false;
    }
  });

  skip.addEventListener("click", skipSteps);

  // Digits choose, U takes back, Escape skips what is being shown.
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    if (/^[1-9]$/.test(event.key)) {
      /** @type {HTMLButtonElement | undefined} */ (
        [...document.querySelectorAll(".choice")][Number(event.key) - 1]
      )?.click();
    } else if (event.key === "Escape") {
      hideCard();
      document.querySelector(".since[open]")?.removeAttribute("open");
      if (isPicking()) unpick();
      else skipSteps();
    } else if (event.key === "u" || event.key === "U") {
      /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-key=u]"))?.click();
    }
  });

  const log = document.getElementById("log");
  if (log) {
    new ResizeObserver(toEnd).observe(log);
    log.addEventListener("scroll", () => fade(log), { passive: true });
  }
  wholeLinks();
  startPicking();
  startExplaining();
  for (const list of document.querySelectorAll(LIST)) list.removeAttribute("open");
  listen();
  // A browser keeps pages that were left, and has few lines to a server: each is given back.
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    table.classList.add("lost");
    listen();
  });
}

/**
 * What was told stays in the log: a fresh page tells only the latest, and what goes above it would move it.
 * On a shared screen nobody reads what was told to somebody else.
 * @param {Document} fresh
 */
function keepTold(fresh) {
  const eyes = (/** @type {Document} */ page) => page.getElementById("log")?.dataset.eyes;
  if (eyes(fresh) !== eyes(document)) return;
  const entries = (/** @type {Document} */ page) =>
    [...page.querySelectorAll("#log > li")].map((entry) => /** @type {HTMLLIElement} */ (entry));
  const told = entries(fresh).filter((entry) => entry.value > 0);
  const older = entries(document).filter((entry) => entry.value < told[0]?.value);
  if (older.length === 0) return;
  fresh.getElementById("log")?.replaceChildren(...older.map((entry) => entry.cloneNode(true)), ...told);
}

/** Where the first line of an entry begins that is not above this height. @param {HTMLElement} entry @param {number} height */
function lineAfter(entry, height) {
  const style = getComputedStyle(entry);
  const line = parseFloat(style.lineHeight);
  const first = entry.offsetTop + entry.clientTop + parseFloat(style.paddingTop);
  return first + Math.max(Math.ceil((height - first) / line), 0) * line;
}

/** Links for friends are shown whole, chosen by a click, and copied by a button. */
function wholeLinks() {
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
