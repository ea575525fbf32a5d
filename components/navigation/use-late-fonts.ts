import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";

/**
 * A page keeps the letters that it began with, so that nothing moves under its reader; fonts that came too
 * late for the first page are those of the next (app/styles/tokens.css).
 */
export function useLateFonts(): void {
  const path = usePathname();
  const first = useRef(path);
  useLayoutEffect(() => {
    if (path !== first.current) document.documentElement.dataset.fonts = "late";
  }, [path]);
}
