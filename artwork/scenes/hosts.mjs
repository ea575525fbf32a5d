// The hosts on the terrace of the chalet: together in the evening, when the lanterns are lit, and each by
// herself in daylight, Claire in front of the ridges, Élodie by the window.
import { face, head, layer, strands } from "../demo/lib/bust.mjs";
import { cutTrees, row } from "../demo/lib/forest.mjs";
import { mug, put } from "../demo/lib/props.mjs";
import { panelling } from "../demo/lib/room.mjs";
import { mist } from "../demo/lib/sheets.mjs";
import { alps } from "../lib/alps.mjs";
import { Diorama } from "../lib/diorama.mjs";
import { band, n } from "../lib/geometry.mjs";
import { defineLantern } from "../lib/lantern.mjs";
import { mix } from "../lib/palette.mjs";
import { group, path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, smoke } from "../lib/sky.mjs";

const people = { claire, elodie };

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
};

/** Draw the terrace with those of the hosts who are asked for, and say how to light it. */
export function draw(who = ["claire", "elodie"]) {
  const together = who.length > 1;
  const light = together ? EVENING : DAY;
  const stage = new Diorama({ id: "ho", width: 1500, height: 1125 });
  const random = createRandom("hosts");
  stage.add(
    stage.backdrop(light.sky, 620),
    stage.pool(...light.sun.at, light.sun.tint, light.sun.opacity),
    birds([[250, 170, 18], [306, 150, 13], [214, 206, 11]], "#4d6673"),
  );
  view(stage, random, light);
  house(stage, random, light);
  for (const name of who) people[name](stage, random.fork(name), !together);
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

// The corner of the house: boards, a window with its shutters and flowers, the eave, a lantern.
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
    stage.pool(868, 236, 260, 240, "#ffd58a", light.lamp * 0.7),
    defineLantern(stage)({ x: 868, y: 176, string: 92, scale: 1.15 }),
  );
}

const TORSO = "M372 650Q318 668 280 688 234 714 224 800L196 1240H804L776 800Q766 714 720 688 682 668 628 650 590 730 500 734 410 730 372 650Z";
const shade = (d, o = 0.16) => path(d, { fill: "#1d120e", "fill-opacity": o });

