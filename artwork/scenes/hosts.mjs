// The hosts by the chalet: together in the evening, when the lanterns are lit, and each by herself in daylight,
// Claire in front of the ridges, Élodie in her vegetable garden.
import { posed } from "../demo/lib/bust.mjs";
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { panelling } from "../demo/lib/room.mjs";
import { mist } from "../demo/lib/sheets.mjs";
import { alps } from "../lib/alps.mjs";
import { claire } from "../lib/claire.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { elodie } from "../lib/elodie.mjs";
import { chard, roe } from "../lib/garden.mjs";
import { n } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, smoke } from "../lib/sky.mjs";

const DAY = {
  sky: [[0, "#b6d2dc"], [0.45, "#dfe4da"], [0.8, "#f9e5c6"], [1, "#f9d6a8"]],
  sun: { at: [180, 380, 640, 420], tint: "#ffe6b4", opacity: 0.6 },
  peaks: [[0, "#c3d0da"], [0.4, "#c6d5da"], [1, "#ece8dc"]],
  rock: "#6d8ca6",
  snow: "#fffaf2",
  hills: [[0, "#8db0b9"], [1, "#c8d9d4"]],
  slope: [[0, "#5a9085"], [1, "#8fb3a4"]],
  meadow: [[0, "#8fb06a"], [0.4, "#6f9a5c"], [1, "#4f7f50"]],
  trees: ["#759ba4", "#43796f"],
  firs: ["#2a6351", "#235645"],
  mist: "#fff5e4",
  boards: ["#b98454", "#6a4429"],
  lamp: 0.4,
};

const EVENING = {
  sky: [[0, "#56698f"], [0.4, "#a693a8"], [0.72, "#eeb391"], [1, "#f9c98c"]],
  sun: { at: [420, 470, 720, 380], tint: "#ffcf8a", opacity: 0.75 },
  peaks: [[0, "#a3a4bf"], [0.4, "#b9a9b8"], [1, "#e6c3ad"]],
  rock: "#5b6289",
  snow: "#ffe3cf",
  hills: [[0, "#6f7f9c"], [1, "#b9a3a6"]],
  slope: [[0, "#3f6068"], [1, "#6c7f85"]],
  meadow: [[0, "#5f7d55"], [0.4, "#476a4a"], [1, "#2f5140"]],
  trees: ["#5f7090", "#2f5560"],
  firs: ["#1f4b46", "#193f3c"],
  mist: "#ffd9b8",
  boards: ["#9c6a44", "#553521"],
  lamp: 0.9,
  lantern: true,
};

/** Draw both hosts, or the one who is asked for, and say how to light it. */
export function draw(who) {
  const light = who ? DAY : EVENING;
  const stage = new Diorama({ id: "ho", width: 1500, height: 1125 });
  const random = createRandom("hosts");
  stage.add(
    stage.backdrop(light.sky, 620),
    stage.pool(...light.sun.at, light.sun.tint, light.sun.opacity),
    birds([[250, 170, 18], [306, 150, 13], [214, 206, 11]], "#4d6673"),
  );
  view(stage, random, light);
  house(stage, random, light);
  if (who === "claire") posed(stage, "translate(35 -8) scale(.86)", () => claire(stage, true));
  else if (who === "elodie") {
    garden(stage, random.fork("garden"));
    posed(stage, "translate(525 20) scale(.8)", () => elodie(stage, random.fork("elodie"), true));
  } else {
    posed(stage, "translate(72 214) scale(.84) rotate(4 500 1100)", () => claire(stage));
    posed(stage, "translate(524 240) scale(.84) rotate(-4 500 1100)", () => elodie(stage, random.fork("elodie")));
    stage.add(stage.soft(smoke(stage, 944, 958, 150, { width: 24, opacity: 0.75, lean: 0.12 }), 3));
  }
  return { stage, lens: { lamp: [0.26, 0.24], warm: "#ffe6b8", glow: 0.4, vignette: 0.2, shade: "#2c1c14" } };
}

