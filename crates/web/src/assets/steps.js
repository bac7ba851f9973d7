// @ts-check
// The queue of what is still to be shown. Everything that is told has a step of its own, in its order, however
// fast it comes: the page asks for the position after a line that it has heard of, and never for whatever the
// present may be by now. Steps of others stay for a while, so that people can follow; whoever does not want to
// wait skips them.

import { announce, announceRest, hear } from "./announcer.js";
import { fetchBoard } from "./board.js";
import { momentRead } from "./moments.js";
import { shown, table } from "./page.js";

/** How long each step of others stays, in milliseconds, as the reader wants it. @type {Record<string, number>} */
const PACES = { slow: 1600, normal: 900, fast: 400, instant: 0 };
const STEP = PACES[table.dataset.speed ?? "normal"] ?? PACES.normal;

/** How many steps that wait have their whole time. If there are more, all of them share that of so many. */
const BEHIND = 9;

/** How long to wait before a busy server is asked again, in milliseconds. */
const AGAIN = 2000;

/** How long the stream may take to tell of one's own move, in milliseconds. */
const TARDY = 1500;

/** Lines of the record that tell something and are still to be shown. @type {number[]} */
let steps = [];
/** The last line of the record that was heard of. */
let latest = shown();
/** The last line that the reader knows of because it is his own, or does not want to wait for. */
let hurried = 0;
/** The last line that somebody did not want to see step by step. */
let skipped = 0;
/** When the step that is shown may give way to the next. */
let until = 0;
/** Whether something beside the record has changed since the page last asked. */
let stale = false;
let showing = false;
/** Ends the pause between two steps. */
let hurry = () => {};

/** What people skip steps with. */
const skip = /** @type {HTMLElement} */ (document.getElementById("skip-steps"));

/** Takes a line of the record into the queue, with what it tells. @param {number} line @param {string[]} text */
export function queueStep(line, text) {
  latest = Math.max(latest, line);
  if (text.length > 0) steps.push(line);
  hear(line, text);
  // The answer to one's own move may have brought it already.
  if (line > shown()) show();
  else if (!showing) announce();
}

/** Shows what is new, one step after the other; the last one is the present. */
export async function show() {
  stale = true;
  if (showing) return;
  showing = true;
  let reached = true;
  while (reached && (stale || latest > shown())) {
    stale = false;
    steps = steps.filter((step) => step > shown());
    await pause();
    // Who skips them has emptied the queue.
    const line = Math.max(steps[0] ?? latest, shown());
    const isNew = line > shown();
    reached = await bring(line);
    if (isNew) until = performance.now() + STEP * Math.min(1, BEHIND / steps.length);
    // One's own step needs no time to be followed.
    if (line <= hurried) until = 0;
  }
  skip.hidden = true;
  showing = false;
  // What was heard after the last step had come.
  announceRest();
}

/** Whether the board came. @param {number} line */
async function bring(line) {
  const answer = await fetchBoard(`step=${line}`, () => line <= skipped);
  if (answer === "busy") setTimeout(show, AGAIN);
  return answer === "shown";
}

/** Waits until the step that is shown has had its time, and the moment that came with it was read. */
async function pause() {
  if (latest > shown()) {
    const read = momentRead();
    if (read) skip.hidden = false;
    await read;
  }
  const time = until - performance.now();
  if (time <= 0 || latest <= shown() || hurried >= latest) return;
  skip.hidden = false;
  return new Promise((resolve) => {
    hurry = () => resolve(undefined);
    setTimeout(resolve, time);
  });
}

/** Goes to the present at once. */
export function skipSteps() {
  steps = [];
  skipped = latest;
  hurryTo(latest);
}

/** Shows all up to a line without pauses, as to one's own. @param {number} line */
export function hurryTo(line) {
  hurried = Math.max(hurried, line);
  until = 0;
  hurry();
}

/** Sees to it that a line comes, also if the stream does not tell of it. @param {number} line */
export function reach(line) {
  setTimeout(() => {
    if (shown() >= line) return;
    latest = Math.max(latest, line);
    show();
  }, TARDY);
}

/** Lets people skip, for as long as the page is there. */
export function startSteps() {
  skip.addEventListener("click", skipSteps);
}
