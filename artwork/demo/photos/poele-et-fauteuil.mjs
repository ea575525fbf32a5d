// An evening by the stove: the chair is free, the cat is not moving.
import { band, n } from "../../lib/geometry.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { snowfall, stars } from "../../lib/sky.mjs";
import { cutTrees, row } from "../lib/forest.mjs";
import { armchair, books, cat, logBasket, mug, put, steam, stove } from "../lib/props.mjs";
import { bay, boards, panelling, plane } from "../lib/room.mjs";
import { standRidges } from "../lib/sheets.mjs";
import { Stage } from "../lib/stage.mjs";

const WOOD = { tint: "#1f0f08" };

/** Draw the stage and say how to light it. */
export function draw() {
  const stage = new Stage({ width: 1440, height: 1800 });
  const random = createRandom("poele");
  stage.add(panelling(random.fork("wall"), { x0: 0, x1: 1440, y0: 0, y1: 1320, step: 120, tint: "#b58457" }));
  stage.add(
    path("M0 0H1440V1320H0Z", {
      fill: stage.linear(
        [
          [0, "#3a1f12", 0.42],
          [0.5, "#3a1f12", 0.05],
          [1, "#3a1f12", 0.16],
        ],
        [0, 0, 0, 1320],
      ),
    }),
  );
  const floor = plane(720, 700, 620);
  stage.add(
    boards(random.fork("floor"), floor, { u0: -1300, u1: 1300, step: 118, s1: 1.8, tint: "#9c6a40" }),
  );
  stage.add(
    stage.card("M0 1282H1440V1326H0Z", { fill: "#7a5134", dx: 0, dy: 8, blur: 8, opacity: 0.4, ...WOOD }),
  );
  // Between the pipe of the stove and the lamp.
  stage.add(
    group(
      stage.capture(() => windowOnSnow(stage, random)),
      { transform: "translate(500 0)" },
    ),
  );
  stage.add(
    group(
      stage.capture(() => picture(stage, random)),
      { transform: "translate(-476 170) scale(.66)" },
    ),
  );
  stage.add(
    stage.pool(1120, 560, 520, 560, "#ffdc97", 0.5),
    stage.pool(360, 1090, 560, 480, "#ff9440", 0.42),
  );
  hearth(stage, random);
  rug(stage);
  lamp(stage);
  stage.add(
    stage.lift(put(armchair({ cloth: "#2f6a55", blanket: "#d9a350" }), 1050, 1560, 1.42), {
      dx: 22,
      dy: 10,
      blur: 22,
      opacity: 0.5,
      ...WOOD,
    }),
  );
  table(stage);
  stage.add(stage.lift(put(cat(), 330, 1640, 1.75), { dx: 10, dy: 8, blur: 12, opacity: 0.46, ...WOOD }));
  stage.add(stage.pool(420, 1500, 460, 130, "#ffb25a", 0.34));
  return { stage, lens: { lamp: [0.32, 0.6], warm: "#ffbe74", glow: 0.5, vignette: 0.52, shade: "#1c0c06" } };
}

