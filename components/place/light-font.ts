import localFont from "next/font/local";

/** The light serif of large texts. They are below the first screen, so the file is not preloaded. */
export const chaletLight = localFont({
  src: "../../node_modules/@fontsource/fraunces/files/fraunces-latin-300-normal.woff2",
  weight: "300",
  variable: "--font-light",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});
