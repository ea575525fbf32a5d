// The categories of workshops as their own pages show them beside a list: upright, somebody at work in the middle and
// what is at their feet below, so that a squarer column still has both.

import { Diorama } from "../lib/diorama.mjs";
import { curveThrough, heightAt, n, softPolygon } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { stone } from "../lib/nature.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline, grain, tornPiece, tornSheet } from "../lib/paper.mjs";
import { meditator, walker } from "../lib/people.mjs";
import { group, line, path, use } from "../lib/picture.mjs";
import { mistBand, ridgeline } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, glow, lightRings, skySheet } from "../lib/sky.mjs";
import { grassFringe, grassTuft, meadowFlower, plantSoft } from "../lib/stamps.mjs";
import { defineFir, defineLarch } from "../lib/trees.mjs";

const WIDTH = 900;
const HEIGHT = 1500;
const LIFT = { dx: 6, dy: 5, blur: 7, opacity: 0.36 };
const CAST = { dx: 7, dy: 6, blur: 8, opacity: 0.42, tint: "#1c1710" };

/** Well-being: someone sits at the end of a jetty on a mountain lake; slippers and a cup stand behind them. */
export function wellBeing() {
  const pic = new Diorama({ width: WIDTH, height: HEIGHT });
  const random = createRandom("well-being/tall");
  const shore = 700;
  pic.add(skySheet(pic, [[0, "#bfd5dd"], [0.45, "#e6e6da"], [1, "#f9dcb6"]], shore));
  pic.add(
    glow(pic, 452, 430, 430, 400, { tint: "#fff1c9", opacity: 0.95 }),
    lightRings(pic, random.fork("sun"), 452, 430, 74, { rings: [], disc: "#fff5d6" }),
    birds([[560, 236, 15], [606, 214, 11], [640, 246, 9]], "#6f8790"),
  );
  const before = pic.body.length;
  ridges(pic, random, [
    {
      at: [[-60, 470], [40, 400], [110, 330], [186, 226], [240, 300], [320, 430], [410, 540], [470, 572], [540, 520], [620, 400], [700, 300], [764, 196], [820, 280], [880, 360], [960, 330]],
      fill: [[0, "#9dbccb"], [0.5, "#bcd1d6"], [1, "#e6e7dc"]],
      facets: [[186, 400, 270], [764, 940, 260]],
      caps: [[132, 244, 56], [704, 830, 62]],
      rock: "#6a8ba1",
    },
    {
      at: [[-60, 560], [80, 520], [210, 590], [340, 644], [470, 672], [600, 640], [720, 566], [830, 520], [960, 560]],
      fill: [[0, "#5f929d"], [1, "#a5c5c4"]],
      facets: [[80, 210, 110], [830, 930, 110]],
      trees: { height: 24, tint: "#4b818c" },
    },
  ]);
  const mirrored = pic.body.slice(before).join("");
  const lake = (fill) => `<rect x="-10" y="${shore}" width="${WIDTH + 20}" height="${HEIGHT - shore + 20}" fill="${fill}"/>`;
  pic.add(lake("#cfe0dd"));
  pic.add(
    group(group(mirrored, { transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.8 }), {
      "clip-path": `url(#${pic.define("clipPath", {}, lake("#000"))})`,
    }),
    lake(pic.linear([[0, "#f6e4c6", 0.5], [0.3, "#7fb0ba", 0.34], [1, "#24657c", 0.86]], [0, shore, 0, HEIGHT])),
  );
  // The sun's way on the water.
  for (let i = 0; i < 9; i++) pic.add(`<ellipse cx="452" cy="${738 + i * 36}" rx="${120 - i * 9}" ry="${n(6 - i * 0.3)}" fill="#fff3d2" fill-opacity="${n(0.55 - i * 0.045)}"/>`);
  const rr = random.fork("ripples");
  let ripples = "";
  for (let i = 0; i < 44; i++) {
    const [x, y] = [rr.range(10, 890), rr.range(shore + 30, 1480)];
    const w = rr.range(22, 60) * (0.5 + (y - shore) / 460);
    ripples += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 4)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + 3)} ${n(x - w)} ${n(y)}Z`;
  }
  pic.add(path(ripples, { fill: "#f3f8f2", "fill-opacity": 0.36 }));
  const bank = (outline, k) =>
    pic.add(tornPiece(pic, random.fork(`bank${k}`), outline, { fill: pic.linear([[0, "#4f8a6f"], [1, "#35685a"]], [0, 672, 0, 730]), tint: "#4f8a6f", tear: 4, shadow: { dx: 2, dy: 4, spread: 9, opacity: 0.24 } }));
  bank([[-60, 680], [90, 684], [200, 694], [290, 704], [210, 716], [80, 726], [-60, 732]], 0);
  bank([[660, 704], [760, 690], [870, 680], [960, 676], [960, 736], [840, 728], [720, 714]], 1);
  const firs = [0, 1].map(() => defineFir(pic, random.fork("fir"), { tiers: 7, width: 44, rimOpacity: 0.3 }));
  for (const [i, [x, y, h]] of [[26, 712, 210], [84, 714, 280], [142, 714, 190], [196, 712, 130], [752, 712, 130], [802, 712, 230], [862, 712, 290], [714, 712, 90]].entries())
    pic.add(plantSoft(pic, firs[i % 2], x, y, h, ["#2f6a58", "#376f60"][i % 2], { opacity: 0.16 }));
  pic.add(mistBand(pic, random.fork("mist"), { x: 450, y: 704, width: 760, height: 40, tint: "#fffaf0", opacity: 0.7 }));
  jetty(pic, random);
  // Their shadow: wide on the planks, close where they are touched.
  const lying = (cx, cy, rx, ry, opacity, blur) => pic.soft(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#14211e" fill-opacity="${opacity}"/>`, blur);
  pic.add(lying(462, 1132, 206, 26, 0.3, 12), lying(452, 1124, 178, 12, 0.36, 5));
  pic.add(pic.lift(meditator(pic, { x: 450, y: 1108, scale: 1.42, top: "#b4532f" }), LIFT));
  blanket(pic, 628, 1250);
  slippers(pic, 300, 1300);
  cup(pic, 496, 1366);
  reeds(pic, random);
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}