function windowOnSnow(stage, random) {
  const view = stage.capture(() => {
    stage.add(
      path("M100 150H640V780H100Z", {
        fill: stage.linear(
          [
            [0, "#27406e"],
            [0.6, "#5c78a0"],
            [1, "#a9b3c4"],
          ],
          [0, 150, 0, 620],
        ),
      }),
    );
    stage.add(stars(random.fork("s"), { x0: 130, x1: 580, y0: 170, y1: 420, count: 40, big: 3 }));
    standRidges(
      stage,
      random,
      [
        {
          at: [
            [80, 600],
            [170, 500],
            [240, 540],
            [340, 420],
            [390, 460],
            [480, 560],
            [560, 520],
            [680, 600],
          ],
          fill: [
            [0, "#c9d6e6"],
            [1, "#8fa5c6"],
          ],
          facets: [[340, 460, 150]],
          light: "#ffffff",
          rock: "#4a6699",
          fade: 120,
          tear: 5,
        },
        {
          at: [
            [80, 680],
            [240, 650],
            [420, 690],
            [680, 640],
          ],
          soft: true,
          fill: [
            [0, "#dfe6f0"],
            [1, "#8ea6c9"],
          ],
          light: "#ffffff",
          fade: 120,
          tear: 6,
        },
      ],
      { shadow: { tint: "#152548", blur: 12 } },
    );
    const firs = cutTrees(stage, random.fork("f"), "fir", 2, {
      tiers: 7,
      width: 48,
      snow: 0.62,
      snowTint: "#e9eef6",
      snowShade: "#8fa5cc",
      rimOpacity: 0,
    });
    stage.add(
      row(
        stage,
        firs,
        [
          [190, 770, 230],
          [270, 780, 170],
          [520, 770, 260],
          [590, 790, 200],
        ],
        ["#28505c", "#2f5862"],
        { dx: 5, blur: 6, tint: "#152548" },
      ),
    );
    stage.add(
      snowfall(random.fork("flakes"), {
        x0: 130,
        x1: 590,
        y0: 170,
        y1: 760,
        count: 50,
        opacity: 0.85,
        min: 1.6,
        max: 3.4,
      }),
    );
  });
  stage.add(
    bay(stage, view, {
      x: 140,
      y: 190,
      w: 440,
      h: 540,
      cols: 2,
      rows: 2,
      frame: "#7a4f30",
      bar: 16,
      border: 30,
      shadow: WOOD,
    }),
  );
  stage.add(
    stage.card("M90 762H630V792H90Z", { fill: "#8d5f3a", dx: 4, dy: 12, blur: 9, opacity: 0.45, ...WOOD }),
  );
  // Curtains held to the sides.
  for (const flip of [false, true]) {
    const at = (x) => (flip ? 720 - x : x);
    const d = `M${at(64)} 130L${at(230)} 130Q${at(220)} 330 ${at(150)} 480Q${at(126)} 540 ${at(150)} 640L${at(166)} 830H${at(60)}Z`;
    stage.add(
      stage.card(d, {
        fill: "#c9563a",
        edge: "#f4c9a0",
        thick: 2,
        dx: 8,
        dy: 8,
        blur: 10,
        opacity: 0.4,
        ...WOOD,
      }),
    );
    stage.add(
      path(
        `M${at(100)} 134Q${at(104)} 400 ${at(96)} 500T${at(92)} 826M${at(148)} 134Q${at(150)} 360 ${at(116)} 490T${at(124)} 826M${at(196)} 134Q${at(190)} 320 ${at(134)} 486`,
        { fill: "none", stroke: "#7c2a18", "stroke-width": 5, "stroke-opacity": 0.5 },
      ),
      stage.card(
        `M${at(86)} 484Q${at(130)} 504 ${at(160)} 478L${at(164)} 500Q${at(130)} 526 ${at(84)} 506Z`,
        { fill: "#e8c27c", dx: 3, dy: 4, blur: 4, opacity: 0.4, ...WOOD },
      ),
    );
  }
  stage.add(
    stage.card("M30 112H690V130H30Z", { fill: "#5b3822", dx: 3, dy: 6, blur: 5, opacity: 0.4, ...WOOD }),
  );
}

function picture(stage, random) {
  const r = random.fork("picture");
  const view = stage.capture(() => {
    stage.add(
      path("M820 240H1140V480H820Z", { fill: "#f6e3bd" }),
      `<circle cx="930" cy="330" r="34" fill="#e9a14e"/>`,
    );
    standRidges(
      stage,
      r,
      [
        {
          at: [
            [810, 400],
            [880, 360],
            [950, 390],
            [1030, 300],
            [1080, 350],
            [1150, 380],
          ],
          fill: "#7ba1ac",
          tear: 4,
        },
        {
          at: [
            [810, 440],
            [930, 420],
            [1040, 440],
            [1150, 410],
          ],
          soft: true,
          fill: "#3f7a64",
          tear: 4,
        },
      ],
      { shadow: { blur: 5, dx: 3 } },
    );
  });
  stage.add(
    stage.lift(
      path("M790 210H1170V510H790Z", { fill: "#5b3822" }) +
        path("M806 226H1154V494H806Z", { fill: "#fbf2de" }),
      { dx: 10, dy: 12, blur: 12, opacity: 0.45, ...WOOD },
    ),
    stage.through("M832 252H1128V468H832Z", view),
  );
}

