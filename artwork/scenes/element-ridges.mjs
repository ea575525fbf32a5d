// The four parts of one range, one to an element, each at its hour and in its season: a winter evening, a spring
// afternoon, an autumn noon, a summer morning. The range goes on from one to the next: side by side a screen shows
// the `CORE` of each, one below the other all of it.
import { band, heightAt, n, polyline, simplify, softPolygon } from "../lib/geometry.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline, tornPiece, tornSheet } from "../lib/paper.mjs";
import { group, line, Picture, path, place } from "../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { cloud } from "../lib/sky.mjs";
import { grassTuft, standingFirs } from "../lib/stamps.mjs";
import { defineFir, plant } from "../lib/trees.mjs";

const WIDTH = 780;
const HEIGHT = 300;
const CORE = 441;
const MARGIN = (WIDTH - CORE) / 2;

// The whole range, from left to right: far mountains, hills, the ground at one's feet.
const RANGE = {
  far: [[-220, 176], [-100, 138], [-10, 158], [90, 112], [168, 66], [238, 108], [330, 150], [420, 138], [500, 110], [560, 84], [632, 136], [672, 150], [716, 128], [790, 78], [862, 122], [950, 158], [1060, 136], [1160, 150], [1260, 122], [1360, 142], [1450, 108], [1530, 74], [1610, 118], [1700, 146], [1800, 120], [1980, 160]],
  hills: [[-220, 206], [-60, 186], [110, 204], [290, 178], [440, 196], [560, 190], [665, 208], [790, 186], [930, 200], [1090, 176], [1250, 194], [1390, 182], [1540, 200], [1690, 182], [1850, 196], [1980, 190]],
  ground: [[-220, 250], [-20, 240], [200, 254], [420, 246], [640, 258], [880, 246], [1100, 252], [1330, 242], [1540, 236], [1750, 246], [1980, 250]],
};

const ELEMENTS = ["feu", "eau", "air", "terre"];
const TINTS = {
  feu: { far: [[0, "#e9a78c"], [1, "#f2c9b4"]], hills: [[0, "#fff6ee"], [1, "#eeb99d"]], ground: "#4a1a0b", shade: "#7c2f17" },
  eau: { far: [[0, "#8bbccc"], [1, "#bcdde3"]], hills: [[0, "#4f93a5"], [1, "#2d7186"]], ground: "#0f3a49", shade: "#1c5568" },
  air: { far: [[0, "#aebdd0"], [1, "#d3dce6"]], hills: [[0, "#8da0b4"], [1, "#667c93"]], ground: "#2b3d50", shade: "#3f566d" },
  terre: { far: [[0, "#d6b981"], [1, "#ecdcb4"]], hills: [[0, "#b3954c"], [1, "#8f702f"]], ground: "#463009", shade: "#5b4110" },
};

/** The part of the range that an element has, and what goes on there. */
export function elementRidge(name) {
  const pic = new Picture({ id: "er", width: WIDTH, height: HEIGHT });
  const left = ELEMENTS.indexOf(name) * CORE - MARGIN;
  const tints = TINTS[name];
  const sheets = Object.entries(RANGE).map(([layer, at], i) => {
    const whole = ridgeline(createRandom(`element-ridges/${layer}`), at, { rough: i ? 0.06 : 0.2, soft: i > 0, step: 11 });
    const seen = whole.filter(([x]) => x > left - 24 && x < left + WIDTH + 24);
    const sheet = tornSheet(pic, createRandom(`element-ridges/${layer}/tear`), seen, {
      fill: tints[layer],
      tear: 4 + i,
      bottom: HEIGHT + 6,
      gradientTo: HEIGHT - 30,
      light: "#fffdf6",
      coreAmount: i === 2 ? 0.5 : 0.7,
      shadow: { dx: 3, dy: -1, spread: 8, opacity: i ? 0.16 : 0.07, steps: 6, tint: tints.shade },
    });
    return sheet;
  });
  const [far, hills, ground] = sheets.map(({ face }) => face);
  const random = createRandom(`element-ridges/${name}`);
  const add = { feu: winterEvening, eau: springAfternoon, air: autumnNoon, terre: summerMorning }[name](pic, random, { far, hills, ground, tints });
  const markup = [add.sky, sheets[0].markup, add.far, sheets[1].markup, add.hills, sheets[2].markup, add.ground];
  pic.add(group(markup.join(""), { transform: `translate(${n(-left)} 0)` }));
  return pic.toString();
}