// Planks that come nearer and wider, on posts.
function jetty(pic, random) {
  const [near, far, end] = [1530, 1062, [246, 654]];
  const foot = [96, 804];
  const edge = (k, y) => end[k] + ((foot[k] - end[k]) * (y - far)) / (near - far);
  const ring = (x, y, rx) =>
    use(pic.shape(softPolygon(discOutline(random.fork(`ring${x}`), x, y, rx, { ry: rx * 0.24, wobble: 0.02, count: 30 }))), { fill: "#eaf5f0", "fill-opacity": 0.12, stroke: "#f3fbf6", "stroke-opacity": 0.5, "stroke-width": 2 });
  const posts = [[end[0] + 6, far - 8, 96], [end[1] - 6, far - 8, 96], [edge(0, 1290) - 4, 1262, 120], [edge(1, 1290) + 4, 1262, 120]];
  for (const [x, y, h] of posts) pic.add(ring(x, y + h, 54));
  for (const [x, y, h] of posts) pic.add(pic.lift(path(`M${n(x - 13)} ${y}q13-9 26 0l2 ${h}q-15 8-30 0z`, { fill: pic.linear([[0, "#8a6a4b"], [1, "#4c3a2c"]], [0, y, 0, y + h]) }) + `<ellipse cx="${n(x)}" cy="${y}" rx="13" ry="5" fill="#b59670"/>`, CAST));
  pic.add(pic.soft(path(`M${edge(0, far) - 12} ${far + 26}L${foot[0] - 40} ${near}H${foot[1] + 50}L${edge(1, far) + 22} ${far + 26}Z`, { fill: "#0f2a30", "fill-opacity": 0.4 }), 16));
  const tints = ["#c49a6c", "#b98d5f", "#cda679", "#b1865a", "#c0966a"];
  for (let y = far, k = 0; y < near; k++) {
    const next = y + 26 + ((y - far) / (near - far)) * 40;
    const out = () => random.range(-7, 7);
    const [a, b, c, d] = [edge(0, y) + out(), edge(1, y) + out(), edge(1, next) + out(), edge(0, next) + out()];
    const face = `M${n(a)} ${n(y)}L${n(b)} ${n(y + 1)} ${n(c)} ${n(next - 4)} ${n(d)} ${n(next - 5)}Z`;
    let fibre = "";
    for (let i = 0; i < 5; i++) {
      const [x, fy] = [random.range(d + 20, c - 160), random.range(y + 6, next - 8)];
      fibre += `M${n(x)} ${n(fy)}q${n(random.range(30, 60))} ${n(random.range(-4, 4))} ${n(random.range(80, 150))} 0`;
    }
    const tint = tints[k % 5];
    pic.add(
      pic.card(face, { fill: pic.linear([[0, mix(tint, "#fff0d0", 0.2)], [1, mix(tint, "#4b3423", 0.14)]], [0, y, 0, next]), edge: "#ecd3ab", thick: 2.4, dx: 2, dy: 5, blur: 5, opacity: 0.34, tint: "#2a1c10" }),
      line(fibre, "#6f4c2e", 2, 0.28),
      path(`M${n(d + 22)} ${n((y + next) / 2)}h.1M${n(c - 22)} ${n((y + next) / 2)}h.1`, { stroke: "#4b3423", "stroke-width": 6, "stroke-linecap": "round", "stroke-opacity": 0.55 }),
    );
    y = next;
  }
}

