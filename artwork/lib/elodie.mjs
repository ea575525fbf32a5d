// Élodie, specialised teacher and kinesiologist: dark curls, round glasses, an ochre cardigan.
import { face, head, layer, neck, nod, posed, strands } from "../demo/lib/bust.mjs";
import { mug, put } from "../demo/lib/props.mjs";
import { band, n } from "./geometry.mjs";
import { chard } from "./garden.mjs";
import { across, cuff, fist, sleeve } from "./hands.mjs";
import { mix } from "./palette.mjs";
import { group, path } from "./picture.mjs";

const [SKIN, HAIR, WOOL] = ["#cf9670", "#3d2a22", "#cc9440"];
const CUFF = mix(WOOL, "#fff2d2", 0.3);

/**
 * In her `portrait` she comes from her vegetable garden, a hoe on her shoulder and in her hand what is left of the
 * chard; beside the other she laughs over a mug.
 */
export function elodie(stage, random, portrait) {
  const sits = portrait ? nod(-4, [0, 4]) : nod(-3, [0, 4]);
  posed(stage, sits, () => layer(stage, cloud(random.fork("far"), 500, 402, 142, 20, 36, mix(HAIR, "#14100e", 0.3))));
  layer(
    stage,
    path("M380 650Q330 664 296 684 250 714 236 800L206 1240H794L764 800Q750 714 704 684 670 664 620 650 590 730 500 734 410 730 380 650Z", { fill: "#f1e5cd" }) +
      strands("M420 742Q500 800 580 742M430 790Q500 834 570 790", "#c9b48c", 4, 0.6),
  );
  neck(stage, SKIN);
  posed(stage, sits, () => {
    head(stage, SKIN, { ears: false });
    face(stage, SKIN, HAIR, portrait ? { look: [-7, 1], mouth: "wry", brows: "M426 348Q448 332 476 346M530 360Q554 352 576 366" } : {});
    // Round glasses, small earrings.
    layer(stage, '<circle cx="453" cy="402" r="39" fill="#fff" fill-opacity=".12" stroke="#b4532f" stroke-width="7"/><circle cx="552" cy="402" r="39" fill="#fff" fill-opacity=".12" stroke="#b4532f" stroke-width="7"/>' + strands("M492 396Q502 388 513 396M414 396L400 388M591 396L602 388", "#b4532f", 7, 1), { dx: 3, dy: 4, blur: 3, opacity: 0.24 });
    layer(stage, '<circle cx="398" cy="486" r="11" fill="#2f7f96"/><circle cx="602" cy="486" r="11" fill="#276d82"/>', { dx: 3, dy: 4, blur: 3 });
    curls(stage, random.fork("front"));
  });
  // The cardigan, open over a cream jersey.
  const side = (k) => {
    const at = (x) => n(500 + k * x);
    return path(`M${at(120)} 650Q${at(174)} 666 ${at(206)} 684 ${at(254)} 714 ${at(266)} 800L${at(296)} 1240H${at(64)}Q${at(76)} 900 ${at(92)} 690L${at(120)} 650Z`, { fill: WOOL }) + path(`M${at(120)} 650L${at(93)} 690Q${at(77)} 900 ${at(65)} 1240H${at(34)}Q${at(42)} 880 ${at(80)} 664Z`, { fill: mix(WOOL, "#fff2d2", 0.3) });
  };
  layer(
    stage,
    side(-1) +
      side(1) +
      path("M640 660Q680 672 706 684 754 714 766 800L796 1240H690Q740 900 640 660Z", { fill: "#1d120e", "fill-opacity": 0.12 }) +
      strands("M310 770Q322 900 310 1240M366 720Q384 900 372 1240M634 720Q616 900 628 1240M690 770Q678 900 690 1240", "#9a6a22", 4, 0.35),
  );
  if (portrait) harvest(stage, random.fork("harvest"));
  else drinks(stage);
}

function cloud(q, cx, cy, r, count, size, tint) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + q.range(-0.1, 0.1);
    const [k, s] = [r * q.range(0.84, 1.04), size * q.range(0.8, 1.2)];
    d += `M${n(cx + Math.cos(a) * k - s)} ${n(cy + Math.sin(a) * k * 1.02)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`;
  }
  return `${path(d, { fill: tint })}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${tint}"/>`;
}

