"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Scrolls to the top on every path change, unless the address names a place (spec section 2). */
export function ScrollToTop() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  return null;
}
