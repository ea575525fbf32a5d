import { createContext, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { arrivedByLink } from "./arrival";

/** Marks the history entry of an open overlay. */
const MARK = "open";

export const isMarked = () => Boolean(history.state?.[MARK]);

const leaveMarked = () => {
  if (isMarked()) history.back();
};

/** Whether a followed link replaces the marked entry. */
let followed = false;

/** Ties an overlay to its page: Back closes it, leaving the page closes it, and the page does not scroll. */
export function useTransient(open: boolean, close: () => void): void {
  const end = useEffectEvent(close);

  // The framework keeps a page that is left and only runs its effects' cleanup.
  useLayoutEffect(() => () => end(), []);

  useEffect(() => {
    if (!open) return;
    followed = false;
    history.pushState({ [MARK]: true }, "");
    document.documentElement.dataset.under = "true";
    // Forward may lead to this entry again: the page must not scroll then.
    history.scrollRestoration = "manual";
    const listen = () => end();
    addEventListener("popstate", listen);
    addEventListener("pagehide", listen);
    return () => {
      delete document.documentElement.dataset.under;
      removeEventListener("popstate", listen);
      removeEventListener("pagehide", listen);
      // Closed by its own button: its history entry is left too.
      if (!followed) leaveMarked();
    };
  }, [open]);
}

/** Whether an overlay is open: a link then replaces its history entry. */
export const OverlayOpen = createContext(false);

/** To be called when a link is followed. */
export function followLink(): void {
  arrivedByLink();
  followed = isMarked();
  if (followed) history.scrollRestoration = "auto";
}

/** Leaves marked history entries whose overlay is not open, after a reload or Forward. */
export function useNothingOpen(): void {
  useEffect(() => {
    leaveMarked();
    addEventListener("popstate", leaveMarked);
    return () => removeEventListener("popstate", leaveMarked);
  }, []);
}
