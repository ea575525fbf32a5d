import { createContext, useEffect, useEffectEvent } from "react";

// The history of the browser: overlays (menu, viewer) have an entry, so that Back closes them, and pages return to their
// place.

/** Marks the history entry of an open overlay. */
const MARK = "open";
/** The scroll positions of pages with a hash, by address. */
const places = new Map<string, number>();
/** Whether the page was reached by Back, Forward or reload. */
let again = false;
/** Whether a followed link replaces the marked entry. */
let followed = false;
/** Closes the overlay that is open. */
let closeOpen: (() => void) | undefined;

if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  again = entry?.type === "back_forward" || entry?.type === "reload";
  // Before the framework's own listener, which shows the page at once.
  const onReturn = () => {
    again = true;
    if (closeOpen) closeOpen();
    else leaveMarked();
  };
  addEventListener("popstate", onReturn, { capture: true });
  addEventListener("pagehide", () => closeOpen?.());
}

const isMarked = () => Boolean(history.state?.[MARK]);

/** Leaves a marked entry whose overlay is not open, after a reload or Forward. */
export function leaveMarked(): void {
  if (isMarked()) history.back();
}

/** Ties an overlay to its page: Back closes it, and the page does not scroll. */
export function useOverlay(open: boolean, close: () => void): void {
  const end = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    followed = false;
    closeOpen = () => end();
    history.pushState({ [MARK]: true }, "");
    document.documentElement.dataset.under = "true";
    // Forward may lead to this entry again: the page must not scroll then.
    history.scrollRestoration = "manual";
    return () => {
      closeOpen = undefined;
      delete document.documentElement.dataset.under;
      // Closed by its own button: its history entry is left too.
      if (!followed) leaveMarked();
    };
  }, [open]);
}

/** Whether an overlay is open: a link then replaces its history entry. */
export const OverlayOpen = createContext(false);

/** Records that a link is followed, and the scroll position of the page that is left. */
export function followLink(): void {
  again = false;
  if (location.hash) places.set(location.href, scrollY);
  followed = isMarked();
  if (followed) history.scrollRestoration = "auto";
}

/** Scrolls to the top after a link from a page to itself; an overlay steps back in the history first. */
export function returnToTop(): void {
  if (isMarked()) addEventListener("popstate", () => scrollAfterBrowser(0), { once: true });
  else scrollAfterBrowser(0);
}

/** Whether the browser restores the scroll position of the page. */
export const arrivedAgain = (): boolean => again;

/** Restores the scroll position of a page with a hash; the browser would scroll to the hash again. */
export function returnToPlace(): void {
  const top = places.get(location.href);
  if (top !== undefined) scrollAfterBrowser(top);
}

// The browser restores the position in its next frame, hence the wait.
function scrollAfterBrowser(top: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })));
}
