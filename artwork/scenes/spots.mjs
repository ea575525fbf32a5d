// Small drawings for pages that have little else to show: a poster in the making, a letter,
// a room without a workshop, a date without a number.
import { cat, cushion, mug, put } from "../demo/lib/props.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { n, softPolygon } from "../lib/geometry.mjs";
import { fir, mix, paper, terracotta } from "../lib/palette.mjs";
import { discOutline, tornPiece } from "../lib/paper.mjs";
import { group, Picture, path, place, use } from "../lib/picture.mjs";
import { ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { defineFir } from "../lib/trees.mjs";
import { words } from "../lib/words.mjs";

const SHADOW = { dx: 6, dy: 9, blur: 10, opacity: 0.26, tint: "#2c2a1c" };
const stage = () => new Diorama({ width: 720, height: 540 });
const line = (d, colour, width, more = {}) =>
  path(d, {
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

// A hill torn from a sheet, inside a frame: from x0 to x1, down to y1.
function hill(pic, random, anchors, bottom, fill, { rough = 0.12, shadow = { dx: 2, dy: -1, spread: 9, opacity: 0.22 } } = {}) {
  const top = ridgeline(random, anchors, { rough, step: 9 });
  return tornPiece(pic, random, [...top, [anchors.at(-1)[0], bottom], [anchors[0][0], bottom]], {
    fill,
    tear: 4,
    shadow,
  });
}

const pencil = (x, y, turn, tint) =>
  group(
    path("M0-7H120V7H0Z", { fill: tint }) +
      path("M0-7H120V-2H0Z", { fill: "#fffaf0", "fill-opacity": 0.3 }) +
      path("M0-7L-26 0 0 7Z", { fill: "#ecd3a6" }) +
      path("M-18-2.200L-26 0-18 2.200Z", { fill: "#2a211c" }) +
      path("M120-7h12q5 0 5 7t-5 7h-12z", { fill: "#c9a08a" }),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

const scissors = (x, y, turn) =>
  group(
    path("M0 0L-118-16Q-126-9-116-4L0 9ZM0 0L-112 30Q-118 20-110 15L0-8Z", { fill: "#9aa5a6" }) +
      path("M0 0L-118-16-4 2Z", { fill: "#fffaf0", "fill-opacity": 0.5 }) +
      line("M8 4C36 12 44 40 70 42 96 42 100 16 80 8 60 0 34 2 8-1", "#b4532f", 12) +
      line("M8-2C38-12 44-42 72-44 98-44 102-16 80-9 60-2 34-4 8 2", "#b4532f", 12) +
      '<circle r="4.500" fill="#4a5a5c"/>',
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

/** A poster that is still being cut. */
export function flyerEmpty() {
  const pic = stage();
  const random = createRandom("flyer-empty");
  const scrap = (x, y, r, fill, k) =>
    pic.add(
      tornPiece(
        pic,
        random.fork(k),
        discOutline(random.fork(k), x, y, r, { ry: r * 0.62, wobble: 0.12, count: 16 }),
        {
          fill,
          tear: 4,
          shadow: { dx: 4, dy: 6, spread: 10, opacity: 0.24 },
        },
      ),
    );
  scrap(150, 420, 96, "#8fae8c", "a");
  scrap(596, 190, 84, "#a9c3cf", "b");
  const sheet = "M0 0H272V384H0Z";
  const view = pic.capture(() => {
    pic.add(
      path("M18 18H254V300H18Z", {
        fill: pic.linear(
          [
            [0, "#cfe0e2"],
            [1, "#f8e6c4"],
          ],
          [0, 18, 0, 300],
        ),
      }),
    );
    pic.add(
      pic.card("M178 84a28 28 0 1 0 56 0a28 28 0 1 0-56 0Z", {
        fill: "#fff3cc",
        dx: 0,
        dy: 2,
        blur: 6,
        opacity: 0.2,
      }),
    );
    pic.add(
      pic.through(
        "M18 18H254V300H18Z",
        hill(
          pic,
          random.fork("h1"),
          [
            [4, 210],
            [70, 140],
            [110, 170],
            [160, 108],
            [210, 170],
            [270, 150],
          ],
          320,
          "#9fb9c6",
        ),
      ),
    );
    // The next ridge is only drawn in pencil yet.
    pic.add(
      line("M18 262Q60 226 96 240T168 214 254 244M18 288Q120 262 254 280", "#6d7a73", 2.4, {
        "stroke-dasharray": "7 7",
      }),
    );
    pic.add(path("M60 330h152v11H60ZM92 354h88v9H92Z", { fill: "#dfd2bd" }));
  });
  pic.add(
    pic.lift(
      group(path(sheet, { fill: "#fffdf8" }) + view, { transform: "translate(232 66) rotate(-4)" }),
      SHADOW,
    ),
  );
  pic.add(
    pic.lift(
      tornPiece(
        pic,
        random.fork("ready"),
        [
          ...ridgeline(
            random.fork("rl"),
            [
              [420, 470],
              [480, 424],
              [520, 440],
              [580, 396],
              [640, 446],
              [676, 470],
            ],
            { rough: 0.12, step: 9 },
          ),
          [670, 506],
          [540, 516],
          [424, 506],
        ],
        { fill: "#6f9a72", tear: 4, shadow: null },
      ),
      SHADOW,
    ),
  );
  pic.add(
    pic.lift(scissors(560, 360, -24), { ...SHADOW, dy: 7, blur: 7 }),
    pic.lift(pencil(96, 300, -38, "#d0a545"), { ...SHADOW, dy: 6, blur: 6 }),
  );
  return pic;
}

/** A letter: a flyer that has words only. */
export function flyerText() {
  const pic = stage();
  const random = createRandom("flyer-text");
  pic.add(pic.card("M120 150L420 96 470 420 170 470Z", { fill: "#e6d6b6", ...SHADOW }));
  const rows = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M40 ${96 + i * 34}h${[214, 226, 190, 222, 206, 226, 120][i]}`)
    .join("");
  pic.add(
    pic.lift(
      group(
        path("M0 0H304V396H0Z", { fill: "#fffdf8" }) +
          line("M40 54h120", terracotta, 9) +
          line(rows, "#c8bda8", 6) +
          line("M176 346q14-26 24-6t20-4 26 2", "#43524c", 3.5),
        { transform: "translate(226 56) rotate(5)" },
      ),
      SHADOW,
    ),
  );
  // A sprig of larch keeps the page open.
  let needles = "";
  for (let i = 0; i < 11; i++) {
    const [x, y] = [120 + i * 26, 462 - i * 9 + Math.sin(i) * 5];
    for (let k = 0; k < 9; k++) {
      const a = -Math.PI / 2 + (k - 4) * 0.42 + random.range(-0.08, 0.08);
      const l = random.range(20, 28);
      needles += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * l)} ${n(y + Math.sin(a) * l)}`;
    }
  }
  pic.add(
    pic.lift(
      line("M92 474Q220 430 394 366", "#6a4a36", 7) +
        line(needles, "#5d8c5c", 3.4) +
        line(needles, "#a9c078", 1.2),
      { ...SHADOW, dy: 5, blur: 5 },
    ),
    pic.lift(put(mug("#b4532f"), 590, 474, 1.7), SHADOW),
  );
  return pic;
}

/** A room without a workshop: cushions in a pile, and the cat who took its chance. */
export function categoryEmpty() {
  const pic = stage();
  const random = createRandom("category-empty");
  // Light from a window on the boards.
  const mat = softPolygon(discOutline(random, 360, 438, 306, { ry: 62, wobble: 0.02, count: 50 }));
  pic.add(pic.card(mat, { fill: "#dcc49a", edge: "#fffaf0", dx: 3, dy: 7, blur: 9, opacity: 0.24 }));
  pic.add(
    pic.through(
      mat,
      path("M150 380L330 380 250 520 30 520ZM360 380L520 380 500 520 290 520Z", {
        fill: "#fff3cf",
        "fill-opacity": 0.5,
      }),
    ),
  );
  const pillow = (x, y, s, tint) =>
    pic.add(pic.lift(put(cushion(tint), x, y, s), { ...SHADOW, dy: 6, blur: 7 }));
  pillow(150, 432, 1.5, "#2f6a55");
  pillow(566, 424, 1.5, "#6b869c");
  pillow(360, 446, 2.7, "#b4532f");
  pillow(354, 392, 2.6, "#c98f3d");
  pillow(364, 340, 2.5, "#3f7a5c");
  pic.add(pic.lift(put(cat("#c98146"), 360, 292, 1.5), { ...SHADOW, dy: 6, blur: 7 }));
  pillow(610, 486, 1.9, "#e2c9a0");
  // What it dreams of.
  const z = (x, y, s, o) => words("z", x, y, s, { fill: "#6d7a73", "fill-opacity": o });
  pic.add(z(462, 186, 40, 0.9), z(494, 150, 54, 0.75), z(536, 104, 70, 0.6));
  return pic;
}

/** A leaf for a date that is not known yet: 72 by 72. */
export function leafUnknown() {
  const pic = new Picture({ id: "lu", width: 72, height: 72 });
  const leaf = "M9 63C4 40 12 12 62 8 67 44 50 66 22 60Z";
  pic.add(
    path(leaf, { fill: "#12231f", "fill-opacity": 0.1, transform: "translate(1.5 2.5)" }),
    path(leaf, { fill: "#12231f", "fill-opacity": 0.1, transform: "translate(.8 1.4)" }),
    path(leaf, { fill: "#fffaf0" }),
    path("M11.500 60.500C7 40 14.500 14.500 60 10.500 64 43 48.500 63.500 22.500 58Z", { fill: "#d0a545" }),
    path("M11.500 60.500C22 42 38 26 60 10.500 64 43 48.500 63.500 22.500 58Z", {
      fill: "#8a6418",
      "fill-opacity": 0.22,
    }),
    line("M5 68C16 48 34 28 58 12", "#6a4a36", 1.8),
    words("?", 37, 52, 38, { fill: "#1d2b27" }),
  );
  return pic;
}

/** Where a text ends: firs on a strip of torn paper, and a lit window between them. 320 by 120. */
export function colophon() {
  const pic = new Picture({ id: "co", width: 320, height: 120 });
  const random = createRandom("colophon");
  const trees = [0, 1].map((i) => defineFir(pic, random.fork(`fir${i}`), { tiers: 5, width: 50 }));
  const stand = (x, y, size, kind, colour) =>
    use(trees[kind], { transform: place(x, y, size / 100, kind === 1), color: colour });
  pic.add(
    stand(66, 96, 46, 1, mix(fir, paper, 0.45)),
    stand(236, 95, 52, 0, mix(fir, paper, 0.45)),
    stand(262, 98, 38, 1, mix(fir, paper, 0.45)),
    stand(92, 98, 74, 0, fir),
    stand(206, 98, 62, 1, fir),
    stand(118, 100, 52, 1, mix(fir, "#12231f", 0.25)),
    // The house, its roof, its window.
    path("M142 76 163 62l21 14v24h-42z", { fill: "#8a5a3a" }),
    path("M142 88h42v12h-42z", { fill: "#cfc4ae" }),
    path("M135 77 163 57l28 20-3 4-25-17-25 17z", { fill: "#3a322c" }),
    path("M157 76h12v9h-12z", { fill: "#ffd27a" }),
    hill(
      pic,
      random.fork("ground"),
      [
        [8, 106],
        [70, 97],
        [160, 95],
        [250, 97],
        [312, 106],
      ],
      116,
      mix(fir, paper, 0.12),
      { rough: 0.05, shadow: { dx: 1, dy: 1.5, spread: 2.5, opacity: 0.22 } },
    ),
  );
  return pic;
}
