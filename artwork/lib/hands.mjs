// Arms in sleeves, and hands of cut paper, about 100 units wide, around what they hold; `skin` is the face's own.
import { strands } from "../demo/lib/bust.mjs";
import { band } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, path } from "./picture.mjs";

/** A sleeve through a few points. */
export const sleeve = (points, tint, widths) => path(band(points, widths, 8), { fill: tint });

/** Its end around a wrist. */
export const cuff = (points, tint, width) => path(band(points, [width, width - 4], 4), { fill: tint });

const finger = (points, widths, skin, i = 0) =>
  path(band(points, widths, 5), {
    fill: mix(skin, "#4a1f14", 0.02 + i * 0.03),
    stroke: "#4a1f14",
    "stroke-opacity": 0.3,
    "stroke-width": 2,
  });

const back = (d, skin) => path(d, { fill: mix(skin, "#4a1f14", 0.06) });

const held = (markup, [x, y], turn, k) => group(markup, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${k})` });

/** A fist from its back, around something that stands: knuckles to the left, the wrist to the right, a thumb on top. */
export const fist = (skin, at, turn = 0, k = 1) =>
  held(
    back("M-14-46Q34-52 58-28L74-10V34L50 42Q26 54-14 48-30 0-14-46Z", skin) +
      [3, 2, 1, 0].map((i) => finger([[14, -30 + i * 21], [-22, -35 + i * 22], [-42, -27 + i * 21]], [26, 25, 21 - i], skin, i)).join("") +
      finger([[44, -30], [16, -52], [-22, -56]], [30, 26, 19], mix(skin, "#fff0dc", 0.1)) +
      strands("M-31-62Q-22-66-15-62", "#fff0dc", 4, 0.5),
    at,
    turn,
    k,
  );

/** A hand that lies across what it holds: wrist to the left, four fingers to the right. */
export const across = (skin, at, turn = 0, k = 1) =>
  held(
    back("M-84-24Q-48-46-8-42 12-10 2 42-34 50-84 30Z", skin) +
      [3, 2, 1, 0].map((i) => finger([[-14, -32 + i * 22], [22, -40 + i * 23], [52 - Math.abs(i - 1.2) * 6, -36 + i * 21]], [26, 25, 18], skin, i)).join("") +
      strands("M-22-24q8 4 10 12M-24-2q8 4 10 10M-24 20q8 2 10 8", "#4a1f14", 2.5, 0.3),
    at,
    turn,
    k,
  );

/** A hand that shows a card which stands behind its thumb: `behind` are the fingers at the card's back. */
export const pinch = (skin, card, at, turn = 0, k = 1) =>
  held(
    finger([[26, 6], [36, -40], [34, -84]], [26, 25, 18], skin, 3) +
      card +
      back("M-34 10Q-30-18 10-22 44-20 46 14L42 78H-18Q-30 50-34 10Z", skin) +
      [2, 1, 0].map((i) => finger([[44, 6 + i * 20], [8, 4 + i * 21], [-28, 10 + i * 20]], [25, 25, 20 - i], skin, i + 1)).join("") +
      finger([[30, 26], [0, -8], [-6, -52]], [34, 28, 19], mix(skin, "#fff0dc", 0.1)) +
      strands("M-13-54Q-8-60-1-57", "#fff0dc", 4, 0.5),
    at,
    turn,
    k,
  );
