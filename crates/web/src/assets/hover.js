// @ts-check
// Shows what something on the table is: under the mouse, under the focus, or after a long press.

/** How long the mouse rests, and a finger presses, before a card appears, in milliseconds. */
const REST = 350;
const PRESS = 500;
/** How long the mouse may take from a thing to its card, in milliseconds. */
const WAY = 150;
/** How far the card stays from what it explains and from the edges, in pixels. */
const GAP = 8;

const card = document.getElementById("hover");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** Whether the mouse has moved since it clicked: what comes under it by itself is not asked about. */
let moved = true;
/** When a finger went down. */
let down = 0;
/** After a long press the finger lifts, and that is no click. */
let pressed = false;
/** Whether the finger that is down has put a card away. That is all it does. */
let closed = false;

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const explained = (target) => (target instanceof Element ? target.closest("[data-card]") : null);

/** @param {HTMLElement} thing */
function show(thing) {
  const template = document.getElementById(`card-${thing.dataset.card}`);
  if (!card || !(template instanceof HTMLTemplateElement) || !thing.isConnected) return;
  // Where a list asks what is meant, nothing covers it.
  if (document.querySelector("#variants:popover-open")) return;
  card.dataset.of = thing.dataset.card;
  card.replaceChildren(template.content.cloneNode(true));
  const preview = thing.dataset.preview;
  if (preview && !card.textContent.includes(preview)) {
    const line = document.createElement("p");
    line.className = "preview";
    line.textContent = preview;
    card.append(line);
  }
  if (pressed) card.prepend(closeButton(card));
  card.showPopover();
  placeBeside(card, thing.getBoundingClientRect());
}

/** What a finger puts the card away with. @param {HTMLElement} card */
function closeButton(card) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "close quiet";
  button.textContent = "×";
  button.setAttribute("aria-label", card.dataset.close ?? "");
  button.addEventListener("click", hideCard);
  return button;
}

/** Beside the thing, where there is room. @param {HTMLElement} card @param {DOMRect} thing */
export function placeBeside(card, thing) {
  const { width, height } = card.getBoundingClientRect();
  const right = thing.right + GAP + width <= innerWidth ? thing.right + GAP : thing.left - GAP - width;
  const left = Math.min(Math.max(right, GAP), innerWidth - width - GAP);
  const overlaps = left < thing.right && left + width > thing.left;
  const beside = Math.min(Math.max(thing.top, GAP), innerHeight - height - GAP);
  const below = thing.bottom + GAP + height <= innerHeight ? thing.bottom + GAP : thing.top - GAP - height;
  card.style.left = `${left}px`;
  card.style.top = `${overlaps ? Math.max(below, GAP) : beside}px`;
}

export function hideCard() {
  clearTimeout(waiting);
  if (card?.matches(":popover-open")) card.hidePopover();
}

/** What the card covers can be clicked as if it were not there. @param {PointerEvent} event */
function reach({ clientX, clientY }) {
  hideCard();
  const below = document.elementFromPoint(clientX, clientY)?.closest("button, a, summary");
  /** @type {HTMLElement | null | undefined} */ (below)?.click();
}

/** @param {HTMLElement} thing @param {number} time */
function showLater(thing, time) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    pressed = time === PRESS;
    show(thing);
  }, time);
}

/** Listens for as long as the page is there. */
export function startExplaining() {
  if (!card) return;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(waiting);
    if (!moved) return;
    const thing = explained(event.target);
    const stays = card.matches(":popover-open") && thing?.dataset.card === card.dataset.of;
    if (stays || card.contains(/** @type {Node} */ (event.target))) return;
    waiting = setTimeout(() => {
      hideCard();
      if (thing) showLater(thing, REST - WAY);
    }, WAY);
  });
  document.addEventListener("focusin", (event) => {
    // The finger of a long press lifts: what it pressed is focused, and the card stays.
    if (pressed) return;
    const thing = explained(event.target);
    hideCard();
    if (thing?.matches(":focus-visible")) show(thing);
  });
  document.addEventListener("pointermove", (event) => (moved ||= event.movementX !== 0 || event.movementY !== 0));
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(waiting);
    pressed = moved = closed = false;
    down = event.timeStamp;
    const thing = explained(event.target);
    const isOpen = card.matches(":popover-open");
    if (!card.contains(/** @type {Node} */ (event.target))) {
      closed = isOpen && event.pointerType !== "mouse";
      hideCard();
    } else if (event.pointerType === "mouse" && !(/** @type {Element} */ (event.target).closest("a"))) reach(event);
    if (thing && event.pointerType !== "mouse") showLater(thing, PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (event) => {
      const { pointerType, movementX, movementY } = /** @type {PointerEvent} */ (event);
      const trembles = end === "pointermove" && Math.abs(movementX) + Math.abs(movementY) < GAP;
      if (pointerType !== "mouse" && !trembles) clearTimeout(waiting);
      // On a busy page the card may come before the finger's lifting is heard of.
      if (end === "pointerup" && pressed && event.timeStamp - down < PRESS) {
        pressed = false;
        hideCard();
      }
    });
  }
  document.addEventListener(
    "click",
    (event) => {
      if (pressed || closed) {
        event.stopPropagation();
        event.preventDefault();
      }
      pressed = closed = false;
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    const thing = explained(event.target);
    // Some browsers call a press long sooner than this, and make no click of it.
    if (thing && !pressed && /** @type {PointerEvent} */ (event).pointerType === "touch") {
      clearTimeout(waiting);
      pressed = true;
      down = -Infinity;
      show(thing);
    }
    if (pressed) event.preventDefault();
  });
}
