"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { arrivedAgain, returnToPlace } from "@/lib/browser/arrival";

/**
 * Scrolls to the top on every change of path (spec section 2), unless the address names a place or the
 * reader comes back to one: there the browser knows it.
 */
export function ScrollToTop() {
  const path = usePathname();
  const before = useRef(path);
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (arrivedAgain()) returnToPlace();
    else if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  return null;
}
