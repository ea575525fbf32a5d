// Golden larches in October: trunks in front, haze behind, a hind that has heard us.
import { band, heightAt, n } from "../../lib/geometry.mjs";
import { tuft } from "../../lib/nature.mjs";
import { path } from "../../lib/picture.mjs";
import { ridgeline } from "../../lib/ridge.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { deer } from "../lib/animals.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { lay, mist, rays, standRidges, standSheet } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const WARM = { tint: "#4a2410" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1200, height: 1800 });
  const random = createRandom("melezes");
  stage.add(
    stage.backdrop(
      [
        [0, "#a9c3c4"],
        [0.3, "#e9dfc0"],
        [0.62, "#fbe2a6"],
        [1, "#f3c877"],
      ],
      1100,
    ),
  );
  stage.add(stage.pool(800, 420, 620, 620, "#fff3c8", 0.85));
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 760],
          [120, 640],
          [240, 700],
          [400, 560],
          [500, 480],
          [570, 540],
          [700, 660],
          [860, 700],
          [1000, 620],
          [1260, 720],
        ],
        fill: [
          [0, "#c6c3a8"],
          [1, "#f0dcaa"],
        ],
        rock: "#a9a684",
        facets: [
          [500, 650, 240],
          [120, 220, 120],
        ],
        caps: [[440, 560, 56]],
        light: "#fff6dc",
        fade: 200,
      },
      {
        at: [
          [-60, 880],
          [200, 820],
          [460, 880],
          [740, 900],
          [980, 840],
          [1260, 880],
        ],
        soft: true,
        fill: [
          [0, "#e0b968"],
          [1, "#f3d492"],
        ],
        light: "#fff3cf",
        trees: { height: 60, tint: "#d8ad5c", density: 0.95, gap: 20, clump: 0.9 },
      },
    ],
    { light: "#fff3cf", shadow: { ...WARM, opacity: 0.2 } },
  );
  const r = random.fork("larches");
  const larches = cutTrees(stage, r, "larch", 3, { width: 40, tiers: 10 });
  const firs = cutTrees(stage, r, "fir", 2, { tiers: 8, width: 40 });
  stage.add(
    mist(stage, r.fork("m0"), {
      x: 600,
      y: 940,
      width: 1500,
      height: 90,
      tint: "#fff0c6",
      opacity: 0.7,
      blur: 18,
    }),
  );
  const slopes = [
    {
      at: [
        [-60, 1010],
        [220, 980],
        [520, 1030],
        [820, 1060],
        [1260, 990],
      ],
      fill: [
        [0, "#d7a248"],
        [1, "#e2b866"],
      ],
      trees: [
        [60, 470],
        [170, 380],
        [300, 520],
        [430, 400],
        [930, 430],
        [1040, 540],
        [1150, 420],
        [760, 320],
      ],
      tints: ["#e0a83f", "#d99a34", "#eabb58"],
      mist: [560, 1110, 80, 0.6],
    },
    {
      at: [
        [-60, 1150],
        [240, 1170],
        [560, 1220],
        [880, 1190],
        [1260, 1120],
      ],
      fill: [
        [0, "#c4842f"],
        [1, "#cf9a48"],
      ],
      trees: [
        [-10, 700],
        [130, 800],
        [268, 600],
        [1010, 760],
        [1130, 880],
        [880, 520],
      ],
      tints: ["#d08a26", "#dc9a30", "#c67c20"],
      mist: [640, 1290, 70, 0.42],
    },
  ];
  slopes.forEach((s, i) => {
    const line = standSheet(
      stage,
      random.fork(`slope${i}`),
      ridgeline(random.fork(`line${i}`), s.at, { soft: true, rough: 0.06, step: 16 }),
      {
        fill: s.fill,
        tear: 9,
        light: "#fff0c8",
        gradientTo: s.at[2][1] + 260,
        shadow: { ...WARM, opacity: 0.26, blur: 20 },
      },
    );
    if (i === 0)
      stage.add(
        row(
          stage,
          firs,
          [
            [236, 0, 300],
            [1090, 0, 260],
          ],
          ["#6d7f4e", "#7c8a55"],
          { line, ...WARM, opacity: 0.2 },
        ),
      );
    stage.add(
      row(
        stage,
        larches,
        s.trees.map(([x, h]) => [x, 0, h]),
        s.tints,
        { line, sink: 12, dx: -10, blur: 12, opacity: 0.3, ...WARM },
      ),
    );
    const feet = random.fork(`feet${i}`);
    stage.add(
      path(
        s.trees
          .map(([x, h]) =>
            [-0.06, 0, 0.06]
              .map((k) =>
                tuft(feet, x + k * h, heightAt(line, x) + 20, h * 0.075, {
                  blades: 7,
                  bend: 0.1,
                  spread: h * 0.1,
                }),
              )
              .join(""),
          )
          .join(""),
        { fill: ["#b5822c", "#96601f"][i] },
      ),
    );
    const [x, y, h, o] = s.mist;
    stage.add(
      mist(stage, random.fork(`mist${i}`), {
        x,
        y,
        width: 1500,
        height: h,
        tint: "#ffe9b4",
        opacity: o,
        blur: 20,
      }),
    );
  });
  stage.add(
    rays(stage, random.fork("rays"), 1000, 120, 1700, {
      from: 1.45,
      to: 2.5,
      count: 8,
      tint: "#fff0bd",
      opacity: 0.4,
      blur: 14,
    }),
  );
  ground(stage, random);
  return {
    stage,
    lens: { lamp: [0.68, 0.22], warm: "#ffe2a0", glow: 0.5, vignette: 0.44, shade: "#3a1a0c" },
  };
}

