// What lies ready for the workshops of the coaching.
import { n } from "../../lib/geometry.mjs";
import { line, path } from "../../lib/picture.mjs";
import { at, CREAM, card, cut, dark, disc, light, pebble, pencil, polar, rim, Table } from "../lib/table.mjs";

/** A postcard to oneself, on the way that one drew. */
function postcard() {
  const table = new Table("faire-le-point", "#7fa3b1", "#c4d8dc", { square: 4, tilt: 5 });
  table.add(line("M262 700Q300 850 480 830T720 806Q860 770 1000 800T1240 640 1212 190", "#b4532f", 13, 0.85));
  for (const [x, y] of [[262, 700], [480, 830], [600, 826], [1240, 640], [1212, 190]])
    table.add(at(disc(25, CREAM) + disc(16, "#b4532f"), x, y));
  const stamp =
    path(card(132, 156, 2), { fill: "#fffaf0", stroke: "#fffaf0", "stroke-width": 12, "stroke-dasharray": "9 8" }) +
    path("M-56-68H56V68H-56Z", { fill: "#f0c27a" }) +
    path("M-56 20L-22-30 4 6 22-16 56 26V68H-56Z", { fill: "#2f6a7d" }) +
    path("M-56 46L-8 22 56 50V68H-56Z", { fill: "#1f5a48" }) +
    at(disc(15, "#fff6dc"), 24, -44);
  const script = (y, w, s) => {
    let d = `M-390 ${y}`;
    for (let x = 0; x < w; x += 26) d += `q${6 + ((x * s) % 5)} ${-20 - ((x * s) % 9)} 13 0t13 0`;
    return d;
  };
  table.put(
    cut(card(900, 600, 10), "#fdf4e0") +
      path("M-2-240V250", { stroke: "#cdb892", "stroke-width": 5 }) +
      line([[-190, 330, 3], [-118, 300, 7], [-46, 334, 4], [26, 306, 9], [98, 180, 6]].map((l) => script(...l)).join(""), "#2f5f73", 6.5) +
      path("M70 60H390M70 138H390M70 216H300", { stroke: "#b79f76", "stroke-width": 6 }) +
      at(stamp, 328, -166, 3) +
      line("M110-222q20-16 40 0t40 0 40 0M110-186q20-16 40 0t40 0 40 0M110-150q20-16 40 0t40 0 40 0", "#43524c", 5, 0.55),
    742,
    440,
    { turn: -7, k: 0.92 },
  );
  table.put(pencil("#b4532f", 560), 900, 640, { turn: -32, high: 1.3 });
  return table.finish();
}

/** The diary of a month, coloured in: where the strength went. */
function diary() {
  const table = new Table("manager", "#c98f3d", "#ecce93", { square: 5, tilt: -3 });
  const tints = { r: "#c9573a", b: "#3d8599", g: "#5f8a4c", y: "#e2b04a", w: "#efe0bf" };
  const month = (rows) =>
    rows
      .flatMap((row, y) =>
        [...row].map((cell, x) =>
          at(path(card(58, 70, 5), { fill: tints[cell] }), -162 + x * 65, -104 + y * 78),
        ),
      )
      .join("");
  const page = (x, inner) => at(path(card(440, 620, 6), { fill: "#fdf6e6" }) + inner, x, 0);
  const head = (tint) => path("M-190-262H40M-190-226H-60", { stroke: tint, "stroke-width": 13, "stroke-linecap": "round" });
  table.put(
    cut(card(940, 670, 18), "#1f5a48") +
      page(-222, head("#1f5a48") + month(["wrrbwy", "rrrrby", "wrbrrw", "rrwrbg", "brrrwg"])) +
      page(222, head("#b4532f") + month(["gwbwgw", "wgwbwy", "gwwgww", "wywwgw", "wwgwww"])) +
      path("M-50-310H50V310H-50Z", { fill: table.linear([[0, "#5b3a22", 0], [0.5, "#5b3a22", 0.34], [1, "#5b3a22", 0]], [-50, 0, 50, 0]) }) +
      path("M-16 300h32v120l-16-17-16 17z", { fill: "#b4532f" }),
    745,
    450,
    { turn: -5, high: 1.2 },
  );
  for (const [tint, x, y, turn] of [["#c9573a", 560, 862, -3], ["#3d8599", 905, 850, 9], ["#5f8a4c", 1180, 800, -52]])
    table.put(pencil(tint, 360), x, y, { turn, high: 0.9 });
  return table.finish();
}

