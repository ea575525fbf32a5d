// The rooms of the house cut in two: each a shallow box of paper, furnished. Lengths are those of its people, who
// are about 100 units tall; a room is [x0, y0, x1, y1], its floor at y1.
import { books, bowl, candle, cat, jug, loaf, logBasket, mug, put, steam, stove } from "../demo/lib/props.mjs";
import { standRidges } from "../demo/lib/sheets.mjs";
import { cook, lying, reader, seated, seatedAside } from "./dwellers.mjs";
import { n, polygon } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, line, path } from "./picture.mjs";
import { stars } from "./sky.mjs";

const DARK = "#2a150c";
/** How deep a box is, unless told. */
const DEPTH = 13;

/** Markup lifted off the wall behind it; `box` is where it may be. */
export const up = (stage, markup, [x0, y0, x1, y1], shadow = {}) =>
  stage.lift(markup, { dx: 2.5, dy: 2, blur: 3.5, opacity: 0.42, tint: DARK, ...shadow, span: [y0 - 16, y1 + 18, x0 - 16, x1 + 18] });

const rect = (x, y, w, h, fill, more = {}) => path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, { fill, ...more });
const shade = (d, o = 0.16) => path(d, { fill: "#1d1512", "fill-opacity": o });

/** The box of a room: its back wall of boards (or plaster, or tiles), its sides, its floor. */
function box(stage, random, [x0, y0, x1, y1], { wall, floor = "#9a6a42", kind = "boards", step = 25, low, depth = DEPTH }) {
  const [left, right, top, foot] = [x0 + DEPTH, x1 - DEPTH, y0 + DEPTH * 0.7, y1 - depth];
  let back = rect(x0, y0, x1 - x0, y1 - y0, wall);
  if (kind === "boards")
    for (let x = left; x < right; x += step) {
      const k = random.range(-0.09, 0.09);
      const w = Math.min(step, right - x);
      back += rect(x, y0, w, y1 - y0, k > 0 ? mix(wall, "#fff0d0", k) : mix(wall, DARK, -k));
      back += line(`M${n(x)} ${n(y0)}V${n(y1)}`, mix(wall, DARK, 0.5), 1, 0.4) + line(`M${n(x + 1.3)} ${n(y0)}V${n(y1)}`, "#fff3d8", 0.7, 0.22);
    }
  if (kind === "tiles") {
    let d = "";
    for (let y = y1 - DEPTH - 15; y > low; y -= 15) d += `M${n(x0)} ${n(y)}H${n(x1)}`;
    for (let x = left + 10; x < right; x += 15) d += `M${n(x)} ${n(low)}V${n(y1)}`;
    back += rect(x0, low, x1 - x0, y1 - low, mix(wall, "#2f7f96", 0.3)) + line(d, "#f3f8f4", 1, 0.5) + line(`M${n(x0)} ${n(low)}H${n(x1)}`, "#f3f8f4", 2.500, 0.8);
  }
  const boards = Array.from({ length: Math.floor((x1 - x0) / 30) }, (_, i) => {
    const t = (i + 0.5) / Math.floor((x1 - x0) / 30);
    return `M${n(x0 + (x1 - x0) * t)} ${n(y1)}L${n(left + (right - left) * t)} ${n(foot)}`;
  }).join("");
  stage.add(
    back,
    path(polygon([[x0, y0], [x1, y0], [right, top], [left, top]]), { fill: mix(wall, DARK, 0.42) }),
    path(polygon([[x0, y0], [left, top], [left, foot], [x0, y1]]), { fill: mix(wall, DARK, 0.34) }),
    path(polygon([[x1, y0], [right, top], [right, foot], [x1, y1]]), { fill: mix(wall, DARK, 0.16) }),
    path(polygon([[x0, y1], [x1, y1], [right, foot], [left, foot]]), { fill: floor }),
    line(boards, mix(floor, DARK, 0.5), 0.9, 0.5),
    line(`M${n(left)} ${n(foot - 1.5)}H${n(right)}`, mix(wall, DARK, 0.5), 3, 0.55),
    rect(x0, y0, x1 - x0, (y1 - y0) * 0.5, stage.linear([[0, DARK, 0.36], [1, DARK, 0]], [0, y0, 0, y0 + (y1 - y0) * 0.5])),
  );
}

/** A window on the evening: sky, a ridge or two, its frame; `x`, `y` its upper left corner. */
function pane(stage, random, x, y, w, h, { frame = "#7a4f30", cols = 2 } = {}) {
  const far = `M${n(x)} ${n(y + h * 0.66)}L${n(x + w * 0.3)} ${n(y + h * 0.4)}L${n(x + w * 0.46)} ${n(y + h * 0.56)}L${n(x + w * 0.74)} ${n(y + h * 0.34)}L${n(x + w)} ${n(y + h * 0.6)}V${n(y + h)}H${n(x)}Z`;
  const near = `M${n(x)} ${n(y + h * 0.78)}Q${n(x + w * 0.4)} ${n(y + h * 0.64)} ${n(x + w)} ${n(y + h * 0.84)}V${n(y + h)}H${n(x)}Z`;
  const view =
    rect(x, y, w, h, stage.linear([[0, "#26345a"], [0.55, "#6d6a98"], [1, "#e0a79c"]], [0, y, 0, y + h])) +
    stars(random, { x0: x + 3, x1: x + w - 3, y0: y + 3, y1: y + h * 0.4, count: 5, big: 0, opacity: 0.9 }) +
    path(far, { fill: "#8d8cb4" }) +
    path(near, { fill: "#3f5a70" });
  let bars = `M${n(x - 3.5)} ${n(y - 3.5)}h${n(w + 7)}v${n(h + 7)}h${n(-w - 7)}Z`;
  const part = (w - 2.6 * (cols - 1)) / cols;
  for (let i = 0; i < cols; i++) bars += `M${n(x + i * (part + 2.6))} ${n(y)}v${n(h)}h${n(part)}v${n(-h)}Z`;
  return (
    view +
    up(stage, path(bars, { fill: frame, "fill-rule": "evenodd" }) + rect(x - 6, y + h + 3, w + 12, 4, mix(frame, "#fff0d0", 0.25)) + line(`M${n(x - 3)} ${n(y - 3.2)}h${n(w + 6)}`, "#fff3d8", 1, 0.55), [x - 6, y - 5, x + w + 6, y + h + 8])
  );
}

