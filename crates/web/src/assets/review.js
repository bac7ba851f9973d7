// @ts-check
// Shows how far a review is, and the review as soon as it is there. Without this script the page loads
// itself anew.

/** How often to ask, in milliseconds. */
const AGAIN = 700;

const waiting = /** @type {HTMLElement | null} */ (document.querySelector("[data-review]"));
if (waiting) ask(waiting);

/** @param {HTMLElement} waiting */
async function ask(waiting) {
  try {
    const answer = await fetch(waiting.dataset.review ?? "");
    if (answer.ok) {
      const { judged, positions, found } = await answer.json();
      const bar = waiting.querySelector("progress");
      if (bar) [bar.value, bar.max] = [judged, positions];
      if (found) return location.reload();
    }
  } catch {
    // The next time may be better.
  }
  setTimeout(ask, AGAIN, waiting);
}
