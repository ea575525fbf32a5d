// The chalet: stone foot, larch boards, wide roof, balcony with cut-out balusters.
// Drawn at about 200 units in width, standing on the origin, seen from the left front.

import { n, polygon } from "./geometry.mjs";
import { mix, window as warm } from "./palette.mjs";
import { group, path, place } from "./picture.mjs";
import { smoke } from "./sky.mjs";

const DEPTH = [82, -25];
const shift = ([x, y], k = 1) => [x + DEPTH[0] * k, y + DEPTH[1] * k];
// Under snow it is seen from no higher than its eaves: they and the ridge are level.
const level = ([x, y], k = 1) => [x + 86 * k, y];

// One gradient per picture, measured on each shining circle.
const shines = new WeakMap();
function shine(pic) {
  if (!shines.has(pic))
    shines.set(
      pic,
      pic.define(
        "radialGradient",
        {},
        '<stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset=".4" stop-color="#ffc463" stop-opacity=".28"/><stop offset="1" stop-color="#ffb54d" stop-opacity="0"/>',
      ),
    );
  return `url(#${shines.get(pic)})`;
}

function windowAt(x, y, w, h, { lit, frame, glow, shutters, dark }) {
  const pane = lit ? glow : dark;
  let out = "";
  if (shutters) {
    for (const [sx, sw] of [
      [x - w * 0.56 - 1, w * 0.5],
      [x + w + 1 + w * 0.06, w * 0.5],
    ]) {
      out += path(`M${n(sx)} ${n(y)}h${n(sw)}v${n(h)}h${n(-sw)}Z`, { fill: shutters });
      out += path(
        `M${n(sx + sw * 0.5)} ${n(y + h * 0.42)}l${n(sw * 0.22)} ${n(-h * 0.09)}l${n(-sw * 0.22)} ${n(h * 0.26)}l${n(-sw * 0.22)} ${n(-h * 0.26)}Z`,
        { fill: "#f6e7c8", "fill-opacity": 0.75 },
      );
    }
  }
  out += path(`M${n(x - 1.4)} ${n(y - 1.4)}h${n(w + 2.8)}v${n(h + 2.8)}h${n(-w - 2.8)}Z`, { fill: frame });
  out += path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`, { fill: pane });
  out += path(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h * 0.45)}h${n(w)}`, {
    stroke: frame,
    "stroke-width": 1,
    fill: "none",
  });
  return out;
}

/**
 * Draw the chalet. `lit` names the lit windows (indices 0-6) or 'all'; `snow` covers the roof;
 * `dim` from 0 (day) to 1 (night) sinks the walls into `ambient`.
 */
