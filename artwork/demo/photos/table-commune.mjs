// The common table before supper: soup, bread, three lamps and the last light outside.
import { band, n, polygon, softPolygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { bloom } from "../lib/flowers.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { bowl, candle, jug, loaf, put, steam } from "../lib/props.mjs";
import { bay, boards, panelling, plane } from "../lib/room.mjs";
import { standRidges } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#1f0f08" };
const top = plane(900, 330, 270);

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1125 });
  const random = createRandom("table");
  stage.add(panelling(random.fork("wall"), { x0: 0, x1: 1800, y0: 0, y1: 640, step: 112, tint: "#b98756" }));
  stage.add(
    path("M0 0H1800V640H0Z", {
      fill: stage.linear(
        [
          [0, "#3a1f12", 0.5],
          [0.6, "#3a1f12", 0.08],
          [1, "#3a1f12", 0.2],
        ],
        [0, 0, 0, 640],
      ),
    }),
  );
  const floor = plane(900, 330, 300);
  stage.add(boards(random.fork("floor"), floor, { u0: -1500, u1: 1500, step: 96, s1: 2.7, tint: "#8d5f3a" }));
  stage.add(
    path("M0 640H1800V612H0Z", { fill: "#6a4429" }),
    path("M0 640H1800V700H0Z", {
      fill: stage.linear(
        [
          [0, "#1f0f08", 0.4],
          [1, "#1f0f08", 0],
        ],
        [0, 640, 0, 700],
      ),
    }),
  );
  windows(stage, random);
  dresser(stage);
  bench(stage, -1);
  bench(stage, 1);
  tableTop(stage, random);
  supper(stage, random);
  lamps(stage);
  return { stage, lens: { lamp: [0.5, 0.5], warm: "#ffc77c", glow: 0.5, vignette: 0.5, shade: "#1c0c06" } };
}

function windows(stage, random) {
  const view = stage.capture(() => {
    stage.add(
      path("M440 90H1360V500H440Z", {
        fill: stage.linear(
          [
            [0, "#4a6a9a"],
            [0.6, "#b79db0"],
            [1, "#f3bd92"],
          ],
          [0, 90, 0, 360],
        ),
      }),
    );
    standRidges(
      stage,
      random,
      [
        {
          at: [
            [430, 340],
            [520, 280],
            [600, 310],
            [720, 220],
            [790, 250],
            [900, 320],
            [1010, 290],
            [1120, 200],
            [1170, 232],
            [1260, 310],
            [1380, 280],
          ],
          fill: [
            [0, "#a88fae"],
            [1, "#c9a9b2"],
          ],
          rock: "#6b6596",
          facets: [
            [720, 840, 120],
            [1120, 1230, 130],
          ],
          light: "#ffe3cf",
          fade: 100,
          tear: 5,
        },
        {
          at: [
            [430, 390],
            [640, 370],
            [860, 400],
            [1080, 380],
            [1380, 350],
          ],
          fill: [
            [0, "#5f6f97"],
            [1, "#7d86a6"],
          ],
          trees: { height: 16, tint: "#4c5c86", from: 430, to: 1370 },
          light: "#f0dfe0",
          fade: 80,
          tear: 5,
        },
        {
          at: [
            [430, 440],
            [700, 430],
            [1000, 450],
            [1380, 420],
          ],
          soft: true,
          fill: [
            [0, "#35525f"],
            [1, "#2c4954"],
          ],
          light: "#cfd6cf",
          fade: 100,
          tear: 5,
        },
      ],
      { shadow: { tint: "#1d2547", blur: 9 } },
    );
    const firs = cutTrees(stage, random.fork("f"), "fir", 2, { tiers: 7, width: 44 });
    stage.add(
      row(
        stage,
        firs,
        [
          [500, 500, 190],
          [560, 500, 140],
          [1250, 500, 210],
          [1310, 500, 150],
          [880, 490, 80],
        ],
        ["#20434a", "#274b50"],
        { dx: 4, blur: 5 },
      ),
    );
  });
  stage.add(
    bay(stage, view, {
      x: 470,
      y: 120,
      w: 860,
      h: 350,
      cols: 3,
      frame: "#7a4f30",
      bar: 18,
      border: 26,
      shadow: WOOD,
    }),
  );
  stage.add(
    stage.card("M424 496H1376V520H424Z", { fill: "#94653d", dx: 3, dy: 10, blur: 8, opacity: 0.45, ...WOOD }),
  );
}

