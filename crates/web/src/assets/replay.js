// @ts-check
// Goes through a game without loading the page anew: by buttons, slider, keys, log and chart, and by
// itself. Without this script the same is done by links and a form.

import { hideCard, startExplaining } from "./hover.js";
import { withMotion } from "./motion.js";
import { patch } from "./patch.js";

/** How long the slider rests before its position is shown, in milliseconds. */
const REST = 60;

const replay = /** @type {HTMLElement | null} */ (document.getElementById("replay"));
if (replay) start(replay);

/** @param {HTMLElement} replay */
function start(replay) {
  const to = replay.dataset.to ?? "";
  const stops = (replay.dataset.stops ?? "").split(" ").map(Number);
  const last = stops[stops.length - 1];
  /** The line of the record that is shown, or will be as soon as it is here. */
  let at = Number(replay.dataset.at);
  /** Ends the request for a position that nobody wants any more. */
  let request = new AbortController();

  const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const slider = /** @type {HTMLInputElement} */ (element("at"));
  const play = /** @type {HTMLButtonElement} */ (element("play"));
  const speed = /** @type {HTMLSelectElement} */ (element("speed"));
  const plot = /** @type {SVGElement | null} */ (replay.querySelector(".points-chart .plot"));

  const back = () => stops.findLast((stop) => stop < at);
  const on = () => stops.find((stop) => stop > at);
  /** The stop that is nearest to a line. @param {number} line */
  const nearest = (line) => stops.reduce((best, stop) => (Math.abs(stop - line) < Math.abs(best - line) ? stop : best));

  /** @param {number} line @param {string | undefined} seat */
  function query(line, seat = replay.dataset.seat) {
    return seat === undefined ? `?at=${line}` : `?at=${line}&seat=${seat}`;
  }

  /** Shows another position. False if that did not work, or is not wanted any more. @param {number | undefined} line */
  async function go(line) {
    if (line === undefined || line === at) return true;
    at = line;
    controls();
    request.abort();
    request = new AbortController();
    try {
      const answer = await fetch(`${to}/moment${query(line)}`, { signal: request.signal });
      // Whatever is wrong, the page itself says it.
      if (!answer.ok) location.assign(to + query(line));
      else show(new DOMParser().parseFromString(await answer.text(), "text/html"));
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** @param {Document} fresh */
  function show(fresh) {
    const change = () => {
      for (const id of ["told", "seats", "shown"]) {
        const part = fresh.getElementById(id);
        if (part) patch(element(id), part);
      }
      slider.setAttribute("aria-valuetext", element("told").querySelector(".place strong")?.textContent ?? "");
    };
    history.replaceState(null, "", to + query(at));
    hideCard();
    withMotion(fresh, change);
  }

  /** Everything around the position follows it. */
  function controls() {
    slider.value = String(at);
    link("first", back() === undefined ? undefined : stops[0]);
    link("back", back());
    link("on", on());
    link("last", on() === undefined ? undefined : last);
    for (const eyes of /** @type {NodeListOf<HTMLAnchorElement>} */ (replay.querySelectorAll("[data-eyes]"))) {
      eyes.href = to + query(at, eyes.dataset.eyes);
    }
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (replay.querySelectorAll("input[name=at]"))) {
      field.value = String(at);
    }
    const over = on() === undefined;
    const playOn = /** @type {HTMLButtonElement | null} */ (replay.querySelector(".play-on button"));
    if (playOn) playOn.disabled = over;
    const ended = /** @type {HTMLElement | null} */ (replay.querySelector(".play-on .at-end"));
    if (ended) ended.hidden = !over;
    const index = stops.findLastIndex((stop) => stop <= at);
    const across = String((1000 * Math.max(index, 0)) / Math.max(stops.length - 1, 1));
    for (const end of ["x1", "x2"]) plot?.querySelector(".cursor")?.setAttribute(end, across);
    log();
  }

  /** @param {string} id @param {number | undefined} line */
  function link(id, line) {
    const anchor = element(id);
    if (line === undefined) {
      anchor.removeAttribute("href");
      anchor.setAttribute("role", "link");
      anchor.setAttribute("aria-disabled", "true");
    } else {
      anchor.setAttribute("href", to + query(line));
      anchor.removeAttribute("role");
      anchor.removeAttribute("aria-disabled");
    }
  }

  /** Marks what led to the position, and brings it into view within the log. */
  function log() {
    const list = element("log");
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const entries = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-at]")]);
    const entry = entries.findLast((entry) => Number(entry.dataset.at) <= at);
    if (!entry) return;
    entry.setAttribute("aria-current", "step");
    list.scrollTop = entry.offsetTop - (list.clientHeight - entry.offsetHeight) / 2;
  }

  const playing = () => play.classList.contains("playing");

  /** @param {boolean} whether */
  function playItself(whether) {
    if (whether === playing()) return;
    const label = play.getAttribute("aria-label") ?? "";
    play.classList.toggle("playing", whether);
    play.setAttribute("aria-label", play.dataset.stop ?? "");
    play.title = play.dataset.stop ?? "";
    play.dataset.stop = label;
    // Nobody can listen as fast as that.
    element("told").setAttribute("aria-live", whether ? "off" : "polite");
    if (whether) run();
  }

  async function run() {
    if (on() === undefined) await go(stops[0]);
    while (playing() && on() !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, Number(speed.value)));
      if (playing() && !(await go(on()))) break;
    }
    playItself(false);
  }

  /** Somebody goes on by hand. @param {number | undefined} line */
  function step(line) {
    playItself(false);
    go(line);
  }

  play.hidden = false;
  /** @type {HTMLElement} */ (speed.parentElement).hidden = false;
  /** @type {HTMLElement} */ (replay.querySelector(".go")).hidden = true;
  play.addEventListener("click", () => playItself(!playing()));
  // While the slider is being moved, only where it rests is worth a request.
  let rest = 0;
  slider.addEventListener("input", () => {
    clearTimeout(rest);
    rest = setTimeout(() => step(nearest(Number(slider.value))), REST);
  });

  replay.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const anchor = target.closest(".steps a, #log a, .chapters a");
    const address = anchor?.getAttribute("href");
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(Number(new URLSearchParams(address.split("?")[1]).get("at")));
  });

  plot?.addEventListener("click", (event) => {
    const box = plot.getBoundingClientRect();
    const index = Math.round(((event.clientX - box.left) / box.width) * (stops.length - 1));
    step(stops[Math.min(Math.max(index, 0), stops.length - 1)]);
  });

  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The slider's own steps are lines of the record, and not all of them are positions.
    if (target !== slider && target.matches("input, textarea, select")) return;
    if (event.key === "ArrowLeft") step(back());
    else if (event.key === "ArrowRight") step(on());
    else if (event.key === "Home") step(stops[0]);
    else if (event.key === "End") step(last);
    else if (event.key === " " && !target.closest("button, a, summary")) playItself(!playing());
    else return;
    event.preventDefault();
  });

  startExplaining();
  log();
}
