import { useSyncExternalStore } from "react";

/**
 * A state of the browser as React state; false on the server and until hydration.
 * @param target gives the target of the event after which the state is read again
 */
export function useBrowserState(
  target: () => EventTarget | null | undefined,
  event: string,
  read: () => boolean,
): boolean {
  return useSyncExternalStore(
    (changed) => {
      const eventTarget = target();
      eventTarget?.addEventListener(event, changed);
      return () => eventTarget?.removeEventListener(event, changed);
    },
    read,
    () => false,
  );
}

export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