/** A lit lamp on its little table; its foot at (x, y). */
function lamp(stage, x, y, k) {
  const top = y - 33 * k;
  return (
    up(
      stage,
      put(
        path("M-13-33H13V-29H-13ZM-10-29H-6.500L-8.500 0H-11.500ZM6.500-29H10L11.500 0H8.500Z", { fill: "#7b5030" }) +
          path("M-4-33Q-5-37-1.500-38V-48H1.500V-38Q5-37 4-33Z", { fill: "#b98a4a" }) +
          path("M-6-62H6L11-45H-11Z", { fill: "#ffe6ad" }) +
          path("M-11-45H11L10.300-47.500H-10.300Z", { fill: "#e8a65a" }),
        x,
        y,
        k,
      ),
      [x - 14 * k, y - 64 * k, x + 14 * k, y],
    ) +
    stage.pool(x, top - 14 * k, 84 * k, 72 * k, "#ffd182", 0.72) +
    stage.pool(x, top - 20 * k, 20 * k, 18 * k, "#fff4d0", 0.8)
  );
}

/** A lamp on the wall above a pillow, lit. */
const sconce = (stage, x, y, k) =>
  up(stage, put(path("M-1.500-4H1.500V9H-1.500Z", { fill: "#8a5a38" }) + path("M-5-9H5L9 4H-9Z", { fill: "#ffe6ad" }) + path("M-9 4H9L8.400 1.800H-8.400Z", { fill: "#e8a65a" }), x, y, k), [x - 10 * k, y - 10 * k, x + 10 * k, y + 10 * k]) +
  stage.pool(x, y + 6 * k, 66 * k, 58 * k, "#ffd182", 0.72) +
  stage.pool(x, y - 2 * k, 17 * k, 15 * k, "#fff4d0", 0.8);

/** A little table with a jug, 30 wide. */
const stand = (stage, x, y, k) =>
  up(stage, put(path("M-15-30H15V-26H-15ZM-11-26H-8L-10 0H-13ZM8-26H11L13 0H10ZM-10-14H10V-11H-10Z", { fill: "#7b5030" }) + line("M-14.500-29.500H14.500", "#f0d2a0", 1, 0.7) + put(jug("#d9b36a"), 4, -30, 0.15) + put(books(["#4f8794", "#b4532f"]), -6, -30, 0.1), x, y, k), [x - 16 * k, y - 52 * k, x + 16 * k, y]);

const blankets = {
  fir: ["#2f6a55", "#f3e6cf"],
  brick: ["#b4532f", "#f6dfb4"],
  ice: ["#4f8794", "#f3ead6"],
  honey: ["#c98f3d", "#fbeed2"],
  plum: ["#7a4a5e", "#f0d9c4"],
};

/** A bed from the side, the pillow on the left; 112 long, its foot end at (112, 0). */
function bed(tint, { sleeper } = {}) {
  const [cloth, stripe] = blankets[tint];
  const wood = "#8a5a38";
  return [
    path("M0-58Q0-62 4-62H6Q8-62 8-58V0H1V-10H0Z", { fill: mix(wood, DARK, 0.2) }),
    path("M104-36Q104-40 107-40H109Q112-40 112-36V0H105V-8H104Z", { fill: mix(wood, DARK, 0.2) }),
    path("M6-20H106V-9H6Z", { fill: wood }),
    path("M8-33Q8-36 11-36H102Q105-36 105-33V-19H8Z", { fill: "#f7ecd8" }),
    path("M9-36Q6-47 17-48 31-49 35-44 38-37 33-35.500H11Z", { fill: "#fffaf0" }),
    shade("M13-36Q26-37 35-43 38-37 33-35.500H11Z", 0.1),
    sleeper ? group(sleeper, { transform: "translate(24 -47)" }) : "",
    path(sleeper ? "M38-37Q42-50 56-49 74-46 105-42V-13Q72-8 40-13Z" : "M42-38.500Q72-41 105-38.500V-13Q72-9 44-13Z", { fill: cloth }),
    shade("M44-22Q76-18 105-24V-13Q72-9 44-13Z", 0.16),
    path(sleeper ? "M34-36Q37-50 49-50L47-12Q42-11 38-13Z" : "M36-38Q42-40 48-39L49-12.500Q44-11 39-13Z", { fill: "#fffaf0" }),
    line("M58-39.500Q57-25 58-11.500M63-39.800Q62-25 63-11", stripe, 2, sleeper ? 0 : 0.85),
    // A blanket folded at the feet.
    path("M74-40Q73-46 76-46H101Q104-46 103-40Z", { fill: stripe }),
    path("M74-40Q73-43.500 76-43.500H101Q104-43.500 103-40Z", { fill: mix(cloth, "#fff0d0", 0.25) }),
    line("M1.500-60H7", "#fff3d8", 1.200, 0.5),
  ].join("");
}

/** A bed seen from its foot; 50 wide, the middle of its foot on the origin. */
function bedEnd(tint) {
  const [cloth, stripe] = blankets[tint];
  return [
    path("M-25-66Q0-74 25-66V-20H-25Z", { fill: "#7b4e2e" }),
    path("M-18-50Q-20-60-8-60H8Q20-60 18-50L16-44H-16Z", { fill: "#fffaf0" }),
    path("M-23-46Q0-51 23-46L26-16H-26Z", { fill: "#fbf3e2" }),
    path("M-23.500-40Q0-45 23.500-40L27-7Q0-3-27-7Z", { fill: cloth }),
    line("M-25-27Q0-32 25-27M-25.500-22Q0-27 25.500-22", stripe, 2, 0.85),
    shade("M8-42Q18-42 23.500-40L27-7Q18-5.500 10-5Z", 0.16),
    path("M-28-12Q0-16 28-12V0H23V-5H-23V0H-28Z", { fill: "#8a5a38" }),
  ].join("");
}