function view(stage, random, light) {
  alps(
    stage,
    random,
    [
      {
        at: [[-60, 480], [60, 420], [150, 340], [196, 306], [250, 346], [340, 440], [430, 470], [540, 420], [640, 344], [690, 316], [740, 350], [850, 440], [1560, 470]],
        fill: light.peaks,
        rock: light.rock,
        snow: { level: 396, ragged: 36 },
        spurs: [[196, 350, 280], [690, 850, 260]],
      },
      {
        at: [[-60, 560], [120, 520], [280, 580], [460, 540], [640, 590], [820, 550], [1560, 580]],
        fill: light.hills,
        rock: "#4d7787",
        spurs: [[120, 270, 120], [460, 620, 100]],
        trees: { height: 20, tint: light.trees[0], gap: 10 },
      },
      {
        at: [[-60, 690], [240, 680], [520, 710], [820, 700], [1560, 690]],
        soft: true,
        fill: light.slope,
        trees: { height: 42, tint: light.trees[1], gap: 18 },
      },
      { at: [[-60, 800], [240, 812], [560, 830], [900, 820], [1560, 800]], soft: true, fill: light.meadow },
    ],
    {
      light: "#fffaf0",
      snowTint: light.snow,
      shadow: { tint: "#23424a", opacity: 0.3 },
      after: (i) => {
        if (i === 1) stage.add(mist(stage, random.fork("m"), { x: 420, y: 670, width: 1300, height: 46, tint: light.mist, opacity: 0.7, blur: 12 }));
      },
    },
  );
  const firs = cutTrees(stage, random.fork("fir"), "fir", 2, { tiers: 8, width: 46, rimOpacity: 0.3 });
  stage.add(row(stage, firs, [[96, 850, 330], [-4, 866, 290], [176, 862, 220]], light.firs, { dx: 10, dy: 4, blur: 10, opacity: 0.34 }));
}

