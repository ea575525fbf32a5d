// What waits in the practice room: cushions, plaids, a bowl that sings, the morning on the boards.
import { n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cushion, plantPot, put } from "../lib/props.mjs";
import { boards, plane } from "../lib/room.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#2b170d" };
const floor = plane(700, 330, 250);

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1500, height: 1000 });
  const random = createRandom("coussins");
  stage.add(
    path("M0 0H1500V600H0Z", {
      fill: stage.linear(
        [
          [0, "#e3cfa8"],
          [1, "#f4e8cf"],
        ],
        [0, 0, 1500, 0],
      ),
    }),
    stage.through(
      "M0 580H1500V1000H0Z",
      boards(random.fork("floor"), floor, { u0: -900, u1: 1000, step: 92, s1: 2.9, tint: "#c4905c" }),
    ),
    path("M0 556H1500V582H0Z", { fill: "#8a5d3a" }),
    // The morning, through a window that one does not see.
    stage.soft(
      path("M760 60L1010 20V400L760 430ZM1040 16L1290-20V370L1040 396Z", {
        fill: "#fff6d8",
        "fill-opacity": 0.75,
      }),
      6,
    ),
    stage.soft(path("M560 640L1180 600L1420 820L560 900Z", { fill: "#fff0c4", "fill-opacity": 0.5 }), 14),
  );
  const on = { dx: 14, dy: 8, blur: 14, opacity: 0.42, ...WOOD };
  stage.add(stage.lift(put(plantPot(random.fork("plant"), 330), 210, 800, 1.6), on));
  plaids(stage, 560, 800, on);
  const stack = [
    ["#8a3c20", 1060, 850, 3.5],
    ["#e2c9a0", 1066, 768, 3.3],
    ["#2f6a55", 1056, 690, 3.1],
  ];
  for (const [tint, x, y, scale] of stack) stage.add(stage.lift(put(cushion(tint), x, y, scale), on));
  stage.add(stage.lift(put(singingBowl(), 770, 930, 2.2), on));
  stage.add(stage.lift(put(cushion("#c98f3d"), 1340, 960, 3.4), on));
  return {
    stage,
    lens: { lamp: [0.66, 0.3], warm: "#ffe3ad", glow: 0.44, vignette: 0.42, shade: "#2a140a" },
  };
}

// Folded in four, one on the other.
function plaids(stage, x, foot, on) {
  const tints = ["#2f7f96", "#efe1c6", "#b4532f", "#dcc6a0", "#2f6a55"];
  for (const [i, tint] of tints.entries()) {
    const [w, h, y] = [330 - i * 8, 62, foot - i * 58];
    const [l, r] = [x - w / 2 + (i % 2) * 8, x + w / 2];
    const fold = path(
      `M${n(l)} ${y - h}H${n(r - 24)}Q${n(r + 10)} ${y - h / 2} ${n(r - 24)} ${y}H${n(l)}Q${n(l - 16)} ${y - h / 2} ${n(l)} ${y - h}Z`,
      { fill: tint },
    );
    const layers = path(
      `M${n(l + 4)} ${n(y - h * 0.66)}H${n(r - 16)}M${n(l + 2)} ${n(y - h * 0.33)}H${n(r - 14)}`,
      { stroke: mix(tint, "#1d1512", 0.35), "stroke-width": 4, "stroke-opacity": 0.5, fill: "none" },
    );
    const stripe = path(`M${n(l + 46)} ${y - h}h26v${h}h-26zM${n(l + 84)} ${y - h}h10v${h}h-10z`, {
      fill: mix(tint, "#fff3d8", 0.5),
      "fill-opacity": 0.75,
    });
    stage.add(stage.lift(fold + stripe + layers, { ...on, blur: 9 }));
  }
}

const singingBowl = () =>
  path("M-40-34Q-38-2-12 2H12Q38-2 40-34Z", { fill: "#b98a3c" }) +
  path("M8-34H40Q38-2 12 2 24-14 8-34Z", { fill: "#1d1512", "fill-opacity": 0.22 }) +
  '<ellipse cy="-34" rx="40" ry="10" fill="#f0cd84"/><ellipse cy="-33" rx="33" ry="7" fill="#8a6224"/>' +
  path("M52-2L112-14l3 7-58 16z", { fill: "#6a4429" });
