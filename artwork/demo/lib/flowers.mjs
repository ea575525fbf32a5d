// Large meadow flowers, petal by petal, for pictures that come close to the ground.
import { band, n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, path } from "../../lib/picture.mjs";

// One petal from the heart outwards, with a fold that catches less light.
function petal(random, a, r0, r1, width, tint, { flat = 0.8, notch = 0 } = {}) {
  const at = (t, off) => {
    const [x, y] = [Math.cos(a) * t - Math.sin(a) * off, (Math.sin(a) * t + Math.cos(a) * off) * flat];
    return `${n(x)} ${n(y)}`;
  };
  const w = width * random.range(0.9, 1.1);
  const r = r1 * random.range(0.94, 1.05);
  const tip = notch ? `L${at(r * (1 - notch), 0)}L${at(r, -w * 0.42)}` : "";
  const end = notch ? at(r, w * 0.42) : at(r, 0);
  const d = `M${at(r0, 0)}Q${at(r * 0.55, w)} ${end}${tip}Q${at(r * 0.55, -w)} ${at(r0, 0)}Z`;
  const half = `M${at(r0, 0)}Q${at(r * 0.55, w * 0.16)} ${at(r * 0.97, 0)}Q${at(r * 0.55, -w)} ${at(r0, 0)}Z`;
  return (
    path(d, { fill: mix(tint, "#ffffff", random.range(0, 0.14)) }) +
    path(half, { fill: mix(tint, "#2a1d33", 0.6), "fill-opacity": 0.2 })
  );
}

function crown(random, count, r0, r1, width, tint, options = {}) {
  const turn = random.range(0, 1);
  return Array.from({ length: count }, (_, i) =>
    petal(
      random,
      ((i + turn) / count) * Math.PI * 2 + random.range(-0.06, 0.06),
      r0,
      r1,
      width,
      tint,
      options,
    ),
  ).join("");
}

const dots = (random, r, count, tint, flat = 0.8) => {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.283);
    const k = Math.sqrt(random.next()) * r;
    d += `M${n(Math.cos(a) * k)} ${n(Math.sin(a) * k * flat)}h0`;
  }
  return path(d, {
    stroke: tint,
    "stroke-width": n(Math.max(1.5, r * 0.16)),
    "stroke-linecap": "round",
    fill: "none",
  });
};

const heart = (random, r, tint) =>
  `<ellipse rx="${n(r)}" ry="${n(r * 0.78)}" fill="${mix(tint, "#3a1d08", 0.28)}"/><ellipse cx="${n(-r * 0.08)}" cy="${n(-r * 0.12)}" rx="${n(r * 0.88)}" ry="${n(r * 0.66)}" fill="${tint}"/>${dots(random, r * 0.8, 16, mix(tint, "#fff3c0", 0.5))}`;

