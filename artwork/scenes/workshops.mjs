// What one does here, as it lies on the floor of the practice room, and the hands of those who do it: they reach in
// from where one sits. Mats, bowls, a drum, a notebook folded in eight, brushes, tea, boots, a rope, seen from straight
// above. A wide screen loses some of it above and below, a tablet at its sides: what is small lies further in.

import { Diorama } from "../lib/diorama.mjs";
import { band, n, softPolygon } from "../lib/geometry.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline } from "../lib/paper.mjs";
import { group, line, path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";

/** For wide screens, and for phones: there nearer, all around the rug; its foot lies under the page's sheet. */
const LAYOUTS = {
  wide: {
    size: [2100, 960],
    light: [620, 810, 1000, 1190],
    mats: [[190, 190, -8, "#2f7f96"], [450, 880, 6, "#c9573a"], [1060, 60, -3, "#d9a44c"], [1560, 880, 7, "#2f6a55"], [1960, 300, -6, "#8a5f96"]],
    rug: [1050, 490, 1],
    cushions: [[742, 196, 86, "#f3e6cf"], [690, 710, 84, "#5f8a4c"], [1490, 690, 88, "#e2c9a0"]],
    bowls: [[980, 450, 108, "#b98a3a"], [1092, 626, 66, "#a5722f"], [1080, 318, 46, "#c79a4a"]],
    drum: [1228, 470, -12, 1],
    cups: [[1476, 548, 1], [664, 536, 0.9], [1212, 740, 0.82]],
    hands: [
      { at: [848, 653], turn: 36, pose: "mallet", skin: "#e5ac82", sleeve: "#2f6a7d" },
      { at: [985, 806], turn: -4, pose: "flat", flip: true, skin: "#e5ac82", sleeve: "#2f6a7d" },
      { at: [1180, 330], turn: 168, pose: "flat", skin: "#9a6444", sleeve: "#e6dcc6" },
      { at: [1400, 398], turn: 222, pose: "grip", flip: true, skin: "#9a6444", sleeve: "#e6dcc6" },
      { at: [404, 300], turn: 172, pose: "flat", flip: true, skin: "#d39a72", sleeve: "#b4532f" },
      { at: [612, 292], turn: 208, pose: "brush", skin: "#d39a72", sleeve: "#b4532f" },
    ],
    notebook: [502, 420, 0.86],
    sprigs: [["s1", 1330, 800, 16], ["s2", 1800, 420, -60], ["s3", 868, 190, 30]],
    things: [["brushes", 536, 646], ["scissors", 372, 640], ["boots", 1716, 640], ["rope", 1734, 320], ["compass", 1594, 470]],
  },
  near: {
    size: [1170, 936],
    light: [330, 500, 660],
    mats: [[60, 84, -10, "#2f7f96"], [1130, 846, 8, "#2f6a55"], [1080, 44, -5, "#d9a44c"]],
    rug: [585, 440, 1.08],
    cushions: [[108, 500, 90, "#5f8a4c"], [1062, 528, 80, "#f3e6cf"]],
    bowls: [[488, 410, 112, "#b98a3a"], [612, 604, 74, "#a5722f"], [588, 232, 56, "#c79a4a"]],
    drum: [752, 418, -12, 1.08],
    cups: [[838, 660, 1.08], [352, 262, 0.95]],
    hands: [
      { at: [352, 616], turn: 35, pose: "mallet", skin: "#e5ac82", sleeve: "#2f6a7d" },
      { at: [528, 768], turn: 2, pose: "flat", flip: true, skin: "#e5ac82", sleeve: "#2f6a7d" },
      { at: [706, 262], turn: 170, pose: "flat", skin: "#9a6444", sleeve: "#e6dcc6" },
      { at: [936, 340], turn: 222, pose: "grip", flip: true, skin: "#9a6444", sleeve: "#e6dcc6" },
      { at: [966, 722], turn: -62, pose: "grip", skin: "#d39a72", sleeve: "#b4532f" },
    ],
    sprigs: [["s1", 196, 730, 60]],
    things: [],
  },
};

/** Draw the floor and say how to light it. */
export function draw(format) {
  const l = LAYOUTS[format];
  const [width, height] = l.size;
  const stage = new Diorama({ id: "ws", width, height });
  const random = createRandom("workshops");
  floor(stage, random);
  for (const [x, y, turn, tint] of l.mats) stage.add(mat(stage, x, y, turn, tint));
  stage.add(rug(stage, random.fork("rug"), ...l.rug));
  for (const [x, y, r, tint] of l.cushions) stage.add(cushion(stage, random, x, y, r, tint));
  for (const [x, y, r, tint] of l.bowls) stage.add(bowl(stage, x, y, r, tint));
  stage.add(drum(stage, ...l.drum), ...l.cups.map(([x, y, k]) => tea(stage, x, y, k)));
  if (l.notebook) stage.add(notebook(stage, ...l.notebook));
  for (const [thing, x, y] of l.things) stage.add(THINGS[thing](stage, x, y));
  for (const [seed, x, y, turn] of l.sprigs) stage.add(sprig(stage, random.fork(seed), x, y, turn));
  for (const hand of l.hands) stage.add(arm(stage, hand));
  light(stage, l.light);
  return { stage, lens: { lamp: [0.28, 0.1], warm: "#ffe2ae", glow: 0.4, vignette: 0.26, shade: "#2c1c14" } };
}

const CAST = { dx: 9, dy: 12, blur: 12, opacity: 0.4, tint: "#2c1a10" };
const placed = (markup, x, y, turn = 0, scale = 1) => group(markup, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });
const disc = (r, fill, more = {}) => `<circle r="${n(r)}" fill="${fill}"${Object.entries(more).map(([k, v]) => ` ${k}="${v}"`).join("")}/>`;

