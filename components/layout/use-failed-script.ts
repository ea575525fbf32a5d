import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { SCRIPT_FAILED } from "./script-failed";

/**
 * A script that fails on the way to a page: the browser opens that page by itself, so that the click is
 * not lost. What was said of a page that failed is gone on the next one.
 * @param wanted the page that a visitor is waiting for, if any
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that is left
  useEffect(
    () => () => {
      const notice = document.getElementById("load-failure");
      if (notice) notice.hidden = true;
    },
    [path],
  );
}
