// The mark: the round window of the elements, a torn ridgeline, the gable, one warm pane.
import { fir, ink, mix, paper } from "../lib/palette.mjs";

const RING =
  "M32 .5A31.500 31.500 0 1 1 32 63.500 31.500 31.500 0 1 1 32 .5ZM32 3.500A28.500 28.500 0 1 0 32 60.500 28.500 28.500 0 1 0 32 3.500Z";
const BACK =
  "M6.300 41L13.600 32.200l2.800 1.700L26.400 15.200l4.200 6.600 2.300-1.700 4.600 6.700L43 21.600 57.700 41 57.200 42.300Q54.400 43 52.700 41.800L40 30.600 28.300 41.200Q17.400 37.800 6.900 42.600Z";
const FRONT =
  "M8.200 45.900Q18 41.900 29.200 45.400L40 35.400 51.400 45.600Q53.600 46.800 55.600 45.500A27.200 27.200 0 0 1 8.400 45.900Z";
const PANE = "M36 43.600h8v9h-8z";

const svg = (body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`;
const parts = (tint, back, pane) =>
  `<path fill-rule="evenodd" d="${RING}" fill="${tint}"/><path d="${BACK}" fill="${back}"/><path d="${FRONT}" fill="${tint}"/><path d="${PANE}" fill="${pane}"/>`;

/** The mark in ink, for light grounds; the window stays warm. */
export const mark = () => svg(parts(ink, mix(ink, paper, 0.3), "#f2ab3f"));

/** The mark in the colour of the paper, for dark grounds. */
export const markLight = () => svg(parts(paper, mix(ink, paper, 0.74), "#d9781c"));

/** The application icon; `radius` 0 for systems that cut their own corners, `scale` for safe zones. */
export function icon({ radius = 14, scale = 0.84 } = {}) {
  const t = `translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})`;
  return svg(
    `<rect width="64" height="64" rx="${radius}" fill="${fir}"/><g transform="${t}">${parts(paper, mix(fir, paper, 0.6), "#d9781c")}</g>`,
  );
}
