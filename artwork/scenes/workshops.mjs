// What one does here, as it lies on the floor of the practice room before everybody comes: mats, bowls, a drum, a
// notebook folded in eight, brushes, tea, boots, a rope. Seen from straight above.

import { Diorama } from "../lib/diorama.mjs";
import { band, n, softPolygon } from "../lib/geometry.mjs";
import { mix } from "../lib/palette.mjs";
import { discOutline } from "../lib/paper.mjs";
import { group, path } from "../lib/picture.mjs";
import { createRandom } from "../lib/rng.mjs";

const WIDTH = 2100;
const HEIGHT = 960;

/** Draw the floor and say how to light it. */
export function draw() {
  const stage = new Diorama({ id: "ws", width: WIDTH, height: HEIGHT });
  const random = createRandom("workshops");
  floor(stage, random);
  for (const [x, y, turn, tint] of [[150, 240, -8, "#2f7f96"], [470, 830, 6, "#c9573a"], [1010, 130, -3, "#d9a44c"], [1520, 800, 9, "#2f6a55"], [1980, 300, -6, "#8a5f96"]])
    stage.add(mat(stage, x, y, turn, tint));
  stage.add(rug(stage, random.fork("rug"), 1070, 560));
  for (const [x, y, r, tint] of [[760, 300, 92, "#f3e6cf"], [1390, 300, 88, "#b4532f"], [640, 640, 88, "#5f8a4c"], [1760, 560, 94, "#e2c9a0"], [300, 560, 86, "#e0b24e"]])
    stage.add(cushion(stage, random, x, y, r, tint));
  stage.add(bowl(stage, 970, 545, 104, "#b98a3a"), bowl(stage, 1118, 640, 66, "#a5722f"), bowl(stage, 1130, 470, 46, "#c79a4a"), mallet(stage, 860, 660, -38));
  stage.add(drum(stage, 1290, 560), tea(stage, 1520, 430, 1), tea(stage, 560, 420, 0.86), tea(stage, 1240, 800, 0.9));
  stage.add(notebook(stage, 330, 345), brushes(stage, 430, 790), scissors(stage, 205, 700));
  stage.add(boots(stage, 1840, 830), rope(stage, 1660, 200), compass(stage, 1900, 560));
  stage.add(sprig(stage, random.fork("s1"), 860, 830, 20), sprig(stage, random.fork("s2"), 1770, 380, -60), sprig(stage, random.fork("s3"), 1240, 200, 120), books(stage, 800, 110));
  light(stage);
  return { stage, lens: { lamp: [0.28, 0.1], warm: "#ffe2ae", glow: 0.4, vignette: 0.26, shade: "#2c1c14" } };
}

const CAST = { dx: 9, dy: 12, blur: 12, opacity: 0.4, tint: "#2c1a10" };
const placed = (markup, x, y, turn = 0, scale = 1) => group(markup, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });
const disc = (r, fill, more = {}) => `<circle r="${n(r)}" fill="${fill}"${Object.entries(more).map(([k, v]) => ` ${k}="${v}"`).join("")}/>`;