/** A framed sprig, leaning on nothing: 24 by 30, its middle on the origin. */
const sprig = (tint = "#2f6a55") =>
  rect(-12, -15, 24, 30, "#5b3822") +
  rect(-9.500, -12.500, 19, 25, "#f6ead0") +
  line("M0 9V-7", tint, 1.400) +
  path("M0 3Q-8 2-7-4-1-4 0 3ZM0-1Q8-2 7-8 1-8 0-1ZM0-6Q-3-10 0-12 3-10 0-6Z", { fill: tint });

/**
 * A bedroom: `beds` [blanket, x, { flip, end, sleeper }] along its floor, `lamps` on tables beside them or `sconces`
 * [x, height] above their pillows, `windows` and `frames` on the wall.
 */
export function bedroom(stage, random, room, { k, wall, beds, lamps = [], sconces = [], stands = [], windows = [], frames = [] }) {
  const [, , , y1] = room;
  const floor = y1 - 5;
  box(stage, random, room, { wall });
  for (const [x, y, w = 38, h = 46] of windows) stage.add(pane(stage, random, x, y, w, h));
  for (const [x, y, tint] of frames) stage.add(up(stage, put(sprig(tint), x, y, k), [x - 13 * k, y - 16 * k, x + 13 * k, y + 16 * k]));
  for (const x of lamps) stage.add(lamp(stage, x, floor - 2, k));
  for (const [x, h] of sconces) stage.add(sconce(stage, x, floor - h * k, k));
  for (const x of stands) stage.add(stand(stage, x, floor - 2, k));
  for (const [tint, x, { flip = false, end = false, sleeper } = {}] of beds) {
    const w = (end ? 56 : 112) * k;
    const left = end ? x - w / 2 : flip ? x - w : x;
    stage.add(up(stage, put(end ? bedEnd(tint) : bed(tint, { sleeper }), x, floor, k, flip), [left, floor - 76 * k, left + w, floor + 2], { dy: 3, blur: 4 }));
  }
}

/** A shower-room: a basin under its mirror, towels, a shower behind its curtain, steam. */
export function bathroom(stage, random, room, { k, wall = "#cfe0da" }) {
  const [x0, y0, x1, y1] = room;
  const floor = y1 - 5;
  box(stage, random, room, { wall, kind: "tiles", floor: "#a9bcb8", low: y1 - 84 * k });
  const cx = x0 + 46 * k;
  stage.add(stage.pool(cx, floor - 100 * k, 66 * k, 60 * k, "#fff0c4", 0.75));
  stage.add(
    up(
      stage,
      put(
        `<circle cy="-92" r="17" fill="#c58f56"/><circle cy="-92" r="13.500" fill="#e9f2f0"/>` +
          path("M-10-97L2-104M-11-89L9-101", { stroke: "#ffffff", "stroke-width": 2, "stroke-opacity": 0.8 }) +
          `<circle cx="-23" cy="-100" r="5" fill="#fff3cf"/><circle cx="23" cy="-100" r="5" fill="#fff3cf"/>` +
          path("M-25-52H25Q24-39 10-38H-10Q-24-39-25-52Z", { fill: "#fdf9f0" }) +
          shade("M6-52H25Q24-39 10-38H2Q8-44 6-52Z", 0.1) +
          path("M-2-62Q-2-66 2-66T6-62L4-62Q4-64 2-64T0-62V-52H-2Z", { fill: "#b98a4a" }) +
          path("M-22-38H22V0H16V-32H-16V0H-22Z", { fill: "#8a5a38" }) +
          path("M-14-20H14V-16H-14ZM-12-29H-2V-20H-12ZM1-27H11V-20H1Z", { fill: "#d98a5a" }),
        cx,
        floor,
        k,
      ),
      [cx - 30 * k, floor - 112 * k, cx + 30 * k, floor],
    ),
  );
  // The shower, half behind its curtain.
  const sx = x1 - 15;
  const w = 62 * k;
  const top = floor - 112 * k;
  stage.add(rect(sx - w, top, w, floor - top, stage.linear([[0, "#a9cfd2", 0.9], [1, "#7fb1ba", 0.9]], [0, top, 0, floor])));
  const drops = Array.from({ length: 9 }, (_, i) => `M${n(sx - 44 * k + i * 3.4 * k)} ${n(top + (26 + (i % 3) * 7) * k)}l${n((i - 4) * 0.8 * k)} ${n(46 * k)}`).join("");
  stage.add(
    line(drops, "#f4fbfa", 1.400, 0.75),
    line(`M${n(sx)} ${n(top + 10 * k)}H${n(sx - 30 * k)}V${n(top + 18 * k)}`, "#b98a4a", 2.500 * k),
    path(`M${n(sx - 42 * k)} ${n(top + 24 * k)}Q${n(sx - 30 * k)} ${n(top + 12 * k)} ${n(sx - 18 * k)} ${n(top + 24 * k)}Z`, { fill: "#b98a4a" }),
    up(stage, rect(sx - w - 3, floor - 8 * k, w + 3, 8 * k, "#f4f1e8"), [sx - w - 4, floor - 9 * k, sx, floor]),
    line(`M${n(sx - w - 6)} ${n(top - 2)}H${n(sx + 2)}`, "#8a5a38", 3),
  );
  const cw = 30 * k;
  const folds = Array.from({ length: 4 }, (_, i) => `M${n(sx - w - 2 + (i + 0.8) * cw * 0.25)} ${n(top)}Q${n(sx - w - 4 + (i + 0.8) * cw * 0.25)} ${n(floor - 50)} ${n(sx - w - 3 + (i + 0.8) * cw * 0.27)} ${n(floor - 5 * k)}`).join("");
  stage.add(
    up(
      stage,
      path(`M${n(sx - w - 4)} ${n(top - 1)}H${n(sx - w + cw)}Q${n(sx - w + cw - 4)} ${n(floor - 60)} ${n(sx - w + cw + 4)} ${n(floor - 5)}Q${n(sx - w + cw / 2)} ${n(floor)} ${n(sx - w - 6)} ${n(floor - 4)}Z`, { fill: "#e8b25e" }) + line(folds, "#a8702c", 1.300, 0.6),
      [sx - w - 8, top - 4, sx - w + cw + 6, floor],
    ),
    steam(stage, sx - 24 * k, top + 50 * k, 84 * k, "#ffffff", 0.85),
    steam(stage, sx - 44 * k, top + 30 * k, 52 * k, "#ffffff", 0.7),
  );
  // Towels on the wall.
  const tx = (cx + 26 * k + sx - w) / 2 + 1;
  if (sx - w - cx > 52 * k)
    stage.add(up(stage, put(line("M-11-70H11", "#8a5a38", 2.400) + path("M-9-71H7V-38H-9Z", { fill: "#b4532f" }) + path("M-9-45H7V-42H-9Z", { fill: "#f6dfb4" }), tx, floor, k), [tx - 12 * k, floor - 74 * k, tx + 12 * k, floor - 36 * k]));
}

