"use client";

import { type ReactNode, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { ChevronIcon, PauseIcon, PlayIcon } from "@/components/icons/icons";
import styles from "./carousel.module.css";
import { carousel, FADE_MS, INTERVAL_MS, initialState } from "./machine";

/** `tone` says what the upper edge of the picture asks of the navbar: dark text by day, light by night. */
type Slide = { caption: string; picture: ReactNode; tone: "day" | "night" };

type Props = {
  /** Four slides; the first is in the page from the start, the others are loaded after it. */
  slides: Slide[];
  children?: ReactNode;
};

/**
 * The home page's carousel (spec section 2): fades of 800 ms, a change every 4 s that a manual
 * change restarts. It can be paused, and rests under the pointer, with keyboard focus inside, in a
 * hidden tab and under reduced motion.
 */
export function Carousel({ slides, children }: Props) {
  const [{ current, next, manual }, send] = useReducer(carousel, initialState);
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState({ pointer: false, focus: false });
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const hidden = useHiddenTab();
  const loaded = useAfterLoad();
  // One picture ahead of the one on show; all of them as soon as a visitor takes the carousel in hand.
  const [touched, setTouched] = useState(false);
  const ahead = useFurthest(next ?? current) + 1;
  const playing = !paused && !still && !hidden && !resting.pointer && !resting.focus && loaded;

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => send({ type: "faded" }), still ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [next, still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual change restarts the timer
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => send({ type: "change", by: 1, manual: false }), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, manual]);

  const shown = next ?? current;
  const change = (by: 1 | -1) => send({ type: "change", by, manual: true });

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carrousel"
      aria-label="Le chalet en quatre images"
      onPointerDown={() => setTouched(true)}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        setTouched(true);
        setResting((r) => ({ ...r, pointer: true }));
      }}
      onPointerLeave={() => setResting((r) => ({ ...r, pointer: false }))}
      onFocus={(event) => {
        setTouched(true);
        if (event.target.matches(":focus-visible")) setResting((r) => ({ ...r, focus: true }));
      }}
      onBlur={() => setResting((r) => ({ ...r, focus: false }))}
    >
      <div className={styles.slides} aria-live={playing ? "off" : "polite"}>
        {slides.map(({ caption, picture, tone }, i) => (
          <div
            key={caption}
            className={styles.slide}
            role="group"
            aria-roledescription="image"
            aria-label={`Image ${i + 1} sur ${slides.length}`}
            aria-hidden={i !== shown}
            data-tone={tone}
            data-shown={i === shown}
            data-under={i === current && next !== undefined}
          >
            {(i === 0 || (loaded && (touched || i <= ahead))) && picture}
            <p className={styles.caption}>
              <span>{caption}</span>
            </p>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label="Image précédente"
          onClick={() => change(-1)}
        >
          <ChevronIcon direction="left" />
        </button>
        {!still && (
          <button
            type="button"
            className={styles.control}
            aria-label={paused ? "Reprendre le défilement" : "Mettre en pause"}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          aria-label="Image suivante"
          onClick={() => change(1)}
        >
          <ChevronIcon direction="right" />
        </button>
      </div>
      {children}
    </section>
  );
}

/** The highest index that was shown so far: what was loaded stays. */
function useFurthest(index: number): number {
  const [furthest, setFurthest] = useState(index);
  if (index > furthest) setFurthest(index);
  return Math.max(index, furthest);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

function useHiddenTab(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.hidden,
    () => false,
  );
}

/** False until the page and its first picture are there: the other pictures must not delay them. */
function useAfterLoad(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("load", changed);
      return () => removeEventListener("load", changed);
    },
    () => document.readyState === "complete",
    () => false,
  );
}
