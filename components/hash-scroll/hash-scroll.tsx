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
      // Among headings alone: an article's « Contenu » must not be taken for the page's own element.
      const heading = [...document.querySelectorAll("h2, h3, h4, h5, h6")].find(({ id }) => id === name);
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
