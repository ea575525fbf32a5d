"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { arrivedAgain, returnToPlace } from "@/lib/browser/arrival";
import { useTitle } from "./use-title";

/**
 * On every change of path the page goes to the top (spec section 2), unless the address names a place
 * or the reader comes back to one: there the browser knows it. Who reads by keyboard goes on from the beginning
 * of the page: the framework keeps the one that was left, and the browser their place in it.
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
  return null;
}