function curls(stage, q) {
  const curl = (x, y, s) => `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`;
  const spots = [];
  for (let i = 0; i < 30; i++) {
    const a = Math.PI * (1.04 + (i / 29) * 0.92);
    spots.push([500 + Math.cos(a) * q.range(100, 142), 366 + Math.sin(a) * q.range(100, 142) * 0.94, q.range(22, 33)]);
  }
  for (let i = 0; i < 4; i++) spots.push([388 - i * 3, 356 + i * 38, 30 - i * 2], [612 + i * 3, 356 + i * 38, 30 - i * 2]);
  layer(
    stage,
    path(spots.map((s) => curl(...s)).join(""), { fill: "#4a3329" }) +
      strands(spots.filter((_, i) => i % 2).map(([x, y, s]) => `M${n(x - s * 0.6)} ${n(y)}a${n(s * 0.62)} ${n(s * 0.62)} 0 0 1 ${n(s * 1.1)}-5`).join(""), "#8a644e", 4, 0.6),
    { dx: 6, dy: 8, blur: 8 },
  );
}

// Over her shoulder, its blade beside her head.
function hoe(stage) {
  layer(
    stage,
    path(band([[616, 1010], [664, 820], [708, 600], [742, 286]], [25, 25, 24, 21], 6), { fill: "#a9773f" }) +
      strands("M620 990L668 806 710 596 740 330", "#e2bd84", 5, 0.6) +
      path("M728 330L754 333 766 250 738 246Z", { fill: "#454b4f" }) +
      path("M738 252Q748 214 782 218L834 224 822 334 762 306Q766 270 738 252Z", { fill: "#75838a" }) +
      path("M834 224L822 334 804 326 814 222Z", { fill: "#e3eae8" }) +
      strands("M750 240Q762 226 786 228", "#c3ced0", 4, 0.8),
  );
}

function harvest(stage, random) {
  // The arm that shoulders the hoe.
  layer(
    stage,
    sleeve([[736, 786], [806, 920], [800, 1010]], mix(WOOL, "#3a2410", 0.16), [104, 112, 106]) +
      sleeve([[802, 1020], [756, 950], [694, 880]], mix(WOOL, "#3a2410", 0.06), [110, 96, 76]),
    { dx: 8, dy: 8, blur: 10 },
  );
  hoe(stage);
  layer(stage, fist(SKIN, [660, 838], 14, 1), { dx: 5, dy: 6, blur: 6 });
  layer(stage, cuff([[714, 902], [690, 874]], CUFF, 84), { dx: 4, dy: 5, blur: 5 });
  layer(
    stage,
    sleeve([[262, 786], [206, 920], [206, 1030]], mix(WOOL, "#3a2410", 0.06), [104, 112, 108]) +
      sleeve([[202, 1046], [250, 990], [306, 922]], mix(WOOL, "#fff4dc", 0.06), [110, 98, 78]),
    { dx: 8, dy: 8, blur: 10 },
  );
  // What is left.
  layer(stage, chard(stage, random, [[-42, 214, "#e8a52e", true], [-20, 286, "#c8374a", true], [3, 258, "#e8a52e", true], [27, 212, "#d2556a", true]].map(([lean, length, stem, bitten]) => ({ at: [372, 966], lean, length, stem, bitten }))), { dx: 6, dy: 8, blur: 8 });
  layer(stage, group(fist(SKIN, [0, 0], 0, 1), { transform: "translate(358 880) rotate(-24) scale(-1 1)" }), { dx: 5, dy: 6, blur: 6 });
  layer(stage, cuff([[286, 946], [310, 916]], CUFF, 84), { dx: 4, dy: 5, blur: 5 });
}

function drinks(stage) {
  layer(stage, put(mug("#f3e6cf"), 500, 968, 1.75), { dx: 6, dy: 8, blur: 8 });
  const arm = (k, tint) => {
    const at = (x) => 500 + k * x;
    return sleeve([[at(232), 780], [at(286), 950], [at(264), 1040]], tint, [104, 112, 110]) + sleeve([[at(276), 1050], [at(190), 1000], [at(92), 946]], mix(tint, "#fff4dc", 0.06), [112, 96, 76]);
  };
  layer(stage, arm(-1, WOOL) + arm(1, mix(WOOL, "#3a2410", 0.1)), { dx: 8, dy: 8, blur: 10 });
  // Both around the mug, the fingers of one over those of the other.
  layer(stage, across(SKIN, [456, 944], 3, 0.86), { dx: 4, dy: 5, blur: 5 });
  layer(stage, group(across(SKIN, [0, 0], 3, 0.86), { transform: "translate(550 926) scale(-1 1)" }), { dx: 4, dy: 5, blur: 5 });
  layer(stage, cuff([[352, 974], [376, 962]], CUFF, 82) + cuff([[654, 955], [630, 944]], CUFF, 82), { dx: 4, dy: 5, blur: 5 });
}
