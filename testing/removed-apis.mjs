// @ts-check

/**
 * APIs by owner that a supported browser may lack (from Chrome 111, Safari 16.4, Firefox 111), or any browser
 * over plain HTTP: the site works without them.
 * @type {Record<string, string[]>}
 */
const REMOVED_APIS = Object.fromEntries(
  Object.entries({
    "HTMLElement.prototype": "popover showPopover hidePopover togglePopover inert onscrollend",
    "HTMLButtonElement.prototype": "popoverTargetElement popoverTargetAction commandForElement command",
    "HTMLDialogElement.prototype": "closedBy requestClose",
    "Element.prototype": "checkVisibility moveBefore onscrollend",
    "Document.prototype": "startViewTransition onscrollend",
    "Navigator.prototype": "share canShare clipboard connection deviceMemory userAgentData",
    "Array.prototype": "findLast findLastIndex toReversed toSorted toSpliced with",
    "Set.prototype": "union intersection difference isSubsetOf isSupersetOf",
    "Iterator.prototype": "map filter take drop flatMap reduce toArray some every find",
    "String.prototype": "isWellFormed toWellFormed",
    Array: "fromAsync",
    Object: "groupBy",
    Map: "groupBy",
    Promise: "withResolvers try",
    URL: "canParse parse",
    AbortSignal: "any",
    RegExp: "escape",
    Intl: "Segmenter DurationFormat",
    CSS: "highlights",
    globalThis:
      "requestIdleCallback cancelIdleCallback onscrollend structuredClone Iterator CloseWatcher navigation scheduler",
  }).map(([owner, names]) => [owner, names.split(" ")]),
);

/** Selectors that the same browsers reject with an error. */
const REMOVED_SELECTORS = [":popover-open", ":has(", ":open"];

/**
 * Runs in the page as text, without access to this module.
 * @param {Record<string, string[]>} apis
 * @param {string[]} selectors
 */
function remove(apis, selectors) {
  /** @type {any} */
  const page = globalThis;
  for (const [owner, names] of Object.entries(apis)) {
    const object = owner.split(".").reduce((parent, name) => parent?.[name], page);
    for (const name of names) if (object) delete object[name];
  }
  // The attributes are removed too, because they work without a script.
  const strip = () => {
    for (const element of document.querySelectorAll("[popover], [popovertarget]")) {
      element.removeAttribute("popover");
      element.removeAttribute("popovertarget");
    }
  };
  const attributeFilter = ["popover", "popovertarget"];
  new MutationObserver(strip).observe(document, { subtree: true, childList: true, attributeFilter });
  addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);

  const unknown = (/** @type {unknown[]} */ words) =>
    words.some((word) => selectors.some((selector) => String(word).includes(selector)));
  for (const { prototype } of [page.Element, page.Document, page.DocumentFragment])
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const original = prototype[name];
      if (!original) continue;
      prototype[name] = function (/** @type {unknown[]} */ ...words) {
        if (unknown(words)) throw new DOMException(`${words} is not a valid selector`, "SyntaxError");
        return original.apply(this, words);
      };
    }
  const supports = page.CSS.supports;
  page.CSS.supports = (/** @type {unknown[]} */ ...words) => !unknown(words) && supports.apply(CSS, words);
}

/** A script that removes these APIs and selectors, to run before a page's own scripts. */
export const REMOVE_APIS = `(${remove})(${JSON.stringify(REMOVED_APIS)}, ${JSON.stringify(REMOVED_SELECTORS)});`;
