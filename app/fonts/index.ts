import localFont from "next/font/local";
import "./fallbacks.css";

// "swap": until the fonts arrive, text is set in the fonts of fallbacks.css, which have the same measures, so
// that no line breaks elsewhere afterwards.

export const chaletSerif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: false,
});

export const chaletSans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: false,
});
