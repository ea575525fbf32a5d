import "@testing-library/jest-dom";

// What a browser has and jsdom does not. Pictures and scripts are not loaded here either: a test
// says itself when one arrives.

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

window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
  }
} as unknown as typeof PointerEvent;

const FOCUSABLE = "button:not([disabled]), a[href], input, [tabindex]";
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** A modal dialog: takes the focus, closes at Escape, gives the focus back. */
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

afterEach(() => {
  matching.clear();
  listeners.clear();
});