// Two felt slippers, as they were stepped out of.
function slippers(pic, x, y) {
  const one = (flip) =>
    group(
      path("M-34-92C-46-40-44 30-36 66-28 98 28 98 36 66 44 30 46-40 34-92 22-124-22-124-34-92Z", { fill: "#6f2f3f" }) +
        path("M-26 0C-30 30-30 50-26 62-18 82 18 82 26 62 30 50 30 30 26 0 14-14-14-14-26 0Z", { fill: "#e9d9bd" }) +
        path("M-22 8C-26 32-24 48-20 58-12 72 12 72 20 58 24 48 26 32 22 8 10-4-10-4-22 8Z", { fill: "#c9b08a" }) +
        path("M-34-92C-42-56-42-22-38-2-20-22 20-22 38-2 42-22 42-56 34-92 22-124-22-124-34-92Z", { fill: "#8f3f50" }) +
        line("M-38-4C-20-24 20-24 38-4", "#f0dcc0", 7) +
        line("M-14-92Q0-100 14-92M0-98V-60M-12-78H12", "#f0dcc0", 3.6, 0.8),
      { transform: flip ? "scale(-1 1)" : undefined },
    );
  pic.add(pic.lift(group(one(false), { transform: `translate(${x} ${y}) rotate(-7) scale(.9 .72)` }) + group(one(true), { transform: `translate(${x + 92} ${y + 10}) rotate(5) scale(.9 .72)` }), CAST));
}

// A cup of tea, and its steam.
function cup(pic, x, y) {
  pic.add(
    pic.lift(
      path(`M${x + 44} ${y - 58}q52-8 50 30t-58 34`, { fill: "none", stroke: "#f4ead6", "stroke-width": 13 }) +
        path(`M${x - 52} ${y - 76}Q${x - 50} ${y + 6} ${x - 30} ${y + 14}q30 12 60 0Q${x + 50} ${y + 6} ${x + 52} ${y - 76}Z`, { fill: pic.linear([[0, "#fffaf0"], [1, "#d9ccb4"]], [x - 40, 0, x + 60, 0]) }) +
        path(`M${x - 51} ${y - 52}q51 22 102 0l-2 16q-49 20-98 0z`, { fill: "#2f7f96" }) +
        `<ellipse cx="${x}" cy="${y - 76}" rx="52" ry="17" fill="#f4ead6"/><ellipse cx="${x}" cy="${y - 75}" rx="45" ry="13" fill="#9a5f24"/><ellipse cx="${x - 12}" cy="${y - 77}" rx="20" ry="5" fill="#d79a4c" fill-opacity=".7"/>`,
      CAST,
    ),
    pic.soft(line(`M${x - 14} ${y - 96}c-22-28 20-40 0-70-10-18 2-30 8-36M${x + 16} ${y - 98}c-14-20 14-30 4-52`, "#fffdf6", 12, 0.62), 5),
  );
}

