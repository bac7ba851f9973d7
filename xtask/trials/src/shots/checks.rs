//! What can be found wrong with a page without looking at it.

use browser_test::{Browser, Screen, ShownPage};
use serde_json::json;

/// Sentences about the page. It is handed whether everything must fit the screen, how large targets must be,
/// and whether somebody is asked something.
const LOOK: &str = r#"
const [mustFit, target, isAsked] = arguments;
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

if (isAsked) {
  // What is asked is neither scrolled away nor clamped, and reads like sentences.
  for (const part of $$('.prompt, .prompt .asks, .prompt .now, .prompt .picked, .prompt .quick, .prompt .choice')) {
    if (!isSeen(part)) continue;
    const [across, down] = [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
    if (getComputedStyle(part).overflowY !== 'visible' && down > 1) found.add(`${name(part)} has ${down} pixels more to scroll`);
    if (getComputedStyle(part).overflowX !== 'visible' && across > 1) found.add(`${name(part)} is ${across} pixels too narrow`);
  }
  const prompt = $('.prompt').getBoundingClientRect();
  for (const { parent, line, text } of texts) {
    if (!parent.closest('.prompt') || parent.closest('.since')) continue;
    if (line.bottom > prompt.bottom + 1 || line.top < prompt.top - 1) found.add(`"${text}" hangs out of the prompt`);
  }
  for (const element of $$('.prompt .now, .prompt .question, .prompt .choice > span, .place .preview > span')) {
    if (!isSeen(element)) continue;
    const words = element.innerText.trim().split(/\s+/).length;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4)));
    if (lines.size > 3 && words < lines.size * 1.5) found.add(`"${element.innerText.slice(0, 40)}" has one word a line`);
  }
  // With every pointer let through, what is hit first is what is painted last.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const paints = (element) => {
    const [, , blue, alpha = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    return element.matches('.picture, svg, use, img') || (blue !== undefined && Number(alpha) > .5);
  };
  for (const { parent, seen, text } of texts) {
    if (!seen || !parent.closest('#board .drawn') || parent.closest('#hover')) continue;
    if (seen.top < 0 || seen.bottom > innerHeight) continue;
    const points = [.2, .5, .8].map((part) => [seen.left + part * (seen.right - seen.left), (seen.top + seen.bottom) / 2]);
    const covered = points.map(([x, y]) => {
      const hits = document.elementsFromPoint(x, y);
      const own = hits.findIndex((hit) => hit === parent || parent.contains(hit) || hit.contains(parent));
      return hits.slice(0, Math.max(own, 0)).find((hit) => paints(hit) && !hit.closest('.prompt, header'));
    }).filter(Boolean);
    if (covered.length > 1) found.add(`"${text}" is covered by ${name(covered[0])}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  // What glows can be pressed in its middle, or is at least not covered there by something else that acts.
  for (const thing of $$('#board .thing.live, .prompt .choice:enabled')) {
    if (!isSeen(thing)) continue;
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spots = [.5, .25, .75].flatMap((x) => [.5, .25, .75].map((y) => [left + x * width, top + y * height]));
    const free = spots.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit === thing || thing.contains(hit);
    });
    if (free.length < 3) found.add(`${name(thing)} ${thing.dataset.part ?? thing.value} can be pressed in ${free.length} of 9 spots`);
  }
  scrollTo(0, 0);
}
return [...found];
"#;

/// How large a target must be for a finger, in pixels.
const FINGER: u32 = 40;

/// What is wrong with the page that the browser shows.
pub(super) async fn findings(browser: &Browser, page: ShownPage, screen: Screen) -> Vec<String> {
    look(browser, screen, page.is_table(), false).await
}

/// What is wrong with a table where somebody is asked something.
pub(super) async fn of_decision(browser: &Browser, screen: Screen) -> Vec<String> {
    look(browser, screen, true, true).await
}

async fn look(browser: &Browser, screen: Screen, is_table: bool, is_asked: bool) -> Vec<String> {
    let must_fit = is_table && screen.is_wide();
    let target = if screen.is_wide() { 0 } else { FINGER };
    let found = browser.run(LOOK, &[json!(must_fit), json!(target), json!(is_asked)]).await;
    let mut found: Vec<String> = serde_json::from_value(found).expect("sentences");
    let complaints = browser.complaints().await;
    found.extend(complaints.into_iter().map(|complaint| format!("the console complains: {complaint}")));
    found
}
