// @ts-check
// Moves pieces to where they went, and counts scores up, when a part of the page is replaced.

/** How long a number takes to its new value, in milliseconds. */
const COUNTING = 600;

/** The change that is under way, or was last. @type {ViewTransition | undefined} */
let latest;

/** The numbers that are counting, with when they began. @type {WeakMap<HTMLElement, number>} */
const counting = new WeakMap();

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {ParentNode} page @returns {HTMLElement[]} */
const pieces = (page) => [...page.querySelectorAll("[data-piece]")].map((piece) => /** @type {HTMLElement} */ (piece));

/** The part of the page that a piece is in: the way to it from the next thing with an id. @param {Element} piece */
function spot(piece) {
  const way = [piece.getAttribute("x"), piece.getAttribute("y")].map(String);
  for (let at = piece; !at.id && at.parentElement; at = at.parentElement) {
    way.push(String([...at.parentElement.children].indexOf(at)), at.parentElement.id);
  }
  return way.join(" ");
}

/** The names of the pieces that will be somewhere else. @param {Document} fresh */
function movers(fresh) {
  const spots = new Map(pieces(fresh).map((piece) => [piece.dataset.piece, spot(piece)]));
  const goes = (/** @type {HTMLElement} */ piece) => (spots.get(piece.dataset.piece) ?? spot(piece)) !== spot(piece);
  return new Set(pieces(document).filter(goes).map((piece) => piece.dataset.piece));
}

/** Gives these pieces, and no others, names that a view transition knows them by. @param {Set<string | undefined>} moving */
function namePieces(moving) {
  for (const { style, dataset } of pieces(document)) {
    style.viewTransitionName = moving.has(dataset.piece) ? `piece-${dataset.piece}` : "";
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
 * Changes the page to what is fresh, with pieces that glide and numbers that count.
 * @param {Document} fresh @param {() => void} change
 */
export async function withMotion(fresh, change) {
  if (!document.startViewTransition || isCalm() || document.hidden) {
    change();
    return;
  }
  const before = numbers();
  const moving = movers(fresh);
  namePieces(moving);
  const transition = document.startViewTransition(() => {
    change();
    namePieces(moving);
    for (const count of document.querySelectorAll("[data-count]")) {
      countUp(/** @type {HTMLElement} */ (count), before);
    }
  });
  latest = transition;
  transition.finished.finally(() => {
    if (latest === transition) namePieces(new Set());
  });
  // A transition that is overtaken by the next one is no failure.
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

/** @param {HTMLElement} count @param {Map<string, number>} before */
function countUp(count, before) {
  // Whatever it was counting to is over.
  counting.delete(count);
  const from = before.get(count.dataset.count ?? "");
  const to = value(count);
  if (from === undefined || from === to) return;
  count.classList.add("changed");
  const written = count.textContent;
  const start = performance.now();
  counting.set(count, start);
  /** @param {number} now */
  const step = (now) => {
    if (counting.get(count) !== start) return;
    const part = Math.min(1, Math.max(0, now - start) / COUNTING);
    count.textContent = String(Math.round(from + (to - from) * part)).replace("-", "−");
    if (part < 1) return void requestAnimationFrame(step);
    count.textContent = written;
    count.classList.remove("changed");
  };
  requestAnimationFrame(step);
}