/** The map, the compass, and pebbles for the ways that one might take. */
function map() {
  const table = new Table("marcher", "#5f7d55", "#9bb083", { square: 2.4, tilt: 8 });
  const ring = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;
  const hill = (x, y, k) => [1, 0.76, 0.53, 0.3].map((s) => ring(x + (1 - s) * 26, y - (1 - s) * 18, n(150 * k * s), n(112 * k * s))).join("");
  const panels = [-3, -1, 1, 3]
    .map((i, k) => path(`M${i * 118 - 118} ${k % 2 ? -306 : -296}L${i * 118 + 118} ${k % 2 ? -296 : -306}V${k % 2 ? 304 : 294}L${i * 118 - 118} ${k % 2 ? 294 : 304}Z`, { fill: k % 2 ? "#e7ddb9" : "#f6eccd" }))
    .join("");
  table.put(
    path("M-476-300H472V300H-476Z", { fill: CREAM, transform: "translate(-3 -5)" }) +
      panels +
      path("M-472-60Q-330-110-240-20T0 90 190 300H-472Z", { fill: "#7f9f62", "fill-opacity": 0.5 }) +
      line(hill(-210, -120, 1.1) + hill(250, -90, 1.25) + hill(-60, 180, 0.7), "#b07a43", 4.5, 0.75) +
      line("M-470 190Q-320 130-250 220T-40 250 120 130 300 190 470 100", "#3d8fa6", 13) +
      line("M-400 260Q-300 40-150 60T60-60 230-100", "#b4532f", 10).replace("<path", '<path stroke-dasharray="26 22"') +
      path("M-472 0H472", { stroke: "#8a7a50", "stroke-opacity": 0.35, "stroke-width": 3 }) +
      dark("M-236-301h14v601h-14zM236-301h14v601h-14zM0-306h10v600H0z", 0.08) +
      at(path("M-22 22L0-24 22 22Z", { fill: "#b4532f" }), 232, -112),
    750,
    490,
    { turn: -8, high: 0.7 },
  );
  let ticks = "";
  for (let i = 0; i < 24; i++) {
    const [[x, y], [u, v]] = [polar(158, i * 15), polar(i % 6 ? 144 : 128, i * 15)];
    ticks += `M${n(x)} ${n(y)}L${n(u)} ${n(v)}`;
  }
  table.put(
    disc(196, "#8a5a34") + disc(190, "#c08a4c") + disc(172, "#7a4d2a") + disc(166, "#fffaf0") +
      path(ticks, { stroke: "#43524c", "stroke-width": 6 }) +
      at(path("M0-126L30 0H-30Z", { fill: "#b4532f" }) + path("M0 126L30 0H-30Z", { fill: "#2f6a7d" }) + light("M0-126L-30 0H0ZM0 126L-30 0H0Z", 0.22) + disc(17, "#1d2b27") + disc(8, "#e2b04a"), 0, 0, 26) +
      light("M-140-60A152 152 0 0 1-20-150Q-96-110-140-60Z", 0.8),
    830,
    560,
    { high: 1.5 },
  );
  for (const [x, y, r, tint] of [[520, 700, 74, "#a9a59a"], [404, 598, 52, "#c7b9a2"], [624, 812, 46, "#8d9a9c"]])
    table.put(pebble(table.random.fork(`p${x}`), r, tint), x, y, { turn: x, high: 1.1 });
  return table.finish();
}

/** A tray of flour, a letter that a finger wrote. */
function flour() {
  const table = new Table("apprendre", "#b9674a", "#dda080", { square: 6, tilt: 3 });
  const letter = "M150-70Q60-190-70-130-190-60-160 80-120 200 0 160 110 110 150-70ZM150-70Q110 60 140 130 180 190 270 90";
  const groove = (stroke, width, o = 1, move = "") => line(letter, stroke, width, o).replace("<path", `<path transform="translate(${move || "0 0"})"`);
  const field = card(820, 560, 26);
  table.put(
    cut(card(920, 660, 40), "#a8703f") + path(card(904, 644, 34), { fill: "#c08a54" }) + path(field, { fill: "#8f5f34" }) + dark("M-410-254q0-26 26-26H384q26 0 26 26v22H-388V250q-22 0-22-24Z", 0.28) +
      path("M-398-244Q-392-268-340-264L-60-270 320-266Q396-268 397-230L402-20 394 210Q396 264 340 262L60 268-330 260Q-396 264-394 210L-402 10Z", { fill: "#fdf8ee" }) +
      line("M-330-200Q-240-220-150-206M210-214Q300-220 350-196M-350 190Q-300 226-210 222M250 226Q330 220 356 180", "#e2d6c0", 9, 0.8) +
      at(groove("#d2c3a6", 74) + groove("#b98c5c", 58, 1, "3 4") + groove("#c99d6c", 46, 1, "5 8") + groove("#fffdf6", 8, 0.9, "-33 -26").replace(letter, "M-70-130Q-190-60-160 80"), -24, -10, 0, 1.12),
    750,
    500,
    { turn: -4, high: 1.3 },
  );
  const random = table.random.fork("dust");
  let dust = "";
  for (let i = 0; i < 60; i++) {
    const [x, y] = polar(random.range(0, 1) ** 2 * 150, random.range(0, 360));
    dust += at(disc(random.range(2, 7), "#fff8ea", { "fill-opacity": random.range(0.4, 0.9) }), 1230 + x, 800 + y * 0.7);
  }
  table.add(dust);
  table.put(path("M-30-26H170q18 0 18 18V8q0 18-18 18H-30Z", { fill: "#b07f4c" }) + cut("M-210-64H-40Q-16-64-16-40V40q0 24-24 24H-210Q-178 0-210-64Z", "#d7a869") + path("M-190-44H-50q14 0 14 14v60q0 14-14 14H-190Q-168 0-190-44Z", { fill: "#fdf6e8" }), 1196, 822, { turn: -28, k: 0.92, high: 1.1 });
  return table.finish();
}

