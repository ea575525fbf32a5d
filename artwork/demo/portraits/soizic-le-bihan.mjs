// Soizic Le Bihan, yoga teacher from Brittany: silver hair in a bun, a striped jersey, a rolled mat.
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, strands } from "../lib/bust.mjs";

const SILVER = "#c3c7cb";

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("soizic");
  const stage = portraitStage(random, {
    ground: "#d9a44c",
    rings: ["#e0b162", "#e9c27e", "#f2d6a0", "#fbe9c6"],
  });
  const sits = nod(-6, [0, 0]);
  waves(stage);
  posed(stage, sits, () => {
    layer(
      stage,
      `<circle cx="522" cy="196" r="78" fill="${SILVER}"/>` +
        strands("M470 170Q520 130 576 164M462 206Q520 160 584 200M478 240Q524 206 574 232", "#7f868c", 5, 0.6) +
        strands("M456 190Q462 140 510 124", "#ffffff", 5, 0.7),
    );
    layer(
      stage,
      path("M392 390Q378 262 500 250 622 262 608 390 602 420 590 430H410Q398 420 392 390Z", {
        fill: "#9aa0a6",
      }),
    );
  });
  // The jersey: stripes follow the shoulders.
  let stripes = "";
  for (let i = 0; i < 10; i++) stripes += `M120 ${690 + i * 40}Q500 ${860 + i * 38} 880 ${690 + i * 40}`;
  garment(stage, "#f6efe0", {
    build: { reach: 326, slope: 4 },
    extra: path(stripes, { fill: "none", stroke: "#24426b", "stroke-width": 17 }),
  });
  neck(stage, "#e2ae8a");
  posed(stage, sits, () => {
    head(stage, "#e2ae8a");
    face(stage, "#e2ae8a", "#9aa0a6", {
      brows: "M428 364Q450 346 476 359M530 359Q554 346 576 365",
      mouth: "smile",
      lines: "M424 406L413 401M423 413L412 414M580 406L590 401M581 413L591 414",
    });
  });
  layer(
    stage,
    path("M384 654Q420 730 500 738 580 730 616 654L640 668Q600 764 500 772 400 764 360 668Z", {
      fill: "#fbf6ea",
    }) + strands("M372 674Q410 750 500 757T628 674", "#c9bb9c", 4, 0.7),
    { dx: 5, dy: 6, blur: 6 },
  );
  posed(stage, sits, () => {
    // Swept-back hair with a lighter parting, small earrings, a red scarf.
    layer(
      stage,
      path(
        "M500 236Q384 240 386 372 388 412 396 428 404 374 436 344 480 318 540 320 588 330 604 428 614 412 614 372 616 240 500 236Z",
        { fill: SILVER },
      ) +
        strands(
          "M404 400Q410 320 480 256M420 366Q440 310 512 262M460 334Q500 300 540 268M596 400Q590 310 540 262M566 342Q560 300 534 270",
          "#7f868c",
          4,
          0.55,
        ) +
        strands("M392 372Q390 262 478 244", "#ffffff", 5, 0.7),
      { dx: 6, dy: 8, blur: 8 },
    );
    layer(
      stage,
      '<circle cx="392" cy="448" r="10" fill="#2f7f96"/><circle cx="608" cy="448" r="10" fill="#276d82"/>',
      { dx: 3, dy: 4, blur: 3 },
    );
  });
  layer(
    stage,
    path("M410 624Q450 690 500 694 550 690 590 624L618 650Q580 738 500 744 420 738 382 650Z", {
      fill: "#b8402e",
    }) +
      path("M520 724Q560 720 580 700L640 850 590 838 560 862 530 740Z", { fill: "#c9523c" }) +
      strands("M404 652Q446 712 500 718T596 652M556 740L586 836M536 744L560 850", "#7c2418", 4, 0.6),
    { dx: 6, dy: 8, blur: 8 },
  );
  mat(stage);
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#fff2cc", glow: 0.4, vignette: 0.26, shade: "#3a2410" } };
}

// The sea she comes from, as three cut waves.
function waves(stage) {
  const wave = (y, amp, step) => {
    let d = `M-40 ${y}`;
    for (let x = -40; x < 1040; x += step) d += `q${step * 0.25} ${-amp} ${step * 0.5} 0t${step * 0.5} 0`;
    return `${d}V1040H-40Z`;
  };
  for (const [y, amp, step, tint] of [
    [640, 34, 190, "#8fbcc0"],
    [704, 30, 160, "#5f9aa8"],
    [770, 26, 210, "#3f7d92"],
  ])
    stage.add(
      stage.card(wave(y, amp, step), {
        fill: tint,
        thick: 4,
        dx: 6,
        dy: -3,
        blur: 14,
        opacity: 0.28,
        tint: "#12303a",
      }),
    );
}

function mat(stage) {
  // A slanted roll: its length, the last turn that shows as an edge, the spiral of its end.
  layer(
    stage,
    path("M112 690L178 1040H312L240 684Z", { fill: "#7a5a9c" }) +
      path("M196 700L262 1040H312L240 684Z", { fill: "#2a1640", "fill-opacity": 0.26 }) +
      path("M112 690Q108 644 176 638 244 640 240 684 236 722 176 728 118 728 112 690Z", { fill: "#a98ac8" }) +
      strands(
        "M132 692Q130 656 176 652 224 656 222 684 218 712 176 714 148 710 148 690 152 668 178 668 202 672 202 686 198 700 178 700 164 698 166 688",
        "#5a3f7c",
        5,
        0.8,
      ) +
      strands("M120 724L178 1030", "#c9b0e0", 6, 0.7),
  );
  layer(
    stage,
    path(
      "M124 772Q196 800 264 752L272 788Q204 836 131 808ZM154 926Q226 950 292 902L300 938Q232 986 161 962Z",
      { fill: "#f0d9a8" },
    ),
    { dx: 4, dy: 5, blur: 5 },
  );
}
