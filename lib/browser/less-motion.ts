/** Whether a visitor wants less movement, now and whenever that changes. */
export const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
