// Fire, water, air, earth: one emblem each, seen through the same torn window; and what is none of them.

import { Diorama } from "../lib/diorama.mjs";
import { band, n, softPolygon } from "../lib/geometry.mjs";
import { fire, sparks, stone } from "../lib/nature.mjs";
import { glacier, mix, ochre, terracotta, tornTint, wind } from "../lib/palette.mjs";
import { castShadow, discOutline, grain, tornPiece, tornSheet } from "../lib/paper.mjs";
import { forelegs, peekingFox, flakes } from "../lib/peek.mjs";
import { group, path, use } from "../lib/picture.mjs";
import { ridgeline, shadeFacet, snowCap } from "../lib/ridge.mjs";
import { createRandom } from "../lib/rng.mjs";
import { birds, cloud, curl, glow, lightRings, windRibbon } from "../lib/sky.mjs";
import { grassFringe, grassTuft, standingFirs } from "../lib/stamps.mjs";

const CENTRE = [400, 400];
const families = {
  feu: { main: terracotta, sky: ["#f9dcb0", "#f3b478"], disc: "#fff0c9", hue: "#7c2f1a" },
  eau: { main: glacier, sky: ["#d9edee", "#a5d0d8"], disc: "#f6fbf4", hue: "#15495c" },
  air: { main: wind, sky: ["#e6ebee", "#bccad6"], disc: "#fdfaf0", hue: "#33465a" },
  terre: { main: ochre, sky: ["#f7e8c4", "#e8cb8c"], disc: "#fff6da", hue: "#5a3c14" },
  unknown: { main: "#838091", sky: ["#e4e5f0", "#f2dfd4"], disc: "#fff8ea", hue: "#3f3a52" },
};
const motifs = { feu: flame, eau: drop, air: breeze, terre: cairn, unknown: puzzle };

/** Draw the emblem of one element, or of none. */
export function draw(name) {
  const f = families[name];
  const pic = new Diorama({ width: 800, height: 800 });
  // The landscape is cut from one seed: the same mountain stands in all four.
  const land = createRandom("element-land");
  const own = createRandom(`element-${name}`);
  pic.add(
    path("M80 80h640v640H80z", {
      fill: pic.linear(
        [
          [0, f.sky[0]],
          [1, f.sky[1]],
        ],
        [0, 100, 0, 600],
      ),
    }),
  );
  pic.add(
    glow(pic, 400, 352, 330, 300, { tint: f.disc, opacity: 0.85 }),
    lightRings(pic, land.fork("light"), 400, 352, 96, {
      rings: [],
      disc: f.disc,
      shadow: f.hue,
    }),
  );
  const ridges = [
    [
      [70, 470],
      [150, 410],
      [215, 436],
      [300, 330],
      [352, 372],
      [430, 430],
      [520, 392],
      [590, 320],
      [640, 372],
      [730, 440],
    ],
    [
      [70, 520],
      [170, 470],
      [260, 512],
      [350, 540],
      [450, 520],
      [560, 470],
      [640, 510],
      [730, 480],
    ],
  ];
  const tints = [mix(f.main, f.sky[0], 0.55), mix(f.main, f.sky[1], 0.22)];
  ridges.forEach((anchors, i) => {
    const r = land.fork(`r${i}`);
    const sheet = tornSheet(pic, r, ridgeline(r, anchors, { rough: 0.2, step: 8 }), {
      fill: [
        [0, tints[i]],
        [1, mix(tints[i], f.sky[1], 0.45)],
      ],
      tear: 7,
      bottom: 720,
      shadow: { dx: 5, dy: -1, spread: 14, opacity: 0.22, tint: f.hue },
    });
    pic.add(sheet.markup);
    if (i === 0) {
      pic.add(
        shadeFacet(pic, r, sheet.face, 300, 425, { depth: 170, tint: f.hue, opacity: 0.34 }),
        shadeFacet(pic, r, sheet.face, 590, 720, { depth: 150, tint: f.hue, opacity: 0.34 }),
      );
      pic.add(
        snowCap(r, sheet.face, 262, 345, { drop: 34, tongues: 4, tint: "#fffaf0", opacity: 0.92 }),
        snowCap(r, sheet.face, 560, 630, { drop: 30, tongues: 4, tint: "#fffaf0", opacity: 0.92 }),
      );
    } else {
      pic.add(
        shadeFacet(pic, r, sheet.face, 170, 260, { depth: 90, tint: f.hue, opacity: 0.34 }),
        shadeFacet(pic, r, sheet.face, 560, 640, { depth: 90, tint: f.hue, opacity: 0.34 }),
      );
      pic.add(
        standingFirs(pic, r, sheet.face, {
          from: 80,
          to: 720,
          height: 20,
          gap: 9,
          clump: 0.5,
          tint: mix(tints[1], f.hue, 0.35),
        }),
      );
    }
  });
  const before = motifs[name](pic, own, f);
  pic.add(frame(pic, land.fork("frame"), f));
  if (before) pic.add(before);
  pic.add(grain(pic, own.fork("grain")));
  return pic;
}

