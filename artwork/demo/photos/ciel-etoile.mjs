// A clear night: nothing but the milky way, and somebody still reading at the chalet.
import { chalet } from "../../lib/chalet.mjs";
import { heightAt, n, softPolygon } from "../../lib/geometry.mjs";
import { sitter } from "../../lib/people.mjs";
import { path } from "../../lib/picture.mjs";
import { createNoise, createRandom } from "../../lib/rng.mjs";
import { stars } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { mist, standRidges } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const NIGHT = { tint: "#040a1c" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1800, height: 1200 });
  const random = createRandom("ciel");
  stage.add(
    stage.backdrop(
      [
        [0, "#0b1230"],
        [0.4, "#172550"],
        [0.75, "#2f4a78"],
        [1, "#5c7a96"],
      ],
      1120,
    ),
  );
  milkyWay(stage, random.fork("milk"));
  stage.add(
    stars(random.fork("s1"), {
      x0: 0,
      x1: 1800,
      y0: 0,
      y1: 960,
      count: 560,
      big: 22,
      tint: "#fdf3dc",
      opacity: 0.85,
    }),
  );
  shootingStar(stage, 420, 210);
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 985],
          [240, 1000],
          [540, 1030],
          [840, 1026],
          [1140, 1000],
          [1500, 975],
          [1860, 950],
        ],
        soft: true,
        fill: [
          [0, "#1d3853"],
          [1, "#1f3d56"],
        ],
        light: "#93adc0",
        trees: { height: 50, tint: "#152c44", gap: 20, density: 0.9, clump: 0.7 },
        fade: 140,
      },
      {
        at: [
          [-60, 1110],
          [200, 1090],
          [460, 1058],
          [700, 1044],
          [940, 1058],
          [1240, 1100],
          [1540, 1120],
          [1860, 1104],
        ],
        soft: true,
        fill: [
          [0, "#1d3b3f"],
          [0.5, "#152d34"],
          [1, "#0d2028"],
        ],
        light: "#8aa39c",
        fade: 240,
      },
    ],
    {
      light: "#dbe6f2",
      shadow: { ...NIGHT, opacity: 0.5 },
      after: (i, line) => {
        if (i === 0)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 700,
              y: 1010,
              width: 1700,
              height: 50,
              tint: "#8fb0cc",
              opacity: 0.4,
            }),
          );
        if (i === 1) home(stage, random, line);
      },
    },
  );
  const r = random.fork("near");
  const firs = cutTrees(stage, r, "fir", 3, { tiers: 9, width: 44, rim: "#9fb8d0", rimOpacity: 0.16 });
  stage.add(
    row(
      stage,
      firs,
      [
        [1560, 1200, 500],
        [1690, 1230, 680],
        [1800, 1240, 560],
        [1460, 1210, 330],
      ],
      ["#0e2a30", "#103036", "#0b242b"],
      { ...NIGHT, dx: -10, opacity: 0.5, blur: 14 },
    ),
  );
  stage.add(
    row(
      stage,
      firs,
      [
        [60, 1230, 450],
        [-30, 1240, 580],
        [156, 1230, 280],
      ],
      ["#0e2a30", "#0b242b"],
      { ...NIGHT, opacity: 0.5, blur: 14 },
    ),
  );
  stage.add(
    stage.soft(
      path("M-40 1240V1140Q240 1172 640 1178T1300 1160Q1600 1140 1860 1100V1240Z", { fill: "#071419" }),
      4,
    ),
  );
  return { stage, lens: { lamp: [0.4, 0.8], warm: "#ffcf86", glow: 0.22, vignette: 0.4, shade: "#050a1e" } };
}

// The course of the milky way, over the house to the upper right.
const along = (t) => [-60 + 1700 * t, 1010 - 1120 * t - Math.sin(t * 3.4) * 60 + Math.sin(t * 9 + 0.6) * 26];

