import { useSyncExternalStore } from "react";

/** Something that the browser knows, read again at an event of the target, if there is one; false on the server. */
export function useBrowserState(
  target: () => EventTarget | null | undefined,
  event: string,
  read: () => boolean,
): boolean {
  return useSyncExternalStore(
    (changed) => {
      const at = target();
      at?.addEventListener(event, changed, { passive: true });
      return () => at?.removeEventListener(event, changed);
    },
    read,
    () => false,
  );
}