// Three sheets with a hole, each a little wider than the one below: a window in the paper.
function frame(pic, random, f) {
  const sheets = [
    [300, mix(f.main, "#ffffff", 0.08), 9],
    [330, mix(f.main, "#fbf3e2", 0.45), 8],
    [356, mix(f.main, "#faf6ee", 0.8), 7],
  ];
  return sheets
    .map(([r, tint, tear], i) => {
      const hole = (radius, label) =>
        softPolygon(
          discOutline(random.fork(`${i}${label}`), ...CENTRE, radius, { wobble: 0.012, count: 72 }),
        );
      const edge = pic.shape(hole(r, "a"));
      const all = "M-20-20H820V820H-20Z";
      return (
        // The shadow falls into the window: dark strokes that the sheet itself then covers outside.
        castShadow(pic, edge, { dx: 4, dy: 7, spread: 24, opacity: 0.42, tint: f.hue, hollow: true }) +
        path(`${all}${hole(r, "a")}`, { fill: tornTint(tint, "#fffdf8", 0.75), "fill-rule": "evenodd" }) +
        path(`${all}${hole(r + tear * 0.75, "b")}`, { fill: tint, "fill-rule": "evenodd" })
      );
    })
    .join("");
}

function ground(pic, random, anchors, fill, hue, options = {}) {
  const sheet = tornSheet(pic, random, ridgeline(random, anchors, { rough: 0.05, soft: true, step: 12 }), {
    fill,
    tear: 8,
    bottom: 740,
    shadow: { dx: 3, dy: -1, spread: 16, opacity: 0.3, tint: hue },
    ...options,
  });
  pic.add(sheet.markup);
  return sheet.face;
}

function flame(pic, random, f) {
  pic.add(glow(pic, 400, 470, 260, 260, { tint: "#ffb45a", opacity: 0.55 }));
  ground(
    pic,
    random,
    [
      [60, 600],
      [220, 588],
      [400, 600],
      [580, 586],
      [740, 596],
    ],
    [
      [0, "#8d4226"],
      [1, "#5a2413"],
    ],
    f.hue,
  );
  pic.add(`<ellipse cx="400" cy="628" rx="190" ry="30" fill="#ffb65c" fill-opacity=".35"/>`);
  pic.add(
    fire(pic, random, 400, 616, 335, {
      tints: ["#a8431f", "#df7431", "#ffb54f", "#fff1c4"],
      stoneTint: "#6b4436",
    }),
  );
  pic.add(sparks(random, 400, 330, 190, 18, "#fff0c0"));
}

