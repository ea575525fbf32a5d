// A vegetable garden in the mountains, and who comes to it.
import { band, n, softPolygon } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, path, place } from "./picture.mjs";

const stroke = (d, tint, width, o = 1) => path(d, { fill: "none", stroke: tint, "stroke-width": width, "stroke-opacity": o, "stroke-linecap": "round" });

// The edge of a crinkled blade, from its foot up one side and down the other.
function blade(random, length) {
  const [w, foot, count] = [length * 0.21, length * 0.36, 22];
  const edge = [];
  for (let i = 0; i <= count * 2; i++) {
    const t = i <= count ? i / count : 2 - i / count;
    const out = w * Math.sin(Math.PI * t ** 0.8) ** 0.62 * (i % 2 ? 1.1 : 0.92) * random.range(0.96, 1.04);
    edge.push([i <= count ? -out : out, -foot - (length - foot) * t]);
  }
  return softPolygon(edge);
}

// Where teeth have been, in parts of a leaf's length: a place, and how far they reached around it.
const BITES = [[0.05, 1, 0.14], [0.14, 0.84, 0.115], [0.2, 0.69, 0.09], [-0.19, 0.54, 0.11], [-0.18, 0.7, 0.095]];

const bite = (stage, length) => (markup, [x, y, r]) => {
  const [cx, cy, size] = [x * length, -y * length, r * length];
  const rest = `M${-2 * length}${-2 * length}H${2 * length}V${length}H${-2 * length}ZM${n(cx - size)} ${n(cy)}a${n(size)} ${n(size)} 0 1 0 ${n(2 * size)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-2 * size)} 0Z`;
  return group(markup, { "clip-path": `url(#${stage.define("clipPath", {}, path(rest, { "clip-rule": "evenodd" }))})` });
};

/** Leaves of chard: each `at` the foot of its stem, leaning by so many degrees; someone has been at `bitten` ones. */
export function chard(stage, random, leaves) {
  return leaves
    .map(({ at: [x, y], lean, length, stem, bitten }, i) => {
      const vein = (t) => {
        const [from, w] = [-length * t, length * 0.14 * Math.sin(Math.PI * t)];
        return `M0 ${n(from)}Q${n(-w * 0.6)} ${n(from - length * 0.02)} ${n(-w)} ${n(from - length * 0.07)}M0 ${n(from)}Q${n(w * 0.6)} ${n(from - length * 0.02)} ${n(w)} ${n(from - length * 0.07)}`;
      };
      return group(
        (bitten ? BITES : []).reduce(
          bite(stage, length),
          path(blade(random, length), { fill: ["#3f7d4a", "#2f6a42", "#568f52"][i % 3] }) +
            stroke([0.46, 0.57, 0.68, 0.78].map(vein).join(""), mix(stem, "#f6d9b0", 0.2), Math.max(2, length * 0.014), 0.7),
        ) +
          path(band([[0, 0], [length * 0.02, -length * 0.4], [0, -length * 0.88]], [length * 0.075, length * 0.055, 1.5], 6), { fill: stem }),
        { transform: `translate(${n(x)} ${n(y)}) rotate(${lean})` },
      );
    })
    .join("");
}

/** A roe deer that has been found out, a leaf of chard across its mouth; 300 high above the bed that it stands in. */
export function roe(stage, random, { x, y, scale = 1 }) {
  const [coat, pale, dark] = ["#b0703f", "#ecd3a6", "#3a2419"];
  const shade = (d, o = 0.16) => path(d, { fill: "#2a150c", "fill-opacity": o });
  const ear = (k) =>
    path(`M${k * 30}-238Q${k * 58}-308 ${k * 104}-300 ${k * 112}-252 ${k * 44}-214Z`, { fill: mix(coat, dark, k > 0 ? 0.22 : 0.06) }) +
    path(`M${k * 44}-240Q${k * 64}-284 ${k * 94}-286 ${k * 94}-252 ${k * 50}-226Z`, { fill: "#e6b895" });
  const eye = (k) =>
    `<ellipse cx="${k * 36}" cy="-194" rx="12" ry="14" fill="#1c110c"/><circle cx="${k * 36 - 4}" cy="-200" r="4" fill="#fff"/>` +
    stroke(`M${k * 22}-208Q${k * 36}-218 ${k * 50}-204`, dark, 4, 0.7);
  const body =
    path("M-230 60Q-236-70-150-92-60-104-20-110L40-150 62-60Q70 20 60 60Z", { fill: coat }) +
    shade("M-230 60Q-226 0-150-6-60-4 6-30 40-50 50-110L62-60Q70 20 60 60Z", 0.14) +
    path("M-40-150Q-52-60-20 60H52Q70-60 44-150Z", { fill: mix(coat, "#fff0d0", 0.1) }) +
    path("M-20-110Q-6-80 22-112 30-60 14-34-6-40-20-110Z", { fill: pale, "fill-opacity": 0.8 });
  const face =
    path("M0-262Q48-262 54-206 52-160 34-132 20-100 0-98-20-100-34-132-52-160-54-206-48-262 0-262Z", { fill: coat }) +
    shade("M8-262Q48-262 54-206 52-160 34-132 20-100 4-98 30-150 8-262Z", 0.14) +
    path("M0-150Q30-148 32-126 22-98 0-98-22-98-32-126-30-148 0-150Z", { fill: pale }) +
    path("M-18-142Q0-154 18-142 16-124 0-120-16-124-18-142Z", { fill: "#1f1410" }) +
    stroke("M-10-144Q-2-148 6-146", "#fff", 3, 0.5);
  const caught = chard(stage, random, [{ at: [52, -122], lean: -104, length: 210, stem: "#c8374a", bitten: true }]);
  return group(body + ear(-1) + ear(1) + face + eye(-1) + eye(1) + caught + stroke("M-26-112Q0-98 26-112", dark, 5, 0.8), { transform: place(x, y, scale) });
}
