// The practice room in the morning: mats in the sun, the ridges behind the glass.
import { n, polygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { cushion, logBasket, plantPot, put, stove } from "../lib/props.mjs";
import { bay, boards, plane } from "../lib/room.mjs";
import { standRidges } from "../lib/sheets.mjs";
import { heap } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#2b170d" };
const floor = plane(900, 540, 250);

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1200 });
  const random = createRandom("salle");
  walls(stage, random);
  const view = stage.capture(() => ridgesOutside(stage, random));
  stage.add(
    bay(stage, view, {
      x: 430,
      y: 262,
      w: 940,
      h: 450,
      cols: 4,
      frame: "#9a6a42",
      bar: 20,
      border: 24,
      shadow: WOOD,
    }),
  );
  stage.add(
    stage.card("M388 738H1412V764H388Z", { fill: "#b98555", dx: 4, dy: 10, blur: 8, opacity: 0.4, ...WOOD }),
  );
  sunOnFloor(stage);
  shelf(stage);
  mats(stage);
  corner(stage, random);
  beams(stage);
  return {
    stage,
    lens: { lamp: [0.42, 0.36], warm: "#ffe3ad", glow: 0.42, vignette: 0.42, shade: "#2a140a" },
  };
}

function walls(stage, random) {
  stage.add(path("M0 0H1800V1200H0Z", { fill: "#efe0c4" }));
  stage.add(
    path("M0 0L340 200V790L0 945Z", {
      fill: stage.linear(
        [
          [0, "#c9ac82"],
          [1, "#e6d2ae"],
        ],
        [0, 0, 340, 0],
      ),
    }),
    path("M1800 0L1460 200V790L1800 945Z", {
      fill: stage.linear(
        [
          [0, "#ead8b6"],
          [1, "#bf9f74"],
        ],
        [1460, 0, 1800, 0],
      ),
    }),
  );
  stage.add(
    path("M0 0L340 200H1460L1800 0Z", {
      fill: stage.linear(
        [
          [0, "#a8754a"],
          [1, "#d3a878"],
        ],
        [0, 0, 0, 200],
      ),
    }),
  );
  stage.add(
    stage.through(
      "M0 945L340 790H1460L1800 945V1200H0Z",
      boards(random.fork("floor"), floor, { u0: -1100, u1: 1100, step: 62, s1: 2.75, tint: "#c4905c" }),
    ),
  );
  stage.add(
    path("M340 790H1460V770H340ZM0 945L340 790V770L0 920ZM1800 945L1460 790V770L1800 920Z", {
      fill: "#8a5d3a",
    }),
  );
  stage.add(
    path("M340 200V790L352 786V204ZM1460 200V790L1448 786V204Z", { fill: "#3a2010", "fill-opacity": 0.16 }),
  );
}

function ridgesOutside(stage, random) {
  stage.add(
    path("M400 240H1400V740H400Z", {
      fill: stage.linear(
        [
          [0, "#8fbcd0"],
          [0.6, "#cfe0da"],
          [1, "#fbe6bd"],
        ],
        [0, 250, 0, 560],
      ),
    }),
  );
  stage.add(heap(stage, random.fork("heap"), 700, 516, 420, 190), heap(stage, random.fork("far"), 1290, 470, 300, 110));
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [380, 520],
          [470, 460],
          [540, 490],
          [640, 420],
          [700, 450],
          [800, 500],
          [900, 460],
          [1010, 370],
          [1050, 336],
          [1090, 366],
          [1180, 450],
          [1270, 410],
          [1420, 480],
        ],
        fill: [
          [0, "#a9c6d2"],
          [1, "#e3e6d6"],
        ],
        facets: [
          [1050, 1180, 160],
          [640, 760, 110],
        ],
        caps: [[1012, 1092, 36]],
        light: "#fff8e6",
        fade: 90,
        tear: 5,
      },
      {
        at: [
          [380, 560],
          [520, 530],
          [660, 570],
          [820, 590],
          [1000, 560],
          [1180, 520],
          [1420, 560],
        ],
        fill: [
          [0, "#7ba8a8"],
          [1, "#b3cdbd"],
        ],
        facets: [[1180, 1290, 80]],
        trees: { height: 16, tint: "#64989a", from: 390, to: 1410 },
        fade: 80,
        tear: 5,
      },
      {
        at: [
          [380, 630],
          [600, 610],
          [850, 650],
          [1100, 630],
          [1420, 600],
        ],
        soft: true,
        fill: [
          [0, "#6f9f6c"],
          [1, "#8fb878"],
        ],
        fade: 120,
        tear: 6,
      },
    ],
    { light: "#fff8e6", shadow: { tint: "#1d4658", blur: 12 } },
  );
  const firs = cutTrees(stage, random.fork("firs"), "fir", 2, { tiers: 7, width: 44 });
  stage.add(
    row(
      stage,
      firs,
      [
        [450, 730, 230],
        [520, 730, 170],
        [1290, 730, 260],
        [1360, 730, 190],
        [1230, 730, 150],
        [960, 700, 70],
        [1000, 704, 90],
      ],
      ["#2f6a58", "#397560"],
      { dx: 5, blur: 6 },
    ),
  );
}

