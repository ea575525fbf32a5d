// What lies ready for the workshops of well-being.
import { n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { group, line, path } from "../../lib/picture.mjs";
import { at, CREAM, card, cut, dark, disc, INK, light, polar, rim, Table, twig } from "../lib/table.mjs";

/** Thick socks: the first thing is to feel one's feet on the floor. */
function socks() {
  const table = new Table("sophrologie", "#d09079", "#efcfb8", { square: 2.2, tilt: 10 });
  const d = "M-92-360Q0-374 92-360L88-60Q92 30 170 62L300 112Q384 152 366 226 344 292 246 280L-6 232Q-100 206-98 84Z";
  const sock = (wool, trim) => {
    let knit = "";
    for (let y = -230; y < 290; y += 34) for (let x = -110; x < 380; x += 40) knit += `M${x} ${y}l10 12 10-12`;
    let ribs = "";
    for (let x = -84; x <= 84; x += 24) ribs += `M${x}-362V-262`;
    return (
      cut(d, wool) +
      table.through(
        d,
        path(knit, { fill: "none", stroke: mix(wool, CREAM, 0.4), "stroke-width": 4, "stroke-opacity": 0.6 }) +
          path("M-120-210H120V-170H-120ZM-120-150H120V-132H-120Z", { fill: trim }) +
          path("M-120 40Q-10 60 0 240L-120 260Z", { fill: trim }) +
          path("M262 60Q220 170 262 300L420 300V60Z", { fill: trim }) +
          dark("M-120 130Q60 220 260 236T420 180V320H-120Z", 0.13) +
          light("M-98-372H-64V80Q-64 120-98 130Z", 0.14),
      ) +
      path("M-100-366Q0-384 100-366L98-256Q0-240-98-256Z", { fill: mix(trim, CREAM, 0.12) }) +
      path(ribs, { stroke: mix(trim, INK, 0.4), "stroke-width": 5, "stroke-opacity": 0.4 })
    );
  };
  table.put(sock("#3d7566", "#f1dfbd"), 880, 520, { turn: 16, high: 1.2 });
  table.put(sock("#3d7566", "#f1dfbd"), 560, 470, { turn: -7, high: 1.5 });
  return table.finish();
}

/** A mat that is being unrolled, a brick, a cushion. */
function mat() {
  const table = new Table("yoga", "#78a09c", "#c9dcd5", { square: 3, tilt: -9 });
  const tint = "#a14a63";
  const roll = table.linear([[0, mix(tint, INK, 0.35)], [0.35, mix(tint, CREAM, 0.34)], [0.7, tint], [1, mix(tint, INK, 0.45)]], [0, 0, 150, 0]);
  table.put(
    cut(card(880, 460, 14), tint) + path(card(848, 428, 8), { fill: "none", stroke: mix(tint, CREAM, 0.42), "stroke-width": 5 }) +
      line("M-310-120Q-150-180 0-120T310-120M-310 120Q-150 60 0 120T310 120", mix(tint, CREAM, 0.28), 5, 0.7),
    690,
    500,
    { turn: -14, high: 0.5 },
  );
  table.put(path(`M0-242q0-10 10-10H140q10 0 10 10V242q0 10-10 10H10Q0 252 0 242Z`, { fill: roll }) + line("M22-252Q75-284 128-252M44-252Q75-268 104-252M22 252Q75 284 128 252M44 252Q75 268 104 252", mix(tint, INK, 0.4), 8), 1046, 408, { turn: -14, high: 1.9 });
  const random = table.random.fork("cork");
  let cork = "";
  for (let i = 0; i < 90; i++) cork += at(disc(random.range(2, 6), random.pick(["#8a5a34", "#e9c48e", "#a8703f"]), { "fill-opacity": 0.6 }), random.range(-128, 128), random.range(-68, 68));
  table.put(cut(card(290, 170, 22), "#c99456") + cork + light("M-140-80H140V-62H-140Z", 0.3), 590, 690, { turn: -2, high: 1.7 });
  const fringe = Array.from({ length: 12 }, (_, i) => `M${-132 + i * 24}-118v-30M${-132 + i * 24} 118v30`).join("");
  table.put(
    path(fringe, { stroke: "#f1e3c6", "stroke-width": 7, "stroke-linecap": "round" }) + cut(card(300, 240, 16), "#f1e3c6") + path("M-150-66H150V-34H-150ZM-150-18H150V-4H-150ZM-150 34H150V66H-150ZM-150 4H150V18H-150Z", { fill: "#3d8599" }) +
      dark("M-150 84H150V104q0 16-16 16H-134q-16 0-16-16Z", 0.12) + light("M-134-120H134q16 0 16 16v14H-150v-14q0-16 16-16Z", 0.4),
    620,
    430,
    { turn: -14, high: 1.5 },
  );
  return table.finish();
}

/** The great bowl and its mallet. */
function bowl() {
  const table = new Table("bain-sonore", "#24475a", "#4f8296", { square: 2.2, tilt: -12 });
  table.put(group(discRing(table, 372, "#8a3d2c") + discRing(table, 346, "#b4532f")) + ringOf(28, 358, 12, "#e9c98c"), 700, 500, { high: 1 });
  const bowlOf = (r) => {
    const inside = table.radial([[0, "#e8bd68"], [0.55, "#a5722f"], [1, "#5f3c18"]], r * 0.12, r * 0.16, r * 0.95);
    return (
      disc(r, "#f3d795") + disc(r * 0.965, "#c79a48") + rim(r * 0.93, "#8a6224", r * 0.014) + disc(r * 0.885, inside) +
      [0.66, 0.44, 0.22].map((k) => rim(r * k, "#f3d795", r * 0.012, { "stroke-opacity": 0.4 })).join("") +
      path(`M${n(-r * 0.94)} ${n(-r * 0.1)}A${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.94)}`, { fill: "none", stroke: "#fffbe9", "stroke-width": n(r * 0.045), "stroke-linecap": "round" }) +
      light(`M${n(r * 0.2)} ${n(r * 0.78)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 0 ${n(r * 0.79)} ${n(r * 0.1)}Q${n(r * 0.6)} ${n(r * 0.56)} ${n(r * 0.2)} ${n(r * 0.78)}Z`, 0.3)
    );
  };
  table.put(bowlOf(288), 700, 490, { high: 1.9 });
  table.put(bowlOf(104), 1120, 250, { high: 1.5 });
  table.put(
    path("M-250-15Q-262 0-250 15L90 20V-20Z", { fill: "#7a4d2a" }) + path("M-250-14L90-19V-4L-252-4Z", { fill: "#b98454" }) +
      cut("M70-44H226q52 0 52 44t-52 44H70q-16 0-16-44t16-44Z", "#d9cdb4") + path("M58-44h34v88H58q-8-44 0-88Z", { fill: "#b4532f" }) + path("M112-26H236M112 26H236", { stroke: "#a08c68", "stroke-width": 4, "stroke-dasharray": "12 9" }) + light("M100-38H238q28 4 32 22H100Z", 0.5),
    1010,
    720,
    { turn: -38, k: 1.08, high: 1.7 },
  );
  return table.finish();
}

const ringOf = (count, r, size, fill) => Array.from({ length: count }, (_, i) => at(path(`M0 ${-size}L${size} 0 0 ${size} ${-size} 0Z`, { fill }), ...polar(r, (i * 360) / count), (i * 360) / count)).join("");

const discRing = (table, r, fill) => {
  const points = discOutline(table.random.fork(`ring${r}`), 0, 0, r, { wobble: 0.008, count: 60 });
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, { fill });
};