/** Under the ridge: someone reads in an armchair by a shelf of books, a round window above. */
export function library(stage, random, room, { k, wall, lookout, chair, shelf }) {
  const [, , , y1] = room;
  const floor = y1 - 5;
  box(stage, random, room, { wall });
  const [wx, wy, wr] = lookout;
  const hole = `M${n(wx - wr)} ${n(wy)}a${n(wr)} ${n(wr)} 0 1 0 ${n(2 * wr)} 0a${n(wr)} ${n(wr)} 0 1 0 ${n(-2 * wr)} 0Z`;
  stage.add(
    path(hole, { fill: stage.linear([[0, "#22305a"], [1, "#8a7aa4"]], [0, wy - wr, 0, wy + wr]) }),
    `<circle cx="${n(wx + wr * 0.2)}" cy="${n(wy - wr * 0.1)}" r="${n(wr * 0.34)}" fill="#fff3d2"/>`,
    up(stage, path(hole, { fill: "none", stroke: "#7a4f30", "stroke-width": 4.500 }) + line(`M${n(wx)} ${n(wy - wr)}v${n(2 * wr)}M${n(wx - wr)} ${n(wy)}h${n(2 * wr)}`, "#7a4f30", 2), [wx - wr - 3, wy - wr - 3, wx + wr + 3, wy + wr + 3]),
  );
  // Shelves of books.
  const [sx, sw, rows] = shelf;
  const tints = ["#b4532f", "#2f6a55", "#e2c9a0", "#4f8794", "#c98f3d", "#7a4a5e"];
  let stock = "";
  const sh = 27 * k;
  for (let i = 0; i < rows; i++) {
    const base = floor - 4 - i * sh;
    for (let x = sx + 4; x < sx + sw - 6; ) {
      const w = random.range(3.4, 6.4) * k;
      const h = random.range(14, 20.5) * k;
      if (random.chance(0.88)) stock += rect(x, base - h, Math.min(w, sx + sw - 4 - x), h, random.pick(tints)) + rect(x, base - h * 0.78, Math.min(w, sx + sw - 4 - x), 1.300, "#f6e7c8", { "fill-opacity": 0.6 });
      x += w + 0.6;
    }
    stock += rect(sx, base, sw, 3, "#9a6a42");
  }
  const top = floor - 4 - rows * sh;
  stage.add(up(stage, rect(sx, top, sw, floor - top, "#5b3822") + stock + rect(sx - 2, top - 3, sw + 4, 4, "#a8754a") + rect(sx, top, 3, floor - top, "#8a5a38") + rect(sx + sw - 3, top, 3, floor - top, "#8a5a38"), [sx - 3, top - 4, sx + sw + 3, floor]));
  const [cx] = chair;
  stage.add(
    stage.pool(cx, floor - 74 * k, 92 * k, 84 * k, "#ffd182", 0.66),
    up(stage, put(reader({ top: "#c98f3d", trousers: "#46555a" }), cx, floor + 1, k), [cx - 42 * k, floor - 90 * k, cx + 42 * k, floor]),
  );
}

/** A lamp that hangs over a table: its bulb at (x, y). */
function pendant(stage, x, y, from, k, tint = "#235a48") {
  return (
    line(`M${n(x)} ${n(from)}V${n(y - 16 * k)}`, "#2a1a12", 1.600) +
    stage.pool(x, y + 14 * k, 92 * k, 66 * k, "#ffd98c", 0.6) +
    `<circle cx="${n(x)}" cy="${n(y + 2 * k)}" r="${n(5 * k)}" fill="#fff6dc"/>` +
    up(stage, put(path("M-4-19H4L6-14Q21-10 24 1H-24Q-21-10-6-14Z", { fill: tint }) + path("M-24 1H24L22-2.500H-22Z", { fill: "#ffeab6" }) + line("M-21-3Q-17-11-5-14", "#cfe0c0", 1.100, 0.8), x, y, k), [x - 25 * k, y - 20 * k, x + 25 * k, y + 3 * k])
  );
}

/** A kitchen range, its hood above; 66 wide, standing on the origin by its left end. */
function range(stage, random, k) {
  const glow = stage.linear([[0, "#7a2a12"], [1, "#f0913a"]], [0, -34, 0, -10]);
  return [
    path("M2-46H64V-4H60V0H56V-4H10V0H6V-4H2Z", { fill: "#3a3431" }),
    path("M-1-51H67V-45H-1Z", { fill: "#554d48" }),
    path("M9-36H33V-12H9Z", { fill: "#2a2523" }),
    path("M12-33H30V-15H12Z", { fill: glow }),
    path("M14-15Q15-26 20-29 19-23 23-25 28-21 28-15Z", { fill: "#ffc463" }),
    path("M40-38H60V-24H40ZM40-20H60V-10H40Z", { fill: "#47403c" }),
    line("M45-34H55M45-17H55M36-30V-20", "#c9a15a", 1.800),
    line("M-1-50.500H67", "#a3968b", 1, 0.8),
    // The great pot, the kettle.
    path("M22-74H60V-53Q60-50 57-50H25Q22-50 22-53Z", { fill: "#b4532f" }),
    shade("M46-74H60V-53Q60-50 57-50H44Z", 0.2),
    line("M19-70H22M60-70H63", "#7a3620", 3),
    `<ellipse cx="41" cy="-74" rx="19.500" ry="3.600" fill="#e08a58"/><ellipse cx="41" cy="-73.600" rx="16" ry="2.600" fill="#f0c060"/>`,
    path("M1-51Q-1-62 6-63H11Q18-62 16-51Z", { fill: "#4f8089" }),
    line("M3-62Q8-72 14-62", "#3b6068", 1.700),
  ].join("");
}

