import { type TouchEvent, useRef } from "react";

const SWIPE_PIXELS = 48;
// Flatter than 34°: what is steeper was meant to scroll.
const FLATNESS = 1.5;

/** Handlers that tell the swipes of one finger by their direction: 1 for onwards, -1 for back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches.length === 1 ? touches[0] : undefined;
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