function drop(pic, random, f) {
  const wave = (y, a, phase, k) =>
    Array.from({ length: 58 }, (_, i) => [
      60 + i * 12,
      y + Math.sin(i * k + phase) * a + Math.abs(Math.sin((i * k + phase) / 2)) * -a * 0.9,
    ]);
  const sea = (y, a, phase, k, fill) =>
    pic.add(
      tornSheet(pic, random, wave(y, a, phase, k), {
        fill,
        tear: 8,
        bottom: 740,
        light: "#f4fdfb",
        coreAmount: 0.8,
        shadow: { dx: 3, dy: -2, spread: 13, opacity: 0.32, tint: f.hue },
      }).markup,
    );
  sea(566, 7, 0.4, 0.34, [
    [0, "#5aa7b8"],
    [1, "#3b8ca2"],
  ]);
  // Rings on the water, then the drop that makes them.
  for (const [rx, o] of [
    [210, 0.3],
    [150, 0.42],
    [92, 0.6],
  ]) {
    const id = pic.shape(
      softPolygon(discOutline(random, 400, 592, rx, { ry: rx * 0.17, wobble: 0.02, count: 40 })),
    );
    pic.add(
      use(id, {
        fill: "#d8f0f0",
        "fill-opacity": o * 0.3,
        stroke: "#f2fbf8",
        "stroke-opacity": o,
        "stroke-width": 4,
      }),
    );
  }
  const outline = (k, dx = 0, dy = 0) =>
    `M${n(400 + dx)} ${n(430 + dy - 168 * k)}C${n(400 + dx + 22 * k)} ${n(430 + dy - 96 * k)} ${n(400 + dx + 112 * k)} ${n(430 + dy - 34 * k)} ${n(400 + dx + 112 * k)} ${n(430 + dy + 44 * k)}C${n(400 + dx + 112 * k)} ${n(430 + dy + 108 * k)} ${n(400 + dx + 60 * k)} ${n(430 + dy + 150 * k)} ${n(400 + dx)} ${n(430 + dy + 150 * k)}C${n(400 + dx - 60 * k)} ${n(430 + dy + 150 * k)} ${n(400 + dx - 112 * k)} ${n(430 + dy + 108 * k)} ${n(400 + dx - 112 * k)} ${n(430 + dy + 44 * k)}C${n(400 + dx - 112 * k)} ${n(430 + dy - 34 * k)} ${n(400 + dx - 22 * k)} ${n(430 + dy - 96 * k)} ${n(400 + dx)} ${n(430 + dy - 168 * k)}Z`;
  const layers = [
    [1, 0, 0, "#1f6a82"],
    [0.8, -2, 14, "#2f8ba3"],
    [0.58, -5, 30, "#63b4c4"],
    [0.34, -9, 46, "#b9e2e3"],
  ];
  for (const [k, dx, dy, tint] of layers) {
    const id = pic.shape(outline(k, dx, dy));
    pic.add(
      castShadow(pic, id, { dx: 4, dy: 5, spread: 12, opacity: 0.34, tint: f.hue }),
      use(id, { fill: tornTint(tint, "#f4fdfb", 0.7) }),
      path(outline(k * 0.955, dx + 1, dy + 2), { fill: tint }),
    );
  }
  pic.add(
    path(
      band(
        [
          [326, 452],
          [330, 410],
          [352, 366],
          [372, 338],
        ],
        [5, 10, 7, 2],
      ),
      { fill: "#e9f8f5", "fill-opacity": 0.85 },
    ),
  );
  sea(628, 9, 1.6, 0.3, [
    [0, "#2f8298"],
    [1, "#1f6178"],
  ]);
  sea(668, 9, 3.2, 0.26, [
    [0, "#1f6178"],
    [1, "#14465a"],
  ]);
}