/** Plates and mugs on two boards; about 66 wide, hung from the origin. */
function plates() {
  const tints = ["#efe1c6", "#5e8a94", "#d98a5a", "#dcc07a"];
  return [0, 30]
    .map(
      (y, i) =>
        Array.from({ length: 4 }, (_, j) => {
          const x = 9 + j * 16;
          const tint = tints[(j + i * 2) % 4];
          return i
            ? path(`M${x - 5.5} ${y + 11}h11l-1 10.500h-9Z`, { fill: tint }) + line(`M${x + 5.5} ${y + 13.500}q4 .5 3.500 3t-4 2`, tint, 1.500)
            : `<circle cx="${x}" cy="${y + 13}" r="8.500" fill="${tint}"/><circle cx="${x}" cy="${y + 13}" r="5" fill="none" stroke="#3a2010" stroke-opacity=".25"/>`;
        }).join("") + rect(-2, y + 21.500, 70, 3.400, "#7b4e2e"),
    )
    .join("");
}

/** The kitchen: range and pot, someone who stirs, the long table with its bench, someone who cuts bread. */
export function kitchen(stage, random, room, { k, wall = "#d6a058", table, coats = 0, window: at }) {
  const [x0, y0, x1, y1] = room;
  const floor = y1 - 4;
  box(stage, random, room, { wall, floor: "#a8754a" });
  const rx = x0 + 7;
  if (at) stage.add(pane(stage, random, ...at));
  // Hood and pans.
  stage.add(
    up(stage, put(path("M-6-150H40L66-112V-106H-6Z", { fill: "#c9b79c" }) + path("M-6-112H66V-106H-6Z", { fill: "#8a5a38" }) + shade("M20-150H40L66-112H34Z", 0.12), rx, floor, k), [rx - 6, y0, rx + 66 * k, floor - 100 * k]),
    stage.pool(rx + 30 * k, floor - 60 * k, 80 * k, 60 * k, "#ffc067", 0.45),
    up(stage, put(range(stage, random, k), rx, floor - 4, k), [rx, floor - 78 * k, rx + 68 * k, floor]),
    steam(stage, rx + 41 * k, floor - 80 * k, 52 * k, "#fffaf0", 0.9),
  );
  const [tx, tw] = table;
  const sx = tx + tw - 66 * k;
  const shelfTop = floor - 168 * k;
  stage.add(up(stage, put(plates(), sx, shelfTop, k), [sx - 3, shelfTop, sx + 70 * k, shelfTop + 60 * k]));
  // Who stirs, behind the table's end and before the range.
  const px = rx + 82 * k;
  stage.add(up(stage, put(cook({ top: "#4f8794", trousers: "#46403c", hair: "short", hairTint: "#6a5242", reach: [25, -72] }), px, floor - 4, k, true), [px - 40 * k, floor - 108 * k, px + 20 * k, floor], { blur: 4 }));
  stage.add(line(`M${n(px - 24 * k)} ${n(floor - 77 * k)}L${n(px - 33 * k)} ${n(floor - 92 * k)}`, "#e2c9a0", 2 * k));
  const bx = tx + tw - 30 * k;
  stage.add(up(stage, put(cook({ top: "#b4532f", apron: "#e9dcc2", trousers: "#3b4a4c", hair: "tail", hairTint: "#3a2a22", skin: "#c98f6a", reach: [22, -54] }), bx, floor - 5, k, true), [bx - 40 * k, floor - 108 * k, bx + 24 * k, floor], { blur: 4 }));
  if (coats) stage.add(cloakroom(stage, coats, floor - 122 * k, k * 0.9, 3));
  // The table: four metres.
  const ty = floor - 43 * k;
  const leg = (x, s) => path(`M${n(x)} ${n(ty)}h${n(8 * k)}l${n(s * 4 * k)} ${n(43 * k)}h${n(-6 * k)}Z`, { fill: "#6a4429" });
  stage.add(
    up(stage, leg(tx + 12 * k, -1) + leg(tx + tw - 20 * k, 1) + rect(tx + 10 * k, ty, tw - 20 * k, 8 * k, "#7b5030") + rect(tx, ty - 4 * k, tw, 6 * k, "#d0a069") + line(`M${n(tx + 1)} ${n(ty - 3.600 * k)}h${n(tw - 2)}`, "#fbe6bd", 1.400), [tx - 6, ty - 6, tx + tw + 6, floor], { dy: 5, blur: 6, opacity: 0.5 }),
    up(stage, rect(tx + tw * 0.26, ty - 3.600 * k, tw * 0.48, 12 * k, "#f1e4ca") + rect(tx + tw * 0.26, ty + 4.400 * k, tw * 0.48, 1.800 * k, "#b4532f"), [tx, ty - 6, tx + tw, ty + 14 * k], { blur: 2 }),
  );
  const on = (markup, t, s, w = 20) => {
    const x = tx + tw * t;
    return up(stage, put(markup, x, ty - 3.500 * k, s * k), [x - w * k, ty - 34 * k, x + w * k, ty], { blur: 2.500 });
  };
  stage.add(
    on(loaf(), 0.68, 0.17, 27),
    on(jug(), 0.45, 0.19),
    on(bowl("#b4532f", "#e2a03f"), 0.1, 0.19),
    on(bowl("#5e8a94", "#c9803a"), 0.27, 0.19),
    on(candle(), 0.36, 0.2),
    on(mug("#e9dcc2"), 0.53, 0.15),
    stage.pool(tx + tw * 0.36, ty - 22 * k, 22 * k, 22 * k, "#ffe6a8", 0.8),
    steam(stage, tx + tw * 0.1, ty - 12 * k, 22 * k),
    steam(stage, tx + tw * 0.27, ty - 12 * k, 22 * k),
  );
  // The bench before it.
  const by = floor - 22 * k;
  stage.add(
    up(
      stage,
      rect(tx + 18 * k, by, tw - 36 * k, 5 * k, "#b98555") + path(`M${n(tx + 30 * k)} ${n(by + 4)}h${n(5 * k)}l${n(-3 * k)} ${n(21 * k)}h${n(-5 * k)}ZM${n(tx + tw - 35 * k)} ${n(by + 4)}h${n(5 * k)}l${n(3 * k)} ${n(21 * k)}h${n(-5 * k)}Z`, { fill: "#5b3822" }) + line(`M${n(tx + 19 * k)} ${n(by + 0.8)}h${n(tw - 38 * k)}`, "#f5ddb0", 1.200, 0.8),
      [tx, by - 2, tx + tw, floor + 4],
      { dy: 4 },
    ),
    pendant(stage, tx + tw * 0.2, floor - 104 * k, y0, k),
    pendant(stage, tx + tw * 0.54, floor - 104 * k, y0, k),
  );
}

