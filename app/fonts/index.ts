import localFont from "next/font/local";
import "./fallbacks.css";

// "optional": a page never moves under its reader. The files are small and asked for with the page, so
// that they are there in time on all but the slowest first visits.

/** Titles and captions: a soft serif with character. */
export const serif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "optional",
  adjustFontFallback: false,
});

/** Text: a quiet humanist sans. */
export const sans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "optional",
  adjustFontFallback: false,
});
