/** That a visitor wants less movement, as CSS asks for it. */
export const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether they want it now. */
export const wantsLessMotion = () => matchMedia(LESS_MOTION).matches;
