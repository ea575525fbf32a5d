import localFont from "next/font/local";
import "./fallbacks.css";

// "optional": a page never moves under its reader. The files are small and asked for with the page, so
// that they are there in time on all but the slowest first visits. Their names are the fonts' own: one called
// "serif" that is not there would be the system's of that name, not our stand-in.

/** Titles and captions: a soft serif with character. */
export const chaletSerif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "optional",
  adjustFontFallback: false,
});

/** Text: a quiet humanist sans. */
export const chaletSans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "optional",
  adjustFontFallback: false,
});

/** The same files, for titles and for later pages: shown whenever they come (app/styles/tokens.css). */
export const lateSerif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-late-serif",
  display: "swap",
  adjustFontFallback: false,
});

export const lateSans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-late-sans",
  display: "swap",
  adjustFontFallback: false,
});
