// The mirror lake from straight above: sheets with a hole in each, the deepest water at the bottom of them; a cloud
// and the sun lie on it, a boat waits at the landing.
import { band, n, softPolygon } from "../../lib/geometry.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createNoise, createRandom } from "../../lib/rng.mjs";
import { lightRings } from "../../lib/sky.mjs";
import { heapOutline } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

const WIDTH = 1800;
const HEIGHT = 1013;
const MIDDLE = [930, 520];
const COLD = { tint: "#08303f" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: WIDTH, height: HEIGHT });
  const random = createRandom("lac d'en haut");
  water(stage, random);
  shores(stage, random);
  woods(stage, random.fork("woods"));
  landing(stage);
  return { stage, lens: { lamp: [0.3, 0.16], warm: "#ffe2ae", glow: 0.3, vignette: 0.24, shade: "#0c2a30" } };
}

// The outline of the lake, `k` times as large; all of its shores run alike, none the same.
function outline(random, k, wobble) {
  const bays = createNoise(createRandom("bays"), 3);
  const own = createNoise(random, 2);
  return Array.from({ length: 96 }, (_, i) => {
    const a = (i / 96) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const r = k * (1 + 0.34 * bays(c * 1.7 + s * 0.6 + 9) + wobble * own(c * 5 + 20 + s * 3));
    return [MIDDLE[0] + c * r * 800, MIDDLE[1] + s * r * 455];
  });
}

function water(stage, random) {
  stage.add(stage.backdrop([[0, "#1c5570"], [1, "#123f58"]]));
  const mirror =
    stage.soft(
      lightRings(stage, random.fork("sun"), 700, 440, 58, { rings: [4.4, 3.1, 2.1], tint: "#f7e9c2", opacity: 0.16, disc: "#fdf0cc" }),
      0.8,
    ) +
    stage.soft(
      [[960, 700, 470, 130, 0.4], [1000, 702, 330, 84, 0.5], [610, 610, 210, 54, 0.34], [960, 330, 230, 56, 0.26]]
        .map(([x, y, w, h, opacity], i) =>
          path(softPolygon(heapOutline(random.fork(`cloud${i}`), x, y, w, h)), { fill: "#e9f1ee", "fill-opacity": opacity }),
        )
        .join(""),
      1.2,
    );
  stage.add(mirror);
}