function floor(stage, random) {
  stage.add(stage.backdrop([[0, "#d9ae78"], [1, "#c2925c"]]));
  let seams = "";
  for (let y = -10, k = 0; y < stage.height; y += 74, k++) {
    stage.add(path(`M0 ${y}H${stage.width}V${y + 74}H0Z`, { fill: k % 2 ? "#5a3418" : "#fff0d0", "fill-opacity": random.range(0.02, 0.08) }));
    seams += `M0 ${y}H${stage.width}`;
    for (let x = random.range(80, 600); x < stage.width; x += random.range(420, 800)) seams += `M${n(x)} ${y}v74`;
    let grain = "";
    for (let i = 0; i < 16; i++) {
      const [x, gy] = [random.range(0, stage.width), y + random.range(10, 64)];
      grain += `M${n(x)} ${n(gy)}q${n(random.range(40, 90))} ${n(random.range(-7, 7))} ${n(random.range(120, 260))} 0`;
    }
    stage.add(path(grain, { fill: "none", stroke: "#7a4d2a", "stroke-width": 1.6, "stroke-opacity": 0.2 }));
  }
  stage.add(path(seams, { fill: "none", stroke: "#6b421f", "stroke-width": 3, "stroke-opacity": 0.5 }));
}

function mat(stage, x, y, turn, tint) {
  const lines = Array.from({ length: 6 }, (_, i) => `M-130 ${-250 + i * 100}h260`).join("");
  const body =
    path("M-140-310q0-10 10-10h260q10 0 10 10v620q0 10-10 10h-260q-10 0-10-10z", { fill: tint }) +
    path("M-126-306h252v612h-252z", { fill: "none", stroke: mix(tint, "#fff4dc", 0.35), "stroke-width": 4 }) +
    path(lines, { stroke: mix(tint, "#14211e", 0.2), "stroke-width": 3, "stroke-opacity": 0.35, fill: "none" });
  return stage.lift(placed(body, x, y, turn + 90), CAST);
}

function cushion(stage, random, x, y, r, tint) {
  const folds = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 6.283;
    return `M${n(Math.cos(a) * r * 0.2)} ${n(Math.sin(a) * r * 0.2)}L${n(Math.cos(a + 0.1) * r * 0.9)} ${n(Math.sin(a + 0.1) * r * 0.9)}`;
  }).join("");
  const outline = softPolygon(discOutline(random, 0, 0, r, { wobble: 0.015 }));
  return stage.lift(
    placed(
      path(outline, { fill: tint }) +
        path(folds, { stroke: mix(tint, "#14211e", 0.32), "stroke-width": 3, "stroke-opacity": 0.45, fill: "none", "stroke-linecap": "round" }) +
        disc(r * 0.94, "none", { stroke: mix(tint, "#fff6e0", 0.4), "stroke-width": 4, "stroke-opacity": 0.7 }) +
        disc(r * 0.12, mix(tint, "#14211e", 0.3)),
      x,
      y,
    ),
    CAST,
  );
}

