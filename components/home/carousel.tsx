"use client";

import { type MouseEvent, type ReactNode, useEffect, useReducer, useState } from "react";
import { useSwipe } from "@/lib/browser/swipe";
import { reducedMotion, useBrowserState } from "@/lib/browser/use-browser-state";
import styles from "./carousel.module.css";
import { carousel, FADE_MS, INTERVAL_MS, initialState } from "./carousel-machine";

type CarouselSlide = { caption: string; picture: ReactNode };

type Props = {
  /** Icons of the controls, rendered on the server so that they do not travel as scripts. */
  icons: Record<"previous" | "next" | "pause" | "play" | "down", ReactNode>;
  /** The first slide is in the page from the start; the others are loaded after the page. */
  slides: CarouselSlide[];
  children?: ReactNode;
};

/**
 * The carousel of the home page (3.1, 3.2). It stops on request, under keyboard focus, in a hidden tab, under
 * reduced motion, and until the next picture is loaded.
 */
export function Carousel({ icons, slides, children }: Props) {
  const [{ current, next, manualChanges }, send] = useReducer(carousel, initialState);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const motionReduced = useBrowserState(reducedMotion, "change", () => reducedMotion().matches);
  const hidden = useBrowserState(
    () => document,
    "visibilitychange",
    () => document.hidden,
  );
  // Pictures after the first one must not delay the page.
  const loaded = useBrowserState(
    () => window,
    "load",
    () => document.readyState === "complete",
  );
  // Controls are hidden while they cannot respond: until hydration.
  const hydrated = useBrowserState(
    () => null,
    "",
    () => true,
  );
  const count = slides.length;
  const playing = count > 1 && !paused && !motionReduced && !hidden && !focused && loaded;

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => send({ type: "faded" }), motionReduced ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [next, motionReduced]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual change restarts the timer
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      // After the last slide comes the first, which is always loaded.
      const nextImage = document.querySelector<HTMLImageElement>("[data-shown=true] + * img");
      if (nextImage?.complete !== false) send({ type: "change", by: 1, isManual: false, count });
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, manualChanges, count]);

  const visible = next ?? current;
  const change = (by: 1 | -1) => count > 1 && send({ type: "change", by, isManual: true, count });

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrousel"
      aria-label="Le lieu en images"
      onFocus={(event) => setFocused(event.target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      {...useSwipe(change)}
    >
      <div className={`behind ${styles.slides}`} aria-live={playing ? "off" : "polite"}>
        {slides.map(({ picture }, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two captions may be the same
            key={i}
            className={`frame fills ${styles.slide}`}
            role="group"
            aria-roledescription="image"
            aria-label={`Image ${i + 1} sur ${count}`}
            aria-hidden={i !== visible}
            data-shown={i === visible}
            data-under={i === current && next !== undefined}
          >
            {(i === 0 || i === visible || loaded) && picture}
          </div>
        ))}
        {/* One element for all captions: the first caption stays the largest contentful paint. */}
        <div className={styles.caption} data-first={visible === 0} data-changing={next !== undefined}>
          <span>
            {slides[visible]?.caption.split(/(\S+-\S+)/).map((part, i) => (
              // No line ends at a hyphen.
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
              <span key={i} className={i % 2 ? "part" : undefined}>
                {part}
              </span>
            ))}
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <div className={`screen-only ${styles.controls}`} data-live={hydrated && count > 1}>
          <Control label="Image précédente" icon={icons.previous} onClick={() => change(-1)} />
          {!motionReduced && (
            <Control
              label={paused ? "Reprendre le défilement" : "Mettre en pause"}
              icon={paused ? icons.play : icons.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
          <Control label="Image suivante" icon={icons.next} onClick={() => change(1)} />
        </div>
        {children}
        <a
          className={`screen-only ${styles.control} ${styles.down}`}
          href="#sommaire"
          aria-label="Aller au sommaire"
          onClick={scrollToSummary}
        >
          {icons.down}
        </a>
      </div>
    </section>
  );
}

type ControlProps = { label: string; icon: ReactNode; onClick: () => void };

const Control = ({ label, icon, onClick }: ControlProps) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    {icon}
  </button>
);

/** Scrolls smoothly (requirement 3.1) by script: `scroll-behavior: smooth` would also apply to Back. */
function scrollToSummary(event: MouseEvent) {
  const summary = document.getElementById("sommaire");
  if (!summary) return;
  event.preventDefault();
  summary.scrollIntoView({ behavior: reducedMotion().matches ? "instant" : "smooth" });
  summary.focus({ preventScroll: true });
}
