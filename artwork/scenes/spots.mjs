// Small drawings for pages that have little else to show: a poster in the making, a letter,
// a room without a workshop, a date without a number.
import { mug, put } from "../demo/lib/props.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { band, bandOutline, curveThrough, n, softPolygon } from "../lib/geometry.mjs";
import { mix, paper, terracotta } from "../lib/palette.mjs";
import { discOutline, insetOutline, tornPiece } from "../lib/paper.mjs";
import { group, Picture, path } from "../lib/picture.mjs";
import { ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { outline, words } from "../lib/words.mjs";

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

const softly = { dx: 4, dy: 6, spread: 12, opacity: 0.3, tint: "#2c1c12" };
const round = (points) => curveThrough([...points, points[0]], 5).slice(0, -1);

// A plump cushion around (x, y), `w` wide: its two halves are sewn together, the near one is knitted.
function cushion(pic, random, x, y, w, tint) {
  const h = 24 + w * 0.2;
  const bulge = (v, p) => Math.sign(v) * Math.abs(v) ** p;
  const outline = Array.from({ length: 56 }, (_, i) => {
    const a = (i / 56) * Math.PI * 2;
    return [x + (bulge(Math.cos(a), 0.62) * w) / 2, y + (bulge(Math.sin(a), 0.8) * h) / 2];
  });
  const rows = (dy) => `M${n(x - w / 2)} ${n(y + dy - h * 0.12)}Q${n(x)} ${n(y + dy + h * 0.2)} ${n(x + w / 2)} ${n(y + dy - h * 0.12)}`;
  let knit = "";
  for (let row = 0; row < 4; row++)
    for (let k = -13; k <= 13; k++) {
      const t = k / 13;
      const [at, down] = [x + t * w * 0.5, y + h * (0.08 + row * 0.12 + 0.1 * (1 - t * t))];
      knit += `M${n(at - w * 0.017)} ${n(down - h * 0.05)}L${n(at)} ${n(down + h * 0.035)}L${n(at + w * 0.017)} ${n(down - h * 0.05)}`;
    }
  const dark = mix(tint, "#1d120e", 0.45);
  pic.add(
    tornPiece(pic, random, outline, {
      fill: pic.linear(
        [
          [0, mix(tint, "#fff3d8", 0.3)],
          [0.45, tint],
          [1, mix(tint, "#1d120e", 0.3)],
        ],
        [x - h * 0.1, y - h / 2, x + h * 0.1, y + h / 2],
      ),
      tint,
      tear: 5.5,
      coreAmount: 0.9,
      shadow: softly,
    }),
    pic.through(
      softPolygon(insetOutline(outline, () => 5)),
      line(knit, mix(tint, "#fff3d8", 0.5), w * 0.011, { "stroke-opacity": 0.85 }) +
        pic.soft(line(rows(0), dark, h * 0.1, { "stroke-opacity": 0.35 }), 3) +
        line(rows(-h * 0.02), dark, 2.2, { "stroke-opacity": 0.7 }) +
        line(rows(-h * 0.1), "#fff6e2", 2, { "stroke-dasharray": "6 6", "stroke-opacity": 0.75 }),
    ),
  );
}

// Asleep on the pile: its head on its paws, its tail around them.
function sleeper(pic, random) {
  const [coat, dark, cream] = ["#cc8345", "#8a4a22", "#fbf0dc"];
  const lighter = mix(coat, "#fff0cf", 0.16);
  const piece = (outline, fill, more = {}) => pic.add(tornPiece(pic, random, outline, { fill, tear: 4.2, coreAmount: 0.9, shadow: softly, ...more }));
  const on = (outline, markup) => pic.add(pic.through(softPolygon(insetOutline(outline, () => 3)), markup));
  const stripes = (list) =>
    list.map((points) => path(band(points, [9, 8, 1], 5), { fill: dark, "fill-opacity": 0.8 })).join("");
  const back = round([[250, 268], [256, 232], [282, 196], [330, 168], [384, 158], [434, 168], [474, 196], [494, 238], [492, 278], [472, 298], [360, 298], [276, 292]]);
  piece(back, pic.linear([[0, lighter], [1, mix(coat, "#3a1d10", 0.2)]], [330, 158, 400, 300]), { tint: coat });
  on(back, stripes([[[330, 160], [318, 186], [330, 214]], [[358, 154], [350, 184], [362, 216]], [[388, 150], [384, 178], [396, 206]], [[418, 154], [420, 176], [432, 194]]]));
  const thigh = round([[392, 262], [402, 222], [436, 200], [472, 210], [492, 242], [492, 278], [470, 300], [414, 298]]);
  piece(thigh, lighter, { shadow: { ...softly, dx: -3, dy: 2 } });
  on(thigh, stripes([[[500, 224], [474, 228], [456, 238]], [[504, 248], [478, 250], [462, 258]], [[500, 270], [480, 270], [468, 274]]]) + line("M424 226q-12 12-14 28M438 234q-10 10-12 22M420 268q8 10 22 12", dark, 2.4, { "stroke-opacity": 0.45 }));
  // Paws, then the tail before them.
  for (const x of [268, 306])
    piece(round([[x - 20, 286], [x - 12, 272], [x + 12, 272], [x + 22, 286], [x + 12, 298], [x - 12, 298]]), cream);
  const tail = bandOutline(curveThrough([[484, 246], [499, 276], [484, 301], [420, 309], [372, 306], [338, 298], [322, 284]], 6), (t) => 5 + 22 * Math.sin((0.04 + t * 0.84) * Math.PI) ** 0.6);
  piece(tail, coat);
  on(
    tail,
    line("M458 292l4 30M432 294l2 30M404 294l-1 30M376 290l-5 30", dark, 9, { "stroke-opacity": 0.8 }) +
      path("M300 270H350V302L338 318 300 316Z", { fill: cream }),
  );
  const head = curveThrough([[230, 246], [232, 214], [229, 181], [230, 177], [234, 178], [262, 196], [284, 193], [304, 197], [329, 173], [333, 172], [334, 176], [336, 212], [342, 244], [326, 268], [286, 279], [246, 270], [230, 246]], 4).slice(0, -1);
  piece(head, pic.linear([[0, lighter], [1, coat]], [240, 180, 320, 280]), { tint: coat });
  on(
    head,
    path("M237 190L240 216 257 203ZM327 186L326 212 309 203Z", { fill: "#e8b09a" }) +
      stripes([[[285, 186], [285, 204], [285, 216]], [[268, 190], [270, 204], [273, 212]], [[302, 190], [300, 204], [297, 212]], [[226, 228], [238, 230], [248, 234]], [[226, 244], [238, 243], [248, 244]], [[346, 226], [334, 229], [324, 234]], [[346, 243], [334, 242], [324, 244]]]) +
      path("M286 244Q272 238 260 248 252 264 268 272 286 282 304 272 320 264 312 248 300 238 286 244Z", { fill: cream }),
  );
  pic.add(
    line("M249 233Q259 243 270 234M302 234Q313 243 323 233", "#3a2018", 3.4),
    path("M279 246Q286 243 293 246 291 253 286 255 281 253 279 246Z", { fill: "#b4644a" }),
    line("M286 255V260M286 260Q280 267 273 263M286 260Q292 267 299 263", "#3a2018", 2.2),
    line("M262 257Q238 252 214 256M263 263Q240 264 220 272M310 257Q334 252 358 255M309 263Q332 264 352 271", "#5b3a24", 1.5, { "stroke-opacity": 0.75 }),
  );
}

/** A room without a workshop: cushions in a pile, and the cat who took its chance. */
export function categoryEmpty() {
  const pic = stage();
  const random = createRandom("category-empty");
  // A plaited mat, and on it the light of a window.
  const mat = discOutline(random, 360, 430, 292, { ry: 60, wobble: 0.01, count: 64 });
  const plait = [0.86, 0.72, 0.58, 0.44].map((k) => `M${360 - 292 * k} 430a${292 * k} ${60 * k} 0 1 0 ${584 * k} 0a${292 * k} ${60 * k} 0 1 0 ${-584 * k} 0`).join("");
  pic.add(
    tornPiece(pic, random, mat, { fill: "#dcc08e", tear: 5, shadow: { ...softly, spread: 15 } }),
    pic.through(
      softPolygon(insetOutline(mat, () => 5)),
      line(plait, "#b08d54", 2.4, { "stroke-dasharray": "9 4", "stroke-opacity": 0.6 }) +
        path("M150 360L330 360 250 500 30 500ZM360 360L520 360 500 500 290 500Z", { fill: "#fff3cf", "fill-opacity": 0.4 }),
    ),
  );
  for (const [x, y, w, tint] of [
    [144, 418, 136, "#2f6a55"],
    [574, 402, 128, "#6b869c"],
    [360, 430, 280, "#b4532f"],
    [352, 376, 262, "#d0a04a"],
    [366, 324, 250, "#3f7a5c"],
  ])
    cushion(pic, random.fork(tint), x, y, w, tint);
  sleeper(pic, random.fork("cat"));
  cushion(pic, random.fork("near"), 574, 452, 148, "#e2c9a0");
  // What it dreams of.
  for (const [x, y, size, tint] of [
    [500, 166, 44, "#b4532f"],
    [538, 122, 60, "#d0a04a"],
    [588, 72, 78, "#6b869c"],
  ]) {
    const z = outline("z", x, y, size);
    pic.add(
      pic.lift(path(z, { fill: "#fffaf0", stroke: "#fffaf0", "stroke-width": 5, "stroke-linejoin": "round" }) + path(z, { fill: tint }), { ...SHADOW, dx: 3, dy: 4, blur: 4 }),
    );
  }
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
