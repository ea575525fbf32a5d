// The terrace in May: a bench of larch, an apple tree in flower, the valley below.
import { n } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { birds } from "../../lib/sky.mjs";
import { cutTrees, row, scatter } from "../lib/forest.mjs";
import { books, cat, mug, plantPot, put, steam } from "../lib/props.mjs";
import { boards, plane } from "../lib/room.mjs";
import { mist, standRidges } from "../lib/sheets.mjs";
import { heap } from "../lib/sky.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#24120a" };
const floor = plane(700, 420, 290);

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1500, height: 1000 });
  const random = createRandom("terrasse");
  valley(stage, random);
  stage.add(
    stage.card("M0 710H1500V1000H0Z", { fill: "#b98555", dx: 0, dy: -4, blur: 10, opacity: 0.4, ...WOOD }),
    stage.through(
      "M0 710H1500V1000H0Z",
      boards(random.fork("floor"), floor, { u0: -900, u1: 1000, step: 74, s1: 2.3, tint: "#c79460" }),
    ),
  );
  rail(stage);
  bench(stage);
  const on = { dx: 14, dy: 8, blur: 13, opacity: 0.42, ...WOOD };
  stage.add(
    stage.lift(put(plantPot(random.fork("herbs"), 190, { leaf: "#56905a", count: 13 }), 1370, 900, 1.5), on),
  );
  appleTree(stage, random.fork("apple"));
  return {
    stage,
    lens: { lamp: [0.62, 0.24], warm: "#ffe6b0", glow: 0.44, vignette: 0.38, shade: "#1a1a14" },
  };
}

function valley(stage, random) {
  stage.add(
    stage.backdrop(
      [
        [0, "#7fb2cc"],
        [0.6, "#cfe2dc"],
        [1, "#fbe8c0"],
      ],
      620,
    ),
    heap(stage, random.fork("heap"), 960, 446, 620, 250),
    birds(
      [
        [760, 190, 14],
        [800, 172, 10],
      ],
      "#4f7183",
      0.8,
    ),
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-20, 470],
          [160, 380],
          [330, 430],
          [520, 300],
          [640, 350],
          [820, 430],
          [1000, 360],
          [1200, 270],
          [1330, 340],
          [1520, 420],
        ],
        fill: [
          [0, "#a5c2d0"],
          [1, "#e3e6d6"],
        ],
        facets: [
          [520, 640, 150],
          [1200, 1340, 150],
        ],
        caps: [
          [470, 560, 42],
          [1150, 1240, 46],
        ],
        light: "#fff8e6",
        fade: 110,
        tear: 6,
      },
      {
        at: [
          [-20, 540],
          [260, 490],
          [520, 550],
          [800, 520],
          [1100, 560],
          [1520, 490],
        ],
        fill: [
          [0, "#6fa294"],
          [1, "#a9cab0"],
        ],
        trees: { height: 22, tint: "#5b9080", from: -10, to: 1510, gap: 10 },
        light: "#f6f2d8",
        fade: 110,
        tear: 6,
      },
      {
        at: [
          [-20, 640],
          [400, 610],
          [900, 640],
          [1520, 600],
        ],
        soft: true,
        fill: [
          [0, "#a8be6c"],
          [1, "#86aa58"],
        ],
        light: "#fbf4d0",
        fade: 160,
        tear: 8,
      },
    ],
    {
      light: "#fff8e6",
      shadow: { tint: "#1d4658", blur: 13 },
      after: (i) => {
        if (i === 1)
          stage.add(
            mist(stage, random.fork("m"), {
              x: 760,
              y: 600,
              width: 1100,
              height: 44,
              tint: "#fdf2d6",
              opacity: 0.7,
            }),
          );
      },
    },
  );
  const r = random.fork("trees");
  stage.add(
    row(
      stage,
      cutTrees(stage, r, "larch", 3, { width: 44 }),
      scatter(r, { from: 900, to: 1460, y0: 660, y1: 700, count: 9, height: 120 }),
      ["#7fa650", "#8fb25c", "#6c9a4e"],
      { dx: 5, blur: 6 },
    ),
  );
}