// A blanket folded in four, for afterwards.
function blanket(pic, x, y) {
  const fold = (dy, tint) => path(`M-104 ${dy}q-12-15 0-30h196q14 15 2 30z`, { fill: tint }) + line(`M-98 ${dy - 8}h186`, mix(tint, "#14211e", 0.3), 2, 0.5);
  pic.add(
    pic.lift(
      group(fold(0, "#c8983f") + fold(-26, "#dbaf58") + fold(-52, "#cf9f47") + path("M-98-78Q-60-104-84-112H66Q110-108 96-78Z", { fill: "#e3bd6c" }) + line("M-70-96h140M-78-86h160", "#a9622f", 5, 0.75) + line("M94-74l14 10M96-58l14 8M94-44l14 8M96-28l14 6M94-14l14 6", "#e9cf93", 4), { transform: `translate(${x} ${y}) rotate(3) scale(.82)` }),
      CAST,
    ),
  );
}

// On both sides of the jetty, the nearest before its posts.
function reeds(pic, random) {
  const r = random.fork("reeds");
  const clump = (xs, y, [low, high], tint, width) => {
    let blades = "";
    for (const x of xs) blades += grassTuft(pic, r, x, y, r.range(low, high), { blades: 7, bend: 0.1, spread: 0.55, width });
    return group(blades, { fill: tint });
  };
  const mace = (x, y, h, k = 1) => line(`M${x} ${y}Q${x + 4} ${y - h * 0.5} ${x + 10} ${y - h}`, "#2c5c48", 4 * k) + path(`M${x + 10 - 8 * k} ${y - h - 4}q${8 * k}-12 ${16 * k} 0l${3 * k} ${62 * k}q${-11 * k} 10-${22 * k} 0z`, { fill: "#7a4a2c" }) + line(`M${x + 10} ${y - h - 8}v${-22 * k}`, "#5d4a2c", 2.4 * k);
  // The far ones stand on sods of their own.
  const sod = (x, y, rx) => path(softPolygon(discOutline(r, x, y, rx, { ry: rx * 0.2, wobble: 0.05, count: 22 })), { fill: "#2c6553" });
  pic.add(
    pic.soft(`<ellipse cx="46" cy="1212" rx="110" ry="18" fill="#0f2a30" fill-opacity=".35"/><ellipse cx="856" cy="1202" rx="110" ry="18" fill="#0f2a30" fill-opacity=".35"/>`, 8),
    sod(44, 1204, 104) + sod(860, 1194, 100) + clump([10, 52, 96], 1200, [130, 200], "#3f7f6d", 0.05) + clump([812, 856, 894], 1190, [130, 200], "#3f7f6d", 0.05) +
      mace(40, 1200, 190, 0.7) + mace(846, 1190, 200, 0.7) +
      pic.lift(clump([-6, 40, 80], 1520, [330, 460], "#23594b", 0.042) + mace(30, 1510, 400) + mace(74, 1510, 320) + clump([826, 866, 906], 1520, [340, 480], "#1f5346", 0.042) + mace(840, 1510, 350) + mace(884, 1510, 440), { ...LIFT, opacity: 0.3 }),
  );
}

