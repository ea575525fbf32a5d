import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/** Marks the history entry of what lies open over a page. */
const MARK = "open";

const isMarked = () => Boolean(history.state?.[MARK]);

/**
 * What lies open over a page (menu, viewer) ends with it: Back closes it and stays on the page, and
 * nothing is open when the page is left, kept by the framework or the browser, and shown again.
 * @param open whether it lies open
 * @param close closes it at once, in the document itself
 * @returns to be called before a link inside replaces its entry in the history by another page
 */
export function useTransient(open: boolean, close: () => void): () => void {
  const leaving = useRef(false);
  const end = useEffectEvent(close);

  // The framework keeps a page that is left, and only takes its effects away.
  useLayoutEffect(() => () => end(), []);

  useEffect(() => {
    if (!open) return;
    leaving.current = false;
    history.pushState({ [MARK]: true }, "");
    const listen = () => end();
    addEventListener("popstate", listen);
    addEventListener("pagehide", listen);
    return () => {
      removeEventListener("popstate", listen);
      removeEventListener("pagehide", listen);
      // Closed by its own button: its step in the history goes too.
      if (isMarked() && !leaving.current) history.back();
    };
  }, [open]);

  return () => {
    leaving.current = true;
  };
}

/** After a reload nothing is open: the step that was made for it goes. Once for all of a site. */
export function useNothingOpen(): void {
  useEffect(() => {
    if (isMarked()) history.back();
  }, []);
}
