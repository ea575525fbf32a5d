import { useEffect, useEffectEvent } from "react";

// An open overlay (menu, viewer) has a marked entry in the browser's history, so that Back closes it. When
// the overlay closes in another way, or a reload or Forward leads to that entry, the page steps back.

const isMarked = () => Boolean(history.state?.open);

/** Steps back from a marked entry whose overlay is closed. */
export function leaveMarked(): void {
  if (isMarked() && !("under" in document.documentElement.dataset)) history.back();
}

/** Closes an open overlay by Back, without scrolling its page. */
export function useOverlay(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onLeave = () => onBack();
    history.pushState({ open: true }, "");
    // Forward may lead to this entry again: the page must not scroll then.
    history.scrollRestoration = "manual";
    document.documentElement.dataset.under = "true";
    addEventListener("popstate", onLeave);
    return () => {
      removeEventListener("popstate", onLeave);
      delete document.documentElement.dataset.under;
      leaveMarked();
    };
  }, [open]);
}

/** Follows a link of an open overlay once the overlay has closed and the marked entry is left. */
export function followFromPage(press: Event, href: string): void {
  if (!isMarked()) return;
  press.preventDefault();
  addEventListener("popstate", () => location.assign(href), { once: true });
}