const facets = (pic, random, face, tint, list) =>
  list.map(([peak, to, depth]) => shadeFacet(pic, random, face, peak, to, { depth, tint, opacity: 0.34, rim: "#fffaf0" })).join("");

// Stars over the snow, the stove lit.
function winterEvening(pic, random, { far, hills, ground, tints }) {
  const star = (x, y, r, fill) => path(`M${n(x)} ${n(y - r)}Q${n(x + r * 0.16)} ${n(y - r * 0.16)} ${n(x + r)} ${n(y)} ${n(x + r * 0.16)} ${n(y + r * 0.16)} ${n(x)} ${n(y + r)} ${n(x - r * 0.16)} ${n(y + r * 0.16)} ${n(x - r)} ${n(y)} ${n(x - r * 0.16)} ${n(y - r * 0.16)} ${n(x)} ${n(y - r)}Z`, { fill });
  const sky =
    [[20, 84, 5], [112, 34, 4.5], [246, 40, 5], [292, 78, 4], [338, 44, 7], [394, 84, 4.5], [-60, 60, 6], [-118, 92, 4], [462, 50, 5], [520, 30, 4], [568, 62, 6], [12, 100, 3.5], [414, 28, 3.5]]
      .map(([x, y, r]) => star(x, y, r, "#c9683f"))
      .join("") + path("M64 36a19 19 0 1 0 23 27 15.5 15.5 0 0 1-23-27z", { fill: "#fffaf0", stroke: "#dd9a78", "stroke-width": 1.2 });
  const snow =
    facets(pic, random, far, "#b5573a", [[168, 330, 90], [-100, 20, 60], [560, 640, 60]]) +
    [[118, 226, 34], [-138, -68, 20], [470, 600, 26]].map(([a, b, drop]) => snowCap(random, far, a, b, { drop, tongues: 5, tint: "#fffaf4" })).join("");
  const drift = (x, w) => path(`M${x} ${n(heightAt(hills, x) + 6)}q${n(w * 0.5)} 10 ${w} 4q${n(-w * 0.4)} 22 ${n(-w * 0.8)} 22 ${n(w * 0.1)}-16 ${n(-w * 0.2)}-26z`, { fill: "#d98f6c", "fill-opacity": 0.28 });
  const firs = standingFirs(pic, random, hills, { from: -200, to: 620, height: 24, gap: 11, clump: 0.45, sink: 3, tint: "#8a3d23" });
  const snowy = defineFir(pic, random, { tiers: 6, width: 46, snow: 0.62, snowTint: "#fffaf4", snowShade: "#e4b49b", rimOpacity: 0.2, shade: "#2a0d05" });
  const y = heightAt(hills, 246) + 12;
  const chalet =
    path(`M222 ${n(y)}v-24l28-20 28 20v24z`, { fill: "#5a2110" }) +
    path(`M212 ${n(y - 21)}l38-29 38 29-4 4-34-24-34 24z`, { fill: "#fffaf4" }) +
    path(`M262 ${n(y - 36)}v-14h7v19z`, { fill: "#5a2110" }) +
    path(`M236 ${n(y - 18)}h10v11h-10zM254 ${n(y - 18)}h10v11h-10z`, { fill: "#ffd27a" }) +
    `<circle cx="250" cy="${n(y - 12)}" r="34" fill="${pic.radial([[0, "#ffc46a", 0.55], [1, "#ffc46a", 0]], 250, y - 12, 34)}"/>` +
    path(`M265 ${n(y - 52)}c-12-12 10-18 0-32-6-9 2-15 8-22`, { fill: "none", stroke: "#fff6ee", "stroke-width": 5, "stroke-linecap": "round", "stroke-opacity": 0.85 });
  const trees = [[20, 46], [52, 62], [84, 40], [352, 58], [388, 76], [424, 50], [-96, 66], [-64, 44], [520, 70], [556, 50], [478, 36]]
    .map(([x, h]) => plant(snowy, x, heightAt(ground, x) + 5, h, "#6b2a14"))
    .join("");
  const steps = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return `<ellipse cx="${n(238 - 46 * t + (i % 2) * 5)}" cy="${n(y + 6 + t * 38)}" rx="${n(1.6 + t * 1.6)}" ry="${n(1 + t)}" fill="#a9583a"/>`;
  }).join("");
  return { sky, far: snow, hills: drift(40, 120) + drift(330, 110) + drift(-90, 100) + firs + steps + chalet, ground: trees + floor(tints.ground) };
}