export function chalet(
  pic,
  {
    x,
    y,
    scale = 1,
    lit = "all",
    snow = false,
    dim = 0,
    ambient = "#24364a",
    light = "#fff4dc",
    flip = false,
    snowTint = "#f4f4f6",
    snowShade = "#b3bfd6",
  } = {},
) {
  const t = (hex, k = dim) => mix(hex, ambient, k);
  const wood = t("#9a5f38");
  const woodLight = t("#b4774a");
  const woodDark = t("#6a3f2a");
  const stone = t("#cfc3b2");
  const stoneDark = t("#9b9184");
  const roof = t("#5d463c");
  const roofLight = t("#7a5f50");
  const fascia = t("#e2c9a0");
  const frame = t("#f3e6cf", dim * 0.75);
  const dark = t("#3d4a4c");
  const shutters = t("#2f6a55", dim * 0.8);
  const shade = mix("#1b1512", ambient, dim * 0.6);
  const isLit = (i) => lit === "all" || lit.includes(i);
  const glow = pic.linear(
    [
      [0, "#ffe7ae"],
      [0.55, warm],
      [1, "#f5a94d"],
    ],
    [0, 0, 0, 1],
    "box",
  );
  const win = (i, wx, wy, w, h, sh = shutters) =>
    windowAt(wx, wy, w, h, { lit: isLit(i), frame, glow, shutters: sh, dark });

  const out = [];
  // Side wall, turned away from the light.
  const back = snow ? level : shift;
  const wallBack = snow ? [134, -60] : shift([52, -60]);
  out.push(path(polygon([[52, 0], [52, -60], wallBack, shift([52, 2])]), { fill: woodDark }));
  out.push(path(polygon([[52, 0], [52, -26], snow ? [134, -27] : shift([52, -24]), shift([52, 2])]), { fill: stoneDark }));
  for (const [i, k] of [
    [5, 0.24],
    [6, 0.62],
  ]) {
    const a = back([52, -47], k);
    const lean = snow ? 0 : DEPTH[1] / DEPTH[0];
    const quad = (ox, oy, w, h) =>
      polygon([
        [a[0] + ox, a[1] + oy],
        [a[0] + ox + w, a[1] + oy + w * lean],
        [a[0] + ox + w, a[1] + oy + w * lean + h],
        [a[0] + ox, a[1] + oy + h],
      ]);
    out.push(path(quad(-1.2, -1, 14.4, 17.5), { fill: mix(frame, woodDark, 0.35) }));
    out.push(path(quad(0, 0.2, 12, 15), { fill: isLit(i) ? "#f7bd62" : dark }));
    out.push(
      path(`M${n(a[0] + 6)} ${n(a[1] - 1.6)}v15`, { stroke: mix(frame, woodDark, 0.35), "stroke-width": 1 }),
    );
  }
  // What the eave keeps dark.
  if (snow) out.push(path("M52-60H134V-43Q94-41 52-44Z", { fill: shade, "fill-opacity": 0.5 }));
  // Gable front: boards above, stone below.
  out.push(
    path(
      polygon([
        [-72, 0],
        [-72, -60],
        [-10, -97],
        [52, -60],
        [52, 0],
      ]),
      { fill: wood },
    ),
  );
  out.push(
    path(
      polygon([
        [-72, -60],
        [-10, -97],
        [-10, -28],
        [-72, -28],
      ]),
      { fill: woodLight, "fill-opacity": 0.55 },
    ),
  );
  let boards = "";
  for (let bx = -64; bx < 50; bx += 8)
    boards += `M${bx} -29V${n(-60 - 37 * (1 - Math.abs(bx + 10) / 62) + 2)}`;
  out.push(path(boards, { stroke: woodDark, "stroke-opacity": 0.45, "stroke-width": 0.9, fill: "none" }));
  out.push(path("M-73 1L-73-28H53V1Z", { fill: stone }));
  out.push(
    path(
      "M-66-20h9v5h-9zM-50-9h11v5h-11zM38-22h8v5h-8zM-70-7h8v4h-8zM26-8h7v4h-7zM-28-23h8v4h-8zM40-10h9v5h-9z",
      { fill: stoneDark, "fill-opacity": 0.6 },
    ),
  );
  // Ground floor: door and two windows.
  out.push(win(0, -58, -21, 13, 13, null));
  out.push(
    path("M-21 1v-19q0-4 4-4h10q4 0 4 4V1Z", { fill: frame }),
    path("M-19 1v-18q0-3 3-3h8q3 0 3 3V1Z", { fill: woodDark }),
  );
  out.push(path("M-16-16h8v5h-8z", { fill: isLit(1) ? warm : dark }));
  out.push(win(2, 17, -21, 13, 13, null));
  // Upper floor, behind the balcony.
  out.push(win(3, -46, -66, 14, 20), win(4, 12, -66, 14, 20));
  out.push(win(7, -17, -68, 14, 21, null));
  out.push(
    path("M-10-82.5c-2-3.4-6-1.2-4.400 2.200L-10-75.500l4.400-4.800c1.600-3.400-2.400-5.600-4.400-2.200Z", {
      fill: isLit(8) ? warm : woodDark,
    }),
  );
  // Shadow of the roof on the gable.
  out.push(
    path(
      polygon([
        [-72, -60],
        [-10, -97],
        [52, -60],
        [52, -50],
        [-10, -86.5],
        [-72, -50],
      ]),
      { fill: "#1b1512", "fill-opacity": 0.28 },
    ),
  );
  // What hangs over the eaves shades more of it.
  if (snow)
    out.push(path("M-72-62V-45Q-64-46-58-53T-44-62-30-70-22-83-10-87 4-83 16-76L52-51V-62L-10-97Z", { fill: shade, "fill-opacity": 0.36 }));
  // Balcony: its shadow, the slab, cut-out balusters, the rail.
  out.push(path("M-74-28h130v5h-130z", { fill: "#1b1512", "fill-opacity": 0.25 }));
  let cut = "";
  for (let bx = -76; bx < 53; bx += 5.4)
    cut += `M${n(bx)}-44.500h3.700l-.6 5.200 1 4.600-1 4.700h-2.500l-1-4.700 1-4.600z`;
  out.push(path(cut, { fill: woodLight }));
  out.push(
    path("M-79-47.500h137v3.600h-137z", { fill: fascia }),
    path("M-79-31h137v4h-137z", { fill: woodDark }),
  );
  // Geraniums in summer, a hem of snow in winter.
  if (snow)
    out.push(path("M-79-47q2-4 8-3.500t14-.5 18 0 22-.6 20 .5 24-.4 22 .4 8 3.600z", { fill: snowTint }));
  else {
    for (let fx = -72; fx < 50; fx += 17) {
      out.push(path(`M${fx}-43q-1-6 4-6.500 2-4 6-1 5-1 5 4 1 3-1 4z`, { fill: t("#3f7a55") }));
      out.push(
        path(
          `M${fx + 2}-47a2.100 2.100 0 1 0 .1 0M${fx + 7}-49.500a2.200 2.200 0 1 0 .1 0M${fx + 11}-46a2 2 0 1 0 .1 0`,
          { fill: t("#c8553a") },
        ),
      );
    }
  }
  // Roof: the long slope, the gable edge, the chimney.
  const F = { top: [-14, -103], left: [-96, -53], right: [69, -53] };
  const chimney = (cx, cy) =>
    path(
      polygon([
        [cx - 7, cy + 14],
        [cx - 7, cy - 18],
        [cx + 5, cy - 18],
        [cx + 5, cy + 16],
      ]),
      { fill: stone },
    ) +
    path(
      polygon([
        [cx + 5, cy + 16],
        [cx + 5, cy - 18],
        [cx + 11, cy - 20],
        [cx + 11, cy + 15],
      ]),
      { fill: stoneDark },
    ) +
    path(
      polygon([
        [cx - 9.5, cy - 18],
        [cx - 9.5, cy - 22],
        [cx + 6, cy - 22],
        [cx + 13.5, cy - 24.5],
        [cx + 13.5, cy - 20],
        [cx + 6, cy - 17.5],
      ]),
      { fill: roof },
    ) +
    (snow
      ? path(`M${n(cx - 9.5)} ${n(cy - 21.5)}q7-7 15-4.500 6-2.500 8.500 1.500l-8 3z`, { fill: snowTint })
      : "");
  if (snow) out.push(laden(pic, { roof, fascia, snowTint, snowShade, wood: woodDark }), chimney(58, -100), drift(snowTint, snowShade));
  else {
    out.push(path(polygon([F.right, [69, -49], shift([69, -49]), shift(F.right)]), { fill: roof }));
    out.push(path(polygon([F.top, F.right, shift(F.right), shift(F.top)]), { fill: roof }));
    let rows = "";
    for (let k = 1; k < 6; k++) {
      const a = [F.top[0] + ((F.right[0] - F.top[0]) * k) / 6, F.top[1] + ((F.right[1] - F.top[1]) * k) / 6];
      const b = shift(a);
      rows += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    }
    out.push(path(rows, { stroke: roofLight, "stroke-width": 1, "stroke-opacity": 0.7, fill: "none" }));
    // The chimney rises from the slope.
    out.push(chimney(58, -100));
  }
  const edge = (drop, lift, fill) =>
    path(
      polygon([
        [F.left[0] - 1, F.left[1] + drop],
        [F.left[0] - 1, F.left[1] - lift],
        [F.top[0], F.top[1] - lift],
        [F.right[0] + 1, F.right[1] - lift],
        [F.right[0] + 1, F.right[1] + drop],
        [F.top[0], F.top[1] + drop],
      ]),
      { fill },
    );
  out.push(edge(7, 0, roofLight), edge(2.4, 0, fascia));
  if (snow) {
    out.push(
      path(
        "M-101-54q-5 8 3 9 7 1 12-4t14-7 14-9 15-7 14-9 16-8q7-3 14 2t14 9 14 8 15 9 13 8 11 5q7 3 10-1t-3-9L-6-114q-8-6-16-1z",
        { fill: snowTint },
      ),
    );
    out.push(
      path("M-14-118q5 0 8 4L73-63q6 5 2 9-4 3-10-.5-6-2-11-5l-13-8-15-9-14-8-12-7q-7-5-14-2z", {
        fill: snowShade,
        "fill-opacity": 0.7,
      }),
    );
  }
  // A lit window shines a little beyond its frame.
  for (const [i, gx, gy] of [
    [3, -39, -53],
    [4, 19, -53],
    [7, -10, -56],
    [0, -51, -14],
    [2, 24, -14],
  ]) {
    if (isLit(i))
      out.push(
        `<circle cx="${gx}" cy="${gy}" r="32" fill="${shine(pic)}" transform="translate(${gx} ${gy}) scale(.9 .8) translate(${-gx} ${-gy})"/>`,
      );
  }
  // The near edge of the gable catches the light.
  out.push(
    path("M-72-28V0M-97-54L-14-104", {
      stroke: light,
      "stroke-opacity": snow ? 0 : 0.5 * (1 - dim * 0.6),
      "stroke-width": 1.2,
      fill: "none",
    }),
  );
  return group(out.join(""), { transform: place(x, y, scale, flip) });
}

