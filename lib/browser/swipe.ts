import { type TouchEvent, useRef } from "react";
import { useBrowserState } from "./use-browser-state";

const MIN_SWIPE_PIXELS = 48;
// Flatter than 34°: a steeper move is a scroll.
const MIN_FLATNESS = 1.5;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Attributes of an element that reports horizontal swipes: 1 forward, -1 back. Where the page is zoomed, a
 * finger pans instead, and `data-zoomed` lifts `touch-action`.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const zoomed = useBrowserState(() => window.visualViewport, "resize", isZoomed);
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
      if (Math.abs(x) > MIN_SWIPE_PIXELS && Math.abs(x) > MIN_FLATNESS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
