import { lessMotion } from "./less-motion";

/** A page that is longer on its way comes without its picture being carried: nothing may stand still for it. */
const PATIENCE_MS = 150;

/**
 * Opens a page and carries the picture of its link over to the first one in `.carried`,
 * with the browser's view transitions; without them, or where less movement is wanted, the page just opens.
 * @param open opens the page and tells when it is there
 */
export function carry(picture: HTMLElement | undefined, open: () => Promise<void>): void {
  if (!picture || !document.startViewTransition || lessMotion().matches) {
    open();
    return;
  }
  picture.style.viewTransitionName = "carried";
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = "";
    const late = setTimeout(() => transition.skipTransition(), PATIENCE_MS);
    await open();
    clearTimeout(late);
  });
  // A skipped one says so by failing.
  transition.ready.catch(() => undefined);
}