// A dresser of plates on the left, coats and a clockless wall on the right.
function dresser(stage) {
  let plates = "";
  for (const [i, y] of [200, 330, 460].entries()) {
    plates +=
      path(`M66 ${y}H354V${y + 13}H66Z`, { fill: "#a8754a" }) +
      path(`M66 ${y + 13}H354V${y + 20}H66Z`, { fill: "#1f0f08", "fill-opacity": 0.35 });
    for (let k = 0; k < 4; k++) {
      const x = 112 + k * 66;
      const tint = ["#efe1c6", "#5e8a94", "#d98a5a", "#dcc07a"][(k + i) % 4];
      if (i === 2)
        plates +=
          path(`M${x - 24} ${y - 44}h48l-5 40q-19 8-38 0z`, { fill: tint }) +
          path(`M${x + 24} ${y - 36}q14 2 12 14t-14 10`, { fill: "none", stroke: tint, "stroke-width": 5 });
      else
        plates += `<circle cx="${x}" cy="${y - 34}" r="33" fill="${tint}"/><circle cx="${x}" cy="${y - 34}" r="20" fill="none" stroke="#3a2010" stroke-opacity=".22" stroke-width="3"/>`;
    }
  }
  stage.add(
    stage.lift(
      path("M46 90H374V640H46Z", { fill: "#7a5134" }) +
        path("M66 110H354V480H66Z", { fill: "#56361f" }) +
        plates +
        path("M66 500H354V640H66Z", { fill: "#8d5f3a" }) +
        path("M210 500V640", { stroke: "#56361f", "stroke-width": 5 }) +
        '<circle cx="192" cy="566" r="7" fill="#d8a95c"/><circle cx="228" cy="566" r="7" fill="#d8a95c"/>' +
        path("M32 78H388V98H32ZM36 480H384V502H36Z", { fill: "#94653d" }),
      { dx: 14, dy: 8, blur: 14, opacity: 0.45, ...WOOD },
    ),
  );
  const coat = (x, tint, h) => {
    const sleeve = (k) =>
      path(
        band(
          [
            [x + k * 30, 262],
            [x + k * 50, 236 + h * 0.36],
            [x + k * 54, 236 + h * 0.72],
          ],
          [30, 28, 24],
          6,
        ),
        { fill: mix(tint, "#1d1512", k > 0 ? 0.3 : 0.12) },
      );
    const body = `M${x - 16} 240Q${x - 44} 250 ${x - 46} 280L${x - 52} ${236 + h}Q${x} ${246 + h} ${x + 52} ${236 + h}L${x + 46} 280Q${x + 44} 250 ${x + 16} 240Z`;
    return (
      sleeve(-1) +
      sleeve(1) +
      path(body, { fill: tint }) +
      path(
        `M${x + 2} 246V${243 + h}Q${x + 30} ${242 + h} ${x + 52} ${236 + h}L${x + 46} 280Q${x + 44} 250 ${x + 16} 240Z`,
        { fill: "#1d1512", "fill-opacity": 0.18 },
      ) +
      path(`M${x - 20} 236Q${x} 222 ${x + 20} 236L${x + 14} 264 ${x} 254 ${x - 14} 264Z`, {
        fill: mix(tint, "#fff3d8", 0.25),
      }) +
      path([0.3, 0.5, 0.7].map((k) => `M${x + 9} ${n(236 + h * k)}h0`).join(""), {
        stroke: "#f3e6cf",
        "stroke-width": 7,
        "stroke-linecap": "round",
      }) +
      path(`M${x - 38} ${236 + h * 0.66}h26v24h-26Z`, { fill: "#1d1512", "fill-opacity": 0.16 })
    );
  };
  stage.add(
    stage.lift(
      path("M1440 214H1770V236H1440Z", { fill: "#6a4429" }) +
        coat(1494, "#b4532f", 226) +
        coat(1606, "#2f6a70", 262) +
        coat(1716, "#c98f3d", 214) +
        path("M1580 246q26 20 52 0l5 26q-31 20-62 0zM1586 268l-8 96h24l5-90z", { fill: "#efe1c6" }),
      { dx: 10, dy: 8, blur: 10, opacity: 0.42, ...WOOD },
    ),
  );
}

