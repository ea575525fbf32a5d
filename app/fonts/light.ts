import localFont from "next/font/local";

/**
 * What is said in large letters, below the first screen: shown whenever it comes, asked for only by the pages that say so,
 * and not ahead of the picture they open with.
 */
export const lateLight = localFont({
  src: "../../node_modules/@fontsource/fraunces/files/fraunces-latin-300-normal.woff2",
  weight: "300",
  variable: "--font-light",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});