// The long slope under its snow: a soft sheet that hangs over the eave, its shaded lip, the courses it has settled in,
// the rail that holds it back and the hooks of the roofer's ladder.
function laden(pic, { roof, fascia, snowTint, snowShade, wood }) {
  const deep = mix(snowShade, "#5d78a8", 0.34);
  const lying = "M-16-114Q10-117 34-114.500T66-115Q78-115 82-110L160-63Q168-57 166-51 164-45 156-46 147-42.500 136-45.500T110-44.500 86-45.500Q76-43 70-50L-10-98Z";
  const under = pic.linear([[0, mix(snowTint, snowShade, 0.25)], [0.5, mix(snowTint, snowShade, 0.72)], [1, snowShade]], [0, -114, 0, -52]);
  // The hem of a course, from the front rake to the far one, so far down the slope.
  const hem = (v, sag) => {
    const [x0, x1, y] = [-10 + 84 * v, 80 + 84 * v, -109 + 50 * v];
    const step = (x1 - x0) / 4;
    return `M${n(x0)} ${n(y)}q${n(step / 2)} ${n(sag)} ${n(step)} 0t${n(step)}-.5 ${n(step)} 1 ${n(step)}-.5`;
  };
  const course = (v, sag, o) =>
    path(`${hem(v, sag)}l7 4.500q${n(-24)} 3 -46 1t-44 1z`, { fill: deep, "fill-opacity": o }) +
    path(hem(v, sag), { fill: "none", stroke: snowTint, "stroke-width": 1.6, "stroke-opacity": 0.8 });
  const posts = [0.08, 0.3, 0.52, 0.74, 0.94].map((u) => `M${n(52 + 86 * u)}-64v7`).join("");
  return (
    path("M69-53H155V-48H69Z", { fill: roof }) +
    path("M69-53H157V-50.500H69Z", { fill: fascia }) +
    path(lying, { fill: under }) +
    path("M66-53Q84-56 108-54.500T150-55Q160-56 166.500-54 167-46 156-46 147-42.500 136-45.500T110-44.500 86-45.500Q76-43 70-50Z", { fill: deep, "fill-opacity": 0.75 }) +
    course(0.27, 3, 0.34) +
    course(0.56, -3, 0.42) +
    // What the chimney keeps from the sun.
    path("M66-84L112-66Q118-64 112-62L92-61 62-82Z", { fill: deep, "fill-opacity": 0.62 }) +
    path("M24-98v4.500h2.500M47-98v4.500h2.500M82-98v4.500h2.500", { fill: "none", stroke: wood, "stroke-width": 1.3, "stroke-linecap": "round" }) +
    path("M54-57.500H138l4 4H60Z", { fill: deep, "fill-opacity": 0.7 }) +
    path(`${posts}M55-61.500H136`, { fill: "none", stroke: wood, "stroke-width": 1.7, "stroke-linecap": "round" }) +
    path("M53-62.500q10-4 21-1.500t21-.5 21 .5 22 .5l-1 2.500H55Z", { fill: snowTint })
  );
}