function shores(stage, random) {
  const sheets = [
    { k: 0.62, fill: "#246a86", edge: "#8fc0c8", wobble: 0.05 },
    { k: 0.76, fill: "#3a8a9c", edge: "#b4d8d4", wobble: 0.05 },
    { k: 0.87, fill: "#6fb3ae", edge: "#dcefe2", wobble: 0.04 },
    { k: 0.95, fill: "#e3d3a2", edge: "#fff6dd", wobble: 0.04 },
    { k: 1.0, fill: "#93a455", edge: "#f2efcd", wobble: 0.05 },
    { k: 1.14, fill: "#6c8a49", edge: "#e2e6bd", wobble: 0.09 },
  ];
  const frame = `M-60-60H${WIDTH + 60}V${HEIGHT + 60}H-60Z`;
  for (const [i, { k, fill, edge, wobble }] of sheets.entries()) {
    const shore = outline(random.fork(`shore${i}`), k, wobble);
    const noise = createNoise(random.fork(`tear${i}`), 2);
    const inner = shore.map(([x, y], j) => {
      const w = 0.006 + 0.007 * Math.abs(noise(j / 3));
      return [x + (x - MIDDLE[0]) * w, y + (y - MIDDLE[1]) * w * 1.7];
    });
    const sheet = (points) => frame + softPolygon(points);
    stage.add(
      stage.lift(
        path(sheet(shore), { fill: edge, "fill-rule": "evenodd" }) + path(sheet(inner), { fill, "fill-rule": "evenodd" }),
        { dx: 9, dy: 11, blur: 15, opacity: 0.4, ...COLD },
      ),
    );
  }
  // Rings on the still water around the boat, and the leaves of lilies in the bay.
  const r = random.fork("rings");
  for (const k of [1, 1.7, 2.5])
    stage.add(
      path(softPolygon(discOutline(r, 1192, 542, 92 * k, { ry: 58 * k, wobble: 0.03 })), {
        fill: "none",
        stroke: "#e6f4f0",
        "stroke-opacity": n(0.34 / k),
        "stroke-width": 2.4,
      }),
    );
  let leaves = "";
  for (let i = 0; i < 15; i++) {
    const [x, y, s] = [r.range(380, 560), r.range(640, 760), r.range(9, 19)];
    const a = r.range(0, 6.28);
    leaves += path(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * s)} ${n(y + Math.sin(a) * s)}A${n(s)} ${n(s)} 0 1 1 ${n(x + Math.cos(a + 0.5) * s)} ${n(y + Math.sin(a + 0.5) * s)}Z`,
      { fill: r.pick(["#7fa052", "#94b05e", "#5f8a4c"]) },
    );
    if (i % 4 === 0) leaves += path(`M${n(x - 5)} ${n(y)}a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z`, { fill: "#fbe9ec" });
  }
  stage.add(stage.lift(leaves, { dx: 3, dy: 4, blur: 4, opacity: 0.35, ...COLD }));
}

// Crowns of larches and firs, as a bird sees them.
function woods(stage, random) {
  const lake = outline(createRandom("clear of trees"), 1.04, 0);
  const wet = (x, y) => {
    const a = Math.atan2((y - MIDDLE[1]) / 455, (x - MIDDLE[0]) / 800);
    const [ox, oy] = lake[Math.round(((a + 2 * Math.PI) / (2 * Math.PI)) * 96) % 96];
    return Math.hypot((x - MIDDLE[0]) / 800, (y - MIDDLE[1]) / 455) < Math.hypot((ox - MIDDLE[0]) / 800, (oy - MIDDLE[1]) / 455) + 0.07;
  };
  const crowns = [];
  for (let i = 0; i < 2600 && crowns.length < 150; i++) {
    const [x, y] = [random.range(-20, WIDTH + 20), random.range(-20, HEIGHT + 20)];
    const size = random.range(24, 58);
    const way = x > 1240 && x < 1700 && y > 840;
    if (wet(x, y) || way) continue;
    if (crowns.some(([cx, cy, cs]) => Math.hypot(x - cx, y - cy) < (size + cs) * 0.66)) continue;
    crowns.push([x, y, size]);
  }
  const kinds = { fir: ["#23584a", "#2f6a54", "#1d4d45"], larch: ["#dca23c", "#c98a2c", "#e6b653"] };
  for (const [x, y, size] of crowns) {
    const kind = random.chance(0.56) ? "fir" : "larch";
    const coats = [1, 0.72, 0.45, 0.2].map((k, c) => {
      const spikes = kind === "fir" ? 13 : 9;
      const turn = random.range(0, 6.28);
      const points = Array.from({ length: spikes * 2 }, (_, i) => {
        const a = turn + (i / (spikes * 2)) * 2 * Math.PI;
        const r = size * k * (i % 2 ? (kind === "fir" ? 0.66 : 0.84) : 1) * random.range(0.9, 1.08);
        return [x - c * 1.6 + Math.cos(a) * r, y - c * 2 + Math.sin(a) * r];
      });
      const d = kind === "fir" ? `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join("L")}Z` : softPolygon(points);
      return path(d, { fill: kinds[kind][(c + (size > 40 ? 1 : 0)) % 3], stroke: "#fff4d6", "stroke-opacity": 0.16, "stroke-width": 1.2 });
    });
    stage.add(stage.lift(coats.join(""), { dx: 7, dy: 9, blur: 8, opacity: 0.42, tint: "#10281f", span: [y - size * 2, y + size * 2, x - size * 2, x + size * 2] }));
  }
}

/** An oar through its lock at (x, y), at an angle: its grip within the boat, its blade out on the water. */
const oar = (x, y, angle) =>
  group(path("M-26-3.500H74V3.500H-26Z", { fill: "#e3c796" }) + path("M68-4C84-12 112-12 124-6V6C112 12 84 12 68 4Z", { fill: "#edd6a8" }) + path("M-30-4.500h16v9h-16Z", { fill: "#b98a52" }) + path("M-5-6.500H5V6.500H-5Z", { fill: "#5b3a25" }), {
    transform: `translate(${x} ${y}) rotate(${angle})`,
  });

function landing(stage) {
  const way = band([[1760, 1040], [1690, 950], [1630, 920], [1588, 872]], [60, 50, 44, 42], 8);
  stage.add(path(way, { fill: "#e9dab0", "fill-opacity": 0.95 }));
  // Planks across two beams, out over the water.
  let planks = "";
  for (let i = 0; i < 22; i++) planks += path(`M${-34 + (i % 3)} ${-i * 17}h${68 - (i % 2) * 3}v13h${-68}z`, { fill: ["#b58454", "#a37245", "#c29263"][i % 3] });
  for (const y of [-6, -182, -358]) for (const x of [-40, 40]) planks += path(`M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z`, { fill: "#6b4a30", stroke: "#d9b98c", "stroke-width": 2 });
  stage.add(stage.lift(group(planks, { transform: "translate(1592 882) rotate(-38)" }), { dx: 9, dy: 13, blur: 9, opacity: 0.5, ...COLD }));
  const hull =
    path("M-124 0C-84-56 60-58 134 0 60 58-84 56-124 0Z", { fill: "#8f3d22" }) +
    path("M-108 0C-72-44 54-46 116 0 54 46-72 44-108 0Z", { fill: "#d9a86b" }) +
    path("M-96 0C-62-34 50-36 98 0 50 36-62 34-96 0Z", { fill: "#7a4c30" }) +
    path("M-52-30h20v60h-20zM34-32h20v64h-20z", { fill: "#c08a55" }) +
    oar(6, -37, -60) +
    oar(6, 37, 54);
  stage.add(
    path(band([[1314, 510], [1330, 560], [1358, 592]], [2.6, 2.6, 2.6]), { fill: "#efe0b8" }),
    stage.lift(group(hull, { transform: "translate(1188 540) rotate(-14)" }), { dx: 8, dy: 12, blur: 9, opacity: 0.5, ...COLD }),
  );
}