/** Coaching, at noon: two people walk and talk; where the path comes towards us it parts, and a post says so. */
export function coaching() {
  const pic = new Diorama({ width: WIDTH, height: HEIGHT });
  const random = createRandom("coaching/tall");
  pic.add(skySheet(pic, [[0, "#79aecd"], [0.5, "#b7d6e2"], [1, "#eaf0e2"]], 760));
  pic.add(
    glow(pic, 660, 250, 420, 400, { tint: "#fffbea", opacity: 0.85 }),
    lightRings(pic, random.fork("sun"), 660, 250, 66, { rings: [], disc: "#fffdf0" }),
    cloud(pic, random.fork("c1"), 270, 250, 250, { height: 46 }),
    cloud(pic, random.fork("c2"), 120, 420, 160, { height: 28, fill: "#fdf3e2" }),
    cloud(pic, random.fork("c3"), 560, 120, 170, { height: 28, fill: "#fdf6ea" }),
    birds([[440, 380, 14], [484, 362, 10]], "#5c7480"),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [[-60, 640], [60, 570], [170, 600], [290, 470], [352, 400], [430, 490], [540, 620], [640, 600], [740, 510], [806, 456], [870, 530], [960, 560]],
        fill: [[0, "#9fbccc"], [1, "#dfe5dd"]],
        facets: [[352, 540, 250], [806, 940, 190]],
        caps: [[306, 404, 46], [766, 852, 36]],
        rock: "#6f8ea3",
      },
      { at: [[-60, 700], [120, 760], [300, 690], [480, 770], [660, 760], [820, 700], [960, 740]], fill: [[0, "#759da2"], [1, "#b6cdc4"]], facets: [[300, 470, 120], [820, 950, 110]] },
      { at: [[-60, 880], [160, 850], [400, 890], [640, 880], [960, 800]], soft: true, fill: [[0, "#578d79"], [1, "#93b795"]], trees: { height: 44, tint: "#477f6d" } },
    ],
    { after: (i) => i === 1 && pic.add(mistBand(pic, random.fork("m"), { x: 470, y: 826, width: 860, height: 50, tint: "#fff7e6", opacity: 0.6 })) },
  );
  const crest = ridgeline(random.fork("crest"), [[-60, 1130], [140, 1080], [340, 1040], [560, 1020], [760, 980], [960, 900]], { soft: true, rough: 0.05, step: 14 });
  const sheet = tornSheet(pic, random.fork("sheet"), crest, { fill: [[0, "#a8b568"], [0.4, "#86a058"], [1, "#4f7843"]], tear: 10, gradientTo: HEIGHT, shadow: { dx: 6, dy: -2, spread: 24, opacity: 0.28, tint: "#23424a" } });
  pic.add(sheet.markup);
  const face = sheet.face;
  const r = random.fork("grass");
  const firs = [0, 1].map(() => defineFir(pic, r, { tiers: 8, width: 46, rimOpacity: 0.3, rim: "#fff0c4" }));
  pic.add(
    plantSoft(pic, firs[0], 760, 1030, 250, "#316b54"),
    plantSoft(pic, firs[1], 822, 1040, 400, "#2b624d"),
    plantSoft(pic, firs[0], 888, 1050, 480, "#245844"),
    plantSoft(pic, firs[1], 22, 1140, 330, "#2b624d"),
    plantSoft(pic, firs[0], 84, 1136, 210, "#316b54"),
  );
  // Along the crest, and down to us in two ways.
  const strip = (points, [from, to], fork) => {
    const middle = curveThrough(points, 7);
    const side = (sign) => middle.map(([x, y], i) => [x + sign * 0.5 * (from + (to - from) * (i / (middle.length - 1)) ** 1.4), y]);
    return tornPiece(pic, random.fork(fork), [...side(-1), ...side(1).reverse()], { fill: "#ead7ac", tear: 4, coreTint: "#fffaf0", shadow: { dx: 1, dy: 2, spread: 7, opacity: 0.22, tint: "#33472a" } });
  };
  const along = [];
  for (let x = 940; x >= 330; x -= 30) along.push([x, heightAt(face, x) + 16]);
  const back = [...along].reverse().map(([x, y]) => [x, y + 22 + (940 - x) * 0.03]);
  pic.add(
    strip([[440, 1084], [520, 1180], [640, 1320], [700, 1540]], [40, 250], "right"),
    strip([[400, 1086], [300, 1180], [190, 1330], [150, 1540]], [46, 250], "left"),
    tornPiece(pic, random.fork("way"), [...along, [300, heightAt(face, 300) + 30], [330, heightAt(face, 330) + 52], ...back], { fill: "#ead7ac", tear: 4, coreTint: "#fffaf0", shadow: { dx: 1, dy: 1, spread: 6, opacity: 0.2, tint: "#33472a" } }),
  );
  for (const w of [
    { x: 366, y: 1098, pose: "talk", coat: "#b4532f", trousers: "#3d4c55", hair: "tail", hairTint: "#b98a52", pack: "#1f5a48", scarf: "#f0d9a8" },
    { x: 562, y: 1078, pose: "step", coat: "#2f7f96", trousers: "#5b4a3a", hair: "short", hairTint: "#3a2a22", pack: "#a97b2c", skin: "#c98d66" },
  ])
    pic.add(
      path(`M${w.x - 46} ${w.y + 3}Q${w.x - 180} ${w.y + 24} ${w.x - 290} ${w.y + 70}Q${w.x - 150} ${w.y + 52} ${w.x + 46} ${w.y + 4}Z`, { fill: "#33502f", "fill-opacity": 0.3 }),
      pic.lift(walker({ ...w, height: 400, face: true }), LIFT),
    );
  pic.add(group(grassFringe(pic, r, face, { from: 640, to: 900, gap: 20, height: 20, bend: 0.3, sink: 6 }), { fill: "#7f9a52" }));
  let tufts = "";
  for (const [x, y] of scattered(r, 60, [[330, 540, 1260, 1490], [760, 900, 1120, 1490], [0, 130, 1180, 1490]])) tufts += grassTuft(pic, r, x, y, r.range(20, 40), { blades: 5, bend: 0.3 });
  pic.add(group(tufts, { fill: "#4b7543", "fill-opacity": 0.85 }));
  const kinds = [["daisy", "#fdf6ea"], ["bell", "#7f9fd0"], ["daisy", "#f6d27a"], ["spike", "#b76a8c"]];
  for (const [i, [x, y]] of scattered(r, 30, [[350, 540, 1440, 1500], [800, 890, 1220, 1500], [10, 60, 1290, 1500]]).entries())
    pic.add(meadowFlower(pic, r, x, y, r.range(60, 100), { kind: kinds[i % 4][0], petal: kinds[i % 4][1], stem: "#3c7048" }));
  signpost(pic, 428, 1446);
  pic.add(stone(pic, r, 520, 1430, 84, 44, "#8f9a90"), stone(pic, r, 346, 1452, 52, 28, "#a3aaa0"));
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}

