import { useEffect, useEffectEvent } from "react";

// An open overlay (menu, viewer) has an entry of its own in the browser's history, so that Back closes it. The entry has
// a mark. It is left when the overlay closes in another way, and when a reload or Forward leads to it again.

const isMarked = () => Boolean(history.state?.open);

/** Steps back from a marked entry whose overlay is closed. */
export function leaveMarked(): void {
  if (isMarked() && !("under" in document.documentElement.dataset)) history.back();
}

/** Ties an overlay to its page: Back closes it, and the page does not scroll. */
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

/** Follows a link of an open overlay from the page's own entry. The press closes the overlay, which steps back to it. */
export function followFromPage(press: Event, href: string): void {
  if (!isMarked()) return;
  press.preventDefault();
  addEventListener("popstate", () => location.assign(href), { once: true });
}
