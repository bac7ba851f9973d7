// @ts-check
// Moves pieces to where they went, and counts scores up, when a part of the page is replaced.

/** How long a number takes to its new value, in milliseconds. */
const COUNTING = 600;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Gives every piece a name that a view transition knows it by, or takes the names away. @param {boolean} on */
function namePieces(on) {
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const { style, dataset } = /** @type {HTMLElement} */ (piece);
    style.viewTransitionName = on ? `piece-${dataset.piece}` : "";
  }
}

/** The numbers on the page by their names. @returns {Map<string, number>} */
function numbers() {
  const counts = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-count]"));
  return new Map([...counts].map((count) => [count.dataset.count ?? "", value(count)]));
}

/** @param {HTMLElement} count */
const value = (count) => Number((count.textContent ?? "").replace("−", "-"));

/**
 * Changes the page, with pieces that glide and numbers that count.
 * @param {() => void} change
 */
export async function withMotion(change) {
  if (!document.startViewTransition || isCalm() || document.hidden) {
    change();
    return;
  }
  const before = numbers();
  namePieces(true);
  const transition = document.startViewTransition(() => {
    change();
    namePieces(true);
    for (const count of document.querySelectorAll("[data-count]")) {
      countUp(/** @type {HTMLElement} */ (count), before);
    }
  });
  transition.finished.finally(() => namePieces(false));
  // A transition that is overtaken by the next one is no failure.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

/** @param {HTMLElement} count @param {Map<string, number>} before */
function countUp(count, before) {
  const from = before.get(count.dataset.count ?? "");
  const to = value(count);
  if (from === undefined || from === to) return;
  count.classList.add("changed");
  const written = count.textContent;
  const start = performance.now();
  /** @param {number} now */
  const step = (now) => {
    const part = Math.min(1, Math.max(0, now - start) / COUNTING);
    count.textContent = String(Math.round(from + (to - from) * part)).replace("-", "−");
    if (part < 1) requestAnimationFrame(step);
    else count.textContent = written;
  };
  requestAnimationFrame(step);
}
