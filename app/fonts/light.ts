import localFont from "next/font/local";

/** The serif for large text below the first screen, which pages request after their first picture. */
export const chaletLight = localFont({
  src: "../../node_modules/@fontsource/fraunces/files/fraunces-latin-300-normal.woff2",
  weight: "300",
  variable: "--font-light",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});
