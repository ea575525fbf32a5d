// The two hosts from behind, seated: no faces needed to know who they are.
// Drawn at full size around the base of the neck; the bench hides what lies below.
import { band } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, path, place } from "./picture.mjs";

const dark = (d, o = 0.18) => path(d, { fill: "#14211e", "fill-opacity": o });
const line = (d, stroke, width, o = 1) =>
  path(d, {
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-opacity": o,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
const TORSO = "M-24-10C-60-2-92 10-100 46-108 90-98 170-94 270H94C98 170 108 90 100 46 92 10 60-2 24-10Z";

/** Claire, coach and hiking guide: green fleece, red scarf, a ponytail, one arm towards the summit. */
export function claire({ x, y, scale = 1 }) {
  const fleece = "#2a6652";
  const skin = "#dca683";
  const hair = "#b98a52";
  const out = [
    // The raised arm, behind the body.
    `<ellipse cx="-190" cy="-96" rx="11" ry="10" fill="${skin}"/>`,
    path(
      band(
        [
          [-190, -97],
          [-206, -110],
          [-220, -124],
        ],
        [10, 8, 5],
        5,
      ),
      { fill: skin },
    ),
    path(
      band(
        [
          [-78, 34],
          [-128, 0],
          [-186, -90],
        ],
        [54, 42, 27],
        8,
      ),
      { fill: fleece },
    ),
    line("M-176-92L-192-82", mix(fleece, "#f6e7c8", 0.5), 5),
    path(
      band(
        [
          [0, -8],
          [0, -46],
        ],
        [44, 36],
      ),
      { fill: mix(skin, "#14211e", 0.15) },
    ),
    path(TORSO, { fill: fleece }),
    dark("M20-10C60-2 92 10 100 46 108 90 98 170 94 270H30C52 180 44 60 20-10Z", 0.2),
    // Yoke and seams of the fleece.
    path("M-97 52C-60 74 60 74 97 52 92 14 60-2 24-10H-24C-60-2-92 14-97 52Z", { fill: "#1f5142" }),
    line("M-97 53C-60 75 60 75 97 53", "#e9dcc0", 2.4, 0.55),
    line("M-58 74C-62 130-64 200-62 270M60 74C66 130 66 200 64 270", "#14332a", 2, 0.5),
    path(
      band(
        [
          [86, 44],
          [104, 120],
          [92, 210],
        ],
        [50, 46, 40],
        6,
      ),
      { fill: "#235846" },
    ),
    line("M68 66C76 120 72 180 70 220", "#14332a", 2.4, 0.5),
    // Scarf.
    path("M-38-14C-20 6 22 6 38-14L32-38C16-24-16-24-32-38Z", { fill: "#b4532f" }),
    path("M8-4C20-6 30-10 38-14L32-38C26-32 18-29 10-28Z", { fill: "#14211e", "fill-opacity": 0.16 }),
    path("M-34-8L-54 44-40 52-32 46-22 54-14 2Z", { fill: "#b4532f" }),
    line("M-46 40L-40 24M-34 42L-30 22M-24 46L-22 24", "#8a3c20", 2, 0.6),
    // Head, turned a little towards her friend.
    path("M22-108L44-106C52-94 52-74 47-64 42-50 30-44 20-44L14-100Z", { fill: skin }),
    `<ellipse cx="28" cy="-80" rx="8" ry="12" fill="${mix(skin, "#b4532f", 0.18)}"/>`,
    path(
      "M-48-84C-52-122-28-146 2-146 32-146 48-126 45-100 36-104 32-96 30-92 22-98 14-86 20-70 24-56 14-44-2-42-32-42-46-58-48-84Z",
      { fill: hair },
    ),
    dark(
      "M8-146C34-145 48-126 45-100 36-104 32-96 30-92 22-98 14-86 20-70 24-56 14-44-2-42 16-70 30-110 8-146Z",
      0.14,
    ),
    line(
      "M-40-88C-30-100-18-106-8-104M-38-70C-28-84-16-94-8-98M-34-112C-24-120-14-118-6-110M22-128C10-124 0-116-4-108",
      "#8d6436",
      2.4,
      0.6,
    ),
    path(
      "M-14-112C-8-120 8-118 10-108 24-96 26-60 20-34 16-10 22 8 12 26 6 12-8 4-8-20-10-48-26-90-14-112Z",
      { fill: mix(hair, "#6a4420", 0.18) },
    ),
    line("M-4-98C4-70-2-30 8 6M6-96C16-66 10-30 12-4", "#7d5730", 2.2, 0.55),
    path("M-16-108C-8-100 4-100 12-106L10-116C2-110-8-112-14-118Z", { fill: "#1f5a48" }),
    line("M-48-84C-51-116-32-142-4-146M-96 40C-86 12-60 0-34-8M-96 6L-190-86", "#fff0cf", 3, 0.7),
  ];
  return group(out.join(""), { transform: place(x, y, scale) });
}

/** Élodie, specialised teacher and kinesiologist: dark curls, an ochre shawl, a warm cup. */
export function elodie({ x, y, scale = 1 }) {
  const wool = "#c98f3d";
  const skin = "#c98d66";
  const hair = "#3d2a22";
  const curls =
    "M-52-62C-70-74-66-104-50-112-50-138-22-152 0-144 22-154 50-140 50-114 66-104 70-78 56-62 72-44 66-14 50-6 54 14 34 30 16 22 4 36-22 34-32 18-54 16-66-8-56-28-68-38-64-54-52-62Z";
  const out = [
    `<ellipse cx="134" cy="88" rx="13" ry="11" fill="${skin}"/>`,
    path("M122 56h32v32q-16 8-32 0z", { fill: "#f3e6cf" }),
    path("M154 62q14 2 12 12t-14 8", { fill: "none", stroke: "#f3e6cf", "stroke-width": 5 }),
    path("M142 56h12v33q-5 3-12 3z", { fill: "#14211e", "fill-opacity": 0.14 }),
    path(
      band(
        [
          [80, 60],
          [122, 132],
          [138, 98],
        ],
        [50, 42, 24],
        8,
      ),
      { fill: "#f0e2c8" },
    ),
    path(TORSO, { fill: "#efe1c6" }),
    dark("M20-10C60-2 92 10 100 46 108 90 98 170 94 270H30C52 180 44 60 20-10Z", 0.14),
    // The shawl: a folded triangle with a fringe.
    path(
      "M-30-16C-66-6-104 10-112 62-114 92-108 120-102 138L-4 214 104 136C112 110 116 88 112 62 104 10 66-6 30-16Z",
      { fill: wool },
    ),
    dark("M10-12L30-16C66-6 104 10 112 62 116 88 112 110 104 136L-4 214C40 140 40 60 10-12Z", 0.16),
    line(
      "M-110 74C-60 110-30 130-4 152 24 130 62 108 112 74M-106 104C-60 136-30 156-4 178 24 156 62 136 108 104",
      "#fbe7b8",
      4,
      0.6,
    ),
    line(
      "M-96 144l-6 18M-80 156l-4 18M-62 170l-4 18M-44 184l-3 18M-24 200l-2 18M-4 214v20M16 200l3 18M36 184l4 18M56 170l4 18M76 156l5 18M94 144l6 16",
      wool,
      4,
    ),
    path(
      band(
        [
          [-92, 60],
          [-112, 130],
          [-88, 210],
        ],
        [44, 44, 40],
        6,
      ),
      { fill: mix(wool, "#fff0cf", 0.12) },
    ),
    path(
      band(
        [
          [0, -8],
          [0, -46],
        ],
        [40, 34],
      ),
      { fill: mix(skin, "#14211e", 0.2) },
    ),
    // A cheek, for she looks towards the summit.
    path("M-38-104C-54-98-58-84-54-72-52-56-40-46-26-44L-14-104Z", { fill: skin }),
    path(curls, { fill: hair }),
    dark(
      "M10-146C30-150 50-138 50-114 66-104 70-78 56-62 72-44 66-14 50-6 54 14 34 30 16 22 40-20 44-100 10-146Z",
      0.24,
    ),
    line(
      "M-36-110c8-14 24-14 28-2s-10 18-16 10M4-124c12-10 28-2 24 12s-20 12-20 2M-44-76c6-14 22-12 24 0s-14 16-18 6M-4-84c10-14 28-6 24 8s-20 10-20 0M30-86c10-8 22 2 16 14s-18 6-16-2M-46-36c8-12 24-8 22 6s-18 10-18 0M-12-42c10-12 28-6 24 8s-20 12-22 0M24-40c10-10 24 0 18 12s-18 6-18-2M-30 0c8-10 22-4 20 8M6-4c10-8 22 0 18 12",
      "#6d4a38",
      3,
      0.75,
    ),
    line("M-52-112C-46-136-24-148-4-144M-110 56C-102 16-70-2-38-12", "#fff0cf", 3, 0.65),
  ];
  return group(out.join(""), { transform: place(x, y, scale) });
}