// Snow that the chimney holds back.
const drift = (snowTint, snowShade) =>
  path("M48-84.500q4-4.500 9-3t11-2.500q5-.5 5 3-5 3.500-12 4.500t-13-2z", { fill: mix(snowTint, snowShade, 0.4) });

/** Where the smoke leaves the chimney of a chalet drawn at (x, y). */
export const chimneyTop = (x, y, scale = 1, flip = false) => [x + (flip ? -60 : 60) * scale, y - 126 * scale];

/** The pot of that chimney and the smoke that rises from it, `height` above it; both lie on the chalet. */
export function hearthSmoke(stage, { x, y, scale, height, blur, clay = "#8d5a43", ...options }) {
  const [px, py] = [x + 59.5 * scale, y - 131 * scale];
  const pot =
    path("M-4.500 9L-3.500 1H3.500L4.500 9Z", { fill: clay }) +
    path("M.5 9V1H3.500L4.500 9Z", { fill: "#2a1c18", "fill-opacity": 0.35 }) +
    path("M-4.800-1H4.800V1.800H-4.800Z", { fill: mix(clay, "#f3d9b8", 0.25) });
  const plume = smoke(stage, px, py, height, { frayed: true, ...options });
  return group(pot, { transform: place(px, py, scale) }) + stage.soft(plume, blur, [py - height * 1.2, py + 12]);
}