function rail(stage) {
  const posts = [-10, 480, 970, 1460].map((x) => `M${x} 500h46v236h-46z`).join("");
  stage.add(
    stage.card(`M-20 480H1520V514H-20ZM-20 600H1520V622H-20Z${posts}`, {
      fill: "#8d5f3a",
      dx: 6,
      dy: 10,
      blur: 10,
      opacity: 0.42,
      ...WOOD,
    }),
    path("M-20 480H1520V486H-20Z", { fill: "#f0cfa0", "fill-opacity": 0.6 }),
  );
}

function bench(stage) {
  const on = { dx: 10, dy: 10, blur: 13, opacity: 0.46, ...WOOD };
  stage.add(
    stage.card("M560 570H1180V600H560ZM560 620H1180V650H560ZM590 560h28v180h-28zM1122 560h28v180h-28z", {
      fill: "#a5754a",
      ...on,
    }),
    stage.card("M576 790h34v136h-34zM1130 790h34v136h-34z", { fill: "#7a5134", ...on }),
    stage.card("M530 736H1210L1236 790H504Z", {
      fill: stage.linear(
        [
          [0, "#c99863"],
          [1, "#e0b37c"],
        ],
        [0, 736, 0, 790],
      ),
      ...on,
    }),
    path("M504 790H1236V812H504Z", { fill: "#8a5c38" }),
    path("M520 764H1222", { stroke: "#7a4f30", "stroke-width": 3, "stroke-opacity": 0.4 }),
  );
  // A blanket left on its arm, what was being read, the cat that stayed.
  stage.add(
    stage.lift(
      path("M596 556Q664 540 738 556L744 742 752 872 720 864 690 874 656 864 622 874 584 864 590 742Z", {
        fill: "#c9713f",
      }) +
        path("M594 610Q664 596 740 610V626Q664 612 593 626ZM588 790Q664 800 747 790V808Q664 818 587 808Z", {
          fill: "#f3e6cf",
        }) +
        path("M588 742Q664 756 745 742L746 752Q664 766 588 752Z", { fill: "#1d1512", "fill-opacity": 0.22 }),
      on,
    ),
    stage.lift(put(books(["#2f6a70", "#e2c9a0"]), 850, 776, 1.05), on),
    stage.lift(put(mug("#f3e6cf"), 950, 776, 1), on),
    steam(stage, 948, 712, 130),
    stage.lift(put(cat("#d9c7ae"), 1092, 780, 1.05), on),
  );
}

// One branch of it, over the corner.
function appleTree(stage, random) {
  const on = { dx: 10, dy: 12, blur: 12, opacity: 0.36, tint: "#1d3a30" };
  stage.add(
    stage.card("M-20 250Q120 190 250 200 380 196 500 120L506 132Q400 220 260 226 130 236-20 320Z", {
      fill: "#5b3822",
      ...on,
    }),
    stage.card("M150 210Q220 120 330 70L336 80Q250 140 196 214Z", { fill: "#6a4429", ...on }),
  );
  let leaves = "";
  let flowers = "";
  for (let i = 0; i < 60; i++) {
    const t = random.range(0, 1);
    const [x, y] = [t * 520 - 20, 236 - t * 96 + random.range(-86, 46)];
    const turn = random.range(0, 360);
    leaves += `<path d="M0 0Q20-26 54-20 40 12 0 0Z" fill="${["#3f7a4c", "#56905a", "#7fa650"][i % 3]}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
    if (i % 3 === 0)
      flowers += blossom(x + random.range(-20, 20), y + random.range(-20, 20), random.range(15, 22));
  }
  stage.add(stage.lift(leaves, on), stage.lift(flowers, { ...on, dx: 4, dy: 5, blur: 5 }));
}

function blossom(x, y, r) {
  const petals = [0, 72, 144, 216, 288]
    .map((a) => {
      const [dx, dy] = [Math.sin((a * Math.PI) / 180) * r * 0.8, -Math.cos((a * Math.PI) / 180) * r * 0.8];
      return `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(r * 0.72)}" fill="${a % 144 ? "#fbe3e0" : "#fff6f2"}"/>`;
    })
    .join("");
  return `${petals}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.4)}" fill="#e2a03f"/>`;
}