/** Coats on their pegs, `count` of them from x on; the pegs at y. */
function cloakroom(stage, x, y, k, count) {
  const tints = ["#b4532f", "#2f6a70", "#c98f3d"];
  const coat = (cx, tint, h) =>
    path(`M${cx - 5} 2Q${cx - 14} 5 ${cx - 15} 14L${cx - 17} ${h * 0.8}H${cx - 11}L${cx - 11} ${h}Q${cx} ${h + 3} ${cx + 11} ${h}V${h * 0.8}H${cx + 17}L${cx + 15} 14Q${cx + 14} 5 ${cx + 5} 2Z`, { fill: tint }) +
    shade(`M${cx + 1} 4V${h + 2}Q${cx + 6} ${h + 1.500} ${cx + 11} ${h}V${h * 0.8}H${cx + 17}L${cx + 15} 14Q${cx + 14} 5 ${cx + 5} 2Z`, 0.2) +
    path(`M${cx - 6} 1Q${cx} -4 ${cx + 6} 1L${cx + 4} 9 ${cx} 6 ${cx - 4} 9Z`, { fill: mix(tint, "#fff3d8", 0.3) });
  const width = count * 30 - 2;
  return up(stage, put(rect(-16, -5, width, 6, "#6a4429") + tints.slice(0, count).map((tint, i) => coat(i * 30, tint, 54 + (i % 2) * 9)).join(""), x, y, k), [x - 18 * k, y - 6 * k, x + width * k, y + 68 * k]);
}

const boot = (tint) => path("M-5-19H3L3-7Q10-6 11-1V0H-5Z", { fill: tint }) + path("M-5-2.500H11V0H-5Z", { fill: "#2a1d15" }) + path("M-5.500-20H3.500V-16H-5.500Z", { fill: mix(tint, "#fff0d0", 0.4) });

/** A snowshoe, 46 high. */
const snowshoe = () =>
  path("M0 0C-7-6-10-22-9-32-8-44 8-44 9-32 10-22 7-6 0 0Z", { fill: "none", stroke: "#8f4f26", "stroke-width": 2.800 }) + line("M-8.500-30L8.500-20M8.500-30L-8.500-20M-7-14L7-14M-9-26H9M-5-38L5-38", "#6b4a2c", 1, 0.8) + rect(-5, -26, 10, 5, "#b4532f");

/** Skis and sticks that lean on a wall; 104 high. */
const skis = () =>
  ["#b4532f", "#2f7f96"].map((tint, i) => group(path("M-3 0V-94Q-3-101 0-104 3-101 3-94V0Z", { fill: tint }) + path("M-3-52H3V-44H-3Z", { fill: "#f3e6cf" }) + line("M-1.500-6V-92", "#fff3d8", 0.9, 0.5), { transform: `translate(${i * 9} 0) rotate(${i * 3 - 3})` })).join("") +
  line("M20 0L15-84M26 0L24-84", "#3a2a22", 1.500) + line("M17-6h6M23-6h6", "#3a2a22", 1.300);

/** Where one comes in: a door ajar on the right, coats, boots under a bench, skis, snowshoes. */
export function entrance(stage, random, room, { k, wall = "#d9bf94" }) {
  const [x0, y0, x1, y1] = room;
  const floor = y1 - 4;
  box(stage, random, room, { wall, floor: "#8f8478", step: 22 });
  const lx = (x0 + x1) / 2;
  stage.add(
    cloakroom(stage, x0 + 34 * k, floor - 122 * k, k * 0.86, 2),
    up(stage, put(skis(), x1 - 40 * k, floor - 6, k), [x1 - 52 * k, floor - 112 * k, x1 - 8 * k, floor]),
    up(stage, put(snowshoe(), x0 + 84 * k, floor - 96 * k, k * 0.86), [x0 + 72 * k, floor - 140 * k, x0 + 96 * k, floor - 92 * k]),
  );
  const bw = 66 * k;
  stage.add(
    up(stage, rect(x0 + 12 * k, floor - 30 * k, bw, 5 * k, "#c1894f") + rect(x0 + 16 * k, floor - 26 * k, 5 * k, 25 * k, "#6a4429") + rect(x0 + bw + 3 * k, floor - 26 * k, 5 * k, 25 * k, "#6a4429"), [x0 + 10, floor - 32 * k, x0 + bw + 14, floor], { dy: 4 }),
    up(stage, put(boot("#8a5a38"), x0 + 30 * k, floor + 1, k) + put(boot("#8a5a38"), x0 + 40 * k, floor + 2, k) + put(boot("#3f6a5c"), x0 + 60 * k, floor + 1, k), [x0 + 20 * k, floor - 22 * k, x0 + 76 * k, floor + 3]),
    pendant(stage, lx, floor - 146 * k, y0, k * 0.72, "#c98f3d"),
  );
}

