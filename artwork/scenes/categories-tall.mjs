// The categories of workshops as their own pages show them beside a list: upright, somebody at work in the middle and
// what is at their feet below, so that a squarer column still has both.

import { Diorama } from "../lib/diorama.mjs";
import { n, softPolygon } from "../lib/geometry.mjs";
import { ridges } from "../lib/landscape.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline, grain, tornPiece } from "../lib/paper.mjs";
import { meditator } from "../lib/people.mjs";
import { group, line, path, use } from "../lib/picture.mjs";
import { mistBand } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, glow, lightRings, skySheet } from "../lib/sky.mjs";
import { grassTuft, plantSoft } from "../lib/stamps.mjs";
import { defineFir } from "../lib/trees.mjs";

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
