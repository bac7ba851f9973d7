// @ts-check
// What the page says about its table: where it is on the server, how much of it is shown, and whether
// the server can be reached.

/** The whole of the table, which every page of a table has. */
export const table = /** @type {HTMLElement} */ (document.getElementById("table"));

/** The address of the table, which those of its parts begin with. */
export const base = `/tables/${table.dataset.table}`;

/** The address of a part, seen as the page is seen. @param {string} path @param {string} more */
export const address = (path, more) =>
  `${base}/${path}?${[table.dataset.query ?? "", more].filter(Boolean).join("&")}`;

/** How many lines of the record a page shows. @param {Document} page */
export const lengthOf = (page) => page.getElementById("board")?.dataset.length;

/** How many lines of the record are shown. */
export const shown = () => Number(lengthOf(document));

/** Says whether the server cannot be reached: until anything reaches it. @param {boolean} whether */
export const setLost = (whether) => table.classList.toggle("lost", whether);
