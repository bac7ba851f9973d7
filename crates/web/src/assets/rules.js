// @ts-check
// Searches the rules while somebody types: sections without the words are hidden, and the words are
// marked. Without this script the server searches.

const field = /** @type {HTMLInputElement | null} */ (document.querySelector("form.search input"));
const found = /** @type {HTMLElement | null} */ (document.querySelector(".found"));
const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#rules .part[id]")]);
const intro = /** @type {HTMLElement | null} */ (document.querySelector("#rules .intro"));

// What the server has searched is not complete; the field leads back to all of it.
if (field && found && intro) {
  const texts = parts.map((part) => part.textContent?.toLowerCase() ?? "");
  field.addEventListener("input", () => search(field.value, texts));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    search(field.value, texts);
    parts.find((part) => !part.hidden)?.scrollIntoView();
  });
  // A link leads to its section even if that was hidden.
  addEventListener("hashchange", () => {
    if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.hidden) {
      field.value = "";
      search("", texts);
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  });
}

// What is scrolled to lies below the head, however high that is.
const book = /** @type {HTMLElement | null} */ (document.querySelector("#rules"));
const head = book?.querySelector(".head");
if (book && head) {
  new ResizeObserver(() => book.style.setProperty("--head", `${head.clientHeight}px`)).observe(head);
}

// On a narrow page the table of contents is folded first, and again when it has done its work.
const contents = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".contents details"));
const narrow = matchMedia("(max-width: 60rem)");
if (contents) {
  const fold = () => (contents.open = !narrow.matches);
  fold();
  narrow.addEventListener("change", fold);
  contents.addEventListener("click", (event) => {
    if (narrow.matches && event.target instanceof Element && event.target.closest("a")) contents.open = false;
  });
}

/** @param {string} asked @param {string[]} texts */
function search(asked, texts) {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  parts.forEach((part, index) => {
    const has = words.every((word) => texts[index].includes(word));
    part.hidden = !has;
    const entry = document.querySelector(`.contents a[href="#${CSS.escape(part.id)}"]`);
    entry?.classList.toggle("missed", !has);
    if (has) count += 1;
  });
  if (intro) intro.hidden = words.length > 0;
  if (found) found.textContent = words.length > 0 ? sentence(found, count) : "";
  mark(words);
}

/** @param {HTMLElement} found @param {number} count */
function sentence(found, count) {
  if (count === 0) return found.dataset.none ?? "";
  return (count === 1 ? found.dataset.one : found.dataset.many?.replace("#", String(count))) ?? "";
}

/** Marks the words in what is shown. @param {string[]} words */
function mark(words) {
  if (!("highlights" in CSS)) return;
  const ranges = [];
  for (const part of words.length > 0 ? parts : []) {
    if (part.hidden) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.toLowerCase() ?? "";
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