/** The chalet seen from so far that a few cuttings are enough: same outline, same single window. */
export function farChalet({ x, y, scale = 1 }) {
  const wall = (points, fill) => path(polygon(points), { fill });
  return group(
    wall([[52, 0], [52, -60], shift([52, -60]), shift([52, 2])], "#7a4a30") +
      wall([[52, 0], [52, -26], shift([52, -24]), shift([52, 2])], "#a3988a") +
      wall(
        [
          [-72, 0],
          [-72, -60],
          [-10, -97],
          [52, -60],
          [52, 0],
        ],
        "#a8693f",
      ) +
      wall(
        [
          [-72, 2],
          [-72, -26],
          [52, -26],
          [52, 2],
        ],
        "#d3c7b5",
      ) +
      path("M-46-64h14v20h-14z", { fill: warm }) +
      path(
        "M-17-64h14v20h-14zM12-64h14v20h-14zM-58-20h13v13h-13zM17-20h13v13h-13zM-20 2v-21h18V2zM66-52l12-4v15l-12 4zM98-62l12-4v15l-12 4z",
        { fill: "#4b4038" },
      ) +
      path("M-79-46H58v19H-79z", { fill: "#8a5836" }) +
      path("M-79-48H58v4H-79z", { fill: "#e2c9a0" }) +
      wall(
        [
          [51, -86],
          [51, -118],
          [69, -120],
          [69, -80],
        ],
        "#b9ad9c",
      ) +
      wall([[-14, -103], [69, -53], shift([69, -53]), shift([-14, -103])], "#5d463c") +
      path("M51-92v-26h18v34z", { fill: "#c9bdab" }) +
      wall(
        [
          [-97, -46],
          [-97, -54],
          [-14, -104],
          [70, -54],
          [70, -46],
          [-14, -96],
        ],
        "#8a6a55",
      ),
    { transform: place(x, y, scale) },
  );
}