function bench(stage, side) {
  const seat = (u, s) => {
    const [x, y] = top.at(side * u, s);
    return [x, y + 84 * s];
  };
  const quad = [seat(372, 1.12), seat(478, 1.12), seat(478, 3), seat(372, 3)];
  const drop = (k) => quad.map(([x, y]) => [x, y + k]);
  stage.add(stage.soft(path(polygon(drop(60)), { fill: "#140a05", "fill-opacity": 0.5 }), 14));
  stage.add(
    stage.lift(
      path(polygon([quad[0], quad[1], [quad[1][0], quad[1][1] + 30], [quad[0][0], quad[0][1] + 30]]), {
        fill: "#4f3220",
      }) +
        path(polygon(quad), {
          fill: stage.linear(
            [
              [0, "#74492c"],
              [1, "#8a5a38"],
            ],
            [0, 640, 0, 1100],
          ),
        }) +
        path(polygon([quad[0], quad[3], [quad[3][0], quad[3][1] + 70], [quad[0][0], quad[0][1] + 24]]), {
          fill: "#3d2415",
        }),
      { dx: 6, dy: 8, blur: 9, opacity: 0.4, ...WOOD },
    ),
  );
  // A felt at each place.
  for (const [i, s] of [1.28, 1.68, 2.22].entries()) {
    const felt = [seat(384, s), seat(466, s), seat(466, s * 1.17), seat(384, s * 1.17)];
    stage.add(
      stage.lift(
        path(
          softPolygon(
            felt.flatMap((p, k) => [
              p,
              [(p[0] + felt[(k + 1) % 4][0]) / 2, (p[1] + felt[(k + 1) % 4][1]) / 2],
            ]),
          ),
          { fill: ["#b4532f", "#5e8a94", "#c98f3d"][(i + (side > 0 ? 1 : 0)) % 3] },
        ),
        { dx: 3, dy: 4, blur: 5, opacity: 0.4, ...WOOD },
      ),
    );
  }
}

function tableTop(stage, random) {
  const edge = top.quad(-290, 290, 1.05, 3.2);
  stage.add(
    stage.soft(
      path(polygon(edge.map(([x, y]) => [x, y + 50])), { fill: "#140a05", "fill-opacity": 0.6 }),
      20,
    ),
  );
  const [a, b] = edge;
  stage.add(path(polygon([a, b, [b[0], b[1] + 20], [a[0], a[1] + 20]]), { fill: "#6a4429" }));
  stage.add(
    stage.lift(
      stage.through(
        polygon(edge),
        boards(random.fork("top"), top, {
          u0: -290,
          u1: 290,
          step: 97,
          s0: 1.05,
          s1: 3.2,
          tint: "#c9975f",
          spread: 0.1,
        }),
      ),
      { dx: 4, dy: 12, blur: 12, opacity: 0.4, ...WOOD },
    ),
  );
  stage.add(path(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, { stroke: "#f5ddb0", "stroke-width": 3 }));
  // A runner of linen down the middle.
  const runner = top.quad(-96, 96, 1.02, 3.2);
  stage.add(
    stage.lift(
      path(polygon(runner), { fill: "#f1e4ca" }) +
        path(polygon(top.quad(-84, -78, 1.02, 3.2)) + polygon(top.quad(78, 84, 1.02, 3.2)), {
          fill: "#b4532f",
        }),
      { dx: 3, dy: 4, blur: 5, opacity: 0.34, ...WOOD },
    ),
  );
  stage.add(stage.pool(900, 760, 720, 230, "#ffdf9e", 0.5));
}