function rug(stage, random, x, y, k) {
  const ring = (r, fill) => path(softPolygon(discOutline(random, 0, 0, r, { wobble: 0.008, count: 60 })), { fill });
  let points = "";
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.283;
    points += `M${n(Math.cos(a) * 262)} ${n(Math.sin(a) * 262)}l${n(Math.cos(a + 0.75) * 30)} ${n(Math.sin(a + 0.75) * 30)} ${n(Math.cos(a - 0.75) * -30 + Math.cos(a) * 2)} ${n(Math.sin(a - 0.75) * -30)}z`;
  }
  return stage.lift(placed(ring(330, "#a3452a") + ring(304, "#efd9ae") + ring(288, "#a3452a") + path(points, { fill: "#efd9ae" }) + ring(226, "#2f6a7d") + ring(208, "#f3e6cf"), x, y, 0, k), { ...CAST, opacity: 0.3 });
}

const bowl = (stage, x, y, r, tint) =>
  stage.lift(
    placed(
      disc(r, mix(tint, "#fff0c8", 0.35)) +
        disc(r * 0.92, tint) +
        disc(r * 0.82, mix(tint, "#3a1f0c", 0.5)) +
        `<circle cx="${n(r * 0.1)}" cy="${n(r * 0.12)}" r="${n(r * 0.62)}" fill="${mix(tint, "#3a1f0c", 0.28)}"/><circle cx="${n(r * 0.14)}" cy="${n(r * 0.18)}" r="${n(r * 0.36)}" fill="${mix(tint, "#fff0c8", 0.1)}"/>` +
        path(`M${n(-r * 0.86)} ${n(-r * 0.3)}A${n(r * 0.92)} ${n(r * 0.92)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.9)}`, { fill: "none", stroke: "#fff6dc", "stroke-width": n(r * 0.05), "stroke-linecap": "round" }),
      x,
      y,
    ),
    CAST,
  );

const mallet = path("M-9-150h18v250h-18z", { fill: "#8a5a34" }) + path("M-9-150h6v250h-6z", { fill: "#b07f52" }) + path("M-22-158q0-14 22-14t22 14v62q0 10-22 10t-22-10z", { fill: "#b4532f" }) + path("M-22-150h44M-22-130h44M-22-110h44", { stroke: "#7c2818", "stroke-width": 3, fill: "none" });
const brush = path("M-6-40h12l3 150h-18z", { fill: "#3d6f5a" }) + path("M-8-66h16v28h-16z", { fill: "#c9ced0" }) + path("M-9-66h18q2-26-9-46-11 20-9 46z", { fill: "#b4532f" });

/**
 * A hand and its sleeve, seen from above: the wrist at its place, the fingers towards the top before it is turned, the
 * thumb to the left unless it is the other hand.
 */