// The snow of the saddle comes down as water.
function springAfternoon(pic, random, { far, hills, ground, tints }) {
  const sun = `<circle cx="672" cy="86" r="30" fill="#fffbee" stroke="#cfe6ea" stroke-width="1"/>`;
  // What is left of the winter in the saddle, ragged where it thaws.
  const brow = far.filter(([x]) => x > 622 && x < 728);
  const tongue = path(
    softPolygon([...brow, [716, 152], [704, 150], [700, 172], [688, 170], [684, 192], [674, 206], [664, 198], [660, 178], [650, 180], [646, 158], [634, 156], [628, 144]]),
    { fill: "#fbfefd" },
  );
  const snow =
    facets(pic, random, far, "#3d7f96", [[560, 640, 90], [790, 880, 90], [330, 250, 60]]) +
    [[528, 598, 22], [752, 836, 24], [300, 352, 12], [960, 1010, 10]].map(([a, b, drop]) => snowCap(random, far, a, b, { drop, tongues: 4, tint: "#fbfefd" })).join("") +
    tongue;
  const fall = band([[672, 186], [664, 200], [676, 214], [660, 228], [676, 246], [668, 262]], [5, 8, 12, 16, 24, 34]);
  const foam = [[662, 214, 9], [680, 226, 10], [660, 240, 12], [684, 248, 11]].map(([x, y, w]) => `M${x - w} ${y}q${n(w / 2)}-3 ${w} 0`).join("");
  const melting = [[560, 206, 34], [600, 222, 24], [742, 210, 40], [792, 226, 28], [500, 212, 24], [850, 214, 30], [948, 218, 26], [400, 214, 26], [340, 204, 30]]
    .map(([x, y, w]) => path(softPolygon(discOutline(random, x, y, w, { ry: w * 0.16, wobble: 0.12, count: 12 })), { fill: "#eef7f7", "fill-opacity": 0.9 }))
    .join("");
  const firs = standingFirs(pic, random, hills, { from: 280, to: 640, height: 24, gap: 12, clump: 0.45, sink: 3, tint: "#1d5a6e" }) + standingFirs(pic, random, hills, { from: 706, to: 1060, height: 24, gap: 12, clump: 0.45, sink: 3, tint: "#1d5a6e" });
  const stream = band([[668, 254], [650, 268], [690, 284], [664, 306]], [34, 46, 64, 90]);
  const ripple = [[640, 272, 26], [676, 280, 30], [648, 290, 34], [700, 294, 24]].map(([x, y, w]) => `M${x} ${y}q${n(w / 2)}-5 ${w} 0`).join("");
  const stone = (x, y, r) => path(softPolygon(discOutline(random, x, y, r, { ry: r * 0.6, wobble: 0.06, count: 10 })), { fill: "#7fa7b2" }) + path(softPolygon(discOutline(random, x - r * 0.15, y - r * 0.18, r * 0.7, { ry: r * 0.36, count: 9 })), { fill: "#a9c8cf" });
  const bridge =
    path("M606 262q62-34 124 0v8q-62-34-124 0z", { fill: "#8a5f3a" }) +
    path("M612 258v-18M640 247v-18M668 243v-18M696 247v-18M724 258v-18", { stroke: "#6b4526", "stroke-width": 4, "stroke-linecap": "round" }) +
    path("M606 243q62-34 124 0", { fill: "none", stroke: "#8a5f3a", "stroke-width": 4, "stroke-linecap": "round" });
  const fir = defineFir(pic, random, { tiers: 6, width: 46, rimOpacity: 0.25, shade: "#04202a" });
  const trees = [[478, 60], [512, 78], [546, 48], [812, 66], [846, 84], [876, 54], [340, 70], [372, 50], [970, 74], [1004, 52]].map(([x, h]) => plant(fir, x, heightAt(ground, x) + 5, h, "#16495a")).join("");
  const crocus = [[590, 266], [602, 272], [578, 274], [742, 268], [758, 274], [730, 278], [770, 266], [560, 268]]
    .map(([x, y]) => path(`M${x} ${y}q-6-10 0-15 6 5 0 15z`, { fill: "#b9a6dc" }) + path(`M${x} ${y}v8`, { stroke: "#5f9a86", "stroke-width": 2 }))
    .join("");
  return {
    sky: sun,
    far: snow,
    hills: firs + melting + path(fall, { fill: "#e9f6f8" }) + line(foam, "#7db6c4", 1.6),
    ground: floor(tints.ground) + path(stream, { fill: "#8fc6d3" }) + line(ripple, "#f4fbfb", 2.4) + stone(628, 282, 12) + stone(712, 276, 14) + stone(734, 288, 9) + bridge + trees + crocus,
  };
}