function supper(stage, random) {
  const r = random.fork("supper");
  const tints = [
    ["#b4532f", "#e2a03f"],
    ["#5e8a94", "#c9803a"],
    ["#7a9a5c", "#e2a03f"],
    ["#c98f3d", "#a84f2a"],
  ];
  const things = [];
  const add = (u, s, draw, k = 1) => things.push({ u, s, draw, k });
  for (const [j, s] of [1.22, 1.6, 2.12].entries()) {
    for (const side of [-1, 1])
      add(
        side * 202,
        s,
        (i) =>
          bowl(...tints[(j * 2 + (side > 0 ? 1 : 0)) % 4]) +
          path(`M${side * -86}-2l${side * 4}-30h6l${side * 4} 30z`, { fill: "#d9c6a0", "fill-opacity": 0 }) +
          (i ? "" : ""),
        0.86,
      );
  }
  add(0, 1.2, () => candle(), 0.86);
  add(-40, 1.4, () => jug(), 0.74);
  add(
    46,
    1.46,
    () =>
      put(
        ["daisy", "cornflower", "arnica", "pink", "daisy"]
          .map((kind, i) => bloom(r, kind, (i - 2) * 7, -60, 60 + (i % 2) * 34, 20, { lean: (i - 2) * 0.22 }))
          .join("") +
          path("M-22-70H22L28-30Q28 0 0 2-28 0-28-30Z", { fill: "#9cc3c6", "fill-opacity": 0.9 }) +
          path("M6-70H22L28-30Q28 0 8 2 22-30 6-70Z", { fill: "#1d3a44", "fill-opacity": 0.2 }),
        0,
        0,
      ),
    0.8,
  );
  add(4, 1.92, () => loaf(), 0.66);
  add(-78, 2.5, () => candle(), 0.84);
  add(78, 2.62, () => candle(), 0.7);
  things.sort((p, q) => p.s - q.s);
  for (const { u, s, draw, k } of things) {
    const [x, y] = top.at(u, s);
    // A napkin and a spoon beside each bowl.
    if (Math.abs(u) > 200) {
      const inner = u > 0 ? 118 : -152;
      stage.add(
        stage.lift(
          path(polygon(top.quad(inner, inner + 36, s * 0.95, s * 1.08)), { fill: "#efe1c6" }) +
            path(polygon(top.quad(inner + 12, inner + 17, s * 0.93, s * 1.06)), { fill: "#a98d5c" }) +
            `<ellipse cx="${n(top.at(inner + 14, s * 0.925)[0])}" cy="${n(top.at(inner + 14, s * 0.925)[1])}" rx="${n(8 * s)}" ry="${n(6 * s)}" fill="#b99c68"/>`,
          { dx: 3, dy: 3, blur: 4, opacity: 0.36, ...WOOD },
        ),
      );
    }
    stage.add(
      stage.lift(put(draw(), x, y, k * s), { dx: 4 * s, dy: 4 * s, blur: 5 * s, opacity: 0.44, ...WOOD }),
    );
    if (Math.abs(u) > 200) stage.add(steam(stage, x, y - 42 * s * k, 74 * s));
  }
  for (const [u, s, h] of [
    [0, 1.2, 70],
    [-78, 2.5, 160],
    [78, 2.62, 140],
  ]) {
    const [x, y] = top.at(u, s);
    stage.add(stage.pool(x, y - h, 70 * s * 0.7, 70 * s * 0.7, "#ffdf9a", 0.75));
  }
}

function lamps(stage) {
  for (const [x, y, k] of [
    [900, 250, 0.8],
    [900, 0, 0],
    [560, 176, 1.05],
    [1240, 176, 1.05],
  ]) {
    if (!k) continue;
    stage.add(path(`M${x} -10V${y - 70 * k}`, { stroke: "#2a1a12", "stroke-width": n(4 * k), fill: "none" }));
    stage.add(stage.pool(x, y + 40 * k, 330 * k, 250 * k, "#ffd98c", 0.5));
    const s = (v) => n(v * k);
    stage.add(`<circle cx="${x}" cy="${n(y + 22 * k)}" r="${s(24)}" fill="#fff3cf"/>`);
    stage.add(
      stage.card(
        `M${n(x - 18 * k)} ${n(y - 84 * k)}H${n(x + 18 * k)}L${n(x + 26 * k)} ${n(y - 62 * k)}Q${n(x + 96 * k)} ${n(y - 40 * k)} ${n(x + 116 * k)} ${n(y + 18 * k)}H${n(x - 116 * k)}Q${n(x - 96 * k)} ${n(y - 40 * k)} ${n(x - 26 * k)} ${n(y - 62 * k)}Z`,
        {
          fill: stage.linear(
            [
              [0, "#2f6a55"],
              [1, "#1c4436"],
            ],
            [x - 100 * k, 0, x + 100 * k, 0],
          ),
          edge: "#cfe0c0",
          thick: 3,
          dx: 8,
          dy: 10,
          blur: 10,
          opacity: 0.4,
          ...WOOD,
        },
      ),
    );
    stage.add(
      `<ellipse cx="${x}" cy="${n(y + 18 * k)}" rx="${s(116)}" ry="${s(15)}" fill="#ffeab6"/><ellipse cx="${x}" cy="${n(y + 18 * k)}" rx="${s(84)}" ry="${s(9)}" fill="#fffbea"/>`,
    );
  }
}
