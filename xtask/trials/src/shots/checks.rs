//! What can be found wrong with a page without looking at it.

use browser_test::{Browser, Screen, ShownPage};
use serde_json::json;

/// Sentences about the page. It is handed whether everything must fit the screen, and how large
/// targets must be.
const LOOK: &str = r#"
const [mustFit, target] = arguments;
const found = new Set();
const name = (element) => element.tagName.toLowerCase() +
  [...element.classList].map((word) => '.' + word).join('');
const isSeen = (element) => element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true,
  visibilityProperty: true }) && !element.closest('.skip, .sprite');
// Some words are for screen readers only.
const isForEars = (element) => element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isForEars(element.parentElement));

if (document.documentElement.scrollWidth > innerWidth) {
  found.add(`it scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth} pixels`);
}

if (mustFit) {
  for (const selector of ['#board .prompt', '#board .drawn', '#beside .players']) {
    const bottom = Math.round($(selector).getBoundingClientRect().bottom + scrollY);
    if (bottom > innerHeight) found.add(`${selector} ends at ${bottom}, below the fold`);
  }
}

// What of a line is not scrolled away or hidden by what is around it.
function visible(line, parent) {
  let { left, top, right, bottom } = line;
  for (let around = parent; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
}

// Where every text is, by its lines.
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const parent = node.parentElement;
  if (node.textContent.trim() === '' || parent.closest('script, style, template')) continue;
  if (!isSeen(parent) || isForEars(parent)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const line of range.getClientRects()) {
    if (line.width <= 1 || line.height <= 1) continue;
    texts.push({ parent, line, seen: visible(line, parent), text: node.textContent.trim().slice(0, 40) });
  }
}

// A text is cut off by what hides its overflow, and by the edges of the page.
const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
for (const { parent, line, text } of texts) {
  for (let around = parent; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    const edge = around.getBoundingClientRect();
    const across = hides(style.overflowX) && (line.right > edge.right + 1 || line.left < edge.left - 1);
    const down = hides(style.overflowY) && (line.bottom > edge.bottom + 2 || line.top < edge.top - 2);
    if (across || down) found.add(`"${text}" is cut off by ${name(around)}`);
  }
  if (line.left < -1) found.add(`"${text}" begins left of the page`);
}

// Two texts lie on each other. What is explained lies above everything on purpose.
const apart = texts.filter(({ parent, seen }) => seen && !parent.closest('#hover'));
for (let one = 0; one < apart.length; one++) {
  for (let other = one + 1; other < apart.length; other++) {
    const [a, b] = [apart[one], apart[other]];
    const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
    const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
    if (across > 2 && down > 4 && a.parent !== b.parent) found.add(`"${a.text}" and "${b.text}" overlap`);
  }
}

// What is touched to do something is large enough; the smallest of a kind stands for it.
const small = new Map();
for (const element of target ? $$('button, a.button, summary, input:not([type=hidden]), select') : []) {
  const { width, height } = element.getBoundingClientRect();
  const asleep = element.disabled || element.getAttribute('aria-disabled') === 'true';
  if (asleep || !isSeen(element)) continue;
  // A field is touched by its label as well.
  const label = element.closest('label')?.getBoundingClientRect() ?? { width, height };
  const size = Math.round(Math.min(Math.max(width, label.width), Math.max(height, label.height)));
  const kind = name(element).replace(/\.(live|picked|leads|seat-\d|pointed)\b/g, '');
  if (size < target && size < (small.get(kind) ?? target)) small.set(kind, size);
}
for (const [kind, size] of small) found.add(`${kind} is only ${size} pixels wide or high`);
return [...found];
"#;

/// How large a target must be for a finger, in pixels.
const FINGER: u32 = 40;

/// What is wrong with the page that the browser shows.
pub(super) async fn findings(browser: &Browser, page: ShownPage, screen: Screen) -> Vec<String> {
    let (must_fit, target) = match screen {
        Screen::Laptop => (page.is_table(), 0),
        Screen::Phone => (false, FINGER),
    };
    let found = browser.run(LOOK, &[json!(must_fit), json!(target)]).await;
    let mut found: Vec<String> = serde_json::from_value(found).expect("sentences");
    let complaints = browser.complaints().await;
    found.extend(complaints.into_iter().map(|complaint| format!("the console complains: {complaint}")));
    found
}