/** The view from the practice room: last light on the summits. */
function mountains(stage, random, x, y, w, h) {
  const at = (points) => points.map(([u, v]) => [x + u * w, y + v * h]);
  return stage.capture(() => {
    stage.add(rect(x, y, w, h, stage.linear([[0, "#5a74a6"], [0.45, "#b79fb8"], [0.75, "#f3bd92"], [1, "#f8d6a6"]], [0, y, 0, y + h])));
    stage.add(`<circle cx="${n(x + w * 0.3)}" cy="${n(y + h * 0.4)}" r="${n(h * 0.13)}" fill="#fff3d2"/>`);
    standRidges(
      stage,
      random,
      [
        { at: at([[-0.05, 0.6], [0.08, 0.5], [0.2, 0.62], [0.36, 0.52], [0.52, 0.28], [0.6, 0.2], [0.68, 0.34], [0.8, 0.5], [0.9, 0.42], [1.05, 0.58]]), fill: [[0, "#e3b3a8"], [0.5, "#a795b8"], [1, "#9093b6"]], rock: "#5b6598", facets: [[x + 0.6 * w, x + 0.78 * w, h * 0.5]], light: "#ffe9d8", tear: 2.500, fade: h * 0.5 },
        { at: at([[-0.05, 0.72], [0.2, 0.64], [0.45, 0.76], [0.7, 0.68], [1.05, 0.74]]), fill: [[0, "#5f7699"], [1, "#7f93ad"]], light: "#f0e4e2", tear: 2, fade: h * 0.3, trees: { height: 8, tint: "#4a6288", from: x, to: x + w } },
        { at: at([[-0.05, 0.86], [0.3, 0.82], [0.6, 0.9], [1.05, 0.82]]), soft: true, fill: [[0, "#557a4c"], [1, "#426a48"]], light: "#dbe2c4", tear: 2, fade: h * 0.2 },
      ],
      { shadow: { tint: "#1d2547", blur: 4, dx: 2, dy: -1 } },
    );
  });
}

/** The practice room: a wide window, a stove, people on mats in a circle. */
export function practice(stage, random, room, { k, wall = "#f0d9ae", bay, stoveAt, ring, lanterns }) {
  const [x0, y0, , y1] = room;
  const floor = y1 - 4;
  box(stage, random, room, { wall, kind: "plaster", floor: "#c08a55", depth: 36 });
  const [wx, wy, ww, wh] = bay;
  const frame = "#8a5d3a";
  let bars = `M${wx - 6} ${wy - 6}h${ww + 12}v${wh + 12}h${-ww - 12}Z`;
  const part = (ww - 5 * 3) / 4;
  for (let i = 0; i < 4; i++) bars += `M${n(wx + i * (part + 5))} ${wy}v${wh}h${n(part)}v${-wh}Z`;
  stage.add(
    stage.through(`M${wx} ${wy}h${ww}v${wh}h${-ww}Z`, mountains(stage, random, wx, wy, ww, wh)),
    up(stage, path(bars, { fill: frame, "fill-rule": "evenodd" }) + rect(wx - 12, wy + wh + 5, ww + 24, 5, "#b98555") + line(`M${wx - 5} ${wy - 5.400}h${ww + 10}`, "#fff3d8", 1.200, 0.6), [wx - 12, wy - 8, wx + ww + 12, wy + wh + 12], { dx: 4, dy: 4, blur: 5 }),
    rect(x0, y0 + 8, room[2] - x0, 7, "#8a5d3a"),
    shade(`M${x0} ${y0 + 15}H${room[2]}V${y0 + 21}H${x0}Z`, 0.2),
  );
  stage.add(stage.pool((x0 + room[2]) / 2 - 20, y1 - 40 * k, 230 * k, 120 * k, "#ffe2a8", 0.42));
  // The floor is deep here: the light of the window lies on it.
  stage.add(stage.pool(wx + ww * 0.42, y1 - 22, ww * 0.5, 18, "#fff0c8", 0.6));
  const sx = stoveAt;
  stage.add(
    stage.pool(sx - 10 * k, floor - 40 * k, 120 * k, 80 * k, "#ff9e4a", 0.42),
    up(stage, put(stove(stage, random, { pipe: 0 }), sx, floor - 14, k * 0.235), [sx - 36 * k, floor - 110 * k, sx + 36 * k, floor], { blur: 5 }),
    up(stage, line(`M${n(sx)} ${n(floor - 90 * k)}V${n(floor - 118 * k)}Q${n(sx)} ${n(floor - 130 * k)} ${n(sx + 12 * k)} ${n(floor - 130 * k)}H${n(room[2] + 6)}`, "#453f3b", 11 * k), [sx - 10 * k, floor - 140 * k, room[2] + 6, floor - 76 * k]),
  );
  for (const [x, y, r] of lanterns)
    stage.add(
      line(`M${n(x)} ${n(y0)}V${n(y - r)}`, "#4a3a2e", 1.400),
      stage.pool(x, y, r * 5.500, r * 5, "#ffdf9e", 0.62),
      up(stage, `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff3cf"/>` + line([-0.55, -0.2, 0.2, 0.55].map((t) => `M${n(x - r * Math.sqrt(1 - t * t))} ${n(y + t * r)}Q${n(x)} ${n(y + t * r + 2.500)} ${n(x + r * Math.sqrt(1 - t * t))} ${n(y + t * r)}`).join(""), "#d9a860", 0.9, 0.8), [x - r, y - r, x + r, y + r]),
    );
  const kinds = { seated, aside: seatedAside, lying };
  for (const { kind, x, y = 0, flip = false, mat, ...look } of ring) {
    const w = kind === "lying" ? 66 : 38;
    const rug = kind === "lying" ? "" : path(`M-40-3H${kind === "aside" ? 34 : 40}L${kind === "aside" ? 38 : 46} 4H-46Z`, { fill: mat }) + path("M-46 4H44V6H-46Z", { fill: mix(mat, DARK, 0.35) });
    stage.add(up(stage, put(rug + kinds[kind]({ mat, ...look }), x, floor - 1 + y, k, flip), [x - w * k, floor + y - 80 * k, x + w * k, floor + 6 + y], { blur: 4 }));
  }
}

/** A vault of the cellar: its dark back, and what is kept there. */
export function vault(stage, random, [x0, y0, x1, y1], { k, keeps }) {
  const floor = y1 - 4;
  const mid = (x0 + x1) / 2;
  stage.add(rect(x0, y0, x1 - x0, y1 - y0, "#6d5f55"));
  let joints = "";
  for (let y = y1 - 18; y > y0; y -= 18) {
    joints += `M${x0} ${y}H${x1}`;
    for (let x = x0 + (Math.round(y / 18) % 2 ? 8 : 22); x < x1; x += 29) joints += `M${n(x)} ${y}v-18`;
  }
  stage.add(line(joints, "#3a302a", 1.200, 0.5), rect(x0, y0, x1 - x0, y1 - y0, stage.linear([[0, "#1d1512", 0.6], [0.6, "#1d1512", 0.05], [1, "#1d1512", 0.25]], [0, y0, 0, y1])), path(polygon([[x0, y1], [x1, y1], [x1 - 9, y1 - 9], [x0 + 9, y1 - 9]]), { fill: "#8a7562" }));
  stage.add(stage.pool(mid, floor - 56 * k, 78 * k, 62 * k, "#ffc878", 0.55));
  stage.add(...keeps.map(([thing, dx, s = 1]) => stores[thing](stage, random, mid + dx * k, floor, k * s)));
}

