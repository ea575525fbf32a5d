"use client";

import type { ReactNode } from "react";
import { lessMotion } from "@/lib/browser/use-browser-state";
import carousel from "./carousel.module.css";
import styles from "./hero.module.css";

/**
 * The arrow that scrolls smoothly to the summary (requirement 3.1); a plain link without scripts. It
 * scrolls by script because `scroll-behavior: smooth` would also apply to Back.
 */
export function SummaryArrow({ children }: { children: ReactNode }) {
  return (
    <a
      className={`screen-only ${carousel.control} ${styles.down}`}
      href="#sommaire"
      aria-label="Aller au sommaire"
      onClick={(event) => {
        const summary = document.getElementById("sommaire");
        if (!summary) return;
        event.preventDefault();
        summary.scrollIntoView({ behavior: lessMotion().matches ? "instant" : "smooth" });
        summary.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
