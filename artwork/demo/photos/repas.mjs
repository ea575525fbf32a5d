// The end of the big table, a little before the soup.
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { bowl, candle, jug, loaf, mug, put, steam } from "../lib/props.mjs";
import { panelling } from "../lib/room.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#24120a" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1500, height: 1000 });
  const random = createRandom("repas");
  stage.add(panelling(random.fork("wall"), { x0: 0, x1: 1500, y0: 0, y1: 620, step: 150, tint: "#8f643f" }));
  stage.add(
    path("M0 0H1500V620H0Z", {
      fill: stage.linear(
        [
          [0, "#1d0e07", 0.55],
          [1, "#1d0e07", 0.2],
        ],
        [0, 0, 0, 620],
      ),
    }),
    stage.pool(980, 470, 640, 430, "#ffb95e", 0.6),
  );
  shelf(stage);
  table(stage);
  const on = { dx: 16, dy: 8, blur: 15, opacity: 0.5, ...WOOD };
  const things = [
    [jug("#5e8a94"), 250, 690, 2.9],
    [candle(), 1010, 664, 2.5],
    [loaf(), 640, 720, 1.85],
    [bowl("#b4532f", "#e2a03f"), 380, 860, 2.7],
    [bowl("#2f6a70", "#c98f3d"), 1200, 806, 2.4],
    [mug("#efe0c6"), 820, 900, 2.1],
  ];
  for (const [thing, x, y, scale] of things) stage.add(stage.lift(put(thing, x, y, scale), on));
  stage.add(
    stage.pool(1010, 470, 260, 250, "#ffd98a", 0.7),
    steam(stage, 380, 730, 330),
    steam(stage, 1200, 690, 290),
  );
  spoon(stage, 590, 900, 26);
  return {
    stage,
    lens: { lamp: [0.67, 0.46], warm: "#ffd490", glow: 0.5, vignette: 0.5, shade: "#190b06" },
  };
}

// Plates and jars, out of focus.
function shelf(stage) {
  const tints = ["#d9c3a0", "#5e8a94", "#b4532f", "#7a9a5c", "#c98f3d", "#e9dcc2", "#2f6a55"];
  const jars = [80, 190, 320, 660, 770, 1240, 1350]
    .map((x, i) => {
      const [w, h] = [78 + (i % 3) * 14, 96 + ((i * 37) % 60)];
      return path(
        `M${x} 236V${256 - h}Q${x} ${240 - h} ${x + 16} ${240 - h}H${x + w - 16}Q${x + w} ${240 - h} ${x + w} ${256 - h}V236Z`,
        {
          fill: tints[i],
        },
      );
    })
    .join("");
  const board = path("M40 236H1460V268H40Z", { fill: "#6a4429" });
  stage.add(stage.soft(stage.lift(board + jars, { dx: 8, dy: 12, blur: 14, opacity: 0.5, ...WOOD }), 5));
}

function table(stage) {
  stage.add(
    stage.card("M-20 600H1520V1020H-20Z", {
      fill: stage.linear(
        [
          [0, "#b98555"],
          [1, "#d6a571"],
        ],
        [0, 600, 0, 1000],
      ),
      thick: 3,
      dx: 0,
      dy: -6,
      blur: 16,
      opacity: 0.4,
      ...WOOD,
    }),
    path("M-20 690H1520M-20 800H1520M-20 930H1520", {
      stroke: "#7a4f30",
      "stroke-width": 3,
      "stroke-opacity": 0.4,
      fill: "none",
    }),
    // A runner of linen.
    stage.card("M90 640H1410L1500 900H0Z", {
      fill: stage.linear(
        [
          [0, "#e6d6b8"],
          [1, "#f7edd8"],
        ],
        [0, 640, 0, 900],
      ),
      dx: 4,
      dy: 6,
      blur: 8,
      opacity: 0.3,
      ...WOOD,
    }),
    path("M78 674H1422L1429 694H71ZM66 706H1434L1437 714H63Z", { fill: "#b4532f", "fill-opacity": 0.7 }),
  );
}

function spoon(stage, x, y, turn) {
  stage.add(
    stage.lift(
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="52" ry="32" fill="#9a6a42"/><ellipse rx="40" ry="22" fill="#7d5233"/><path d="M46-9L250-6Q262 0 250 8L46 9Z" fill="#a8754a"/></g>`,
      { dx: 8, dy: 6, blur: 8, opacity: 0.44, ...WOOD },
    ),
  );
}
