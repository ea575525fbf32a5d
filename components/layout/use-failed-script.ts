import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { LOAD_FAILURE, SCRIPT_FAILED } from "./script-failed";

/**
 * When a script fails during a navigation, lets the browser load the wanted page itself, so that the click is
 * not lost. Hides the notice of a failed page on the next one.
 * @param wanted the address that a visitor is waiting for, if any
 */
export function useFailedScript(wanted: string | undefined): void {
  const path = usePathname();
  useEffect(() => {
    if (!wanted) return;
    const open = (event: Event) => {
      event.preventDefault();
      location.assign(wanted);
    };
    addEventListener(SCRIPT_FAILED, open);
    return () => removeEventListener(SCRIPT_FAILED, open);
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a page is left
  useEffect(
    () => () => {
      const notice = document.getElementById(LOAD_FAILURE);
      if (notice) notice.hidden = true;
    },
    [path],
  );
}
