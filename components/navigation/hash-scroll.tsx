"use client";

import { useEffect } from "react";
import { reducedMotion } from "@/lib/browser/use-browser-state";
import { decoded } from "@/lib/text/strings";

const SCROLL_DELAY_MS = 1000;
const HEADING_OFFSET_PIXELS = 150;
/** Events that show that the visitor scrolls already, or leaves the page. */
const CANCELLING_EVENTS = ["wheel", "touchmove", "keydown", "pagehide"];

/**
 * Scrolls smoothly, one second after load, to 150 px above the `h3` whose slug is the hash (3.18), unless the
 * visitor comes back to the page or has begun to scroll.
 */
export function HashScroll() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(scrollToHeading, SCROLL_DELAY_MS);
    };
    const cancel = () => {
      removeEventListener("load", begin);
      clearTimeout(timer);
    };
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // The browser restores the place of a visitor who comes back.
    if (visit?.type === "back_forward" || visit?.type === "reload") return;
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    // `hashchange` tells that a link within the page was followed.
    addEventListener("hashchange", begin);
    for (const eventName of CANCELLING_EVENTS) addEventListener(eventName, cancel, { passive: true });
    return () => {
      cancel();
      removeEventListener("hashchange", begin);
      for (const eventName of CANCELLING_EVENTS) removeEventListener(eventName, cancel);
    };
  }, []);
  return null;
}

function scrollToHeading(): void {
  const hash = location.hash.slice(1);
  const name = decoded(hash) || hash;
  const headings = [...document.querySelectorAll<HTMLElement>("[data-hash]")];
  const heading = headings.find((h) => name && h.dataset.hash === name);
  if (!heading) return;
  const top = heading.getBoundingClientRect().top + scrollY - HEADING_OFFSET_PIXELS;
  scrollTo({ top, behavior: reducedMotion().matches ? "instant" : "smooth" });
}
