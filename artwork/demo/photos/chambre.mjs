// A small bedroom at nightfall: a bed made, a wool blanket, a lamp, the moon on the snow.
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { books, mug, put } from "../lib/props.mjs";
import { bay, panelling } from "../lib/room.mjs";
import { standRidges } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#24120a" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1500, height: 1000 });
  const random = createRandom("chambre");
  stage.add(panelling(random.fork("wall"), { x0: 0, x1: 1500, y0: 0, y1: 860, step: 125, tint: "#b98a5c" }));
  stage.add(path("M0 0H1500V860H0Z", { fill: "#2a160c", "fill-opacity": 0.3 }));
  const view = stage.capture(() => night(stage, random));
  const window = { x: 150, y: 120, w: 380, h: 400, cols: 2, rows: 2, frame: "#8a5d3a", shadow: WOOD };
  stage.add(bay(stage, view, window));
  stage.add(
    stage.card("M112 548H568V574H112Z", { fill: "#a5754a", dx: 4, dy: 10, blur: 8, opacity: 0.4, ...WOOD }),
  );
  stage.add(
    path("M0 860H1500V1000H0Z", {
      fill: stage.linear(
        [
          [0, "#6d4529"],
          [1, "#4f301c"],
        ],
        [0, 860, 0, 1000],
      ),
    }),
  );
  stage.add(stage.pool(510, 560, 620, 470, "#ffcf7a", 0.75));
  picture(stage);
  bed(stage);
  bedside(stage);
  return {
    stage,
    lens: { lamp: [0.34, 0.52], warm: "#ffdb98", glow: 0.5, vignette: 0.5, shade: "#1c0f0a" },
  };
}

function night(stage, random) {
  stage.add(
    path("M120 90H560V560H120Z", {
      fill: stage.linear(
        [
          [0, "#1f3350"],
          [1, "#6d86a0"],
        ],
        [0, 110, 0, 470],
      ),
    }),
    stage.pool(420, 220, 170, 170, "#e8eefc", 0.55),
    '<circle cx="420" cy="220" r="34" fill="#fbf6e4"/>',
    '<g fill="#fff" fill-opacity=".8"><circle cx="200" cy="170" r="3"/><circle cx="280" cy="230" r="2.500"/><circle cx="310" cy="150" r="3.500"/><circle cx="500" cy="150" r="2.500"/><circle cx="240" cy="290" r="2"/></g>',
  );
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [120, 400],
          [220, 320],
          [290, 370],
          [400, 330],
          [560, 410],
        ],
        fill: [
          [0, "#8fa5bf"],
          [1, "#c9d6e4"],
        ],
        facets: [[220, 300, 90]],
        light: "#eef4fc",
        fade: 80,
        tear: 5,
      },
      {
        at: [
          [120, 460],
          [300, 440],
          [560, 470],
        ],
        soft: true,
        fill: [
          [0, "#dfe8f2"],
          [1, "#b9c9dc"],
        ],
        fade: 80,
        tear: 5,
      },
    ],
    { light: "#f4f8ff", shadow: { tint: "#16263c", blur: 10 } },
  );
  stage.add(
    row(
      stage,
      cutTrees(stage, random.fork("firs"), "fir", 2, { tiers: 7, width: 44 }),
      [
        [200, 545, 150],
        [160, 545, 200],
        [490, 545, 170],
      ],
      ["#223f4c", "#1b3541"],
      { dx: 4, blur: 5 },
    ),
  );
}

// A leaf under glass, above the bed.
function picture(stage) {
  stage.add(
    stage.card("M880 190H1080V440H880Z", {
      fill: "#6a4429",
      dx: 6,
      dy: 10,
      blur: 10,
      opacity: 0.44,
      ...WOOD,
    }),
    path("M896 206H1064V424H896Z", { fill: "#f6ead2" }),
    path("M980 396V262M980 356L944 318M980 356L1016 318M980 314L952 284M980 314L1008 284", {
      stroke: "#56905a",
      "stroke-width": 5,
      "stroke-linecap": "round",
      fill: "none",
    }),
    path(
      "M980 262q-16-22 0-40 16 18 0 40zM944 318q-30-2-34-26 28-2 34 26zM1016 318q30-2 34-26-28-2-34 26zM952 284q-26-6-26-28 26 2 26 28zM1008 284q26-6 26-28-26 2-26 28z",
      { fill: "#3f7a4c" },
    ),
  );
}