// A fist seen from its back: four fingers across what it holds, and a thumb.
function fist(skin, x, y, turn, k = 1) {
  const dark = mix(skin, "#4a1f14", 0.3);
  const finger = (i) => `<rect x="${-34 + i * 2}" y="${-42 + i * 21}" width="${66 - Math.abs(i - 1.2) * 5}" height="24" rx="12" fill="${mix(skin, "#4a1f14", i * 0.035)}"/>`;
  return group(
    path("M-30-40Q-52-20-50 14-46 46-22 48L10 46V-40Z", { fill: mix(skin, "#4a1f14", 0.1) }) +
      [3, 2, 1, 0].map(finger).join("") +
      strands("M-24-19H24M-22 2H24M-18 23H22", dark, 2.4, 0.4) +
      path("M-40-18Q-24-52 6-50 20-46 12-34-10-30-22-8Z", { fill: mix(skin, "#fff0dc", 0.1) }),
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${k})` },
  );
}

const sleeve = (points, tint, widths = [112, 104, 82]) => path(band(points, widths, 8), { fill: tint });

/** Her portrait, or her place beside the other, a step further back and leaning towards her. */
const standing = (body, portrait, [x, y], [besideX, besideY, lean]) =>
  group(body, {
    transform: portrait ? `translate(${x} ${y})` : `translate(${besideX} ${besideY}) scale(0.84) rotate(${lean} 500 1100)`,
  });

/** Claire, coach and hiking guide: green fleece, a rust scarf, rucksack straps, fair hair tied over a shoulder. */
function claire(stage, random, portrait) {
  const [skin, hair, fleece] = ["#e2ae8a", "#c79653", "#2a6652"];
  const body = stage.capture(() => {
    // The rucksack, then the hair behind the head.
    layer(stage, path("M268 700Q272 604 352 596H648Q728 604 732 700V900H268Z", { fill: "#b4532f" }) + path("M300 620Q340 598 400 596V700H300Z", { fill: "#d98a5f", "fill-opacity": 0.7 }));
    layer(stage, path("M392 400Q372 250 500 240 628 250 608 400 602 408 596 412 560 416 500 416 440 416 404 412 398 408 392 400Z", { fill: mix(hair, "#5b3a18", 0.3) }));
    layer(stage, path(TORSO, { fill: fleece }) + shade("M640 660Q690 676 720 688 766 714 776 800L804 1240H680Q740 900 640 660Z") + strands("M500 740V1240", "#123a2e", 5, 0.5) + strands("M232 790Q244 716 290 694 330 676 366 656", "#fff6e4", 4, 0.45));
    head(stage, skin);
    face(stage, skin, "#9a6f38", portrait ? { look: [3, 1], iris: "#3f7266", closed: true } : {});
    // The collar of the fleece, the scarf.
    layer(stage, path("M362 656Q420 752 500 760 580 752 638 656L664 684Q620 800 500 812 380 800 336 684Z", { fill: mix(fleece, "#fff4dc", 0.12) }), { dx: 5, dy: 6, blur: 6 });
    layer(stage, path("M404 618Q446 688 500 692 554 688 596 618L628 650Q588 742 500 750 412 742 372 650Z", { fill: "#b8472c" }) + path("M470 716Q430 730 414 712L370 868 420 850 452 880 492 740Z", { fill: "#c9573a" }) + strands("M398 650Q444 712 500 718T602 650M446 748L410 846M470 752L440 856", "#7c2818", 4, 0.55), { dx: 6, dy: 8, blur: 8 });
    // Hair swept to one side and tied.
    layer(
      stage,
      path("M468 244Q376 256 384 388 388 440 400 470 402 400 428 352 452 306 486 290 560 300 586 352 602 400 602 468 614 430 616 388 622 256 500 238 484 238 468 244Z", { fill: hair }) +
        strands("M400 420Q400 330 470 268M418 360Q436 310 484 274M596 420Q590 330 520 262M574 340Q556 300 510 274", "#8d6436", 4, 0.5) +
        strands("M394 372Q394 282 452 256", "#fff0cf", 5, 0.6),
      { dx: 6, dy: 8, blur: 8 },
    );
    const tail = [[396, 470], [352, 540], [346, 640], [380, 760], [366, 850]];
    layer(
      stage,
      path(band(tail, [34, 66, 74, 56, 6], 8), { fill: mix(hair, "#6a4420", 0.1) }) +
        strands("M384 500Q338 580 352 660 376 750 368 820M372 520Q334 600 338 660M394 520Q370 590 376 670 392 740 380 800", "#7d5730", 4, 0.5) +
        strands("M352 540Q326 600 334 660", "#fff0cf", 4, 0.5) +
        path("M366 498Q384 484 412 496L404 522Q382 512 362 524Z", { fill: "#1f5a48" }),
      { dx: 7, dy: 9, blur: 9 },
    );
    // The straps of the rucksack; one hand holds on to the left one.
    const strap = (k) => {
      const at = (x) => 500 + k * x;
      return path(band([[at(150), 664], [at(176), 760], [at(170), 900], [at(196), 1240]], [50, 54, 52, 46], 8), { fill: "#d9a44c" }) + strands(`M${at(150)} 670L${at(176)} 760 ${at(170)} 900 ${at(196)} 1240`, "#a3702a", 3, 0.7);
    };
    layer(stage, strap(-1) + strap(1) + path("M300 880h58v34h-58zM642 880h58v34h-58z", { fill: "#3a2b22" }), { dx: 6, dy: 8, blur: 8 });
    layer(stage, sleeve([[262, 768], [206, 960], [216, 1180]], mix(fleece, "#fff4dc", 0.06), [104, 112, 112]), { dx: 8, dy: 8, blur: 10 });
    layer(
      stage,
      sleeve([[740, 780], [800, 940], [790, 1030]], mix(fleece, "#14211e", 0.12), [104, 112, 108]) +
        sleeve([[800, 1040], [752, 960], [694, 852]], mix(fleece, "#fff4dc", 0.04), [112, 100, 86]),
      { dx: 8, dy: 8, blur: 10 },
    );
    // The cuff ends the sleeve that comes up to the hand.
    layer(stage, path(band([[716, 892], [694, 852]], [92, 88], 4), { fill: mix(fleece, "#14211e", 0.18) }) + strands("M672 886L738 852M664 866L728 832", "#0d2a21", 3, 0.4), { dx: 4, dy: 5, blur: 5 });
    layer(stage, fist(skin, 676, 806, -18, 1.02), { dx: 5, dy: 6, blur: 6 });
  });
  stage.add(standing(body, portrait, [-10, 24], [72, 214, 4]));
}

/** Élodie, specialised teacher and kinesiologist: dark curls, round glasses, an ochre cardigan, a warm mug. */
function elodie(stage, random, portrait) {
  const [skin, hair, wool] = ["#cf9670", "#3d2a22", "#cc9440"];
  const cloud = (q, cx, cy, r, count, size, tint) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + q.range(-0.1, 0.1);
      const [k, s] = [r * q.range(0.84, 1.04), size * q.range(0.8, 1.2)];
      d += `M${n(cx + Math.cos(a) * k - s)} ${n(cy + Math.sin(a) * k * 1.02)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`;
    }
    return `${path(d, { fill: tint })}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${tint}"/>`;
  };
  const body = stage.capture(() => {
    layer(stage, cloud(random.fork("far"), 500, 402, 142, 20, 36, mix(hair, "#14100e", 0.3)));
    layer(stage, path(TORSO, { fill: "#f1e5cd" }) + strands("M420 742Q500 800 580 742M430 790Q500 834 570 790", "#c9b48c", 4, 0.6));
    head(stage, skin, { ears: false });
    face(stage, skin, hair, portrait ? { look: [-3, 1], brows: "M428 356Q450 341 476 351M530 351Q554 341 576 357" } : {});
    // Round glasses, small earrings.
    layer(stage, '<circle cx="453" cy="402" r="39" fill="#fff" fill-opacity=".12" stroke="#b4532f" stroke-width="7"/><circle cx="552" cy="402" r="39" fill="#fff" fill-opacity=".12" stroke="#b4532f" stroke-width="7"/>' + strands("M492 396Q502 388 513 396M414 396L400 388M591 396L602 388", "#b4532f", 7, 1), { dx: 3, dy: 4, blur: 3, opacity: 0.24 });
    layer(stage, '<circle cx="398" cy="486" r="11" fill="#2f7f96"/><circle cx="602" cy="486" r="11" fill="#276d82"/>', { dx: 3, dy: 4, blur: 3 });
    const q = random.fork("front");
    const curl = (x, y, s) => `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`;
    const spots = [];
    for (let i = 0; i < 30; i++) {
      const a = Math.PI * (1.04 + (i / 29) * 0.92);
      spots.push([500 + Math.cos(a) * q.range(100, 142), 366 + Math.sin(a) * q.range(100, 142) * 0.94, q.range(22, 33)]);
    }
    for (let i = 0; i < 4; i++) spots.push([388 - i * 3, 356 + i * 38, 30 - i * 2], [612 + i * 3, 356 + i * 38, 30 - i * 2]);
    layer(
      stage,
      path(spots.map((s) => curl(...s)).join(""), { fill: "#4a3329" }) +
        strands(spots.filter((_, i) => i % 2).map(([x, y, s]) => `M${n(x - s * 0.6)} ${n(y)}a${n(s * 0.62)} ${n(s * 0.62)} 0 0 1 ${n(s * 1.1)}-5`).join(""), "#8a644e", 4, 0.6),
      { dx: 6, dy: 8, blur: 8 },
    );
    // The cardigan, open over a cream jersey.
    const side = (k) => {
      const at = (x) => n(500 + k * x);
      return path(`M${at(128)} 650Q${at(182)} 668 ${at(220)} 688 ${at(266)} 714 ${at(276)} 800L${at(304)} 1240H${at(64)}Q${at(76)} 900 ${at(96)} 690Z`, { fill: wool }) + path(`M${at(128)} 650L${at(96)} 690Q${at(76)} 900 ${at(64)} 1240H${at(36)}Q${at(44)} 880 ${at(84)} 664Z`, { fill: mix(wool, "#fff2d2", 0.3) });
    };
    layer(stage, side(-1) + side(1) + shade("M640 660Q690 676 720 688 766 714 776 800L804 1240H690Q740 900 640 660Z", 0.12) + strands("M300 760Q312 900 300 1240M360 720Q378 900 366 1240M640 720Q622 900 634 1240M700 760Q688 900 700 1240", "#9a6a22", 4, 0.35));
    // Both hands round a mug.
    layer(stage, put(mug("#f3e6cf"), 500, 968, 1.75), { dx: 6, dy: 8, blur: 8 });
    const arm = (k, tint) => {
      const at = (x) => 500 + k * x;
      return sleeve([[at(240), 780], [at(292), 950], [at(268), 1040]], tint, [104, 112, 110]) + sleeve([[at(282), 1050], [at(190), 1000], [at(92), 946]], mix(tint, "#fff4dc", 0.06), [112, 96, 76]) + path(band([[at(98), 950], [at(80), 940]], [84, 82], 4), { fill: mix(wool, "#fff2d2", 0.3) });
    };
    layer(stage, arm(-1, wool) + arm(1, mix(wool, "#3a2410", 0.1)), { dx: 8, dy: 8, blur: 10 });
    const hand = (k) => {
      const at = (x) => n(500 + k * x);
      const finger = (i) => `<rect x="${n(k < 0 ? 500 - 74 : 500 + 8 + i * 2)}" y="${896 + i * 19}" width="${66 - i * 2}" height="22" rx="11" fill="${mix(skin, "#4a1f14", k < 0 ? 0.02 + i * 0.02 : 0.08 + i * 0.02)}"/>`;
      return path(`M${at(52)} 892Q${at(92)} 890 ${at(98)} 930 ${at(96)} 974 ${at(58)} 974Z`, { fill: mix(skin, "#4a1f14", 0.1) }) + [0, 1, 2, 3].map(finger).join("");
    };
    layer(stage, hand(-1) + hand(1), { dx: 4, dy: 5, blur: 5 });
  });
  stage.add(standing(body, portrait, [520, 62], [524, 240, -4]));
  // A portrait ends above the mug.
  if (!portrait) stage.add(stage.soft(smoke(stage, 944, 958, 150, { width: 24, opacity: 0.75, lean: 0.12 }), 3));
}