function breeze(pic, random, f) {
  pic.add(
    cloud(pic, random, 560, 300, 190, { fill: "#f4f5f3", height: 44 }),
    cloud(pic, random, 236, 262, 130, { fill: "#eef1f2", height: 32 }),
  );
  const hill = ground(
    pic,
    random,
    [
      [60, 596],
      [220, 606],
      [400, 622],
      [580, 606],
      [740, 580],
    ],
    [
      [0, "#5a7489"],
      [1, "#3d546a"],
    ],
    f.hue,
  );
  pic.add(
    group(
      grassFringe(pic, random, hill, {
        from: 90,
        to: 720,
        gap: 17,
        height: 62,
        bend: 1.05,
        blades: 4,
        sink: 8,
      }),
      { fill: "#4a6378" },
    ),
  );
  pic.add(
    group(
      grassFringe(pic, random, hill, {
        from: 90,
        to: 720,
        gap: 26,
        height: 44,
        bend: 1.15,
        blades: 4,
        sink: 20,
      }),
      { fill: "#8ca3b4" },
    ),
  );
  const ribbon = (points, w, fill) =>
    pic.add(
      windRibbon(pic, points, w, {
        fill,
        opacity: 1,
        shadow: { dx: 5, dy: 8, spread: 13, opacity: 0.34, tint: f.hue },
      }),
    );
  ribbon(curl(130, 520, 300, 34, { rise: 16, up: false, turns: 1.2 }), 18, "#8ea5b7");
  ribbon(curl(110, 486, 390, 74, { rise: 60 }), 32, "#f8f7f2");
  ribbon(curl(160, 420, 190, 48, { rise: 44 }), 22, "#c6d3dd");
  const leaf = pic.shape("M-20 0Q-5-14 20-2 3 13-20 0ZM-20 0");
  [
    [500, 505, -18, 1.1],
    [262, 350, 24, 0.8],
    [604, 420, -40, 0.9],
    [420, 268, 12, 0.7],
  ].forEach(([x, y, a, k], i) => {
    pic.add(
      use(leaf, {
        fill: ["#d3a552", "#b4724a", "#7f9a86", "#d3a552"][i],
        transform: `translate(${x} ${y}) rotate(${a}) scale(${k})`,
      }),
    );
  });
  pic.add(
    birds(
      [
        [520, 236, 17],
        [566, 216, 12],
      ],
      f.hue,
      0.8,
    ),
  );
}

