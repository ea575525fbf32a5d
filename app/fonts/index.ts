import localFont from "next/font/local";
import "./fallbacks.css";

// "swap": text is read at once in the stand-ins of fallbacks.css, whose measures are those of the fonts, so
// that lines keep their ends when the fonts arrive.

/** Titles and captions: a soft serif with character. */
export const chaletSerif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: false,
});

/** Text: a quiet humanist sans. */
export const chaletSans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: false,
});