/** An open hand, and the points that one learns to press. */
function hand() {
  const table = new Table("kinesiologie", "#a78fae", "#ddcfe0", { square: 2.6, tilt: 4 });
  const skin = "#e5ac82";
  const fingers = [["M-116-20L-192-240", 82], ["M-44-60L-74-346", 90], ["M44-60L62-362", 90], ["M124-30L188-290", 86]];
  const parts = (tint, more) =>
    fingers.map(([d, w]) => line(d, tint, w + more)).join("") +
    line("M70 190Q230 150 322 30", tint, 88 + more) +
    line("M-110 10L-80 190M-40 0L-20 210M40 0V210M108 10L70 200", tint, 118 + more) +
    path("M-150 20Q-164 110-124 200L-100 300-96 420H96L108 250Q172 190 162 30L120-30H-110Z", { fill: tint, stroke: tint, "stroke-width": more + 6, "stroke-linejoin": "round" });
  const creases = line("M-150 20Q-40 90 60 40T150-20M-156 96Q-40 150 90 90M128 70Q20 120 20 250", mix(skin, "#8a4a2c", 0.55), 7, 0.7) + line("M-128-92l40-12M-168-174l40-12M-84-150l48-5M-96-240l46-6M28-150l46 4M34-250l46 2M138-110l44 10M158-190l42 8", mix(skin, "#8a4a2c", 0.4), 6, 0.6);
  const point = (x, y, tint) => at(disc(34, tint, { "fill-opacity": 0.28 }) + disc(20, tint) + at(disc(6, CREAM), -4, -5), x, y);
  table.put(
    parts("#f8dcc2", 12) + parts(skin, 0) + creases + point(0, 130, "#b4532f") + point(176, 128, "#2f6a7d") + point(-70, -316, "#2f6a55") + point(62, -332, "#b4532f") + point(-100, 42, "#a97b2c") + point(8, 262, "#2f6a55"),
    730,
    470,
    { turn: 9, high: 1.4 },
  );
  table.put(cut("M-160-70Q0-92 160-70L190 320H-190Z", "#3f7a8f") + path("M-163-40Q0-62 164-40L166-6Q0-28-166-6Z", { fill: "#2c5a70" }) + light("M-160-70Q-120-80-100-82L-110 320H-190Z", 0.14), 672, 880, { turn: 9, high: 1.6 });
  return table.finish();
}

