// Bastien Queyrel, mountain guide: beard, wool cap, a rope across the chest, ridges behind.
import { band } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, shoulder, strands } from "../lib/bust.mjs";
import { standRidges } from "../lib/sheets.mjs";

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("bastien");
  const stage = portraitStage(random, {
    ground: "#6fa0b4",
    rings: ["#86b2c0", "#a3c6cc", "#c3dad6", "#e3e9dc"],
  });
  standRidges(
    stage,
    random,
    [
      {
        at: [
          [-60, 760],
          [60, 640],
          [130, 690],
          [230, 540],
          [290, 600],
          [380, 700],
          [500, 740],
          [640, 690],
          [740, 590],
          [820, 500],
          [880, 570],
          [1060, 690],
        ],
        fill: [
          [0, "#8fb0bf"],
          [1, "#d3dcd2"],
        ],
        rock: "#4f7c90",
        facets: [
          [230, 340, 190],
          [820, 940, 220],
          [60, 110, 90],
        ],
        caps: [
          [196, 268, 46],
          [782, 862, 52],
        ],
        light: "#fff8e6",
        fade: 140,
      },
      {
        at: [
          [-60, 800],
          [160, 760],
          [340, 810],
          [520, 830],
          [720, 790],
          [900, 740],
          [1060, 760],
        ],
        fill: [
          [0, "#4f8288"],
          [1, "#8fb0a2"],
        ],
        light: "#f3edd4",
        trees: { height: 34, tint: "#3f7078", gap: 12, density: 0.9 },
        fade: 140,
      },
    ],
    { light: "#fff8e6", shadow: { tint: "#17303a" } },
  );
  const sits = nod(4);
  const build = { reach: 404, slope: -22 };
  posed(stage, sits, () => {
    layer(stage, path("M394 400Q384 270 500 262 616 270 606 400L600 470H400Z", { fill: "#4a2f1e" }));
  });
  garment(stage, "#2f5f4c", { build });
  neck(stage, "#d9a27c");
  posed(stage, sits, () => {
    head(stage, "#d9a27c", { jaw: 8 });
    face(stage, "#d9a27c", "#4a2f1e", {
      look: [2, 1], iris: "#4f6b52",
      eyes: "M434 406Q453 387 473 404M533 404Q552 387 571 406",
      brows: "M424 376Q448 358 478 372M528 372Q556 358 580 376",
      lines: "M424 408L412 402M423 416L411 417M580 408L590 402M581 416L591 417",
    });
  });
  // Jacket open on a checked shirt; collar, straps of the pack, the rope.
  layer(
    stage,
    path("M420 676Q450 744 500 752 550 744 580 676L620 1030H380Z", { fill: "#c8553a" }) +
      strands("M440 720V1030M480 752V1030M520 752V1030M560 720V1030", "#7c2a18", 7, 0.55) +
      strands("M410 800H600M404 860H606M398 920H612M392 980H618", "#f0c49a", 5, 0.55),
  );
  layer(
    stage,
    path(`${shoulder(-1, build)}H434Q404 860 420 690Q398 676 384 652Z`, {
      fill: "#37705a",
    }) +
      path(`${shoulder(1, build)}H566Q596 860 580 690 602 676 616 652Z`, {
        fill: "#29594a",
      }) +
      strands("M420 694Q406 860 434 1030M580 694Q594 860 566 1030", "#14332a", 6, 0.7),
  );
  layer(
    stage,
    path(
      "M384 644Q360 690 402 742L446 700Q424 670 420 640ZM616 644Q640 690 598 742L554 700Q576 670 580 640Z",
      { fill: "#3f7d66" },
    ),
    { dx: 5, dy: 6, blur: 6 },
  );
  for (const s of [-1, 1])
    layer(
      stage,
      path(
        band(
          [
            [500 + s * 178, 676],
            [500 + s * 206, 800],
            [500 + s * 196, 1030],
          ],
          [58, 52, 48],
          8,
        ),
        { fill: s < 0 ? "#d99a34" : "#bf8227" },
      ) + path(`M${500 + s * 204 - 30} 820h60v34h-60z`, { fill: "#3a2a20" }),
      { dx: 8, dy: 8, blur: 9 },
    );
  rope(stage);
  posed(stage, sits, () => {
    // Beard and cap.
    layer(
      stage,
      path(
        "M398 400Q404 440 424 456 450 470 470 462 500 448 530 462 550 470 576 456 596 440 602 400 616 480 588 552 552 614 500 618 448 614 412 552 384 480 398 400ZM462 486Q500 470 538 486 522 504 500 504 478 504 462 486Z",
        { fill: "#5b3a24", "fill-rule": "evenodd" },
      ) +
        strands(
          "M420 480Q430 550 466 590M446 500Q456 560 486 602M500 520V608M554 500Q544 560 514 602M580 480Q570 550 534 590",
          "#2f1c10",
          4,
          0.5,
        ) +
        strands("M404 430Q400 500 436 566", "#c99a6a", 4, 0.5),
      { dx: 6, dy: 9, blur: 9 },
    );
    layer(
      stage,
      path("M384 356Q366 190 500 184 634 190 616 356 560 326 500 326 440 326 384 356Z", { fill: "#b4532f" }) +
        strands(
          "M420 330Q412 240 450 200M456 324Q454 240 478 190M500 322V186M544 324Q546 240 522 190M580 330Q588 240 550 200",
          "#7c2f18",
          6,
          0.5,
        ) +
        path("M560 200Q634 230 616 356 596 344 572 336 590 260 560 200Z", {
          fill: "#1d120e",
          "fill-opacity": 0.18,
        }),
      { dx: 8, dy: 10, blur: 10 },
    );
    layer(
      stage,
      path(
        "M374 366Q364 322 392 306 440 284 500 284 560 284 608 306 636 322 626 366 570 338 500 338 430 338 374 366Z",
        { fill: "#cf7048" },
      ) +
        strands(
          "M396 350V312M424 340V300M452 334V292M482 332V288M514 332V288M546 334V292M576 340V300M604 350V312",
          "#8f3d20",
          5,
          0.5,
        ) +
        '<circle cx="500" cy="176" r="34" fill="#f0d9b0"/>' +
        strands("M480 160l10 14M506 152l-2 18M524 168l-14 10M486 190l12-8M514 194l-6-12", "#b8935c", 4, 0.8),
      { dx: 6, dy: 8, blur: 8 },
    );
  });
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#fff0cc", glow: 0.4, vignette: 0.26, shade: "#122a34" } };
}

// A coil of rope over one shoulder, with its twist.
function rope(stage) {
  const turns = [
    [
      [322, 664],
      [380, 800],
      [520, 920],
      [700, 1010],
    ],
    [
      [296, 676],
      [356, 826],
      [500, 950],
      [664, 1040],
    ],
  ];
  for (const line of turns) {
    let marks = "";
    for (let i = 0; i < 26; i++) {
      const t = i / 25;
      const u = t * (line.length - 1);
      const k = Math.min(line.length - 2, Math.floor(u));
      const [x, y] = [0, 1].map((c) => line[k][c] + (line[k + 1][c] - line[k][c]) * (u - k));
      marks += `M${Math.round(x - 12)} ${Math.round(y + 4)}l22-12`;
    }
    layer(
      stage,
      path(band(line, [28, 28, 28, 28], 10), { fill: "#e2b24c" }) + strands(marks, "#8f5f1c", 4, 0.55),
      { dx: 6, dy: 8, blur: 8 },
    );
  }
}
