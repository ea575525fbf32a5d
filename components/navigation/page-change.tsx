"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { arrivedAgain, returnToPlace } from "@/lib/browser/arrival";
import { useTitle } from "./use-title";

/**
 * On every change of path, scrolls to the top (requirement 2.5), unless the address has a hash or the visitor
 * comes back to a page. Then moves the focus to `<main>`: the framework keeps the previous page in the
 * document, and the focus would stay there.
 */
export function PageChange() {
  const path = usePathname();
  const before = useRef(path);
  useTitle();
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (arrivedAgain()) returnToPlace();
    else if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [path]);
  // Entries that the browser made itself, by a link to an anchor, mean nothing to the framework: it would keep the page.
  useEffect(() => {
    const comeBack = ({ state }: PopStateEvent) => {
      if (!state && location.pathname !== before.current) location.reload();
    };
    addEventListener("popstate", comeBack);
    return () => removeEventListener("popstate", comeBack);
  }, []);
  return null;
}