/** A cup of what was gathered, and the herbs beside it. */
function infusion() {
  const table = new Table("tisanes", "#b3b56f", "#e6e4bb", { square: 2.1, tilt: -6 });
  const herb = (name, x, y, turn, options) => table.put(twig(table.random.fork(name), options), x, y, { turn, high: 0.7 });
  herb("a", 240, 820, -52, { length: 430, leaf: 92 });
  herb("b", 330, 900, -24, { length: 360, leaf: 80, tints: ["#7fa052", "#94ab66", "#5f8a4c"] });
  const yarrow = (seed) => {
    const random = table.random.fork(seed);
    let flowers = line("M0 300Q10 120 0 0M0 150Q-60 90-92 20M0 160Q60 90 96 10M0 90Q-30 40-44-34M0 90Q30 40 48-40", "#6b7a44", 8);
    for (let i = 0; i < 46; i++) {
      const [x, y] = polar(Math.sqrt(random.next()) * 150, random.range(0, 360));
      flowers += at(disc(random.range(15, 24), random.pick(["#fffaf0", "#f6e9d2", "#f1d5cb"])) + disc(6, "#d9a940"), x, y * 0.62 - 30);
    }
    return flowers;
  };
  table.put(yarrow("y1"), 1170, 300, { turn: 26, high: 0.9 });
  table.put(yarrow("y2"), 1250, 560, { turn: 52, k: 0.72, high: 0.9 });
  table.put(disc(338, "#fffaf0") + at(disc(334, "#e9dcc4"), 2, 4) + rim(306, "#3d8599", 10) + disc(250, "#ddcdb0"), 720, 500, { high: 0.9 });
  const tea = table.radial([[0, "#e9a94a"], [0.7, "#c47f2b"], [1, "#8f561b"]], 20, 30, 220);
  table.put(
    cut("M190-34H300q56 0 56 34t-56 34H190Z", "#fdf6e8") + path("M210-14H296q26 0 26 14t-26 14H210Z", { fill: "#c9b892" }) + disc(226, "#fffdf6") + disc(206, "#d9c9aa") + at(disc(200, tea), 2, 3),
    720,
    490,
    { turn: 34, high: 1.5 },
  );
  table.add(at(twig(table.random.fork("c"), { length: 230, leaf: 58, count: 11 }), 590, 560, -28), light("M560 420A190 190 0 0 1 690 322Q610 362 560 420Z", 0.55));
  for (const [x, y, k] of [[790, 590, 1], [838, 500, 0.8], [640, 400, 0.85]])
    table.put(Array.from({ length: 8 }, (_, i) => at(path("M0 0Q14-12 40 0 14 12 0 0Z", { fill: "#fffaf0" }), 0, 0, i * 45)).join("") + disc(14, "#e0a83a"), x, y, { k, high: 0.4 });
  return table.finish();
}

/** The fork that gives the note, and the note. */
function tuningFork() {
  const table = new Table("chanter", "#6d4054");
  const tints = ["#7f4d61", "#96606f", "#b27a7c", "#cf9a8c", "#e9c3a6"];
  tints.forEach((tint, i) => {
    const r = 640 - i * 118;
    table.tear(tint, discOutline(table.random.fork(`r${i}`), 690, 420, r, { wobble: 0.018, count: 72 }), { tear: 9, high: 0.7 });
  });
  const steel = (w, stroke, move = 0) => line(`M${-74 + move}-330V-30A74 74 0 0 0 ${74 + move}-30V-330`, stroke, w);
  table.put(
    line("M0 44V330", "#6f7d84", 40) + line("M-7 44V330", "#c9d3d6", 14) + at(disc(38, "#6f7d84") + at(disc(30, "#aab7bb"), -4, -5) + at(disc(9, "#f3f7f7"), -12, -14), 0, 352) +
      steel(60, "#6f7d84") + steel(50, "#a9b6ba") + steel(16, "#eef3f3", -9),
    720,
    500,
    { turn: 24, k: 1.12, high: 1.7 },
  );
  return table.finish();
}

export const pictures = {
  "sophrologie-du-matin": socks,
  "yoga-doux": mat,
  "bain-sonore": bowl,
  "kinesiologie-individuelle": hand,
  "tisanes-et-plantes-de-saison": infusion,
  "oser-chanter": tuningFork,
};