// Seen from its side, the head on the right.
function bed(stage) {
  const soft = { dx: 8, dy: 10, blur: 14, opacity: 0.42, ...WOOD };
  stage.add(
    stage.card("M1330 400Q1330 372 1358 372H1414Q1442 372 1442 400V960H1330Z", {
      fill: "#8d5f3a",
      ...soft,
    }),
    stage.card("M640 690Q640 668 660 668H690Q706 668 706 690V960H640Z", { fill: "#8d5f3a", ...soft }),
    stage.card("M660 800H1350V886H660Z", { fill: "#7a4f30", thick: 3, ...soft }),
  );
  // The mattress and its sheet.
  stage.add(
    stage.card("M676 720Q676 690 710 688H1350Q1376 690 1376 720V800Q1376 814 1360 814H692Q676 814 676 800Z", {
      fill: stage.linear(
        [
          [0, "#fbf3e2"],
          [1, "#d9c6a6"],
        ],
        [0, 690, 0, 814],
      ),
      ...soft,
    }),
  );
  for (const [x, y, tint] of [
    [1218, 586, "#efe0c6"],
    [1150, 622, "#fffaf0"],
  ])
    stage.add(
      stage.card(
        `M${x - 96} ${y + 70}Q${x - 118} ${y + 12} ${x - 70} ${y - 4}Q${x + 10} ${y - 34} ${x + 96} ${y - 8}Q${x + 138} ${y + 24} ${x + 112} ${y + 72}Q${x + 6} ${y + 92} ${x - 96} ${y + 70}Z`,
        { fill: tint, ...soft, blur: 10 },
      ),
    );
  // The wool blanket, its stripes and its fringe, the sheet folded over it.
  const fringe = Array.from({ length: 30 }, (_, i) => `M${668 + i * 13.2} 884v20`).join("");
  stage.add(
    stage.lift(
      path("M662 706Q666 668 712 664H1050Q1074 664 1072 690L1056 886H662Z", {
        fill: stage.linear(
          [
            [0, "#34745c"],
            [1, "#1f5a48"],
          ],
          [0, 664, 0, 886],
        ),
      }) +
        path("M662 800H1063L1061 824H662ZM662 836H1060L1059 848H662Z", { fill: "#f3e6cf" }) +
        path("M662 770H1066L1065 782H662Z", { fill: "#c9713f" }) +
        path("M700 676Q694 770 700 884M820 666Q812 780 822 884M946 665Q940 780 944 884", {
          fill: "none",
          stroke: "#12382c",
          "stroke-width": 6,
          "stroke-opacity": 0.22,
        }) +
        path(fringe, { stroke: "#2a6652", "stroke-width": 4, fill: "none", "stroke-linecap": "round" }),
      soft,
    ),
    stage.card("M1010 664Q1046 656 1090 664L1078 830Q1040 842 1000 832Z", { fill: "#fffaf0", ...soft }),
  );
}

function bedside(stage) {
  const soft = { dx: 10, dy: 8, blur: 11, opacity: 0.46, ...WOOD };
  stage.add(
    stage.lift(
      path("M392 760L372 950H394L420 760ZM588 760L608 950H586L560 760Z", { fill: "#6a4429" }) +
        path("M352 734H628L618 764H362Z", { fill: "#a8754a" }) +
        path("M352 734H628V741H352Z", { fill: "#f0cfa0", "fill-opacity": 0.6 }),
      soft,
    ),
    stage.lift(put(books(["#b4532f", "#e2c9a0"]), 428, 732, 1), soft),
    stage.lift(put(mug("#f3e6cf"), 590, 734, 0.8), soft),
  );
  // The lamp.
  stage.add(
    stage.lift(
      path("M484 734Q484 716 506 714H526Q548 716 548 734Z", { fill: "#8a6224" }) +
        path("M511 716V610H521V716Z", { fill: "#a97b2c" }) +
        path("M478 500H554L590 620H442Z", {
          fill: stage.linear(
            [
              [0, "#ffe7b0"],
              [0.6, "#ffd27a"],
              [1, "#f6b84e"],
            ],
            [0, 500, 0, 620],
          ),
        }) +
        path("M442 620H590L587 610H445Z", { fill: "#fff6dc" }),
      soft,
    ),
    stage.pool(516, 586, 210, 190, "#ffdf9a", 0.55),
    stage.pool(500, 742, 230, 34, "#ffd98a", 0.6),
  );
}