function ground(stage, random) {
  const line = standSheet(
    stage,
    random.fork("floor"),
    ridgeline(
      random.fork("floor-line"),
      [
        [-60, 1330],
        [220, 1360],
        [480, 1420],
        [760, 1410],
        [1010, 1350],
        [1260, 1290],
      ],
      { soft: true, rough: 0.06, step: 16 },
    ),
    {
      fill: [
        [0, "#b06a24"],
        [0.4, "#96551f"],
        [1, "#5f3217"],
      ],
      tear: 11,
      light: "#ffe2ac",
      gradientTo: 1800,
      shadow: { ...WARM, opacity: 0.36, blur: 26 },
    },
  );
  // The path that the light falls on.
  const way = [
    [640, 1424],
    [690, 1420],
    [676, 1470],
    [760, 1540],
    [800, 1640],
    [720, 1760],
    [700, 1860],
    [300, 1860],
    [400, 1730],
    [560, 1630],
    [590, 1550],
    [590, 1480],
  ];
  stage.add(
    lay(stage, random.fork("way"), way, {
      fill: stage.linear(
        [
          [0, "#f6d28a"],
          [1, "#c98c46"],
        ],
        [0, 1420, 0, 1800],
      ),
      tint: "#f0cf8c",
      tear: 5,
      shadow: { dx: 3, dy: 3, blur: 7, opacity: 0.3, ...WARM },
    }),
  );
  stage.add(
    stage.soft(
      path("M300 1444Q380 1436 470 1452 560 1470 600 1490 460 1490 300 1444Z", {
        fill: "#33170a",
        "fill-opacity": 0.4,
      }),
      6,
    ),
  );
  stage.add(
    stage.lift(deer({ x: 400, y: 1462, scale: 1.95, coat: "#8a5630", antlers: false, light: "#ffe3ac" }), {
      dx: -7,
      dy: 4,
      blur: 7,
      opacity: 0.34,
      ...WARM,
    }),
  );
  // Three near trunks, cut by the frame; the light comes between them.
  trunk(
    stage,
    random.fork("t1"),
    [
      [120, -40],
      [112, 600],
      [128, 1200],
      [104, 1640],
    ],
    [96, 118, 138, 190],
  );
  trunk(
    stage,
    random.fork("t2"),
    [
      [1076, -40],
      [1090, 700],
      [1072, 1200],
      [1096, 1560],
    ],
    [70, 84, 100, 140],
  );
  boughs(stage, random.fork("boughs"));
  const r = random.fork("shrubs");
  const shrub = (x, y, h, fill) =>
    path(tuft(r, x, y, h, { blades: 9, bend: 0.1, spread: h * 1.3, width: h * 0.2 }), { fill });
  let low = "";
  for (let i = 0; i < 44; i++) {
    const x = r.range(0, 1200);
    const y = r.range(heightAt(line, x) + 50, 1790);
    if (Math.abs(x - (640 + (y - 1480) * -0.1)) < 170 + (y - 1420) * 0.3 || (y < 1500 && x > 290 && x < 560))
      continue;
    low += shrub(x, y, 26 + (y - 1340) * 0.12, ["#8c2f1c", "#a8481f", "#c9822c", "#6f3a1a"][i % 4]);
  }
  stage.add(stage.lift(low, { dx: -3, dy: 3, blur: 4, opacity: 0.3, ...WARM }));
  // Fallen needles and a few leaves on the path.
  let needles = "";
  for (let i = 0; i < 260; i++) {
    const x = r.range(0, 1200);
    const y = r.range(heightAt(line, x) + 24, 1800);
    const a = r.range(0, 3.1);
    needles += `M${n(x)} ${n(y)}l${n(Math.cos(a) * 13)} ${n(Math.sin(a) * 5)}`;
  }
  stage.add(
    path(needles, {
      stroke: "#f3c464",
      "stroke-width": 2.2,
      "stroke-opacity": 0.7,
      fill: "none",
      "stroke-linecap": "round",
    }),
  );
  let front = "";
  for (const [x, h, fill] of [
    [40, 210, "#6b2413"],
    [190, 170, "#8c3a18"],
    [1010, 180, "#7a2d16"],
    [1160, 240, "#5b2012"],
  ])
    front += shrub(x, 1840, h, fill);
  stage.add(stage.soft(front, 3.5));
}

