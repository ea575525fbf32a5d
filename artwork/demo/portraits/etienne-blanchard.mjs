// Étienne Blanchard, beekeeper: a white smock, a wide hat, a grey moustache, bees and comb.
import { band, n } from "../../lib/geometry.mjs";
import { across } from "../../lib/hands.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, strands } from "../lib/bust.mjs";

const SKIN = "#dba583";

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("etienne");
  const stage = portraitStage(random, {
    ground: "#c9892c",
    rings: ["#d69a3c", "#e3b054", "#eec878", "#f8e0a6"],
  });
  const sits = nod(3, [0, 6]);
  comb(stage, random);
  posed(stage, sits, () => {
    // The veil hangs behind, its front thrown back over the hat.
    layer(
      stage,
      path("M306 330Q300 480 330 640 400 700 500 704 600 700 670 640 700 480 694 330Z", {
        fill: "#5b5a52",
        "fill-opacity": 0.62,
      }) +
        strands(
          "M340 360L356 640M384 350L396 668M620 350L606 668M660 360L646 640M312 420H690M316 490H686M322 560H680M334 620H668",
          "#2f2f2b",
          2,
          0.5,
        ),
      { opacity: 0.24 },
    );
    layer(stage, path("M398 390Q392 300 500 290 608 300 602 390L598 462H402Z", { fill: "#8f8d88" }));
  });
  garment(stage, "#f4efe2", {
    build: { reach: 362, slope: 26 },
    extra: strands("M300 732Q280 860 290 1030M700 732Q720 860 710 1030", "#b9ad92", 5, 0.6),
  });
  neck(stage, SKIN);
  posed(stage, sits, () => {
    head(stage, SKIN, { jaw: 10 });
    face(stage, SKIN, "#8f8d88", {
      eyes: "M434 408Q454 386 474 407M532 407Q552 386 572 408",
      brows: "M424 376Q448 364 480 374M526 374Q556 364 580 377",
      mouth: "line",
      lines: "M424 404L410 396M423 412L409 414M582 404L594 396M581 412L593 414M434 424Q450 432 468 424M538 424Q556 432 570 424",
    });
  });
  layer(
    stage,
    path("M384 652L500 760 616 652 646 676Q590 800 500 806 410 800 354 676Z", { fill: "#fdfaf0" }) +
      strands("M500 806V1030", "#b9ad92", 5, 0.8) +
      [850, 920, 990].map((y) => `<circle cx="520" cy="${y}" r="10" fill="#a97b2c"/>`).join("") +
      path("M600 870h130v120q-65 20-130 0z", { fill: "#ebe3d0" }) +
      strands("M600 894h130M606 990q60 16 118 0", "#b9ad92", 4, 0.7),
    { dx: 6, dy: 8, blur: 8 },
  );
  layer(
    stage,
    path("M426 672Q460 744 500 752 540 744 574 672L556 640Q500 700 444 640Z", { fill: "#3f6f7a" }),
    { dx: 4, dy: 5, blur: 5 },
  );
  posed(stage, sits, () => {
    // Moustache, brows of shade, grey temples.
    layer(
      stage,
      path(
        "M500 470Q470 456 440 478 420 494 408 490 424 522 464 516 488 510 500 494 512 510 536 516 576 522 592 490 580 494 560 478 530 456 500 470Z",
        { fill: "#d9d6cf" },
      ) +
        strands(
          "M488 482Q456 484 430 502M512 482Q544 484 570 502M480 498Q456 506 440 508M520 498Q544 506 560 508",
          "#8f8d88",
          3.5,
          0.7,
        ),
      { dx: 4, dy: 6, blur: 6 },
    );
    layer(
      stage,
      path(
        "M398 340Q388 400 400 444 414 430 414 396L420 344ZM602 340Q612 400 600 444 586 430 586 396L580 344Z",
        { fill: "#b5b2ab" },
      ),
      { dx: 4, dy: 5, blur: 5 },
    );
  });
  posed(stage, sits, () => hat(stage));
  hive(stage);
  for (const [x, y, s, a] of [
    [168, 250, 1.1, -20],
    [842, 210, 1.25, 24],
    [806, 480, 0.9, -14],
    [210, 520, 0.85, 16],
    [690, 118, 0.8, 40],
  ])
    bee(stage, x, y, s, a);
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#fff0c0", glow: 0.42, vignette: 0.28, shade: "#3a2208" } };
}

function comb(stage, random) {
  const r = random.fork("comb");
  const hex = (x, y, s) =>
    `M${[0, 1, 2, 3, 4, 5].map((i) => `${n(x + Math.cos((i * Math.PI) / 3) * s)} ${n(y + Math.sin((i * Math.PI) / 3) * s)}`).join("L")}Z`;
  let out = "";
  for (const [cx, cy, reach] of [
    [70, 130, 260],
    [950, 90, 230],
  ]) {
    for (let i = -5; i <= 5; i++) {
      for (let j = -5; j <= 5; j++) {
        const [x, y] = [cx + i * 66, cy + j * 76 + (i % 2 ? 38 : 0)];
        if (Math.hypot(x - cx, y - cy) > reach * r.range(0.8, 1.05)) continue;
        const tint = r.pick(["#e2a02e", "#f0bc4e", "#c97f1c", "#f6d27a"]);
        out +=
          path(hex(x, y, 40), { fill: "#fbe9b8" }) +
          path(hex(x, y, 34), { fill: tint }) +
          path(hex(x - 4, y - 5, 22), { fill: mix(tint, "#fff3c4", 0.3), "fill-opacity": 0.6 });
      }
    }
  }
  layer(stage, out, { dx: 6, dy: 8, blur: 9, opacity: 0.28 });
}