function floor(stage, random) {
  stage.add(stage.backdrop([[0, "#d9ae78"], [1, "#c2925c"]]));
  let seams = "";
  for (let y = -10, k = 0; y < HEIGHT; y += 74, k++) {
    stage.add(path(`M0 ${y}H${WIDTH}V${y + 74}H0Z`, { fill: k % 2 ? "#5a3418" : "#fff0d0", "fill-opacity": random.range(0.02, 0.08) }));
    seams += `M0 ${y}H${WIDTH}`;
    for (let x = random.range(80, 600); x < WIDTH; x += random.range(420, 800)) seams += `M${n(x)} ${y}v74`;
    let grain = "";
    for (let i = 0; i < 16; i++) {
      const [x, gy] = [random.range(0, WIDTH), y + random.range(10, 64)];
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

function rug(stage, random, x, y) {
  const ring = (r, fill) => path(softPolygon(discOutline(random, 0, 0, r, { wobble: 0.008, count: 60 })), { fill });
  let points = "";
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * 6.283;
    points += `M${n(Math.cos(a) * 262)} ${n(Math.sin(a) * 262)}l${n(Math.cos(a + 0.75) * 30)} ${n(Math.sin(a + 0.75) * 30)} ${n(Math.cos(a - 0.75) * -30 + Math.cos(a) * 2)} ${n(Math.sin(a - 0.75) * -30)}z`;
  }
  return stage.lift(placed(ring(330, "#a3452a") + ring(304, "#efd9ae") + ring(288, "#a3452a") + path(points, { fill: "#efd9ae" }) + ring(226, "#2f6a7d") + ring(208, "#f3e6cf"), x, y), { ...CAST, opacity: 0.3 });
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

const mallet = (stage, x, y, turn) =>
  stage.lift(placed(path("M-120-9h190v18h-190z", { fill: "#8a5a34" }) + path("M-120-9h190v6h-190z", { fill: "#b07f52" }) + path("M62-22h66q14 0 14 22t-14 22h-66q-10 0-10-22t10-22z", { fill: "#b4532f" }) + path("M72-22v44M90-22v44M108-22v44", { stroke: "#7c2818", "stroke-width": 3, fill: "none" }), x, y, turn), CAST);

function drum(stage, x, y) {
  const pegs = Array.from({ length: 12 }, (_, i) => `<circle cx="${n(Math.cos((i / 12) * 6.283) * 124)}" cy="${n(Math.sin((i / 12) * 6.283) * 124)}" r="5" fill="#5b3a22"/>`).join("");
  const peaks = path("M-70 34L-22-44 6-8 30-34 76 34Z", { fill: "none", stroke: "#b4532f", "stroke-width": 7, "stroke-linejoin": "round" }) + `<circle cx="40" cy="-62" r="14" fill="none" stroke="#b4532f" stroke-width="6"/>`;
  return stage.lift(placed(disc(132, "#8a5a34") + disc(118, "#f4e7cd") + disc(118, "none", { stroke: "#d8c29a", "stroke-width": 5 }) + pegs + peaks, x, y, -12), CAST);
}

const tea = (stage, x, y, k) =>
  stage.lift(placed(disc(56, "#f3ead8") + disc(46, "#e3d6bd") + path("M36-12h34q14 0 14 12t-14 12h-34z", { fill: "#f3ead8" }) + disc(40, "#fbf6ea") + disc(33, "#b6752f") + `<circle cx="-8" cy="-10" r="14" fill="#e0a85a" fill-opacity=".6"/>`, x, y, 30, k), CAST);

// Folded in eight, as a map is; a question in each fold, and what was found.
function notebook(stage, x, y) {
  let folds = "";
  for (let i = 0; i < 8; i++) {
    const [px, tint] = [-232 + i * 58, i % 2 ? "#f6eeda" : "#fffaf0"];
    folds += path(`M${px} ${i % 2 ? -84 : -92}l58 ${i % 2 ? -8 : 8}v176l-58 ${i % 2 ? 8 : -8}z`, { fill: tint });
    const ink = ["M12-56h32M12-42h24", "M14 20q14-40 30-6", "M14 40l14-30 14 30z", "M12-60h34M12-46h30M12-32h20"][i % 4];
    folds += group(path(ink, { fill: "none", stroke: ["#2f6a7d", "#b4532f", "#2f6a55", "#5b4434"][i % 4], "stroke-width": 4, "stroke-linecap": "round" }), { transform: `translate(${px} 0)` });
  }
  folds += placed(path("M0-34Q24-16 14 18 0 34-14 18-24-16 0-34Z", { fill: "#d99a34" }) + path("M0-30V30", { stroke: "#8a5a1c", "stroke-width": 3 }), -88, 44, 24) + placed(disc(17, "#8f9a9c") + disc(9, "#a9b3b3"), 146, -40);
  return stage.lift(placed(folds, x, y, -14), CAST);
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

function sprig(stage, random, x, y, turn) {
  let leaves = "";
  for (let i = 0; i < 15; i++) {
    const side = i % 2 ? 1 : -1;
    leaves += placed(path("M0 0Q16-9 36 0 16 9 0 0Z", { fill: random.pick(["#5f8a4c", "#7fa052", "#3f7a55", "#94ab66"]) }), i * 13 - 90, 0, side * random.range(36, 62));
  }
  return stage.lift(placed(path("M-96-2h210v5h-210z", { fill: "#6b4a30" }) + leaves, x, y, turn), { ...CAST, blur: 7 });
}

const books = (stage, x, y) =>
  stage.lift(placed(path("M-90-60h180v120h-180z", { fill: "#2f5f73" }) + path("M-80-60v120", { stroke: "#1d4253", "stroke-width": 5 }), x, y, 8) + placed(path("M-74-52h148v104h-148z", { fill: "#c9573a" }) + path("M-64-52v104M-30-16h70M-30 2h50", { stroke: "#fff0d8", "stroke-width": 5, "stroke-opacity": 0.8 }), x + 10, y + 6, -10), CAST);

// The window's light falls across the floor.
function light(stage) {
  const pane = (x) => `M${x} -40L${x + 150} -40 ${x - 180} 1000 ${x - 360} 1000Z`;
  stage.add(stage.soft(path([620, 810, 1000, 1190].map(pane).join(""), { fill: "#fff3cf", "fill-opacity": 0.2 }), 9));
}
