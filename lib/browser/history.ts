import { createContext, useEffect, useEffectEvent } from "react";

// An open overlay (menu, viewer) has an entry of its own in the browser's history, so that Back closes it. The entry has
// a mark. It is left when the overlay closes in another way, and when a reload or Forward leads to it again. A link in an
// open overlay replaces the entry.

const MARK = "open";
/** The scroll positions of pages with a hash, by address. */
const places = new Map<string, number>();
/** Whether the page was reached by Back, Forward or reload. */
let again = false;

// Before the framework's own listener, which shows the page at once.
const BEFORE_OTHERS = { capture: true };

if (typeof window !== "undefined") {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  again = entry?.type === "back_forward" || entry?.type === "reload";
  const onReturn = () => {
    again = true;
    // An open overlay leaves its own entry when it closes.
    if (!("under" in document.documentElement.dataset)) leaveMarked();
  };
  addEventListener("popstate", onReturn, BEFORE_OTHERS);
}

const isMarked = () => Boolean(history.state?.[MARK]);

/** Steps back from a marked entry. */
export function leaveMarked(): void {
  if (isMarked()) history.back();
}

/** Ties an overlay to its page: Back closes it, and the page does not scroll. */
export function useOverlay(open: boolean, close: () => void): void {
  const end = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    const onLeave = () => end();
    history.pushState({ [MARK]: true }, "");
    // Forward may lead to this entry again: the page must not scroll then.
    history.scrollRestoration = "manual";
    document.documentElement.dataset.under = "true";
    addEventListener("popstate", onLeave, BEFORE_OTHERS);
    addEventListener("pagehide", onLeave);
    return () => {
      removeEventListener("popstate", onLeave, BEFORE_OTHERS);
      removeEventListener("pagehide", onLeave);
      delete document.documentElement.dataset.under;
      leaveMarked();
    };
  }, [open]);
}

/** Whether an overlay is open: a link then replaces its history entry. */
export const OverlayOpen = createContext(false);

/** Records that a link is followed, and the scroll position of the page that is left. */
export function followLink(): void {
  again = false;
  if (location.hash) places.set(location.href, scrollY);
  if (!isMarked()) return;
  // The next page takes the overlay's entry, which is not left.
  history.replaceState(null, "");
  history.scrollRestoration = "auto";
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
