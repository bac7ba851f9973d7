// @ts-check
// Fetches the parts of the page that change, and puts them in place.

import { announce } from "./announcer.js";
import { stopAnswered } from "./answered.js";
import { focusNext, patchWithFocus } from "./focus.js";
import { hideCard } from "./hover.js";
import { keepTold, scrollToNewest } from "./log.js";
import { isAsked, showMoment, takeMoment } from "./moments.js";
import { withMotion } from "./motion.js";
import { address, lengthOf, setLost, table } from "./page.js";
import { repick, unpick } from "./pick.js";
import { completeLinks } from "./share.js";

/** The list of choices, which is for those who open it. */
const CHOICES = "#board > details.choices";

/** What went wrong, and how long it stays while the table moves on, in milliseconds. */
const NOTICE = ".prompt > .notice[role=alert]";
const NOTICED = 6000;

/** When something was last refused. */
let noticed = -Infinity;

/**
 * Fetches the board as it is now, or as it was after a step, and shows it.
 * @param {string} which @param {() => boolean} [isSkipped] whether moments are passed over by then
 * @returns {Promise<"shown" | "busy" | "failed">} whether it is shown, or can be had later
 */
export async function fetchBoard(which, isSkipped = () => true) {
  try {
    const answer = await fetch(address("board", which), { headers: { accept: "text/html" } });
    setLost(false);
    if (answer.ok) await swap(await answer.text(), isSkipped);
    else if (answer.status === 429 || answer.status >= 500) return "busy";
    return answer.ok ? "shown" : "failed";
  } catch {
    // The stream says when the server is back.
    return "failed";
  }
}

/**
 * Shows what the server says to something that it refused. If the table has moved on, that is shown step by
 * step as always, and what was said stays for a while.
 * @param {string} html
 */
export async function showRefused(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  if (lengthOf(fresh) === lengthOf(document)) return swap(html);
  const notice = fresh.querySelector(NOTICE);
  if (!notice) return;
  document.querySelector(NOTICE)?.remove();
  document.querySelector(".prompt")?.prepend(notice);
  noticed = performance.now();
}

/** Keeps what was refused in sight, although the table moves on. @param {Document} fresh */
function keepNotice(fresh) {
  const notice = document.querySelector(NOTICE);
  if (!notice || fresh.querySelector(NOTICE) || performance.now() - noticed > NOTICED) return;
  fresh.querySelector(".prompt")?.prepend(notice.cloneNode(true));
}

/**
 * Shows what the server has sent, with its motion and its moment, and tells of it.
 * @param {string} html @param {() => boolean} isSkipped
 */
export async function swap(html, isSkipped = () => true) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  // A message or a new guest at the table takes nothing out of the reader's hand.
  const same = lengthOf(fresh) === lengthOf(document);
  if (!same) hideCard();
  const moment = takeMoment(fresh);
  const wasAsked = isAsked();
  foldChoices(fresh);
  keepTold(fresh);
  if (!same) keepNotice(fresh);
  await withMotion(fresh, () => {
    // Not before: one may have chosen while the motion was prepared.
    stopAnswered(fresh);
    for (const id of ["board", "beside"]) {
      const from = fresh.getElementById(id);
      const to = document.getElementById(id);
      if (from && to) patchWithFocus(to, from);
    }
    scrollToNewest();
    completeLinks();
    if (same) repick();
    else unpick();
    focusNext();
    table.dispatchEvent(new Event("changed"));
  });
  announce();
  if (moment && !same && !isSkipped()) showMoment(moment, wasAsked && isAsked());
}

/** Folds the list of choices, which stands open for those who have no script. @param {Document} page */
export function foldChoices(page) {
  for (const list of page.querySelectorAll(CHOICES)) list.removeAttribute("open");
}