function arm(stage, { at: [x, y], turn, pose, flip = false, skin, sleeve }) {
  const [pale, deep] = [mix(skin, "#fff0dc", 0.55), mix(skin, "#6b3218", 0.5)];
  const limbs = (lines, draw) => lines.map(([d, w]) => draw(d, w)).join("");
  // A light rim as of cut paper, the skin on it.
  const shown = (lines) => limbs(lines, (d, w) => line(d, pale, w + 6)) + limbs(lines, (d, w) => line(d, skin, w));
  const back = [["M-16 2L-20-46M0 6V-50M16 2L20-44", 34], ["M0 40V-6", 50]];
  const crease = (d) => line(d, deep, 2.6, 0.6);
  const hands = {
    flat: () => shown([...back, ["M-27-50L-36-108", 19], ["M-9-54L-12-126", 20], ["M10-54L15-122", 20], ["M27-46L37-96", 17], ["M-26-2Q-54-22-62-58", 20]]) + crease("M-33-62l9-3M-13-68h9M8-68h9M25-58l9 3M-37-90l8-2M-15-98l8-1M9-96l8 1M30-78l8 3"),
    // The fingers go over the edge of what it holds: from above one sees the knuckles.
    grip: () => shown([...back, ["M-28-48L-34-82", 20], ["M-9-54L-11-92", 21], ["M10-54L13-90", 21], ["M28-46L34-76", 18], ["M-26-2Q-52-16-62-40", 20]]) + crease("M-34-64l10-2M-14-70h10M8-70h10M25-60l10 3"),
    // Closed around a handle, the thumb along it.
    mallet: () => holding(mallet),
    brush: () => holding(brush),
  };
  const holding = (thing) => shown([["M4 34V-8", 52], ["M-6-20Q8-34 24-18", 46]]) + placed(thing, -6, -34, -20) + shown([["M30-44Q2-58-22-44", 20], ["M34-26Q4-40-22-26", 20], ["M34-8Q8-22-16-10", 19], ["M-24 4Q-34-22-22-58", 19]]) + crease("M14-56l3 8M16-38l3 8M18-20l3 8");
  const cuff = path("M-38 22Q0 12 38 22L40 56Q0 46-40 56Z", { fill: mix(sleeve, "#14211e", 0.22) }) + line("M-28 24v27M-14 21v27M0 20v27M14 21v27M28 24v27", mix(sleeve, "#14211e", 0.4), 2.4, 0.5);
  const cloth = path("M-38 44Q0 34 38 44Q48 180 70 640H-70Q-48 180-38 44Z", { fill: sleeve }) + path("M6 40Q26 40 38 44 48 180 70 640H30Q24 240 6 40Z", { fill: "#14211e", "fill-opacity": 0.13 }) + line("M-26 92q20 12 46 4M-34 170q30 16 60 2M-20 260q24 10 56-4", mix(sleeve, "#14211e", 0.35), 3, 0.4);
  return stage.lift(group(hands[pose]() + cloth + cuff, { transform: `translate(${x} ${y}) rotate(${turn})${flip ? " scale(-1 1)" : ""}` }), { ...CAST, dx: 12, dy: 16, blur: 16, opacity: 0.42 });
}

function drum(stage, x, y, turn, k) {
  const pegs = Array.from({ length: 12 }, (_, i) => `<circle cx="${n(Math.cos((i / 12) * 6.283) * 124)}" cy="${n(Math.sin((i / 12) * 6.283) * 124)}" r="5" fill="#5b3a22"/>`).join("");
  const peaks = path("M-70 34L-22-44 6-8 30-34 76 34Z", { fill: "none", stroke: "#b4532f", "stroke-width": 7, "stroke-linejoin": "round" }) + `<circle cx="40" cy="-62" r="14" fill="none" stroke="#b4532f" stroke-width="6"/>`;
  return stage.lift(placed(disc(132, "#8a5a34") + disc(118, "#f4e7cd") + disc(118, "none", { stroke: "#d8c29a", "stroke-width": 5 }) + pegs + peaks, x, y, turn, k), CAST);
}

const tea = (stage, x, y, k) =>
  stage.lift(placed(disc(56, "#f3ead8") + disc(46, "#e3d6bd") + path("M36-12h34q14 0 14 12t-14 12h-34z", { fill: "#f3ead8" }) + disc(40, "#fbf6ea") + disc(33, "#b6752f") + `<circle cx="-8" cy="-10" r="14" fill="#e0a85a" fill-opacity=".6"/>`, x, y, 30, k), CAST);

// Folded in eight, as a map is; a question in each fold, and what was found.
function notebook(stage, x, y, k) {
  let folds = "";
  for (let i = 0; i < 8; i++) {
    const [px, tint] = [-232 + i * 58, i % 2 ? "#f6eeda" : "#fffaf0"];
    folds += path(`M${px} ${i % 2 ? -84 : -92}l58 ${i % 2 ? -8 : 8}v176l-58 ${i % 2 ? 8 : -8}z`, { fill: tint });
    const ink = ["M12-56h32M12-42h24", "M14 20q14-40 30-6", "M14 40l14-30 14 30z", "M12-60h34M12-46h30M12-32h20"][i % 4];
    folds += group(path(ink, { fill: "none", stroke: ["#2f6a7d", "#b4532f", "#2f6a55", "#5b4434"][i % 4], "stroke-width": 4, "stroke-linecap": "round" }), { transform: `translate(${px} 0)` });
  }
  folds += placed(path("M0-34Q24-16 14 18 0 34-14 18-24-16 0-34Z", { fill: "#d99a34" }) + path("M0-30V30", { stroke: "#8a5a1c", "stroke-width": 3 }), -88, 44, 24) + placed(disc(17, "#8f9a9c") + disc(9, "#a9b3b3"), 146, -40);
  return stage.lift(placed(folds, x, y, -8, k), CAST);
}

