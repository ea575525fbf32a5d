/** The media query for reduced motion. */
export const lessMotion = () => matchMedia("(prefers-reduced-motion: reduce)");