/** The heads, drawn around the origin with a radius of about `r`. */
export const heads = {
  daisy: (random, r) =>
    crown(random, 15, r * 0.15, r, r * 0.17, "#efe6d6") +
    crown(random, 13, r * 0.15, r * 0.86, r * 0.16, "#fffaf0") +
    heart(random, r * 0.3, "#eeb13e"),
  arnica: (random, r) =>
    crown(random, 14, r * 0.1, r, r * 0.2, "#e08f1c", { notch: 0.12 }) +
    crown(random, 12, r * 0.1, r * 0.8, r * 0.18, "#f4b02e", { notch: 0.1 }) +
    heart(random, r * 0.34, "#b96a14"),
  gentian: (random, r) =>
    crown(random, 5, r * 0.1, r * 0.7, r * 0.16, "#1d2f88") +
    crown(random, 5, r * 0.05, r, r * 0.42, "#2f4fc4") +
    `<ellipse rx="${n(r * 0.2)}" ry="${n(r * 0.16)}" fill="#f6f0da"/><ellipse rx="${n(r * 0.11)}" ry="${n(r * 0.09)}" fill="#14205c"/>`,
  cornflower: (random, r) =>
    crown(random, 10, r * 0.1, r, r * 0.2, "#4a63c8", { notch: 0.26 }) +
    crown(random, 9, r * 0.05, r * 0.6, r * 0.12, "#6d58b4", { notch: 0.2 }) +
    dots(random, r * 0.3, 14, "#3b1f5c"),
  pink: (random, r) =>
    crown(random, 5, r * 0.05, r, r * 0.55, "#cf5f93", { notch: 0.1 }) +
    crown(random, 5, r * 0.05, r * 0.55, r * 0.2, "#a83a72") +
    dots(random, r * 0.13, 8, "#ffe9d0"),
  poppy: (random, r) =>
    crown(random, 4, 0, r, r * 0.95, "#c8452b") +
    crown(random, 4, 0, r * 0.86, r * 0.8, "#e0603a") +
    `<circle r="${n(r * 0.2)}" fill="#2a1a1c"/>` +
    dots(random, r * 0.34, 22, "#2a1a1c"),
  clover: (random, r) =>
    [0.9, 0.7, 0.48]
      .map((k, i) =>
        crown(random, 13 - i * 3, r * 0.1, r * k, r * 0.12, ["#9d4f86", "#bd6ba2", "#e0a3c6"][i], {
          flat: 0.95,
        }),
      )
      .join(""),
  crocus: (random, r) => {
    const tint = random.pick(["#8a6cc4", "#a98ad8", "#f4ecf6", "#7a5ab4"]);
    const cup = (k, w, fill) =>
      path(
        `M0 ${n(r * 0.7)}Q${n(k * r - w * r)} ${n(r * 0.1)} ${n(k * r)} ${n(-r)}Q${n(k * r + w * r)} ${n(r * 0.1)} 0 ${n(r * 0.7)}Z`,
        { fill },
      );
    return (
      cup(-0.34, 0.3, mix(tint, "#2a1d4a", 0.28)) +
      cup(0.36, 0.3, mix(tint, "#2a1d4a", 0.34)) +
      path(`M-2 ${n(-r * 0.1)}L0 ${n(-r * 0.66)}L3 ${n(-r * 0.1)}Z`, {
        fill: "#f0a02e",
        stroke: "#f0a02e",
        "stroke-width": n(r * 0.08),
      }) +
      cup(-0.62, 0.34, tint) +
      cup(0.62, 0.36, mix(tint, "#2a1d4a", 0.12)) +
      cup(0.02, 0.44, mix(tint, "#ffffff", 0.24)) +
      path(
        `M0 ${n(r * 0.6)}Q${n(r * 0.06)} ${n(-r * 0.2)} ${n(r * 0.02)} ${n(-r * 0.8)}M${n(-r * 0.03)} ${n(r * 0.6)}Q${n(-r * 0.2)} ${n(-r * 0.1)} ${n(-r * 0.18)} ${n(-r * 0.5)}M${n(r * 0.05)} ${n(r * 0.6)}Q${n(r * 0.26)} ${n(-r * 0.1)} ${n(r * 0.2)} ${n(-r * 0.5)}`,
        {
          fill: "none",
          stroke: "#5a3f98",
          "stroke-opacity": 0.4,
          "stroke-width": n(Math.max(1.2, r * 0.035)),
        },
      )
    );
  },
  bells: (_random, r) =>
    [
      [-0.62, 0.62, -16],
      [0.66, 0.34, 14],
      [0.02, -0.5, -4],
    ]
      .map(([x, y, tilt], i) => {
        const tint = ["#6b62bd", "#7f78d0", "#948fe0"][i];
        const d = "M-3-26C-20-22-26-2-30 20L-16 12-8 26 0 13 8 26 16 12 30 20C26-2 20-22 3-26Z";
        return group(
          path(d, { fill: tint }) +
            path("M3-26C20-22 26-2 30 20L16 12 8 26 4 19Q12-8 3-26Z", {
              fill: "#241a52",
              "fill-opacity": 0.24,
            }),
          {
            transform: `translate(${n(x * r)} ${n(y * r)}) rotate(${tilt}) scale(${Math.round((r / 62) * 100) / 100})`,
          },
        );
      })
      .join(""),
};

/** A whole flower: foot at (x, y), head `height` above it. */
export function bloom(
  random,
  kind,
  x,
  y,
  height,
  r,
  { lean = 0.1, stem = "#3f7a3c", leaf = mix(stem, "#c6cf6a", 0.08), tilt = 0 } = {},
) {
  const hx = x + lean * height;
  const hy = y - height;
  const stalk = band(
    [
      [x, y],
      [x + lean * height * 0.15, y - height * 0.5],
      [hx, hy],
    ],
    [r * 0.13 + 2, r * 0.1 + 2, r * 0.07 + 2],
    8,
  );
  const blade = (t, side) => {
    const [bx, by] = [x + lean * height * t * 0.5, y - height * t];
    const l = height * 0.26;
    return path(
      `M${n(bx)} ${n(by)}Q${n(bx + side * l * 0.5)} ${n(by - l * 0.1)} ${n(bx + side * l * 0.8)} ${n(by - l * 0.85)}Q${n(bx + side * l * 0.1)} ${n(by - l * 0.55)} ${n(bx)} ${n(by)}Z`,
      { fill: leaf },
    );
  };
  return (
    path(stalk, { fill: stem }) +
    blade(0.18, 1) +
    blade(0.34, -1) +
    group(heads[kind](random, r), { transform: `translate(${n(hx)} ${n(hy)}) rotate(${tilt})` })
  );
}
