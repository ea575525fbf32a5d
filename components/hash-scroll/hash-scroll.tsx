"use client";

import { useEffect } from "react";

const DELAY_MS = 1000;
const OFFSET_PIXELS = 150;

/**
 * One second after load, scrolls smoothly to the heading that the address names, stopping 150 px
 * above it (spec section 2, /partenaire/{id} and /atelier/{id}). Headings carry their slug as id.
 */
export function HashScroll() {
  useEffect(() => {
    const name = decoded(location.hash.slice(1));
    if (!name) return;
    const timer = setTimeout(() => {
      const heading = document.getElementById(name);
      if (!heading) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const top = heading.getBoundingClientRect().top + scrollY - OFFSET_PIXELS;
      scrollTo({ top, behavior: still ? "instant" : "smooth" });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
