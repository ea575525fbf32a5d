import { type TouchEvent, useRef, useSyncExternalStore } from "react";

const SWIPE_PIXELS = 48;
// Flatter than 34°: a steeper move is a scroll.
const FLATNESS = 1.5;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

function useZoomed(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.visualViewport?.addEventListener("resize", changed);
      return () => window.visualViewport?.removeEventListener("resize", changed);
    },
    isZoomed,
    () => false,
  );
}

/** Attributes of an element that reports swipes: 1 forward, -1 back. `data-zoomed` lifts `touch-action`. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const zoomed = useZoomed();
  return {
    "data-zoomed": zoomed,
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
      start.current = finger && { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) > SWIPE_PIXELS && Math.abs(x) > FLATNESS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