function hearth(stage, random) {
  stage.add(
    stage.card("M96 1300H660L700 1386H40Z", {
      fill: "#8b867c",
      thick: 3,
      dx: 8,
      dy: 8,
      blur: 10,
      opacity: 0.45,
      ...WOOD,
    }),
    path("M40 1386H700V1406H40Z", { fill: "#57544e" }),
    path("M240 1300L214 1386M420 1300L424 1386M560 1300L588 1386", {
      stroke: "#57544e",
      "stroke-width": 3,
      fill: "none",
    }),
  );
  stage.add(
    stage.lift(put(stove(stage, random.fork("stove"), { pipe: 1000 }), 410, 1364, 1.36), {
      dx: 18,
      dy: 8,
      blur: 20,
      opacity: 0.5,
      ...WOOD,
    }),
  );
  stage.add(stage.pool(410, 1150, 280, 240, "#ffb04e", 0.34));
  stage.add(
    stage.lift(put(logBasket(), 108, 1480, 1.3), { dx: 14, dy: 8, blur: 12, opacity: 0.46, ...WOOD }),
  );
}

function rug(stage) {
  const ring = (rx, ry, fill) => `<ellipse cx="760" cy="1610" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
  let tassels = "";
  for (let i = 0; i < 90; i++) {
    const a = (i / 90) * Math.PI * 2;
    tassels += `M${n(760 + Math.cos(a) * 640)} ${n(1610 + Math.sin(a) * 148)}l${n(Math.cos(a) * 22)} ${n(Math.sin(a) * 10 + 3)}`;
  }
  stage.add(
    stage.lift(
      path(tassels, { stroke: "#efe1c6", "stroke-width": 5, fill: "none", "stroke-linecap": "round" }) +
        ring(644, 150, "#efe1c6") +
        ring(610, 140, "#a8442a") +
        ring(560, 127, "#e6c58c") +
        ring(534, 121, "#a8442a") +
        ring(420, 94, "#efe1c6") +
        ring(400, 89, "#2f6a70") +
        ring(250, 54, "#e6c58c") +
        ring(232, 50, "#a8442a"),
      { dx: 6, dy: 8, blur: 9, opacity: 0.42, ...WOOD },
    ),
  );
}

function lamp(stage) {
  stage.add(
    stage.lift(
      path(
        band(
          [
            [1306, 1530],
            [1302, 1100],
            [1296, 640],
          ],
          [14, 12, 10],
        ),
        { fill: "#4a3324" },
      ) + path("M1230 1542Q1306 1508 1384 1542 1306 1562 1230 1542Z", { fill: "#4a3324" }),
      { dx: 12, dy: 6, blur: 9, opacity: 0.45, ...WOOD },
    ),
  );
  stage.add(
    stage.soft(
      path("M1190 660H1402L1620 1500H900Z", {
        fill: stage.linear(
          [
            [0, "#ffe5ae", 0.5],
            [1, "#ffe5ae", 0],
          ],
          [0, 660, 0, 1450],
        ),
      }),
      22,
    ),
  );
  stage.add(
    stage.card("M1228 420H1364L1424 668Q1296 694 1168 668Z", {
      fill: stage.linear(
        [
          [0, "#f2c47a"],
          [0.6, "#ffe6b0"],
          [1, "#fff3cf"],
        ],
        [0, 420, 0, 690],
      ),
      dx: 14,
      dy: 14,
      blur: 16,
      opacity: 0.36,
      ...WOOD,
    }),
    path("M1256 424L1214 672M1296 424V682M1336 424L1380 672", {
      stroke: "#c98f3d",
      "stroke-width": 2.5,
      "stroke-opacity": 0.5,
      fill: "none",
    }),
    path("M1226 414H1366V430H1226ZM1166 660Q1296 690 1426 660L1428 676Q1296 706 1164 676Z", {
      fill: "#a9682f",
    }),
  );
}

function table(stage) {
  const leg = (x, lean) => `M${x} 1440L${x + lean} 1660H${x + lean + 16}L${x + 22} 1440Z`;
  stage.add(
    stage.lift(
      path(leg(604, -26) + leg(742, 30) + leg(676, 4), { fill: "#5b3822" }) +
        '<ellipse cx="686" cy="1440" rx="136" ry="34" fill="#6f4529"/><ellipse cx="686" cy="1430" rx="136" ry="34" fill="#a8754a"/><ellipse cx="682" cy="1427" rx="122" ry="28" fill="#bb8857"/>',
      { dx: 12, dy: 10, blur: 12, opacity: 0.46, ...WOOD },
    ),
  );
  stage.add(
    stage.lift(put(books(), 650, 1438, 0.98), { dx: 6, dy: 5, blur: 5, opacity: 0.42, ...WOOD }),
    stage.lift(put(mug("#efe1c6"), 762, 1440, 0.86), { dx: 6, dy: 5, blur: 5, opacity: 0.42, ...WOOD }),
    steam(stage, 762, 1382, 150),
  );
}