function hat(stage) {
  layer(
    stage,
    path("M214 336Q250 276 500 270 750 276 786 336 750 366 500 352 250 366 214 336Z", { fill: "#ead7a8" }) +
      path("M300 350Q500 322 700 350 600 356 500 352 400 356 300 350Z", {
        fill: "#6a4a1c",
        "fill-opacity": 0.45,
      }) +
      strands("M236 330Q500 270 764 330M262 318Q500 276 738 318", "#a98a4c", 3, 0.5),
  );
  layer(
    stage,
    path("M384 296Q380 160 500 154 620 160 616 296 560 282 500 282 440 282 384 296Z", { fill: "#f3e3ba" }) +
      path("M566 170Q622 200 616 296 600 290 584 288 596 220 566 170Z", {
        fill: "#5b3f14",
        "fill-opacity": 0.18,
      }) +
      strands("M392 250Q500 226 610 250M396 214Q500 190 606 214", "#a98a4c", 3, 0.45),
    { dx: 6, dy: 8, blur: 8 },
  );
  // The folded veil on the brim.
  layer(
    stage,
    path("M330 306Q360 226 430 232 500 216 570 232 640 226 670 306 600 272 500 272 400 272 330 306Z", {
      fill: "#4a4a44",
      "fill-opacity": 0.8,
    }) +
      strands(
        "M360 290Q400 246 440 250M420 282Q460 240 500 244M500 278Q540 238 580 250M580 284Q610 252 640 276",
        "#8a8a80",
        3,
        0.6,
      ),
    { dx: 4, dy: 5, blur: 5 },
  );
}

// A frame of honey that he holds before him.
function hive(stage) {
  const hexes = [];
  for (let i = 0; i < 6; i++)
    for (let j = 0; j < 3; j++) hexes.push([196 + i * 40, 886 + j * 46 + (i % 2 ? 23 : 0)]);
  const hex = ([x, y], s) =>
    `M${[0, 1, 2, 3, 4, 5].map((k) => `${n(x + Math.cos((k * Math.PI) / 3) * s)} ${n(y + Math.sin((k * Math.PI) / 3) * s)}`).join("L")}Z`;
  layer(
    stage,
    group(
      path("M120 816H470V852H120Z", { fill: "#a8753f" }) +
        path("M140 852H450V1030H140Z", { fill: "#8d5f32" }) +
        path("M164 852H426V1030H164Z", { fill: "#e0a232" }) +
        path(hexes.map((h) => hex(h, 22)).join(""), { fill: "#f6c95c" }) +
        path(
          hexes
            .filter((_, i) => i % 3 === 0)
            .map((h) => hex(h, 22))
            .join(""),
          { fill: "#fbe6a8" },
        ) +
        path(hexes.map(([x, y]) => hex([x - 3, y - 3], 12)).join(""), {
          fill: "#c9851e",
          "fill-opacity": 0.5,
        }),
      { transform: "rotate(-6 300 900)" },
    ),
  );
  layer(stage, across(SKIN, [152, 836], -48, 0.86), { dx: 5, dy: 6, blur: 6 });
  layer(
    stage,
    path(band([[52, 1060], [64, 976], [100, 900]], [104, 94, 78], 6), { fill: "#f4efe2" }) +
      strands("M60 946L118 966M74 916L132 940", "#b9ad92", 4, 0.7),
    { dx: 6, dy: 6, blur: 8 },
  );
}

function bee(stage, x, y, s, a) {
  const wings = path("M-6-10Q-34-58-54-40-62-18-10-4ZM6-12Q22-64 46-50 58-28 14-4Z", {
    fill: "#fffdf4",
    "fill-opacity": 0.88,
  });
  const body =
    path("M-40 4Q-36-20 0-20 40-18 42 4 38 26 0 26-36 26-40 4Z", { fill: "#f2b632" }) +
    path(
      "M-14-19Q-4 4-14 25L-26 22Q-16 4-26-15ZM12-19Q22 4 12 25L0 26Q10 4 0-20ZM34-11Q42 4 34 18L26 22Q34 4 26-16Z",
      { fill: "#33211a" },
    ) +
    path("M-40 4Q-38-12-24-16-18 4-26 22-38 18-40 4Z", { fill: "#4a2f20" }) +
    path("M-38-6q-12-12-20-8M-36-10q-8-14-16-16", {
      stroke: "#33211a",
      "stroke-width": 3,
      fill: "none",
      "stroke-linecap": "round",
    });
  layer(stage, group(wings + body, { transform: `translate(${x} ${y}) rotate(${a}) scale(${s})` }), {
    dx: 9,
    dy: 13,
    blur: 8,
    opacity: 0.34,
  });
}
