// The people of the house, cut as simply as dolls: someone who stands is about 100 units tall.
import { band } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { headSide } from "./people.mjs";
import { group, line, path } from "./picture.mjs";

const INK = "#14211e";
const limb = (points, widths, fill) => path(band(points, widths, 5), { fill });
const dark = (tint, k = 0.26) => mix(tint, INK, k);
const hand = (x, y, skin, r = 3) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin}"/>`;
const shade = (d, o = 0.16) => path(d, { fill: INK, "fill-opacity": o });
// Where the light of the lamps finds an edge.
const rim = (d) => line(d, "#ffe9bd", 1.1, 0.7);

const profile = (x, y, look, turn = 0, scale = 1.22) =>
  group(headSide([0, 0], look), { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });

/** Whoever stands at a stove or a table in profile, facing right, in an apron; `reach` is where the hands are. */
export function cook({ top, trousers = "#3b4a4c", apron = "#f1e4ca", skin = "#d9a07c", hair = "short", hairTint = "#4a3226", reach = [21, -58] }) {
  const [hx, hy] = reach;
  return [
    limb([[3, -73], [11, -61], [hx + 2, hy - 3]], [7.4, 6.4, 4.6], dark(top)),
    hand(hx + 4, hy - 3, dark(skin, 0.14)),
    limb([[1.5, -46], [2.5, -24], [2, -3]], [11, 8.4, 6.4], dark(trousers)),
    limb([[-1.5, -46], [-3, -24], [-5, -3]], [12.5, 9, 6.6], trousers),
    path("M-8-5H0Q4-4 5 0H-8ZM-1-5H7Q11-4 12 0H-1Z", { fill: "#4a3328" }),
    limb([[2.4, -80], [3.4, -87]], [6, 5.6], dark(skin, 0.18)),
    limb([[1.6, -76], [1.4, -66], [0, -56], [-0.6, -43]], [11, 18, 16, 17], top),
    path("M3-73Q10.500-70 10-58 9-50 10-42L12.500-21Q5-17.500-4-19L-5-40Q-2-46-1-54 2-62 3-73Z", { fill: apron }),
    shade("M5-40Q8-30 8-18.500L12.500-21 10-42Z", 0.14),
    line("M-8.500-49Q0-45.500 9.500-49", dark(apron, 0.3), 1.6),
    hand(hx, hy, skin),
    limb([[0.6, -72], [5.5, -56], [hx - 1, hy]], [9, 7.6, 5], mix(top, "#fff4dc", 0.12)),
    profile(5, -93, { hair, hairTint, skin, coat: top }, 6),
    rim("M-6.500-72Q-8-60-8-46"),
  ].join("");
}

/** Someone seated cross-legged who faces us, hands on the knees; about 62 units tall, a cushion under the origin. */
export function seated({ top, trousers = "#33504f", skin = "#d9a07c", hair = "short", hairTint = "#4a3226", cushion = "#b4532f" }) {
  const arm = (s) =>
    limb([[s * 11, -44], [s * 16.5, -30], [s * 20, -17]], [8, 7, 5], s > 0 ? dark(top, 0.16) : mix(top, "#fff4dc", 0.1)) +
    hand(s * 21, -15, skin, 3.2);
  const locks = { fill: hairTint };
  return [
    path("M-23-5Q-23-11 0-11.500 23-11 23-5 22 3 0 3.500-22 3-23-5Z", { fill: cushion }),
    path("M0-18C14-22 33-19 34-9 33-2 18-1 0-6-18-1-33-2-34-9-33-19-14-22 0-18Z", { fill: trousers }),
    shade("M2-18C16-22 33-19 34-9 33-2 18-1 0-6Q14-8 24-12 12-15 2-18Z", 0.22),
    line("M-26-9Q-10-7 6-11", dark(trousers, 0.4), 1.3),
    hair === "long" ? path("M-9-66Q-13-52-10-43H10Q13-52 9-66Z", locks) : "",
    path("M-3.600-55H3.600V-46Q0-43-3.600-46Z", { fill: mix(skin, "#5a2a1c", 0.22) }),
    path("M-5-49.500Q-13-48.500-13.500-41C-12-31-10.500-24-11-16Q0-12.500 11-16C10.500-24 12-31 13.500-41 13-48.500 5-49.500 0-47Z", { fill: top }),
    shade("M4-49Q13-48.500 13.500-41C12-31 10.500-24 11-16Q6-14 2-13.600 8-30 4-49Z"),
    arm(-1),
    arm(1),
    `<ellipse cy="-61" rx="8.200" ry="9.400" fill="${skin}"/>`,
    shade("M2-70Q9-68 8.200-60 7.400-53 1.500-51.600 6.500-60 2-70Z", 0.12),
    line("M-5.500-60.500q1.800 1.700 3.600 0M2-60.500q1.800 1.700 3.600 0", "#3a2018", 1.1, 0.85),
    path("M-9-60Q-10.500-73 0-73 10.500-73 9-60 8-66.500 1-67-7-66.500-9-60Z", locks),
    hair === "bun" ? `<circle cy="-74.500" r="5" fill="${dark(hairTint, 0.12)}"/>` : "",
    hair === "curls" ? path("M-9-62a4.600 4.600 0 0 1-1-7 5 5 0 0 1 6-5.500 5 5 0 0 1 8.500 0 5 5 0 0 1 5.500 6 4.600 4.600 0 0 1-1.400 6.500Q6-68 0-67.500-7-67-9-62Z", locks) : "",
    rim("M-13.300-41Q-12-30-10.800-18"),
  ].join("");
}