/** Places in some boxes [left, right, top, bottom], the farther ones first. */
const scattered = (random, count, boxes) =>
  Array.from({ length: count }, (_, i) => {
    const [left, right, top, bottom] = boxes[i % boxes.length];
    return [random.range(left, right), random.range(top, bottom)];
  }).sort((a, b) => a[1] - b[1]);

// Two arms, and nothing written on them: that is what the walk is for.
function signpost(pic, x, y) {
  const board = (d, tint) => path(d, { fill: tint }) + line(`${d.split("Z")[0]}Z`, "#6f4c2e", 2.4, 0.5);
  pic.add(
    pic.soft(`<ellipse cx="${x - 20}" cy="${y}" rx="60" ry="9" fill="#2f4a2b" fill-opacity=".4"/>`, 4),
    pic.lift(
      path(`M${x - 10} ${y - 250}l10-14 10 14 3 250q-13 6-26 0z`, { fill: pic.linear([[0, "#b98d5f"], [1, "#7d5a3a"]], [x - 10, 0, x + 14, 0]) }) +
        board(`M${x - 20} ${y - 232}H${x + 96}L${x + 124} ${y - 208} ${x + 96} ${y - 184}H${x - 20}Z`, "#d3ab78") +
        board(`M${x + 20} ${y - 168}H${x - 104}L${x - 132} ${y - 144} ${x - 104} ${y - 120}H${x + 20}Z`, "#c99d6b") +
        line(`M${x - 6} ${y - 216}q40 6 92-2M${x + 6} ${y - 150}q-50-5-104 3`, "#8a6137", 2.4, 0.5) +
        path(`M${x} ${y - 208}h.1M${x} ${y - 144}h.1`, { stroke: "#4b3423", "stroke-width": 8, "stroke-linecap": "round" }),
      CAST,
    ),
  );
}