function cairn(pic, random, f) {
  const hill = ground(
    pic,
    random,
    [
      [60, 604],
      [220, 590],
      [400, 582],
      [580, 592],
      [740, 600],
    ],
    [
      [0, "#8c9a52"],
      [1, "#6f7d40"],
    ],
    f.hue,
  );
  pic.add(
    group(
      grassFringe(pic, random, hill, {
        from: 90,
        to: 720,
        gap: 20,
        height: 30,
        bend: 0.2,
        blades: 4,
        sink: 8,
      }),
      { fill: "#6f7f41" },
    ),
  );
  pic.add('<ellipse cx="424" cy="606" rx="150" ry="20" fill="#3a2a0c" fill-opacity=".28"/>');
  // Stones laid one on another, the flattest below, never quite upright.
  const stones = [
    [400, 592, 268, 84, "#8a6a37"],
    [412, 514, 208, 76, "#a97b2c"],
    [392, 444, 160, 62, "#c39a55"],
    [406, 386, 112, 50, "#8f7346"],
    [398, 340, 74, 42, "#d3b176"],
  ];
  for (const [x, y, w, h, tint] of stones) {
    const outline = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      const sq = (v, p) => Math.sign(v) * Math.abs(v) ** p;
      return [
        x + (sq(Math.cos(a), 0.72) * w * random.range(0.96, 1.04)) / 2,
        y - h / 2 + (sq(Math.sin(a), 0.8) * h * random.range(0.95, 1.05)) / 2,
      ];
    });
    pic.add(
      tornPiece(pic, random, outline, {
        fill: pic.linear(
          [
            [0, mix(tint, "#fff3d6", 0.22)],
            [0.55, tint],
            [1, mix(tint, "#3a2408", 0.42)],
          ],
          [x - w * 0.5, y - h, x + w * 0.5, y],
        ),
        tint,
        tear: 6,
        coreAmount: 0.7,
        shadow: { dx: 5, dy: 5, spread: 12, opacity: 0.38, tint: "#3a2408" },
      }),
    );
    pic.add(
      path(
        band(
          [
            [x - w * 0.3, y - h * 0.55],
            [x - w * 0.05, y - h * 0.66],
            [x + w * 0.2, y - h * 0.58],
          ],
          [1, 3, 1],
        ),
        { fill: "#3a2408", "fill-opacity": 0.22 },
      ),
    );
  }
  // A sprout on the top stone.
  pic.add(
    path(
      band(
        [
          [398, 300],
          [400, 274],
          [404, 248],
        ],
        [5, 4, 3],
      ),
      { fill: "#5f7136" },
    ),
  );
  const leaf = (d, fill) => {
    const id = pic.shape(d);
    return (
      castShadow(pic, id, { dx: 3, dy: 4, spread: 7, opacity: 0.28, tint: f.hue }) +
      use(id, { fill: "#dfe3ab" }) +
      use(id, { fill, transform: "translate(403 252) scale(.92) translate(-403 -252)" })
    );
  };
  pic.add(
    leaf("M403 252C408 214 448 204 472 212 466 246 436 264 403 252Z", "#7d8f44"),
    leaf("M403 254C392 228 362 220 340 232 350 262 380 270 403 254Z", "#94a355"),
  );
  // The open earth: three layers under the grass.
  for (const [y, fill] of [
    [
      632,
      [
        [0, "#9a6d2c"],
        [1, "#7c5522"],
      ],
    ],
    [
      662,
      [
        [0, "#6d4a20"],
        [1, "#4f3416"],
      ],
    ],
  ]) {
    pic.add(
      tornSheet(
        pic,
        random,
        ridgeline(
          random,
          [
            [60, y],
            [240, y + 10],
            [420, y + 2],
            [580, y + 12],
            [740, y],
          ],
          { rough: 0.06, soft: true, step: 11 },
        ),
        {
          fill,
          tear: 7,
          bottom: 740,
          light: "#f3dcae",
          coreAmount: 0.5,
          shadow: { dx: 2, dy: -1, spread: 9, opacity: 0.3, tint: "#2c1c08" },
        },
      ).markup,
    );
  }
  for (const [x, y, w] of [
    [290, 662, 30],
    [372, 676, 22],
    [470, 664, 34],
    [548, 654, 20],
  ])
    pic.add(stone(pic, random, x, y, w, w * 0.5, "#b08a4e", { shadow: false }));
  pic.add(
    group(
      grassTuft(pic, random, 266, 606, 46, { blades: 6, bend: 0.1 }) +
        grassTuft(pic, random, 548, 608, 40, { blades: 6, bend: 0.15 }) +
        [300, 336, 380, 426, 470, 512]
          .map((x) => grassTuft(pic, random, x, 612, 26, { blades: 6, bend: 0.1, spread: 1.1 }))
          .join(""),
      { fill: "#5f7136" },
    ),
  );
}

// Ice is none of the four: the fox of the 404 page looks in, its paws over the rim. Returns what lies before the frame.
function puzzle(pic, random, f) {
  pic.add(flakes(pic, random, [[196, 262, 17], [286, 196, 12], [402, 150, 16], [512, 214, 12], [614, 276, 18], [166, 372, 11], [648, 392, 11]]));
  ground(
    pic,
    random,
    [
      [60, 590],
      [220, 604],
      [400, 612],
      [580, 600],
      [740, 584],
    ],
    [
      [0, "#f8f6f2"],
      [1, "#d8d4de"],
    ],
    f.hue,
  );
  pic.add(peekingFox(pic, random, 400, 452));
  return forelegs(pic, 400);
}