/** The same in profile, facing right. */
export function seatedAside({ top, trousers = "#33504f", skin = "#d9a07c", hair = "short", hairTint = "#4a3226", cushion = "#2f6a55" }) {
  return [
    path("M-22-5Q-22-12-4-12 16-12 16-5 15 3-3 3.500-21 3-22-5Z", { fill: cushion }),
    path("M-13-16C2-24 24-20 32-10 35-3 28 0 18 0H2Q-14-3-13-16Z", { fill: trousers }),
    shade("M8-12Q22-12 33-7 33-1 18 0H4Q0-8 8-12Z", 0.2),
    limb([[2.400, -51], [3, -57]], [6, 5.6], dark(skin, 0.18)),
    limb([[1.4, -46], [0, -38], [-2, -28], [-4, -14]], [11, 17.5, 17, 19], top),
    limb([[0.6, -43], [4, -28], [17, -17]], [9, 7.6, 5], mix(top, "#fff4dc", 0.12)),
    hand(19.500, -16, skin, 3.2),
    profile(4.600, -63, { hair, hairTint, skin, coat: top }, 2),
    rim("M-7.500-42Q-11-30-13-18"),
  ].join("");
}

/** Someone lying on a mat under a blanket, the head on the left; 104 units long. */
export function lying({ blanket, mat, stripe = "#f3e6cf", skin = "#d9a07c", hair = "short", hairTint = "#4a3226", top = "#e2c9a0" }) {
  return [
    path("M-62-4H58L62 1H-58Z", { fill: mat }),
    path("M-58 1H62V3.500H-58Z", { fill: dark(mat, 0.3) }),
    path("M-52-4Q-55-12-44-12.500-30-13-29-4Z", { fill: "#f3e6cf" }),
    profile(-39, -15, { hair, hairTint, skin, coat: top }, -84, 1.2),
    path("M-33-4Q-33-14-24-16-10-18 2-15L4-4Z", { fill: top }),
    path("M-16-4Q-18-15-9-18.500C4-21 18-17 30-15 40-14 44-18 50-19.500 55-20 56-12 56-4Z", { fill: blanket }),
    shade("M-16-4Q-17-8-15-11 10-5 56-9V-4Z", 0.22),
    line("M36-15.500Q39-10 38-4M-2-19Q1-11 0-4", stripe, 2.200, 0.85),
    limb([[-21, -13], [-12, -10.500], [-1, -12.500]], [6, 5.600, 4.200], mix(top, "#fff4dc", 0.2)),
    hand(0.500, -12.500, skin, 2.800),
    rim("M-11-18Q6-20.500 30-15.500"),
  ].join("");
}

/** Someone who reads in an armchair, facing left; about 84 units tall. */
export function reader({ chair = "#2f6a55", top, trousers = "#3b4a4c", skin = "#d9a07c", hair = "tail", hairTint = "#5a3c2c", book = "#b4532f" }) {
  const facing = [
    path("M-22-3H-18V3H-22ZM14-3H18V3H14Z", { fill: "#4a3020", transform: "translate(0 -3)" }),
    path("M-30-74Q-38-76-38-62L-33-6H-18V-64Q-22-74-30-74Z", { fill: dark(chair, 0.18) }),
    path("M-32-6V-22H18Q24-22 24-14V-6Z", { fill: dark(chair, 0.3) }),
    limb([[-4, -27], [19, -29], [21, -4]], [15, 11.500, 7.500], dark(trousers)),
    limb([[-5, -26], [22, -27], [26, -4]], [16, 12.500, 8], trousers),
    path("M22-6H32Q37-5 38 0H22Z", { fill: "#b98a52" }),
    limb([[-6, -65], [-5, -71]], [6, 5.600], dark(skin, 0.18)),
    limb([[-7, -60], [-8, -50], [-9, -40], [-10, -26]], [11, 17.500, 17, 18], top),
    path("M11-56L26-60 30-46 14-42Z", { fill: book }),
    path("M10-55L14-42 8-44 4-57Z", { fill: "#fbf2de" }),
    limb([[-7, -57], [-2, -44], [13, -47]], [9, 7.600, 5], mix(top, "#fff4dc", 0.12)),
    hand(14.500, -47.500, skin),
    path("M-34-36Q-37-44-29-45H4Q12-44 11-36 10-31 6-31V-8H-31V-31Q-33-31-34-36Z", { fill: chair }),
    shade("M-31-24H6V-8H-31Z", 0.16),
    profile(-3, -77, { hair, hairTint, skin, coat: top }, 12),
    line("M-33-43Q-30-45-26-45H2", "#fff0cf", 1.300, 0.6),
  ].join("");
  return group(facing, { transform: "scale(-1 1)" });
}