// A trunk of torn bark: plates cut in two tints, a lit edge on the side of the sun.
function trunk(stage, random, spine, widths) {
  const top = spine[0][1];
  const foot = spine.at(-1)[1];
  const x0 = spine.at(-1)[0];
  const w = widths.at(-1);
  const roots = `M${x0 - w / 2} ${foot - 120}Q${x0 - w * 0.6} ${foot} ${x0 - w * 1.1} ${foot + 60}Q${x0 - w * 0.3} ${foot + 36} ${x0} ${foot + 56}Q${x0 + w * 0.4} ${foot + 30} ${x0 + w} ${foot + 66}Q${x0 + w * 0.56} ${foot} ${x0 + w / 2} ${foot - 120}Z`;
  const d = band(spine, widths, 14);
  const bark = stage.linear(
    [
      [0, "#54301d"],
      [0.62, "#7a4a2c"],
      [1, "#c98d52"],
    ],
    [x0 - w * 0.6, 0, x0 + w * 0.6, 0],
  );
  let plates = "";
  let glints = "";
  for (let y = top + 60; y < foot; y += random.range(26, 46)) {
    for (const k of [-0.34, -0.14, 0.06, 0.24, 0.38]) {
      if (random.chance(0.25)) continue;
      const px = x0 + w * 0.62 * k + random.range(-6, 6);
      const h = random.range(30, 74);
      const b = random.range(5, 11);
      const plate = `M${n(px)} ${n(y)}q${n(b)} ${n(h * 0.3)} ${n(random.range(-2, 4))} ${n(h)}q${n(-b)} ${n(-h * 0.4)} ${n(-random.range(0, 3))} ${n(-h)}Z`;
      if (k > 0.05 && random.chance(0.6)) glints += plate;
      else plates += plate;
    }
  }
  stage.add(
    stage.lift(
      path(roots, { fill: "#54301d" }) +
        path(d, { fill: bark }) +
        path(plates, { fill: "#331a0f", "fill-opacity": 0.55 }) +
        path(glints, { fill: "#eeb877", "fill-opacity": 0.5 }),
      { dx: -20, dy: 6, blur: 22, opacity: 0.42, ...WARM },
    ),
  );
}

// Hanging sprays of golden needles that close the picture at the top.
function boughs(stage, random) {
  const bough = (points, length, tint) => {
    let d = "";
    for (let i = 0; i < points.length - 1; i++) {
      for (let k = 0; k < 12; k++) {
        const t = k / 12;
        const x = points[i][0] + (points[i + 1][0] - points[i][0]) * t;
        const y = points[i][1] + (points[i + 1][1] - points[i][1]) * t;
        const h =
          length * random.range(0.55, 1.1) * (1 - 0.35 * Math.abs((i + t) / (points.length - 1) - 0.5));
        // A hanging twig with needles on both sides, as a feather.
        const lean = random.range(-0.16, 0.16);
        for (let j = 0; j < 7; j++) {
          const q = j / 7;
          const [nx, ny] = [x + lean * h * q, y + h * q];
          const w = (1 - q * 0.72) * length * 0.24;
          for (const side of [-1, 1])
            d += `M${n(nx)} ${n(ny - 4)}Q${n(nx + side * w * 0.7)} ${n(ny - 2)} ${n(nx + side * w)} ${n(ny + w * 0.95)}Q${n(nx + side * w * 0.3)} ${n(ny + w * 0.7)} ${n(nx)} ${n(ny + 9)}Z`;
        }
      }
    }
    return path(d, { fill: tint }) + path(band(points, [16, 10, 4], 8), { fill: "#4a2a18" });
  };
  const list = [
    [
      [
        [100, 250],
        [260, 310],
        [430, 400],
      ],
      92,
      "#c9801f",
    ],
    [
      [
        [110, 90],
        [330, 110],
        [540, 190],
      ],
      110,
      "#dc9a2c",
    ],
    [
      [
        [90, -10],
        [280, -20],
        [460, 20],
      ],
      120,
      "#eab448",
    ],
    [
      [
        [1090, 330],
        [960, 380],
        [850, 450],
      ],
      80,
      "#c9801f",
    ],
    [
      [
        [1100, 130],
        [900, 150],
        [730, 210],
      ],
      104,
      "#dc9a2c",
    ],
    [
      [
        [1110, -10],
        [920, -10],
        [740, 30],
      ],
      120,
      "#eab448",
    ],
  ];
  stage.add(
    list
      .map(([p, l, t]) => stage.lift(bough(p, l, t), { dx: -8, dy: 10, blur: 10, opacity: 0.32, ...WARM }))
      .join(""),
  );
}
