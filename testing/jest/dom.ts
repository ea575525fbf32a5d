import "@testing-library/jest-dom";

// Parts of a browser that jsdom lacks. jsdom loads no pictures or scripts: a test fires
// their events.

/** The media queries that match, by their text; a test sets them with `setMedia`. */
const matching = new Set<string>();
const listeners = new Set<() => void>();

export function setMedia(query: string, matches: boolean): void {
  if (matches) matching.add(query);
  else matching.delete(query);
  for (const listener of [...listeners]) listener();
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

window.matchMedia = (query: string) =>
  ({
    media: query,
    get matches() {
      return matching.has(query);
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }) as unknown as MediaQueryList;

window.scrollTo = () => undefined;
performance.getEntriesByType ??= () => [];

window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
} as unknown as typeof PointerEvent;

const FOCUSABLE = "button:not([disabled]), a[href], input, [tabindex]";
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** A modal dialog: takes the focus, closes on Escape, returns the focus. */
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
};

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  (openers.get(this) as HTMLElement | null)?.focus();
  this.dispatchEvent(new Event("close"));
};

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]"))
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});

/** A popover: its button toggles it, Escape closes it. */
const shownPopovers = new Set<Element>();
const { matches } = Element.prototype;

Element.prototype.matches = function (this: Element, selector: string) {
  return selector === ":popover-open" ? shownPopovers.has(this) : matches.call(this, selector);
};

function setPopover(element: Element, open: boolean): void {
  if (shownPopovers.has(element) === open) return;
  if (open) shownPopovers.add(element);
  else shownPopovers.delete(element);
  element.dispatchEvent(Object.assign(new Event("toggle"), { newState: open ? "open" : "closed" }));
}

HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
  setPopover(this, false);
};

document.addEventListener("click", ({ target }) => {
  const name = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget");
  const popover = name && document.getElementById(name);
  if (popover) setPopover(popover, !shownPopovers.has(popover));
});

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") for (const popover of shownPopovers) setPopover(popover, false);
});

// jsdom has no layout: everything that is not hidden counts as visible.
Element.prototype.getClientRects = function (this: Element) {
  return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
};

afterEach(() => {
  shownPopovers.clear();
  history.replaceState(null, "");
  matching.clear();
  listeners.clear();
});
