import { createContext, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { arrivedByLink } from "./arrival";

/** Marks the history entry of what lies open over a page. */
const MARK = "open";

/** Whether the step in the history is that of what lies open. */
export const isMarked = () => Boolean(history.state?.[MARK]);

const leaveMarked = () => {
  if (isMarked()) history.back();
};

/** Whether a link is followed that takes the place of the marked entry. */
let followed = false;

/**
 * What lies open over a page (menu, viewer) ends with it: Back closes it and stays on the page, and
 * nothing is open when the page is left, kept by the framework or the browser, and shown again. The page
 * under it holds still (app/styles/base.css).
 * @param open whether it lies open
 * @param close closes it at once, in the document itself
 */
export function useTransient(open: boolean, close: () => void): void {
  const end = useEffectEvent(close);

  // The framework keeps a page that is left, and only takes its effects away.
  useLayoutEffect(() => () => end(), []);

  useEffect(() => {
    if (!open) return;
    followed = false;
    history.pushState({ [MARK]: true }, "");
    document.documentElement.dataset.under = "true";
    // Forward may lead to this step once more: the page holds still then.
    history.scrollRestoration = "manual";
    const listen = () => end();
    addEventListener("popstate", listen);
    addEventListener("pagehide", listen);
    return () => {
      delete document.documentElement.dataset.under;
      removeEventListener("popstate", listen);
      removeEventListener("pagehide", listen);
      // Closed by its own button: its step in the history goes too.
      if (!followed) leaveMarked();
    };
  }, [open]);
}

/** Whether something lies open over the page: a link then replaces its step in the history. */
export const OverlayOpen = createContext(false);

/** To be called when a link is followed. */
export function followLink(): void {
  arrivedByLink();
  followed = isMarked();
  if (followed) history.scrollRestoration = "auto";
}

/**
 * After a reload nothing is open, nor where Forward leads to a step whose part was closed: such a step is
 * left at once. Once for all of a site.
 */
export function useNothingOpen(): void {
  useEffect(() => {
    leaveMarked();
    addEventListener("popstate", leaveMarked);
    return () => removeEventListener("popstate", leaveMarked);
  }, []);
}