function brushes(stage, x, y) {
  const brush = (tint, tip, turn, dx) => placed(path("M-5-90h10l3 130h-16z", { fill: tint }) + path("M-8 40h16v26h-16z", { fill: "#c9ced0" }) + path("M-9 66h18q2 26-9 44-11-18-9-44z", { fill: tip }), dx, 0, turn);
  return stage.lift(placed(brush("#8a5a34", "#b4532f", -18, -34) + brush("#2f6a55", "#2f7f96", 4, 6) + brush("#d9a44c", "#5b3a22", 22, 44), x, y, 64), CAST);
}

const scissors = (stage, x, y) =>
  stage.lift(
    placed(
      path("M-6-8L96-40l8 8L4 10zM-6 8L96 40l8-8L4-10z", { fill: "#cfd6d8" }) +
        `<ellipse cx="-34" cy="-26" rx="34" ry="22" fill="none" stroke="#b4532f" stroke-width="13" transform="rotate(24 -34 -26)"/><ellipse cx="-34" cy="26" rx="34" ry="22" fill="none" stroke="#b4532f" stroke-width="13" transform="rotate(-24 -34 26)"/>` +
        disc(6, "#7d8a8e"),
      x,
      y,
      -24,
    ),
    CAST,
  );

function boots(stage, x, y) {
  const one = path("M-44-96Q-58 0-44 70-34 122 0 124 34 122 44 70 58 0 44-96 0-118-44-96Z", { fill: "#8f532e" }) + path("M-32-92Q-42-40-34 6 0 24 34 6 42-40 32-92 0-106-32-92Z", { fill: "#4a2c1c" }) + path("M-28 30h56M-30 50h60M-28 70h56", { stroke: "#e9c98c", "stroke-width": 6, "stroke-linecap": "round" }) + path("M-34 92Q0 112 34 92", { stroke: "#5d331a", "stroke-width": 5, fill: "none" });
  return stage.lift(placed(one, x - 62, y, 8) + placed(one, x + 62, y + 14, -4), CAST);
}

function rope(stage, x, y) {
  const turns = [96, 80, 64, 48].map((r) => disc(r, "none", { stroke: "#e9b04a", "stroke-width": 13 }) + disc(r, "none", { stroke: "#a35a22", "stroke-width": 3, "stroke-dasharray": "9 11" })).join("");
  return stage.lift(placed(path(band([[90, 20], [140, 70], [120, 150], [190, 190]], [13, 13, 13, 13]), { fill: "#e9b04a" }) + turns, x, y), CAST);
}

const compass = (stage, x, y) =>
  stage.lift(placed(disc(54, "#8a5a34") + disc(46, "#fffaf0") + path("M0-38L10 0-10 0z", { fill: "#b4532f" }) + path("M0 38L10 0-10 0z", { fill: "#2f6a7d" }) + disc(5, "#1d2b27"), x, y, 24), CAST);

const THINGS = { brushes, scissors, boots, rope, compass };

function sprig(stage, random, x, y, turn) {
  let leaves = "";
  for (let i = 0; i < 15; i++) {
    const side = i % 2 ? 1 : -1;
    leaves += placed(path("M0 0Q16-9 36 0 16 9 0 0Z", { fill: random.pick(["#5f8a4c", "#7fa052", "#3f7a55", "#94ab66"]) }), i * 13 - 90, 0, side * random.range(36, 62));
  }
  return stage.lift(placed(path("M-96-2h210v5h-210z", { fill: "#6b4a30" }) + leaves, x, y, turn), { ...CAST, blur: 7 });
}

// The window's light falls across the floor.
function light(stage, panes) {
  const pane = (x) => `M${x} -40L${x + 150} -40 ${x - 180} 1000 ${x - 360} 1000Z`;
  stage.add(stage.soft(path(panes.map(pane).join(""), { fill: "#fff3cf", "fill-opacity": 0.2 }), 9));
}
