import localFont from "next/font/local";

/** Titles and captions: a soft serif with character. */
export const serif = localFont({
  src: "./serif.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** Text: a quiet humanist sans. */
export const sans = localFont({
  src: "./sans.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});
