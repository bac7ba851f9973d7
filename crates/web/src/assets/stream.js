// @ts-check
// The stream of server-sent events: hears of moves, messages and seats, and connects again.

import { address, setLost, table } from "./page.js";
import { queueStep, show } from "./steps.js";

/** How long to wait before connecting again, in milliseconds. */
const AGAIN = 2000;

/** The connection, while it is up. @type {EventSource | undefined} */
let stream;
/** Whether it was torn, and is not up again. */
let torn = false;
/** The last line of the record that came by it. */
let known = table.dataset.length;

function connect() {
  const opened = new EventSource(address("events", `after=${known}`));
  stream = opened;
  opened.addEventListener("move", (event) => {
    const { seq, text } = JSON.parse(event.data);
    known = String(seq);
    queueStep(seq, text);
  });
  for (const kind of ["chat", "seats"]) opened.addEventListener(kind, show);
  opened.addEventListener("error", () => {
    torn = true;
    setLost(true);
    // A browser tries again after a torn connection, but not after an answer such as "too many requests".
    if (opened.readyState === EventSource.CLOSED) setTimeout(connect, AGAIN);
  });
  opened.addEventListener("open", () => {
    // Whatever happened while the connection was down comes now.
    if (torn) show();
    torn = false;
    setLost(false);
  });
}

/** Connects, for as long as the page is looked at. */
export function startStream() {
  connect();
  // A browser keeps pages that were left, and has few connections to a server: each is given back.
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    torn = true;
    setLost(true);
    connect();
  });
}
