// Amandine Rouvier, sophrologist: a chestnut bob, a lilac cardigan, breath that turns into a ribbon.
import { band } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { curl } from "../../lib/sky.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, shoulder, strands } from "../lib/bust.mjs";

const [HAIR, SKIN] = ["#7a4526", "#e8b894"];

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
  const sits = nod(2, [-8, 0]);
  const build = { reach: 330, slope: 16 };
  posed(stage, sits, () =>
    layer(
      stage,
      path(
        "M372 360Q352 236 500 218 632 226 628 350 644 430 626 520 612 566 586 566 560 590 530 560H440Q396 600 372 560 348 470 372 360Z",
        { fill: "#5e3119" },
      ),
    ),
  );
  garment(stage, "#8d79b4", { build });
  neck(stage, SKIN);
  posed(stage, sits, () => {
    head(stage, SKIN, { turned: true });
    // Eyes at rest, in a slow breath out.
    face(stage, SKIN, HAIR, {
      turned: true,
      eyes: "M432 398Q452 416 473 400M532 400Q550 416 568 398M436 409L430 415M445 414L441 421M563 408L569 414M555 413L559 420",
      mouth: "smile",
    });
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
    path(`${shoulder(-1, build)}H440Q410 840 396 660Z`, { fill: "#9d89c2" }) +
      path(`${shoulder(1, build)}H560Q590 840 604 660Z`, { fill: "#8471aa" }) +
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
  // The bob: a fringe, and a curtain that turns under the jaw.
  posed(stage, sits, () =>
    layer(
      stage,
      path(
        "M520 220Q348 222 364 392 352 500 366 560 396 606 446 588 466 566 448 540 416 490 420 400 436 346 486 318 540 300 578 300 598 326 606 376 624 330 616 288 602 222 520 220Z",
        { fill: HAIR },
      ) +
        path("M516 222Q436 238 420 384 440 346 486 318 530 300 578 304 596 326 606 376 622 250 516 222Z", {
          fill: "#8f5632",
        }) +
        strands(
          "M510 232Q440 262 424 376M528 232Q556 270 600 344M390 330Q372 450 396 566M420 400Q404 480 428 560M486 240Q456 280 462 328M508 238Q506 280 520 306",
          "#4a2514",
          3.5,
          0.5,
        ) +
        strands("M374 372Q374 252 470 232", "#f3cfa4", 5, 0.6),
      { dx: 8, dy: 10, blur: 10 },
    ),
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
