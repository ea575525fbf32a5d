"use client";

import type { ReactNode } from "react";
import { lessMotion } from "@/lib/browser/arrival";
import carousel from "./carousel.module.css";
import styles from "./hero.module.css";

/**
 * The arrow that leads smoothly down to the summary (spec section 2, "/"). A plain link before the scripts
 * are there. Only this link glides: a page that did so by its style would glide at Back too.
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
