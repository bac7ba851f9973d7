// @ts-check
// Sends choices, messages and wishes without leaving the page; what is refused is shown as the server
// says it.

import { answerTurn, refuseTurn, sendTurn } from "./answered.js";
import { showRefused } from "./board.js";
import { holds } from "./confirm.js";
import { setActed } from "./focus.js";
import { base, setLost } from "./page.js";
import { repick } from "./pick.js";
import { hurryTo, reach, show } from "./steps.js";

/** @param {SubmitEvent} event */
async function send(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  // Not `form.action`: the choices are buttons named "action", and would be found instead.
  const to = form.getAttribute("action") ?? "";
  if (!to.startsWith(`${base}/`) || !/\/(act|undo|say|help)$/.test(to)) return;
  event.preventDefault();
  if (holds(event.submitter)) return repick();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) body.append(name, String(value));
  const isTurn = /\/(act|undo)$/.test(to);
  setActed(isTurn);
  const stopped = stop(isTurn ? document : form);
  // What is chosen is decided: nothing looks as if it could still be picked.
  if (isTurn) {
    sendTurn();
    repick();
  }
  try {
    const answer = await fetch(to, { method: "POST", body, redirect: "manual", headers: { accept: "application/json" } });
    setLost(false);
    if (answer.type === "opaqueredirect") {
      if (to.endsWith("/say")) form.reset();
      show();
    } else if (answer.ok) {
      const { seq } = await answer.json();
      answerTurn(seq);
      hurryTo(seq);
      // The choices stay as they are until the board comes that has none of them, or others.
      return reach(seq);
    } else {
      if (isTurn) refuseTurn();
      await showRefused(await answer.text());
    }
  } catch {
    if (isTurn) refuseTurn();
    setLost(true);
  }
  // Whatever is still there can be used again.
  for (const button of stopped) button.disabled = false;
  if (isTurn) repick();
}

/** Lets nobody press twice: the buttons of a form, or all choices. @param {ParentNode} part */
function stop(part) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (
    part.querySelectorAll(part === document ? ".choice:enabled, [data-key=u]:enabled" : "button:enabled")
  );
  for (const button of buttons) button.disabled = true;
  return [...buttons];
}

/** Listens to forms, for as long as the page is there. */
export function startForms() {
  document.addEventListener("submit", send);
}
