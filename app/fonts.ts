import localFont from "next/font/local";

/** Titles and captions: a soft serif with character. */
export const serif = localFont({
  src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

/** Text: a quiet humanist sans. */
export const sans = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});
