// @ts-check
// Shows on the table what help and hints are about, and fetches hints without leaving the page.
// Without this script a hint is a page of its own, and the words say what is meant.

const table = document.getElementById("table");
if (table) {
  // What is put in place after a move does not glow yet.
  table.addEventListener("changed", () => point(table));
  point(table);
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches(".ask-hint")) return;
    event.preventDefault();
    ask(form).then(() => point(table));
  });
  const close = () => {
    document.getElementById("hint")?.replaceChildren();
    point(table);
  };
  document.addEventListener("click", (event) => {
    if (!(/** @type {Element} */ (event.target).closest("#hint .close"))) return;
    event.preventDefault();
    close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
}

/** Lets the things glow that are talked about. @param {HTMLElement} table */
function point(table) {
  const meant = new Set();
  const hint = /** @type {HTMLElement | null} */ (table.querySelector("[data-points-at-action]"));
  const lesson = /** @type {HTMLElement | null} */ (table.querySelector("[data-points-at]"));
  // Who has asked for a hint looks at that, and not at what the lesson is about.
  if (!hint) lesson?.dataset.pointsAt?.split(" ").forEach((name) => meant.add(name));
  for (const choice of /** @type {NodeListOf<HTMLButtonElement>} */ (table.querySelectorAll("button.choice"))) {
    const isAdvised = hint?.dataset.pointsAtAction === choice.value;
    choice.classList.toggle("pointed", isAdvised);
    if (isAdvised) choice.dataset.parts?.split(" ").forEach((part) => meant.add(part));
  }
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("[data-part], [data-card]"))) {
    const parts = thing.dataset.part?.split(" ") ?? [];
    thing.classList.toggle("pointed", meant.has(`card:${thing.dataset.card}`) || parts.some((part) => meant.has(part)));
  }
}

/** Fetches a hint and puts it in its place; what is refused is said there. @param {HTMLFormElement} form */
async function ask(form) {
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  const label = button.textContent;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const answer = await fetch(form.getAttribute("action") ?? "", { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const place = document.getElementById("hint");
    const notice = page.querySelector(".notice");
    const said = answer.ok ? page.getElementById("hint") : notice;
    if (place && said) place.replaceChildren(...(answer.ok ? said.childNodes : [said]));
  } catch {
    // The connection is down, which the page says elsewhere.
  }
  button.disabled = false;
  button.textContent = label;
}
