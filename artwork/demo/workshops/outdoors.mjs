// What one takes along, or holds, in the workshops out in the country.
import { n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { line, path } from "../../lib/picture.mjs";
import { createNoise } from "../../lib/rng.mjs";
import { at, CREAM, card, cut, dark, disc, INK, light, pebble, polar, rim, Table } from "../lib/table.mjs";

/** A twig of larch with its cones. */
function larch() {
  const table = new Table("marche-lente", "#a67c5b", "#d9bc97", { square: 2.3, tilt: -14 });
  const random = table.random.fork("twig");
  const tuft = (r) => {
    let needles = "";
    for (let i = 0; i < 22; i++) {
      const [x, y] = polar(r * random.range(0.78, 1.05), i * 16.4 + random.range(-5, 5));
      needles += line(`M0 0Q${n(x * 0.5 + 6)} ${n(y * 0.5 - 5)} ${n(x)} ${n(y)}`, random.pick(["#4f7d3f", "#7ba04a", "#98b65c", "#5f8f4c"]), 9);
    }
    return needles + disc(14, "#7a5a34");
  };
  table.put(
    line("M-560 250Q-300 90-60 60T330-90 560-300M-90 62Q40 150 240 190M90 36Q120-110 60-260M-300 112Q-330-40-420-130", "#6b4527", 30) +
      line("M-560 244Q-300 84-60 54T330-96 556-304", "#96694a", 9, 0.9),
    750,
    520,
    { k: 0.94, high: 0.8 },
  );
  for (const [x, y, r] of [[430, 620, 112], [620, 560, 104], [780, 540, 96], [980, 478, 112], [1110, 372, 104], [1262, 240, 98], [980, 700, 108], [806, 270, 112], [350, 392, 108], [846, 400, 88], [270, 720, 100]])
    table.put(tuft(r), x, y, { high: 0.9 });
  const cone = () => {
    let scales = "";
    for (let row = 0; row < 6; row++) {
      const w = 58 * Math.sin(0.62 + row * 0.42);
      for (let i = -1; i <= 1; i++)
        scales += at(path("M-32-10Q-28 40 0 44 28 40 32-10 0-30-32-10Z", { fill: row % 2 ? "#9a6236" : "#b07a44" }) + path("M-26 16Q0 44 26 16", { fill: "none", stroke: "#e2bd84", "stroke-width": 5 }), i * w * 0.72, 96 - row * 38, 0, 0.62 + w / 150);
    }
    return path("M0 130Q-78 80-66-20 0-150 66-20 78 80 0 130Z", { fill: "#6b4527" }) + scales;
  };
  table.put(cone(), 690, 710, { turn: 22, k: 1.18, high: 1.5 });
  table.put(cone(), 500, 400, { turn: -30, k: 0.98, high: 1.5 });
  table.put(cone(), 1120, 600, { turn: 150, k: 0.86, high: 1.4 });
  return table.finish();
}

/** The chart of the sky, and the red lamp that does not dazzle. */
function chart() {
  const table = new Table("nuit", "#252c4e", "#4a5688", { square: 4, tilt: 9 });
  const random = table.random.fork("stars");
  let stars = "";
  for (let i = 0; i < 130; i++) {
    const [x, y] = polar(Math.sqrt(random.next()) * 322, random.range(0, 360));
    stars += at(disc(random.range(1.5, 4.5), "#fff6dc", { "fill-opacity": random.range(0.4, 1) }), x, y);
  }
  const signs = [
    [[-190, -120], [-120, -150], [-60, -128], [0, -134], [24, -70], [104, -66], [116, -136], [0, -134]],
    [[-220, 96], [-160, 150], [-116, 92], [-58, 138], [-14, 84]],
    [[96, 70], [190, 60], [146, 130], [166, 146], [186, 162], [110, 230], [214, 224]],
  ];
  const drawn = signs.map((sign) => line(`M${sign.map((p) => p.join(" ")).join("L")}`, "#ffd27a", 5, 0.85) + sign.map(([x, y]) => at(path("M0-19L5-5 19 0 5 5 0 19-5 5-19 0-5-5Z", { fill: "#fff3c8" }), x, y)).join("")).join("");
  let ticks = "";
  for (let i = 0; i < 72; i++) {
    const [[x, y], [u, v]] = [polar(406, i * 5), polar(i % 6 ? 388 : 370, i * 5)];
    ticks += `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`;
  }
  table.put(
    disc(420, "#fff6e2") + at(disc(418, "#efdfbb"), 1, 3) + path(ticks, { stroke: "#7a5a34", "stroke-width": 5 }) + disc(352, "#141b38") + at(`<ellipse rx="316" ry="296" fill="#27386b"/>`, 0, 26) +
      path("M-330 110Q-160-10 0 40T330-70L340 0Q160 60 0 110T-310 190Z", { fill: "#8fa3cf", "fill-opacity": 0.28 }) + stars + drawn + disc(15, "#efdfbb") + disc(7, "#7a5a34"),
    690,
    495,
    { turn: -12, high: 0.9 },
  );
  table.add(table.pool(1150, 700, 250, 210, "#ff5a3c", 0.75));
  table.put(
    cut("M-40-46H150q22 0 22 22V24q0 22-22 22H-40Z", "#c9ced0") + path("M-40-46H150q22 0 22 22V-8H-40Z", { fill: "#e7ebec" }) + path("M10-46V46M44-46V46M78-46V46", { stroke: "#8d989c", "stroke-width": 7 }) +
      cut("M-40-46L-120-84q-16 0-16 16V68q0 16 16 16L-40 46Z", "#b4532f") + path("M-136-62q-26 62 0 124Z", { fill: "#ff8a6a" }) + at(path(card(46, 26, 12), { fill: "#b4532f" }), 118, 0),
    1190,
    760,
    { turn: 38, high: 1.5 },
  );
  return table.finish(0.07);
}

/** A frame that two hands have lifted out of the hive. */
function comb() {
  const table = new Table("rucher", "#86aab4", "#d3e2e0", { square: 4.5, tilt: -4 });
  const random = table.random.fork("cells");
  const noise = createNoise(random, 2);
  const field = card(800, 520, 6);
  const hex = (r) => `M${[0, 60, 120, 180, 240, 300].map((a) => polar(r, a + 30).map(n).join(" ")).join("L")}Z`;
  let cells = "";
  const [w, h] = [66, 57];
  for (let row = -5; row <= 5; row++)
    for (let col = -7; col <= 7; col++) {
      const [x, y] = [col * w + (row % 2 ? w / 2 : 0), row * h];
      const far = Math.hypot(x / 400, (y - 70) / 270) + 0.2 * noise(col * 0.5 + row * 0.7 + 20);
      const honey = random.pick(["#e8a92f", "#d98f1f", "#f0bd4c"]);
      const tint = far > 1.02 ? "#f6e3b0" : far > 0.62 ? honey : random.pick(["#a9651c", "#b8762a", "#8f5316"]);
      cells += at(path(hex(31), { fill: tint }) + (far > 0.62 ? "" : path("M-18-10L0-21 18-10", { fill: "none", stroke: "#fff2c8", "stroke-width": 5, "stroke-opacity": 0.4 })), x, y);
    }
  table.put(
    cut("M-540-340q0-16 16-16H524q16 0 16 16v44q0 10-10 10H450V300q0 14-14 14H-436q-14 0-14-14V-286h-80q-10 0-10-10Z", "#b98450") + light("M-540-340q0-16 16-16H524q16 0 16 16v8H-540Z", 0.3) + path(field, { fill: "#f3cf7a" }) + table.through(field, cells) +
      dark("M-400-260H400V-240H-380V260H-400Z", 0.15) + path("M-450-286H450M-420-286V300M420-286V300", { stroke: "#7d5228", "stroke-width": 5, "stroke-opacity": 0.6, fill: "none" }),
    750,
    510,
    { turn: -5, high: 1.5 },
  );
  const bee =
    `<ellipse cx="-6" cy="-40" rx="46" ry="21" fill="#f4f8f8" fill-opacity=".86" transform="rotate(28 -6 -40)"/><ellipse cx="-6" cy="40" rx="46" ry="21" fill="#f4f8f8" fill-opacity=".86" transform="rotate(-28 -6 40)"/>` +
    path("M-66 0Q-50-36 0-34 44-30 46 0 44 30 0 34-50 36-66 0Z", { fill: "#3a2416" }) + path("M-42-27Q-32-33-22-34V34Q-32 33-42 27ZM-8-35H12V35H-8Z", { fill: "#f0b93c" }) + disc(0, INK) + at(disc(21, "#3a2416"), 54, 0) + line("M66-12l22-16M66 12l22 16", "#3a2416", 5);
  for (const [x, y, turn, k] of [[560, 420, 20, 1.25], [820, 560, 150, 1.3], [980, 390, -70, 1.2], [640, 690, -20, 1.15], [1190, 800, 215, 1.2]])
    table.put(bee, x, y, { turn, k, high: 0.8 });
  return table.finish();
}

/** A bowl that two thumbs have pressed, and what it was smoothed with. */
function clay() {
  const table = new Table("terre", "#6f8f8c", "#b4c8c1", { square: 2.2, tilt: 16 });
  const tint = "#b9623d";
  table.put(disc(372, "#d8c3a0") + at(disc(368, "#b8976a"), 2, 4) + [330, 290, 250].map((r) => rim(r, "#94754c", 5, { "stroke-opacity": 0.55 })).join(""), 690, 500, { high: 1.1 });
  const inside = table.radial([[0, mix(tint, CREAM, 0.24)], [0.6, mix(tint, INK, 0.14)], [1, mix(tint, INK, 0.45)]], 24, 34, 220);
  // A roll of clay is laid on the one below; the end of the last still hangs over.
  const roll = (r, from, to, tail = "") => {
    let d = "";
    for (let a = from; a <= to; a += 6) d += `${d ? "L" : "M"}${polar(r + (a - from) * 0.06 + 5 * Math.sin(a / 37), a).map(n).join(" ")}`;
    return line(d + tail, mix(tint, INK, 0.32), 62) + line(d + tail, tint, 54) + line(d + tail, mix(tint, CREAM, 0.26), 15, 0.75).replace("<path", '<path transform="translate(-7 -10)"');
  };
  table.put(disc(250, mix(tint, INK, 0.3)) + at(disc(208, inside), 2, 3) + [150, 104, 58].map((r) => rim(r, mix(tint, INK, 0.34), 8, { "stroke-opacity": 0.45 })).join("") + rim(222, mix(tint, INK, 0.2), 44) + rim(216, mix(tint, CREAM, 0.2), 12, { "stroke-opacity": 0.6 }), 690, 500, { high: 1.5 });
  table.put(roll(232, -70, 308, "Q262-128 330-40T446 96"), 690, 492, { high: 1.6 });
  table.put(line("M-210 0H60", "#8a5a34", 34) + line("M-210-7H60", "#c08f5c", 9) + path("M60-15H100V15H60Z", { fill: "#c9ced0" }) + line("M100 0Q150-76 214-62 262 0 214 62 150 76 100 0Z", "#9aa5a8", 11), 318, 800, { turn: 132, k: 0.8, high: 1.2 });
  table.put(cut("M-96-40Q-60-84 20-70 106-74 104-6 108 66 20 70-70 84-98 34-112 0-96-40Z", tint) + light("M-80-36Q-44-66 20-56-30-34-80-36Z", 0.35) + dark("M-60 40Q20 72 92 20 84 66 20 70-30 76-60 40Z", 0.2), 1130, 270, { high: 1.6 });
  return table.finish();
}

/** The headphones through which one hears the stones roll. */
function headphones() {
  const table = new Table("torrent", "#2c7287");
  const noise = createNoise(table.random.fork("waves"), 3);
  ["#41899c", "#62a3b1", "#8bbdc5", "#b9d8d9"].forEach((tint, i) => {
    const points = [];
    for (let x = -60; x <= 1560; x += 30) points.push([x, 130 + i * 215 + 62 * Math.sin(x / 190 + i * 1.4) + 26 * noise(x / 240 + i * 9)]);
    table.tear(tint, [...points, [1560, 1100], [-60, 1100]], { tear: 12, high: 0.7 });
  });
  for (const [x, y, r, tint] of [[1150, 800, 92, "#8f8a80"], [1276, 700, 60, "#b7aa98"], [1040, 884, 56, "#6f7f84"], [292, 200, 64, "#a59c8e"]])
    table.put(pebble(table.random.fork(`s${x}`), r, tint), x, y, { turn: x, high: 1 });
  table.add(line("M478 690Q470 860 600 850T800 900 900 1010", "#1d2b27", 13));
  const arc = "M-290 120Q-330-350 0-356 330-350 290 120";
  table.put(line(arc, "#24312f", 66) + line("M-262 20Q-280-318 0-326 280-318 262 20", "#c98a4c", 14) + line("M-306 40Q-330-366 0-374", "#5c6f6c", 10), 745, 500, { turn: -6, high: 1.7 });
  const cup = (flip) =>
    at(cut("M-62-150Q96-162 100 0 96 162-62 150Q-92 0-62-150Z", "#b4532f") + path("M-62-150Q-20-152 6-140-14 0 6 140-20 152-62 150-92 0-62-150Z", { fill: "#24312f" }) + path("M-50-128Q-30-130-16-122-32 0-16 122-30 130-50 128-74 0-50-128Z", { fill: "#4a5c59" }) + light("M30-132Q84-110 86-20 70-96 30-132Z", 0.4), 0, 0).replace("scale(1)", flip ? "scale(-1 1)" : "scale(1)");
  table.put(cup(true), 470, 640, { turn: -2, k: 1.12, high: 2 });
  table.put(cup(false), 1040, 580, { turn: -10, k: 1.12, high: 2 });
  return table.finish();
}

/** A snowshoe, beside the track of a hare. */
function snowshoe() {
  const table = new Table("neige", "#b9cfdb", "#eff5f6", { square: 3.2, tilt: -10 });
  const print = (x, y, turn) => {
    const paw = (dx, dy, rx, ry) => `<ellipse cx="${dx}" cy="${dy}" rx="${rx}" ry="${ry}" fill="#8fb0c4"/><ellipse cx="${dx + 3}" cy="${dy + 5}" rx="${rx - 5}" ry="${ry - 6}" fill="#a9c4d3"/>`;
    table.add(at(paw(-34, -46, 21, 46) + paw(34, -40, 21, 46) + paw(-4, 40, 16, 22) + paw(4, 96, 16, 22), x, y, turn, 1.1));
  };
  for (const [x, y, turn] of [[330, 780, 28], [430, 470, 20], [520, 180, 14], [1240, 880, 40]]) print(x, y, turn);
  const frame = "M0-440Q176-430 186-230 190-60 110 130 60 260 0 470-60 260-110 130-190-60-186-230-176-430 0-440Z";
  let lacing = "";
  for (let i = -12; i < 14; i++) lacing += `M${-300} ${i * 62}L300 ${i * 62 + 340}M300 ${i * 62}L-300 ${i * 62 + 340}`;
  table.put(
    table.through(frame, path(lacing, { fill: "none", stroke: "#d9b98a", "stroke-width": 11 }) + path(lacing, { fill: "none", stroke: "#8a5a34", "stroke-width": 3, "stroke-opacity": 0.5 })) +
      line("M-178-180H178M-140 70H140", "#8a5a34", 26) + line("M-178-186H178M-140 64H140", "#c08f5c", 8) +
      line(frame, "#7d5030", 40) + line(frame, "#b9824c", 28) + line("M-8-446Q-176-432-190-230-190-60-112 130", "#e2bd8c", 8) +
      cut("M-70-150H70V60Q0 90-70 60Z", "#b4532f") + path("M-100-96H100V-62H-100ZM-96-10H96V22H-96Z", { fill: "#1f5a48" }) + [-79, 6].map((y) => at(path(card(38, 46, 6), { fill: "none", stroke: "#e2b04a", "stroke-width": 8 }), 66, y)).join(""),
    800,
    500,
    { turn: 24, high: 1.5 },
  );
  return table.finish(0.2);
}

export const pictures = {
  "marche-lente-sous-les-melezes": larch,
  "nuit-sous-les-etoiles": chart,
  "matinee-au-rucher": comb,
  "terre-et-feu-de-bois": clay,
  "ecouter-le-torrent": headphones,
  "lire-la-neige": snowshoe,
};