/** Field experiments, on an autumn evening: four people on one rope climb through the larches. */
export function fieldExperiments() {
  const pic = new Diorama({ width: WIDTH, height: HEIGHT });
  const random = createRandom("field/tall");
  pic.add(skySheet(pic, [[0, "#86a0c2"], [0.5, "#d6c0b4"], [1, "#f6c98c"]], 780));
  pic.add(
    glow(pic, 214, 300, 420, 400, { tint: "#ffdf9e", opacity: 0.95 }),
    lightRings(pic, random.fork("sun"), 214, 300, 64, { rings: [], disc: "#ffe6ae" }),
    cloud(pic, random.fork("c1"), 640, 160, 240, { height: 44 }),
    cloud(pic, random.fork("c2"), 330, 110, 130, { height: 22, fill: "#fdf0de" }),
    birds([[350, 330, 14], [390, 312, 10]], "#5c7480"),
  );
  ridges(
    pic,
    random,
    [
      {
        at: [[-60, 640], [70, 590], [190, 610], [330, 540], [450, 400], [532, 270], [590, 340], [690, 470], [780, 440], [850, 390], [960, 470]],
        fill: [[0, "#92a3be"], [1, "#e2cfc0"]],
        facets: [[532, 700, 330], [850, 950, 160], [70, 190, 110]],
        caps: [[468, 602, 70], [812, 886, 30]],
        rock: "#6a87a0",
      },
      { at: [[-60, 760], [140, 700], [300, 770], [480, 720], [660, 690], [800, 620], [960, 600]], fill: [[0, "#74908d"], [1, "#c3bf9f"]], facets: [[140, 290, 110], [480, 640, 110], [800, 930, 110]] },
      { at: [[-60, 960], [180, 940], [420, 880], [660, 790], [960, 660]], soft: true, fill: [[0, "#b08a3e"], [0.5, "#a98d4e"], [1, "#8f9a5a"]], trees: { height: 56, tint: "#b8812f", density: 0.9 } },
    ],
    { after: (i) => i === 1 && pic.add(mistBand(pic, random.fork("m"), { x: 330, y: 850, width: 760, height: 46, tint: "#fff3da", opacity: 0.55 })) },
  );
  const r = random.fork("wood");
  const larches = [0, 1].map(() => defineLarch(pic, r, { tiers: 10, width: r.range(38, 46) }));
  const gold = ["#d59a35", "#c9852c", "#e0b04d", "#b9762a"];
  const larch = (i, x, y, h) => plantSoft(pic, larches[i % 2], x, y, h, gold[i % 4], { shade: "#4a2f12", opacity: 0.16 });
  const slope = ridgeline(random.fork("slope"), [[-60, 1270], [120, 1210], [320, 1120], [520, 1020], [700, 930], [840, 860], [960, 800]], { soft: true, rough: 0.05, step: 14 });
  for (const [i, [x, h]] of [[40, 420], [120, 300], [196, 200], [660, 240], [756, 330], [846, 470], [900, 360]].entries()) pic.add(larch(i, x, heightAt(slope, x) + 20, h));
  const sheet = tornSheet(pic, random.fork("sheet"), slope, { fill: [[0, "#9a9a4e"], [0.35, "#7f8446"], [1, "#465a34"]], tear: 9, gradientTo: HEIGHT, shadow: { dx: 6, dy: -2, spread: 22, opacity: 0.26, tint: "#3a2d14" } });
  pic.add(sheet.markup);
  const face = sheet.face;
  const way = [];
  for (let x = 940; x >= -40; x -= 34) way.push([x, heightAt(face, x) + 24]);
  pic.add(tornPiece(pic, random.fork("way"), [...way, ...[...way].reverse().map(([x, y]) => [x, y + 38 + (940 - x) * 0.02])], { fill: "#e4cc98", tear: 4, coreTint: "#fff6e2", shadow: { dx: 1, dy: 1, spread: 6, opacity: 0.22, tint: "#3a2d14" } }));
  const height = 250;
  const team = [
    { x: 170, pose: "stride", coat: "#6b869c", trousers: "#3f4a3c", hair: "short", hairTint: "#8d8478", pack: "#7d3f2c" },
    { x: 340, pose: "climb", coat: "#d0a545", trousers: "#4a4238", hair: "bun", hairTint: "#3a2a22", pack: "#2f7f96", skin: "#b07850" },
    { x: 510, pose: "stride", coat: "#2f7f96", trousers: "#5b4a3a", hair: "curls", hairTint: "#5a3524", pack: "#1f5a48", skin: "#c98d66" },
    { x: 684, pose: "climb", coat: "#b4532f", trousers: "#33464a", hair: "tail", hairTint: "#b98a52", pack: "#1f5a48", pole: true },
  ].map((w) => ({ ...w, y: heightAt(face, w.x) + 52 }));
  team.slice(1).forEach((b, i) => {
    const [x0, y0, x1, y1] = [team[i].x, team[i].y - height * 0.5, b.x, b.y - height * 0.5];
    const rope = `M${x0} ${n(y0)}Q${(x0 + x1) / 2} ${n((y0 + y1) / 2 + 62)} ${x1} ${n(y1)}`;
    pic.add(line(rope, "#fffaf0", 7.5), line(rope, "#c2452d", 4.6), path(rope, { fill: "none", stroke: "#ffd9a0", "stroke-width": 4.6, "stroke-dasharray": "3 10" }));
  });
  for (const w of team)
    pic.add(
      path(`M${w.x - 24} ${n(w.y + 3)}Q${w.x + 90} ${n(w.y + 14)} ${w.x + 190} ${n(w.y + 50)}Q${w.x + 70} ${n(w.y + 34)} ${w.x + 24} ${n(w.y + 5)}Z`, { fill: "#3a2d14", "fill-opacity": 0.28 }),
      pic.lift(walker({ ...w, height, face: true }), LIFT),
      line(`M${w.x - 17} ${n(w.y - height * 0.505)}q17 10 34-1`, "#c2452d", 6),
    );
  let tufts = "";
  for (const [x, y] of scattered(r, 54, [[0, 300, 1350, 1500], [300, 600, 1220, 1500], [600, 900, 1060, 1500]])) tufts += grassTuft(pic, r, x, y, r.range(22, 44), { blades: 5, bend: 0.25 });
  pic.add(group(tufts, { fill: "#566a36" }));
  for (const [x, y, w, h] of [[560, 1330, 150, 80], [660, 1372, 84, 44], [800, 1150, 84, 42], [236, 1450, 96, 50]]) pic.add(stone(pic, r, x, y, w, h, "#948f80"));
  // One tree close to us, and its needles already on the ground.
  pic.add(larch(0, 846, 1500, 620), larch(1, 30, 1540, 330));
  let needles = "";
  for (const [x, y] of scattered(r, 150, [[560, 900, 1330, 1490], [0, 240, 1400, 1495], [320, 700, 1300, 1490]])) needles += `M${n(x)} ${n(y)}l${n(r.range(-9, 9))} ${n(r.range(-4, 4))}`;
  pic.add(line(needles, "#e0a640", 3, 0.8));
  pic.add(grain(pic, random.fork("grain")));
  return pic;
}