const stores = {
  potatoes(stage, random, x, y, k) {
    let heap = "";
    for (const [row, count] of [5, 4, 2].entries())
      for (let i = 0; i < count; i++) heap += `<ellipse cx="${n((i - (count - 1) / 2) * 10.5)}" cy="${n(-27 - row * 6.500)}" rx="6.400" ry="4.900" fill="${random.pick(["#c9a06a", "#b98f5a", "#d3ad78"])}" transform="rotate(${Math.round(random.range(-14, 14))} 0 -27)"/>`;
    const slat = (sy) => rect(-31, sy, 62, 7, "#a8754a") + line(`M-31 ${sy + 0.6}h62`, "#e6c592", 0.9, 0.7);
    return up(stage, put(heap + rect(-29, -25, 58, 25, "#4a3122") + slat(-25) + slat(-16.500) + slat(-8) + rect(-31, -27, 5, 27, "#7b5030") + rect(26, -27, 5, 27, "#7b5030"), x, y, k), [x - 33 * k, y - 48 * k, x + 33 * k, y]);
  },
  jars(stage, random, x, y, k) {
    const tints = ["#b4532f", "#c98f3d", "#6f8a4a", "#8a3f4e", "#e0a94e"];
    const jar = (jx, jy, tint) => path(`M${jx - 6} ${jy}v-13q0-3 2-4h8q2 1 2 4v13Z`, { fill: tint }) + rect(jx - 4.500, jy - 20, 9, 3.600, "#f1e4ca") + line(`M${jx - 3.800} ${jy - 12}v8`, "#fff6e6", 1.300, 0.6);
    const board = (by) => rect(-36, by, 72, 4, "#a8754a");
    const rows = [-46, -74].map((by, i) => [-27, -13.500, 0, 13.500, 27].map((jx, j) => jar(jx, by, tints[(j + i * 2) % 5])).join("") + board(by)).join("");
    return up(stage, put(rows, x, y, k), [x - 38 * k, y - 98 * k, x + 38 * k, y - 38 * k]);
  },
  cheese(stage, random, x, y, k) {
    const wheel = (cy, r, tint) => path(`M${-r} ${cy}v-11q0-2 2-2h${2 * r - 4}q2 0 2 2v11Z`, { fill: tint }) + path(`M${-r} ${cy - 10}q0-3 2-3h${2 * r - 4}q2 0 2 3Z`, { fill: mix(tint, "#fff3d0", 0.4) });
    return up(stage, put(wheel(0, 21, "#c9924a") + wheel(-13, 19, "#d9a95e") + wheel(-26, 16, "#c48a44"), x, y, k), [x - 23 * k, y - 42 * k, x + 23 * k, y]);
  },
  barrel(stage, random, x, y, k) {
    return up(stage, put(path("M-19 0Q-25-24-19-48H19Q25-24 19 0Z", { fill: "#9a6a42" }) + line("M-8 0Q-11-24-8-48M8 0Q11-24 8-48", "#5b3822", 1.200, 0.7) + path("M-21.500-12H21.500L22.400-18H-22.400ZM-21.500-36H21.500L22.400-30H-22.400Z", { fill: "#5d564f" }) + shade("M6-48H19Q25-24 19 0H8Q12-24 6-48Z", 0.2) + `<circle cy="-24" r="2.400" fill="#3a2418"/>`, x, y, k), [x - 25 * k, y - 50 * k, x + 25 * k, y]);
  },
  logs(stage, random, x, y, k) {
    return logs(stage, random, x - 34 * k, y, 68 * k, 4, k);
  },
  basket(stage, random, x, y, k) {
    return up(stage, put(logBasket(), x, y, k * 0.25), [x - 26 * k, y - 48 * k, x + 26 * k, y]);
  },
};

/** A woodpile `w` wide from x on, `rows` logs high. */
export function logs(stage, random, x, y, w, rows, k) {
  const r = 6.600 * k;
  let out = "";
  for (let row = 0; row < rows; row++) {
    const odd = row % 2;
    const count = Math.floor(w / (2 * r)) - odd;
    for (let i = 0; i < count; i++) {
      const [cx, cy] = [x + r + odd * r + i * 2 * r, y - r - row * r * 1.760];
      const rr = r * random.range(0.9, 1.02);
      out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(rr)}" fill="#6d4429"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(rr * 0.8)}" fill="${random.pick(["#dcab74", "#d39f66", "#e4b983"])}"/><circle cx="${n(cx + 0.4)}" cy="${n(cy)}" r="${n(rr * 0.4)}" fill="none" stroke="#a8703f" stroke-width="${n(1.200 * k)}"/>`;
    }
  }
  return up(stage, out, [x, y - rows * r * 2, x + w, y]);
}

/** A bench with a cat asleep on it and a pile of books; 96 wide, its middle on x. */
export function catBench(stage, x, y, k) {
  return up(
    stage,
    put(
      path("M-48-26H48V-21H-48ZM-40-21H-34L-36 0H-41ZM34-21H40L41 0H36Z", { fill: "#9a6338" }) +
        path("M-46-52H46V-47H-46ZM-46-42H46V-37H-46ZM-42-54H-38V-24H-42ZM38-54H42V-24H38Z", { fill: "#8a5632" }) +
        line("M-47-25.500H47M-45-51.500H45", "#f5ddb0", 1.200, 0.7) +
        put(cat("#d08a4c"), 14, -26, 0.33) +
        put(books(["#2f6a55", "#e2c9a0"]), -26, -26, 0.16),
      x,
      y,
      k,
    ),
    [x - 50 * k, y - 56 * k, x + 50 * k, y],
  );
}