// Clouds and their shadows; firs that have only ever known one wind.
function autumnNoon(pic, random, { far, hills, ground, tints }) {
  const clouds = [[1000, 62, 120, 22], [1180, 44, 150, 28], [1310, 84, 90, 16], [830, 50, 110, 20], [1420, 46, 120, 20]]
    .map(([x, y, w, height], i) => cloud(pic, random.fork(`c${i}`), x, y, w, { height }))
    .join("");
  const clip = (face) => {
    const seen = simplify(face, 1);
    return pic.define("clipPath", {}, path(`${polyline(seen)}V${HEIGHT}H${n(seen[0][0])}Z`));
  };
  const cast = (face, list, opacity) =>
    group(
      path(list.map(([x, y, w]) => softPolygon(discOutline(random, x, y, w, { ry: w * 0.3, wobble: 0.14, count: 18 }))).join(""), { fill: "#2b3d50", "fill-opacity": opacity }),
      { "clip-path": `url(#${clip(face)})` },
    );
  const firs = standingFirs(pic, random, hills, { from: 720, to: 960, height: 22, gap: 12, clump: 0.4, sink: 3, tint: "#52677d" });
  // Flagged: branches to the lee alone, the trunk bowed with them.
  const flagged = (x, h, tint) => {
    const y = heightAt(ground, x) + 5;
    const at = (t) => [x + h * 0.42 * t ** 1.7, y - h * t];
    let branches = "";
    for (let i = 0; i < 8; i++) {
      const t = 0.2 + i * 0.1;
      const [bx, by] = at(t);
      const long = h * (0.52 - 0.42 * t) * random.range(0.85, 1.15);
      branches += `M${n(bx - h * 0.02)} ${n(by + h * 0.05)}Q${n(bx + long * 0.5)} ${n(by - h * 0.05)} ${n(bx + long)} ${n(by - h * 0.02)}Q${n(bx + long * 0.6)} ${n(by + h * 0.05)} ${n(bx - h * 0.02)} ${n(by + h * 0.1)}Z`;
      if (i % 3 === 1) branches += `M${n(bx)} ${n(by)}q${n(-long * 0.2)}-1 ${n(-long * 0.34)}-5 ${n(long * 0.2)}-3 ${n(long * 0.34)} 2z`;
    }
    return path(band([at(0), at(0.35), at(0.7), at(1)], [h * 0.075, h * 0.055, h * 0.035, 1]), { fill: mix(tint, "#1d2b27", 0.35) }) + path(branches, { fill: tint });
  };
  const trees = [[962, 74], [1000, 58], [1038, 88], [1204, 64], [1240, 92], [1278, 70], [770, 80], [812, 60], [1380, 76], [1424, 92], [1460, 58]].map(([x, h]) => flagged(x, h, "#3f566d")).join("");
  let grass = "";
  for (let x = 720; x < 1500; x += random.range(9, 18)) grass += grassTuft(pic, random, x, heightAt(ground, x) + random.range(8, 18), random.range(14, 26), { blades: 4, bend: 0.9, spread: 0.3 });
  const leaves = [[1068, 150, 20], [1110, 128, -30], [1150, 168, 50], [1022, 120, -10], [1326, 148, 30], [900, 150, 14], [1190, 132, 70]]
    .map(([x, y, turn]) => group(path("M-6 0Q0-5 6 0 0 5-6 0Z", { fill: "#c98a3f" }), { transform: `translate(${x} ${y}) rotate(${turn})` }))
    .join("");
  const gusts = line("M1052 176q44-22 84-6 22 10 34-2 4-12-8-13-8 1-7 9M1250 120q30-14 58-3M862 118q34-15 66-4", "#ffffff", 3, 0.85);
  return {
    sky: clouds,
    far: facets(pic, random, far, "#5d7590", [[790, 870, 70], [1060, 1120, 50], [1260, 1330, 60], [1530, 1600, 60]]) + cast(far, [[1110, 176, 60], [1330, 170, 46], [900, 176, 50]], 0.18),
    hills: firs + cast(hills, [[1010, 214, 88], [1190, 226, 74], [1330, 206, 60], [840, 216, 70], [1450, 218, 60]], 0.34),
    ground: trees + gusts + leaves + group(grass, { fill: tints.shade }) + floor(tints.ground),
  };
}

