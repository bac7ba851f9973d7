// @ts-check
// Which questions the reader has answered. A board that was drawn before his answer may come after it, and would
// ask the same again; nobody can choose from it.

/** Pages of fewer lines were drawn before the last answer: all, while it is on its way. */
let answered = 0;
/** What it was before the answer that is on its way. */
let before = 0;

/** What one answers with. */
const ANSWERS = ".choice, [data-key=u]";

/** An answer is on its way. */
export function sendTurn() {
  before = answered;
  answered = Infinity;
}

/** The answer has come, and the record has so many lines with it. @param {number} lines */
export function answerTurn(lines) {
  answered = lines;
}

/** The answer was refused, or did not come: what is asked can be answered again. */
export function refuseTurn() {
  answered = before;
  for (const button of document.querySelectorAll(".choice:disabled")) button.removeAttribute("disabled");
}

/** Lets nobody choose on a page that was drawn before the last answer. @param {Document} page */
export function stopAnswered(page) {
  for (const form of page.querySelectorAll("form")) {
    const lines = form.querySelector("input[name=seq]")?.getAttribute("value");
    if (lines === null || lines === undefined || Number(lines) >= answered) continue;
    for (const button of form.querySelectorAll(ANSWERS)) button.setAttribute("disabled", "");
  }
}
