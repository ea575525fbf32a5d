/** `--fade` of carousel.module.css. */
export const FADE_MS = 800;
export const INTERVAL_MS = 4000;

export type CarouselState = {
  current: number;
  /** The slide that is fading in; during a fade further changes are ignored. */
  next?: number;
  /** The number of manual changes, each of which restarts the timer. */
  manualChanges: number;
};

export type CarouselEvent =
  | { type: "change"; by: 1 | -1; isManual: boolean; count: number }
  /** The fade is over: the next slide becomes the current one. */
  | { type: "faded" };

export const initialState: CarouselState = { current: 0, manualChanges: 0 };

/** Answers an event; the same state comes back when the event is ignored. */
export function carousel(state: CarouselState, event: CarouselEvent): CarouselState {
  if (event.type === "faded") {
    return state.next === undefined ? state : { current: state.next, manualChanges: state.manualChanges };
  }
  if (state.next !== undefined) return state;
  return {
    current: state.current,
    next: (state.current + event.by + event.count) % event.count,
    manualChanges: state.manualChanges + (event.isManual ? 1 : 0),
  };
}
