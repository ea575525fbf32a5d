/** Whether the page was reached by Back, Forward or reload: the browser then restores its scroll position. */
export const arrivedAgain = (): boolean => again;

/** Records that a link was followed, and the scroll position of the page that is left. */
export function arrivedByLink(): void {
  again = false;
  if (location.hash) places.set(location.href, scrollY);
}

/** Restores the scroll position of a page with a hash; the browser would scroll to the hash again. */
export function returnToPlace(): void {
  const top = places.get(location.href);
  if (top !== undefined) afterBrowser(top);
}

/** Scrolls to the top after a link from a page to itself; an overlay steps back in the history first. */
export function returnToTop(stepsBack: boolean): void {
  if (stepsBack) addEventListener("popstate", () => afterBrowser(0), { once: true });
  else afterBrowser(0);
}

// The browser restores the position in its next frame, hence the wait.
function afterBrowser(top: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })));
}

export const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

const places = new Map<string, number>();
let again = false;
if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  again = entry?.type === "back_forward" || entry?.type === "reload";
  // Before the framework's own listener, which shows the page at once.
  addEventListener(
    "popstate",
    () => {
      again = true;
    },
    { capture: true },
  );
}
