// @ts-check
// Makes a part of the page like a fresh one, and leaves alone what is the same in both: the browser
// need not lay it out and draw it anew, and what the reader does there goes on.

/**
 * Makes an element like a fresh one, whose nodes it takes.
 * @param {Element} old @param {Element} fresh
 */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  patchAttributes(old, fresh);
  const partners = pair(old, fresh);
  const kept = new Set(partners.values());
  for (const child of [...old.childNodes]) if (!kept.has(child)) child.remove();
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const partner = partners.get(child);
    if (partner && partner === next) next = next.nextSibling;
    else old.insertBefore(partner ?? child, next);
    if (partner instanceof Element) patch(partner, /** @type {Element} */ (child));
  }
}

/** @param {Element} old @param {Element} fresh */
function patchAttributes(old, fresh) {
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name) && !isReaders(old, name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !isReaders(old, name)) old.setAttribute(name, value);
  }
}

/** Whether this is up to the reader: what is folded stays so. @param {Element} element @param {string} attribute */
const isReaders = (element, attribute) => element instanceof HTMLDetailsElement && attribute === "open";

/**
 * The children that stand for the same, fresh to old: the first that is called the same.
 * @param {Element} old @param {Element} fresh @returns {Map<Node, Node>}
 */
function pair(old, fresh) {
  /** @type {Map<string, Node[]>} */
  const called = new Map();
  for (const child of old.childNodes) {
    const name = nameOf(child);
    const others = called.get(name);
    if (others) others.push(child);
    else called.set(name, [child]);
  }
  const partners = new Map();
  for (const child of fresh.childNodes) {
    const partner = called.get(nameOf(child))?.shift();
    if (partner) partners.set(child, partner);
  }
  return partners;
}

/** What makes a node another one: a choice is never turned into a different choice, nor a text. @param {Node} node */
function nameOf(node) {
  if (!(node instanceof Element)) return `${node.nodeName}|${node.nodeValue}`;
  const facts = ["id", "name", "value", "data-part", "data-piece"].map((name) => node.getAttribute(name));
  return [node.nodeName, ...facts, node.classList[0]].join("|");
}
