/**
 * Whether the page on show was reached by Back, Forward or a reload: then its reader was here before, and
 * the browser puts them back where they were.
 */
export function arrivedAgain(): boolean {
  return again;
}

/** Tells that a page is opened by a link; where its reader was on the one before is kept in mind. */
export function arrivedByLink(): void {
  again = false;
  if (location.hash) places.set(location.href, scrollY);
}

/**
 * Puts a reader back where they were on a page whose address names a place: the browser would put them at
 * that place again.
 */
export function returnToPlace(): void {
  const top = places.get(location.href);
  if (top !== undefined) afterBrowser(top);
}

/**
 * Shows the top of the page that a link leads to from itself.
 * @param stepsBack whether what lay open over the page goes back in the history: the browser would put
 *   the reader where it was opened
 */
export function returnToTop(stepsBack: boolean): void {
  if (stepsBack) addEventListener("popstate", () => afterBrowser(0), { once: true });
  else afterBrowser(0);
}

// The browser puts a reader back with its next frame, hence the wait.
function afterBrowser(top: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })));
}

const places = new Map<string, number>();
let again = false;
if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  again = entry?.type === "back_forward" || entry?.type === "reload";
  // Before the framework hears of it: it shows the page at once.
  addEventListener(
    "popstate",
    () => {
      again = true;
    },
    { capture: true },
  );
}
