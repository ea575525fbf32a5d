import "@testing-library/jest-dom";

// Parts of a browser that jsdom lacks. It loads no pictures or scripts: a test fires their events.

/** The media queries that match, by their text; a test sets them with `setMediaQuery`. */
const matchingQueries = new Set<string>();
const listeners = new Set<() => void>();

export function setMediaQuery(query: string, matches: boolean): void {
  if (matches) matchingQueries.add(query);
  else matchingQueries.delete(query);
  for (const listener of [...listeners]) listener();
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

window.matchMedia = (query: string) =>
  ({
    media: query,
    get matches() {
      return matchingQueries.has(query);
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }) as unknown as MediaQueryList;

window.scrollTo = () => undefined;
performance.getEntriesByType ??= () => [];

// jsdom has no layout: everything that is not hidden counts as visible.
Element.prototype.getClientRects = function (this: Element) {
  return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
};

afterEach(() => {
  history.replaceState(null, "");
  matchingQueries.clear();
  listeners.clear();
});