// The panes lie on the boards as four warm quadrilaterals.
function sunOnFloor(stage) {
  let d = "";
  for (let i = 0; i < 4; i++) {
    const u = -450 + i * 236;
    d += polygon([
      floor.at(u, 1.02),
      floor.at(u + 210, 1.02),
      floor.at(u + 330, 1.85),
      floor.at(u + 120, 1.85),
    ]);
  }
  stage.add(
    stage.soft(
      path(d, {
        fill: stage.linear(
          [
            [0, "#fff0c4", 0.85],
            [1, "#ffe2a0", 0.15],
          ],
          [0, 790, 0, 1010],
        ),
      }),
      3,
    ),
  );
}

function mat(stage, u0, u1, s0, s1, tint) {
  const quad = floor.quad(u0, u1, s0, s1);
  const [a, , c, dd] = quad;
  const thick = 7 * s1;
  const roll = (p, q, r) =>
    path(
      `M${n(p[0])} ${n(p[1] + r)}Q${n(p[0] - r)} ${n(p[1])} ${n(p[0])} ${n(p[1] - r)}L${n(q[0])} ${n(q[1] - r)}Q${n(q[0] + r)} ${n(q[1])} ${n(q[0])} ${n(q[1] + r)}Z`,
      { fill: mix(tint, "#fff3d8", 0.14) },
    );
  const stripe = floor.quad(u0, u1, s0 + (s1 - s0) * 0.86, s0 + (s1 - s0) * 0.9);
  const glow = stage.linear(
    [
      [0, "#fff0c4", 0.42],
      [1, "#fff0c4", 0],
    ],
    [a[0], a[1], a[0] + 40, dd[1]],
  );
  return (
    path(polygon([dd, c, [c[0], c[1] + thick * 0.5], [dd[0], dd[1] + thick * 0.5]]), {
      fill: mix(tint, "#1d1512", 0.4),
    }) +
    path(polygon(quad), { fill: tint }) +
    path(polygon(stripe), { fill: mix(tint, "#fff3d8", 0.5) }) +
    path(polygon(quad), { fill: glow }) +
    roll(quad[0], quad[1], 5 * s0)
  );
}

function mats(stage) {
  const rows = [
    {
      s0: 1.14,
      s1: 1.52,
      list: [
        [-460, "#2f7f96"],
        [-190, "#b4532f"],
        [80, "#c98f3d"],
      ],
    },
    {
      s0: 1.68,
      s1: 2.28,
      list: [
        [-470, "#7a9a5c"],
        [-190, "#dcc6a0"],
        [90, "#2f6a55"],
      ],
    },
  ];
  rows.forEach(({ s0, s1, list }, k) => {
    for (const [u, tint] of list) {
      stage.add(
        stage.lift(mat(stage, u, u + 170, s0, s1, tint), {
          dx: 6 * s0,
          dy: 5 * s0,
          blur: 7 * s0,
          opacity: 0.36,
          ...WOOD,
        }),
      );
      const [x, y] = floor.at(u + 84, s0 + (s1 - s0) * 0.24);
      stage.add(
        stage.lift(
          put(
            cushion(["#8a3c20", "#e2c9a0", "#2f6a55"][(k * 2 + list.findIndex((m) => m[0] === u)) % 3]),
            x,
            y,
            s0 * 1.02,
          ),
          { dx: 7, dy: 6, blur: 7, opacity: 0.4, ...WOOD },
        ),
      );
    }
  });
  // A singing bowl and its mallet between the rows.
  const [x, y] = floor.at(36, 1.6);
  stage.add(
    stage.lift(
      put(
        path("M-40-34Q-38-2-12 2H12Q38-2 40-34Z", { fill: "#b98a3c" }) +
          path("M8-34H40Q38-2 12 2 24-14 8-34Z", { fill: "#1d1512", "fill-opacity": 0.22 }) +
          '<ellipse cy="-34" rx="40" ry="10" fill="#f0cd84"/><ellipse cy="-33" rx="33" ry="7" fill="#8a6224"/>' +
          path("M52-2L112-14l3 7-58 16z", { fill: "#6a4429" }),
        x,
        y,
        1.1,
      ),
      { dx: 6, dy: 5, blur: 6, opacity: 0.4, ...WOOD },
    ),
  );
}