function milkyWay(stage, random) {
  const noise = createNoise(random, 3);
  const scrap = (half, shift, tint, opacity, blur) => {
    const side = (k) =>
      Array.from({ length: 31 }, (_, i) => {
        const [x, y] = along(i / 30);
        const w = half * Math.max(0.16, 0.72 + 1.1 * noise(i * 0.6 + k * 40 + shift));
        return [x + (shift + k * w) * 0.42, y + (shift + k * w) * 0.9];
      });
    return stage.soft(
      path(softPolygon([...side(-1), ...side(1).reverse()]), { fill: tint, "fill-opacity": opacity }),
      blur,
    );
  };
  stage.add(
    scrap(230, 0, "#5b78b4", 0.26, 40),
    scrap(130, 10, "#9fb0dc", 0.26, 24),
    scrap(64, -14, "#e6d6dc", 0.3, 14),
    scrap(26, 22, "#f6e3c8", 0.3, 8),
  );
  // Dark lanes, torn across the bright middle.
  stage.add(scrap(22, 46, "#10204a", 0.42, 9), scrap(12, -58, "#15285a", 0.3, 7));
  let fine = "";
  let mid = "";
  let warm = "";
  for (let i = 0; i < 2400; i++) {
    const [x, y] = along(random.next());
    const g = (random.next() + random.next() + random.next() - 1.5) * 230;
    const px = x + g * 0.42 + random.range(-20, 20);
    const py = y + g * 0.9;
    if (py > 990 || py < -5) continue;
    const d = `M${n(px)} ${n(py)}h0`;
    if (i % 9 === 0) mid += d;
    else if (i % 23 === 0) warm += d;
    else fine += d;
  }
  const dots = (d, w, tint, o) =>
    path(d, {
      fill: "none",
      stroke: tint,
      "stroke-width": w,
      "stroke-opacity": o,
      "stroke-linecap": "round",
    });
  stage.add(
    dots(fine, 2, "#e8edff", 0.6),
    dots(mid, 3.4, "#fff8ea", 0.85),
    dots(warm, 4.2, "#ffd9a0", 0.9),
    stage.soft(dots(mid + warm, 9, "#cfe0ff", 0.4), 4),
  );
}

function shootingStar(stage, x, y) {
  const tail = stage.linear(
    [
      [0, "#fff6e0", 0.95],
      [1, "#fff6e0", 0],
    ],
    [x, y, x + 230, y - 96],
  );
  stage.add(
    stage.soft(
      path(`M${x} ${y}L${x + 230} ${y - 96}L${x + 3} ${y + 5}Z`, {
        fill: tail,
        stroke: tail,
        "stroke-width": 2,
      }),
      1,
    ),
    stage.pool(x + 2, y + 2, 22, 22, "#fffaf0", 0.9),
  );
}

function home(stage, random, line) {
  const [x, s] = [640, 0.92];
  const y = heightAt(line, x) + 26;
  const firs = cutTrees(stage, random.fork("home"), "fir", 2, {
    tiers: 8,
    width: 44,
    rim: "#9fb8d0",
    rimOpacity: 0.14,
  });
  stage.add(
    row(
      stage,
      firs,
      [
        [470, 0, 190],
        [426, 0, 150],
        [512, 0, 140],
        [838, 0, 220],
        [884, 0, 170],
        [930, 0, 130],
      ],
      ["#12303a", "#153742"],
      { line, sink: 14, ...NIGHT },
    ),
  );
  stage.add(stage.pool(x - 46, y - 50, 300, 190, "#ffb95c", 0.34));
  stage.add(
    stage.lift(chalet(stage, { x, y, scale: s, lit: [3], dim: 0.74, ambient: "#16293a", light: "#9fb8d0" }), {
      ...NIGHT,
      dx: 8,
      blur: 9,
      opacity: 0.5,
    }),
  );
  stage.add(
    stage.pool(x - 44, y - 62, 74, 60, "#ffd892", 0.8),
    stage.pool(x - 70, y + 22, 190, 34, "#ffbf66", 0.5),
  );
  for (const [px, flip, coat, hair] of [
    [1080, true, "#3c4f6b", "long"],
    [1136, true, "#5a4658", "short"],
  ])
    stage.add(
      stage.lift(
        sitter({
          x: px,
          y: heightAt(line, px) + 18,
          height: 96,
          flip,
          coat,
          trousers: "#18283a",
          skin: "#8d7a78",
          hairTint: "#141a28",
          hair,
          boots: "#101a26",
        }),
        { ...NIGHT, dx: 5, blur: 5, opacity: 0.5 },
      ),
    );
}
