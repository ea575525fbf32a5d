// Small drawings for pages that have little else to show: a room without a workshop, a date without a number.
import { Diorama } from "../lib/diorama.mjs";
import { band, bandOutline, curveThrough, n, softPolygon } from "../lib/geometry.mjs";
import { mix, paper } from "../lib/palette.mjs";
import { discOutline, insetOutline, tornPiece } from "../lib/paper.mjs";
import { Picture, path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { outline, words } from "../lib/words.mjs";

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
      pic.lift(path(z, { fill: "#fffaf0", stroke: "#fffaf0", "stroke-width": 5, "stroke-linejoin": "round" }) + path(z, { fill: tint }), { dx: 3, dy: 4, blur: 4, opacity: 0.26, tint: "#2c2a1c" }),
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