// Shelves on the left wall: folded blankets, rolled mats.
function shelf(stage) {
  const at = (t, v) => {
    // t along the wall from near (0) to far (1), v from ceiling to floor.
    const x = 60 + 230 * t;
    const k = (900 - x) / 560;
    return [x, 540 + (v - 540) * k];
  };
  const quad = (t0, t1, v0, v1) => polygon([at(t0, v0), at(t1, v0), at(t1, v1), at(t0, v1)]);
  let out =
    path(quad(-0.02, 1.02, 420, 800), { fill: "#7a5134" }) +
    path(quad(0.03, 0.97, 432, 545), { fill: "#4f3220" }) +
    path(quad(0.03, 0.97, 556, 668), { fill: "#4f3220" }) +
    path(quad(0.03, 0.97, 680, 790), { fill: "#4f3220" });
  const stack = (t0, t1, base, tints, h) =>
    tints.forEach((tint, i) => {
      out +=
        path(quad(t0, t1, base - (i + 1) * h, base - i * h - 2), { fill: tint }) +
        path(quad(t0, t0 + 0.04, base - (i + 1) * h, base - i * h - 2), {
          fill: "#fff3d8",
          "fill-opacity": 0.35,
        });
    });
  stack(0.08, 0.45, 545, ["#dcc6a0", "#b4532f", "#efe1c6"], 27);
  stack(0.55, 0.92, 545, ["#2f7f96", "#efe1c6", "#c98f3d", "#2f6a55"], 22);
  stack(0.08, 0.92, 668, ["#efe1c6", "#8a3c20"], 30);
  for (const [i, t] of [0.14, 0.3, 0.46, 0.62, 0.78, 0.9].entries()) {
    const [x, y] = at(t, 758);
    const r = 25 - t * 9;
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.82)}" ry="${n(r)}" fill="${["#7a9a5c", "#b4532f", "#2f7f96", "#c98f3d", "#2f6a55", "#8a3c20"][i]}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 0.4)}" ry="${n(r * 0.5)}" fill="none" stroke="#fff3d8" stroke-opacity=".6" stroke-width="3"/>`;
  }
  stage.add(stage.lift(out, { dx: 10, dy: 8, blur: 12, opacity: 0.4, ...WOOD }));
}

function corner(stage, random) {
  stage.add(
    stage.lift(
      path("M1412 838L1690 838 1770 930 1400 930Z", { fill: "#8d8d86" }) +
        path("M1400 930H1770V944H1398Z", { fill: "#5f625f" }),
      { dx: 6, dy: 6, blur: 9, opacity: 0.36, ...WOOD },
    ),
  );
  stage.add(
    stage.lift(put(stove(stage, random.fork("stove"), { pipe: 700 }), 1584, 906, 0.94), {
      dx: 16,
      dy: 6,
      blur: 18,
      opacity: 0.46,
      ...WOOD,
    }),
  );
  stage.add(stage.pool(1584, 760, 260, 210, "#ff9a3c", 0.3), stage.pool(1540, 980, 330, 64, "#ffb04e", 0.5));
  stage.add(
    stage.lift(put(logBasket(), 1706, 1090, 1.3), { dx: 12, dy: 6, blur: 12, opacity: 0.44, ...WOOD }),
  );
  stage.add(
    stage.lift(put(plantPot(random.fork("plant"), 300), 318, 868, 1.02), {
      dx: 14,
      dy: 6,
      blur: 14,
      opacity: 0.36,
      ...WOOD,
    }),
  );
}

// The beams of the ceiling and two paper lanterns.
function beams(stage) {
  for (const [s, h] of [
    [1.02, 26],
    [1.22, 34],
    [1.5, 46],
    [1.86, 60],
  ]) {
    const y = 540 - 340 * s;
    stage.add(
      stage.card(`M${n(900 - 560 * s)} ${n(y)}H${n(900 + 560 * s)}V${n(y + h)}H${n(900 - 560 * s)}Z`, {
        fill: "#7d5233",
        thick: 2,
        dx: 0,
        dy: 12,
        blur: 12,
        opacity: 0.4,
        ...WOOD,
      }),
    );
  }
  for (const [x, y, r] of [
    [620, 176, 58],
    [1010, 150, 72],
  ]) {
    stage.add(
      path(`M${x} -10V${y - r}`, { stroke: "#4a2f1e", "stroke-width": 3 }),
      stage.pool(x, y, r * 3.2, r * 3.2, "#ffdf9e", 0.5),
    );
    let ribs = "";
    for (const k of [-0.62, -0.3, 0, 0.3, 0.62])
      ribs += `M${n(x - r * Math.sqrt(1 - k * k))} ${n(y + k * r * 0.86)}Q${x} ${n(y + k * r * 0.86 + 9)} ${n(x + r * Math.sqrt(1 - k * k))} ${n(y + k * r * 0.86)}`;
    stage.add(
      stage.lift(
        group(
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.86)}" fill="${stage.radial(
            [
              [0, "#fffaea"],
              [0.7, "#ffeec4"],
              [1, "#f1cf92"],
            ],
            x - r * 0.2,
            y - r * 0.2,
            r * 1.2,
          )}"/>` +
            path(ribs, { fill: "none", stroke: "#c9974e", "stroke-width": 1.6, "stroke-opacity": 0.6 }),
        ),
        { dx: 5, dy: 12, blur: 14, opacity: 0.3, ...WOOD },
      ),
    );
  }
}