/** A notebook folded in eight, scissors, thread and ink. */
function notebook() {
  const table = new Table("carnet", "#2c5c50", "#5c9080", { square: 2.8, tilt: -4 });
  const inks = ["#2f6a7d", "#b4532f", "#2f6a55", "#a97b2c"];
  const drawn = [
    "M22 66H92M22 96H72", "M16 150L44 84 62 120 78 96 98 150", "M56 78V62M56 134V150M28 106H12M100 106H84M36 86L26 76M76 86L86 76M36 126L26 136M76 126L86 136",
    "M20 150Q40 60 90 70 86 140 20 150ZM20 150L74 92", "M24 60Q90 70 60 108T70 190", "M28 76V96M56 66V90M84 80V100M40 116V136M70 112V132", "M30 150V92L56 66 82 92V150Z", "M22 80H92M22 110H92M22 140H60",
  ];
  let folds = "";
  for (let i = 0; i < 8; i++) {
    const x = -448 + i * 112;
    const [near, far] = i % 2 ? [0, 26] : [26, 0];
    folds +=
      path(`M${x} ${-190 + near}L${x + 112} ${-190 + far}V${170 + far}L${x} ${170 + near}Z`, { fill: i % 2 ? "#eadfc4" : "#fffaf0" }) +
      at(line(drawn[i], inks[i % 4], 8.500), x, -130 + 13) +
      (i % 3 === 1 ? at(path("M20 210H92M20 236H74", { stroke: "#b7a784", "stroke-width": 6 }), x, -120) : "") +
      (i % 3 === 2 ? at(disc(24, i > 4 ? "#d99a34" : "#c9573a"), x + 56, 100) : "");
  }
  table.put(folds, 752, 330, { turn: -6, k: 1.06, high: 1.1 });
  table.add(line("M330 700Q236 730 262 820T430 900 640 884", "#e07a52", 8));
  const blade = (flip) =>
    at(
      path("M-16-20Q160-26 336-4q10 4 0 8Q160 22-16 18Z", { fill: flip ? "#b9c3c6" : "#dfe5e6" }) +
        path("M-16-4L330 0Q160 14-16 16Z", { fill: "#8d9a9e", "fill-opacity": 0.5 }) +
        path("M0-18Q-70-46-144-52L-140-14Q-70-4 0 18Z", { fill: "#b4532f" }) +
        `<ellipse cx="-212" cy="-40" rx="84" ry="54" fill="none" stroke="#b4532f" stroke-width="30"/><ellipse cx="-212" cy="-44" rx="86" ry="56" fill="none" stroke="#d98a62" stroke-width="7"/>`,
      0,
      0,
      flip ? -15 : 15,
    ).replace("scale(1)", flip ? "scale(1 -1)" : "scale(1)");
  table.put(blade(true) + blade(false) + disc(17, "#7d8a8e") + disc(9, "#dfe5e6"), 760, 730, { turn: -12, k: 0.94, high: 1.2 });
  table.put(cut(card(170, 170, 34), "#cfdfe2") + path(card(146, 146, 26), { fill: "#9dbac2" }) + disc(62, "#e9eff0") + disc(52, "#1d3a4a") + light("M-34-20A42 42 0 0 1 6-40Q-20-30-34-20Z", 0.7), 1190, 740, { turn: 14, high: 1.4 });
  const thread = [66, 58, 50, 42].map((r) => rim(r, r % 16 === 2 ? "#b4472c" : "#e07a52", 9)).join("");
  table.put(disc(84, "#c9a06a") + disc(76, "#ddb984") + thread + disc(36, "#c9a06a") + disc(13, "#5b3a22"), 352, 676, { high: 1.3 });
  return table.finish();
}

export const pictures = {
  "faire-le-point": postcard,
  "manager-sans-s-epuiser": diary,
  "marcher-pour-decider": map,
  "apprendre-autrement": flour,
  "carnet-de-route": notebook,
};
