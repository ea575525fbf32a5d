// Amandine Rouvier, sophrologist: a chestnut bob, a lilac cardigan, breath that turns into a ribbon.
import { band } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { curl } from "../../lib/sky.mjs";
import { face, garment, head, layer, portraitStage, strands } from "../lib/bust.mjs";

const HAIR = "#7a4526";

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("amandine");
  const stage = portraitStage(random, {
    ground: "#b9a3c4",
    rings: ["#cbb6d0", "#dccadb", "#eedde0", "#fbeedd"],
  });
  const wind = (x, y, l, r, rise, w, flip) =>
    band(
      curl(0, 0, l, r, { rise }).map(([a, b]) => [x + (flip ? -a : a), y + b]),
      [0.5, w * 0.5, w, w, w * 0.8, w * 0.6, w * 0.4, 0.8],
      6,
    );
  layer(
    stage,
    path(
      wind(560, 520, 250, 40, 60, 17, false) +
        wind(600, 620, 210, 28, 10, 12, false) +
        wind(420, 560, 260, 36, 90, 14, true),
      { fill: "#fffaf2", "fill-opacity": 0.9 },
    ),
    { opacity: 0.22 },
  );
  layer(
    stage,
    path(
      "M378 380Q356 236 500 218 644 236 622 380 640 470 618 556 590 600 556 570H444Q410 600 382 556 360 470 378 380Z",
      { fill: "#5e3119" },
    ),
  );
  garment(stage, "#8d79b4");
  head(stage, "#e8b894", { ears: false });
  // Eyes at rest, in a slow breath out.
  face(stage, "#e8b894", HAIR, {
    look: [3, 2],
    eyes: "M436 396Q454 412 472 398M534 398Q551 412 568 396",
    closed: true,
  });
  // A cream top under an open cardigan.
  layer(
    stage,
    path("M414 672Q440 760 500 772 560 760 586 672 600 690 610 700L640 1030H360L390 700Q402 690 414 672Z", {
      fill: "#f6ead6",
    }) + strands("M410 690Q440 786 500 792T590 690", "#c9b394", 4, 0.7),
  );
  layer(
    stage,
    path("M372 650Q330 672 254 694 150 724 122 830L100 1030H440Q410 840 396 660Z", { fill: "#9d89c2" }) +
      path("M628 650Q670 672 746 694 850 724 878 830L900 1030H560Q590 840 604 660Z", { fill: "#8471aa" }) +
      strands("M396 664Q412 840 438 1030", "#6f5c98", 9, 0.7) +
      strands("M604 664Q590 840 562 1030", "#5c4b84", 9, 0.7),
  );
  layer(
    stage,
    [790, 880, 970]
      .map((y) => `<circle cx="${428 - (970 - y) * 0.04}" cy="${y}" r="11" fill="#f6ead6"/>`)
      .join(""),
    { dx: 3, dy: 4, blur: 4 },
  );
  // The bob: a fringe and two curtains that turn under the jaw.
  layer(
    stage,
    path(
      "M500 222Q350 226 366 400 358 500 392 566 428 574 440 530 410 470 414 392 420 350 470 326 540 340 588 374 590 470 562 530 574 574 608 566 642 500 634 400 650 226 500 222Z",
      { fill: HAIR },
    ) +
      path("M500 222Q420 240 408 372 470 350 500 300 520 350 596 384 600 250 500 222Z", { fill: "#8f5632" }) +
      strands(
        "M494 232Q424 262 414 366M512 232Q520 300 590 372M390 320Q376 440 404 546M612 320Q626 440 598 546M470 244Q430 290 440 350M540 244Q560 300 594 346",
        "#4a2514",
        3.5,
        0.5,
      ) +
      strands("M372 372Q372 250 470 230", "#f3cfa4", 5, 0.6),
    { dx: 8, dy: 10, blur: 10 },
  );
  sprig(stage);
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#fff0d0", glow: 0.4, vignette: 0.26, shade: "#2a1c34" } };
}

// A sprig of lavender pinned to the cardigan.
function sprig(stage) {
  let d = "";
  for (let i = 0; i < 9; i++)
    for (const side of [-1, 1])
      d += `M${300 + i * 1.6} ${800 - i * 15}q${side * 17}-4 ${side * 15}-19q${-side * 13} 2 ${-side * 15} 19z`;
  layer(
    stage,
    path("M290 890Q292 840 302 770", { fill: "none", stroke: "#4f7a4c", "stroke-width": 6 }) +
      path("M292 862q-30-14-34-44 28 8 34 44zM294 846q26-18 28-46-26 12-28 46z", { fill: "#6f9a5c" }) +
      path(d, { fill: "#5b3f98" }),
    { dx: 5, dy: 6, blur: 6 },
  );
}