// Rows on the slope: what decides of dinner.
function summerMorning(pic, random, { far, hills, ground, tints }) {
  const sun = `<circle cx="1640" cy="112" r="34" fill="#fff8df" stroke="#e6c98c" stroke-width="1"/>`;
  const firs = standingFirs(pic, random, hills, { from: 1150, to: 1460, height: 24, gap: 12, clump: 0.45, sink: 3, tint: "#6f561d" }) + standingFirs(pic, random, hills, { from: 1630, to: 1950, height: 24, gap: 12, clump: 0.45, sink: 3, tint: "#6f561d" });
  const fir = defineFir(pic, random, { tiers: 6, width: 46, rimOpacity: 0.25, shade: "#1d1403" });
  const trees = [[1356, 60], [1388, 80], [1420, 52], [1736, 78], [1768, 56], [1222, 72], [1256, 50], [1834, 74], [1870, 54]].map(([x, h]) => plant(fir, x, heightAt(ground, x) + 5, h, "#5b4614")).join("");
  // Furrows that meet at the hill; between them beds, fuller the nearer.
  const vanish = [1545, 176];
  const top = 205;
  const at = (x, y) => vanish[0] + ((x - vanish[0]) * (y - vanish[1])) / (HEIGHT - vanish[1]);
  const plot = [[at(1330, top), top], [at(1770, top), top], [1770, HEIGHT + 6], [1330, HEIGHT + 6]];
  const soil = tornPiece(pic, random.fork("soil"), plot.flatMap((p, i) => { const q = plot[(i + 1) % 4]; return Array.from({ length: 6 }, (_, k) => [p[0] + ((q[0] - p[0]) * k) / 6, p[1] + ((q[1] - p[1]) * k) / 6]); }), { fill: "#6b4a17", tear: 3, shadow: { dx: 0, dy: 1, spread: 5, opacity: 0.25, tint: tints.shade } });
  let furrows = "";
  for (let x = 1352; x < 1770; x += 44) furrows += `M${n(at(x, top + 2))} ${top + 2}L${x} ${HEIGHT}`;
  const greens = ["#6f8f3f", "#8aa64a", "#557a38"];
  const beds = [];
  for (let y = top + 6, k = 0; y < HEIGHT - 4; k++) {
    const scale = (y - vanish[1]) / (HEIGHT - vanish[1]);
    for (let x = 1374, c = 0; x < 1770; x += 44, c++) beds.push(head(at(x, y), y, 15 * scale, c % 3, greens));
    y += 17 * scale + 1;
  }
  const pole = (x, y, h) => line(`M${x - h * 0.2} ${y}L${x + h * 0.05} ${y - h}M${x + h * 0.2} ${y}L${x - h * 0.05} ${y - h}M${x} ${y + 2}V${y - h}`, "#7c5a26", 2.6) + path(`M${x - h * 0.16} ${y - h * 0.1}q${n(h * 0.1)}-${n(h * 0.3)} ${n(h * 0.16)}-${n(h * 0.72)} ${n(h * 0.1)} ${n(h * 0.4)} ${n(h * 0.16)} ${n(h * 0.72)}-${n(h * 0.16)} ${n(h * 0.1)}-${n(h * 0.32)} 0z`, { fill: greens[2], "fill-opacity": 0.85 });
  const fence = (x0, x1) => {
    let d = "";
    for (let x = x0; x < x1; x += 17) d += `M${x} ${n(heightAt(ground, x) + 8)}v-24`;
    return line(d, "#d8bd84", 4) + line(`M${x0 - 5} ${n(heightAt(ground, x0) - 8)}L${x1 - 8} ${n(heightAt(ground, x1) - 8)}M${x0 - 5} ${n(heightAt(ground, x0) + 2)}L${x1 - 8} ${n(heightAt(ground, x1) + 2)}`, "#d8bd84", 3);
  };
  return {
    sky: sun,
    far: facets(pic, random, far, "#8a6420", [[1530, 1610, 90], [1260, 1330, 50], [1800, 1880, 60]]) + [[1500, 1562, 15]].map(([a, b, drop]) => snowCap(random, far, a, b, { drop, tongues: 4, tint: "#fffaf0" })).join(""),
    hills: firs,
    ground: floor(tints.ground) + trees + soil + line(furrows, "#3d2908", 2.4, 0.8) + beds.join("") + fence(1290, 1352) + fence(1752, 1960) + pole(1462, 214, 36) + pole(1494, 212, 33) + pole(1612, 212, 34) + pole(1644, 214, 37),
  };
}

// What grows in one place of a bed: a cabbage, leaves that stand, a beet.
function head(x, y, r, kind, greens) {
  const leaf = (turn, k, fill) => group(path(`M0 0Q${n(-r * 0.5)} ${n(-r * k * 0.6)} 0 ${n(-r * k)} ${n(r * 0.5)} ${n(-r * k * 0.6)} 0 0Z`, { fill }), { transform: `${place(x, y)} rotate(${turn})` });
  if (kind === 0) return `<circle cx="${n(x)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.62)}" fill="${greens[0]}"/><circle cx="${n(x - r * 0.1)}" cy="${n(y - r * 0.42)}" r="${n(r * 0.36)}" fill="${greens[1]}"/>`;
  const tint = kind === 1 ? greens[1] : greens[2];
  return leaf(-46, 0.95, tint) + leaf(46, 0.95, tint) + leaf(0, 1.15, mix(tint, "#f3e8cf", 0.2)) + (kind === 2 ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.28)}" fill="#a8473f"/>` : "");
}

const floor = (fill) => `<rect x="-240" y="${HEIGHT - 6}" width="2300" height="12" fill="${fill}"/>`;