// The corner of the house: boards, a window with its shutters and flowers, the eave, by night a lantern.
function house(stage, random, light) {
  const wall = 930;
  stage.add(
    stage.lift(panelling(random.fork("boards"), { x0: wall, x1: 1600, y0: -40, y1: 1200, step: 74, tint: light.boards[0], dark: light.boards[1] }), { dx: -12, dy: 2, blur: 18, opacity: 0.34 }),
    stage.lift(path(`M${wall - 16} -40h40V1200h-44z`, { fill: "#8a5a38" }) + path(`M${wall - 14} -40V1200`, { stroke: "#f0d3a4", "stroke-width": 4, "stroke-opacity": 0.6 }), { dx: 8, dy: 2, blur: 10, opacity: 0.34 }),
  );
  const [x, y, w, h] = [1240, 300, 170, 230];
  const glass = stage.linear([[0, "#ffe9b4"], [0.5, "#ffd27a"], [1, "#f3a94e"]], [0, y, 0, y + h]);
  const shutter = (sx) =>
    path(`M${sx} ${y - 8}h84v${h + 16}h-84z`, { fill: "#2f6a55" }) +
    path(`M${sx} ${y + 44}h84v12h-84zM${sx} ${y + h - 56}h84v12h-84z`, { fill: "#245343" }) +
    path(`M${sx + 42} ${y + 116}c-10-18-32-6-22 11l22 24 22-24c10-17-12-29-22-11z`, { fill: "#f6e7c8" });
  stage.add(
    stage.lift(path(`M${x - 16} ${y - 16}h${w + 32}v${h + 32}h${-w - 32}z`, { fill: "#f3e6cf" }), { dx: 5, dy: 6, blur: 8, opacity: 0.4 }),
    path(`M${x} ${y}h${w}v${h}h${-w}z`, { fill: glass }),
    path(`M${x} ${y}h60q-4 90-60 130zM${x + w} ${y}h-60q4 90 60 130z`, { fill: "#fff8e6", "fill-opacity": 0.8 }),
    path(`M${x + w / 2 - 6} ${y}h12v${h}h-12zM${x} ${y + 92}h${w}v11h${-w}z`, { fill: "#f3e6cf" }),
    stage.lift(shutter(x - 112) + shutter(x + w + 28), { dx: 6, dy: 7, blur: 8, opacity: 0.4 }),
    stage.pool(x + w / 2, y + h / 2, 260, 230, "#ffcf7c", light.lamp),
  );
  const r = random.fork("flowers");
  let leaves = "";
  let blooms = "";
  for (let i = 0; i < 46; i++) leaves += `<ellipse cx="${n(r.range(x - 40, x + w + 40))}" cy="${n(y + h + 20 + r.range(-30, 26))}" rx="17" ry="11" fill="${r.pick(["#3f7a55", "#356b4b", "#4f8f62"])}" transform="rotate(${r.int(-30, 30)} ${x + w / 2} ${y + h})"/>`;
  for (let i = 0; i < 40; i++) blooms += `<circle cx="${n(r.range(x - 44, x + w + 44))}" cy="${n(y + h + 8 + r.range(-34, 40))}" r="${n(r.range(8, 13))}" fill="${r.pick(["#c8553a", "#d96a4c", "#b8402e", "#e08a6a"])}"/>`;
  stage.add(
    stage.lift(path(`M${x - 44} ${y + h + 30}h${w + 88}l-10 46h${-w - 68}z`, { fill: "#7a4d2e" }), { dx: 6, dy: 8, blur: 10, opacity: 0.4 }),
    stage.lift(leaves, { dx: 4, dy: 5, blur: 5, opacity: 0.34 }),
    stage.lift(blooms, { dx: 3, dy: 4, blur: 3, opacity: 0.34 }),
    stage.lift(
      path("M760-60H1600V168L812 62Q776 40 760-10Z", { fill: "#6d4529" }) +
        path("M812 62L1600 168V184L806 78Q800 70 812 62Z", { fill: "#e2c9a0" }) +
        path("M840-10L1600 88M850 30L1600 128", { stroke: "#4a2c18", "stroke-width": 4, "stroke-opacity": 0.6, fill: "none" }),
      { dx: -4, dy: 20, blur: 22, opacity: 0.44 },
    ),
  );
  if (light.lantern) stage.add(stage.pool(868, 236, 260, 240, "#ffd58a", 0.63), defineLantern(stage)({ x: 868, y: 176, string: 92, scale: 1.15 }));
}

// Her vegetable garden in front of the house, and whom she defends it against.
function garden(stage, r) {
  stage.add(stage.lift(roe(stage, r.fork("roe"), { x: 692, y: 668, scale: 0.85 }), { dx: 8, dy: 8, blur: 10, opacity: 0.34 }));
  const bed = (y, leaves) => {
    stage.add(stage.lift(path(`M500 ${y}Q700 ${y - 16} 900 ${y - 6}T1340 ${y}V1200H500Z`, { fill: "#6b4630" }), { dx: 4, dy: -4, blur: 10, opacity: 0.3 }));
    stage.add(stage.lift(chard(stage, r.fork(`bed${y}`), leaves), { dx: 5, dy: 6, blur: 6, opacity: 0.36 }));
  };
  const plant = (x, y, size) => [-38, 34, -14, 12].map((lean, i) => ({ at: [x, y], lean: lean + r.range(-5, 5), length: size * r.range(0.8, 1.1), stem: ["#c8374a", "#e8a52e", "#f3e3c0"][(i + x) % 3] }));
  bed(740, [560, 640, 740, 1090, 1180].flatMap((x) => plant(x, 770, 110)));
  bed(830, [600, 700, 1130, 1220].flatMap((x) => plant(x, 880, 150)));
}
