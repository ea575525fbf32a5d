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
 * that place again. It does so with its next frame, hence the wait.
 */
export function returnToPlace(): void {
  const top = places.get(location.href);
  if (top === undefined) return;
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })));
}

const places = new Map<string, number>();
let again = false;
if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  again = ["back_forward", "reload"].includes((entry as PerformanceNavigationTiming | undefined)?.type ?? "");
  // Before the framework hears of it: it shows the page at once.
  addEventListener(
    "popstate",
    () => {
      again = true;
    },
    { capture: true },
  );
}
