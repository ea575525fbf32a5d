"use client";

import { useEffect } from "react";
import { arrivedAgain } from "@/lib/browser/arrival";
import { lessMotion } from "@/lib/browser/less-motion";
import { decoded } from "@/lib/text/strings";

const DELAY_MS = 1000;
const OFFSET_PIXELS = 150;
/** Signs of somebody who moves the page already. */
const MOVES = ["wheel", "touchmove", "keydown"];

/**
 * One second after load, scrolls smoothly to the heading that the address names, stopping 150 px
 * above it (spec section 2, /partenaire/{id} and /atelier/{id}). Headings carry their slug as id. Who
 * comes back to the page, or has begun to read elsewhere, stays where they are.
 */
export function HashScroll() {
  useEffect(() => {
    const hash = location.hash.slice(1);
    const name = decoded(hash) || hash;
    if (!name || arrivedAgain()) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      timer = setTimeout(scrollToHeading, DELAY_MS, name);
    };
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    const leave = () => {
      removeEventListener("load", begin);
      clearTimeout(timer);
      for (const sign of MOVES) removeEventListener(sign, leave);
    };
    for (const sign of MOVES) addEventListener(sign, leave, { passive: true });
    return leave;
  }, []);
  return null;
}

// Headings alone, and those on show: pages that were left stay in the document.
function scrollToHeading(name: string): void {
  const heading = [...document.querySelectorAll("h2, h3, h4, h5, h6")].find(
    (h) => h.id === name && h.getClientRects().length > 0,
  );
  if (!heading) return;
  const top = heading.getBoundingClientRect().top + scrollY - OFFSET_PIXELS;
  scrollTo({ top, behavior: lessMotion().matches ? "instant" : "smooth" });
}
