"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { LOAD_FAILURE } from "@/components/ui/script-failed";
import { arrivedAgain, returnToPlace } from "@/lib/browser/history";

/**
 * On every change of path, scrolls to the top (requirement 2.5), unless the address has a hash or the visitor comes back
 * to a page. Then moves the focus to `<main>`: the framework keeps the previous page in the document, and the focus would
 * stay there. Hides the notice of the page before.
 */
export function PageChange() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(keepTitle, []);
  useLayoutEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (arrivedAgain()) returnToPlace();
    else if (!location.hash) scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
    document.getElementById(LOAD_FAILURE)?.setAttribute("hidden", "");
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

/** Keeps the last `<title>` until the next one is added: on navigation the framework removes the old one first (2.7). */
function keepTitle() {
  const { head } = document;
  let last = head.querySelector("title");
  let kept: HTMLTitleElement | undefined;
  const observer = new MutationObserver(() => {
    const [title, next] = head.querySelectorAll("title");
    if (next) kept?.remove();
    if (!title && last) {
      kept = last;
      head.append(kept);
    }
    last = next ?? title ?? last;
  });
  observer.observe(head, { childList: true });
  return () => observer.disconnect();
}
