// People: a small skeleton dressed in paper, about 100 units tall, feet on the origin.
import { band, n } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, path, place } from "./picture.mjs";

/** Poses in side view, walking to the right. Joints are [x, y] with y upwards negative. */
export const poses = {
  stride: {
    head: [4.5, -89],
    neck: [2.4, -79],
    chest: [1.6, -70],
    hip: [-1, -48],
    nearLeg: [
      [-0.5, -47],
      [9, -27],
      [14, -2],
    ],
    nearFoot: [14, -2, 0.05],
    farLeg: [
      [-1, -47],
      [-4, -25],
      [-17, -6],
    ],
    farFoot: [-17, -5, 0.55],
    nearArm: [
      [1, -73],
      [-6, -58],
      [-2, -45],
    ],
    farArm: [
      [2.5, -73],
      [9, -60],
      [17, -50],
    ],
  },
  step: {
    head: [4, -89.5],
    neck: [2, -79],
    chest: [1.2, -70],
    hip: [-0.5, -48],
    nearLeg: [
      [-0.5, -47],
      [-2, -25],
      [-10, -4],
    ],
    nearFoot: [-10, -3, 0.4],
    farLeg: [
      [0, -47],
      [8, -28],
      [9, -2],
    ],
    farFoot: [9, -2, 0],
    nearArm: [
      [1, -73],
      [6, -59],
      [14, -54],
    ],
    farArm: [
      [2, -73],
      [-4, -59],
      [-4, -46],
    ],
  },
  talk: {
    head: [3.4, -89.5],
    neck: [1.6, -79],
    chest: [0.8, -70],
    hip: [-0.8, -48],
    nearLeg: [
      [-0.5, -47],
      [7, -27],
      [10, -2],
    ],
    nearFoot: [10, -2, 0.02],
    farLeg: [
      [-1, -47],
      [-4, -25],
      [-14, -5],
    ],
    farFoot: [-14, -4, 0.5],
    nearArm: [
      [0.6, -73],
      [5, -58],
      [17, -62],
    ],
    farArm: [
      [2, -73],
      [10, -61],
      [20, -68],
    ],
  },
  climb: {
    head: [9, -86],
    neck: [6, -77],
    chest: [4.4, -68],
    hip: [-2, -47],
    nearLeg: [
      [-1.5, -46],
      [11, -34],
      [11, -9],
    ],
    nearFoot: [11, -9, -0.1],
    farLeg: [
      [-2, -46],
      [-6, -23],
      [-14, 1],
    ],
    farFoot: [-14, 2, 0.3],
    nearArm: [
      [4, -71],
      [2, -56],
      [12, -50],
    ],
    farArm: [
      [5, -71],
      [13, -62],
      [22, -58],
    ],
  },
};

const foot = ([x, y, tilt], tint) =>
  path("M-3.600-2.600Q-3.900 1.900-3.200 2.200L6.200 2.200Q7.600 1.600 6.200-.2 3-1.200 2.200-3.200Z", {
    fill: tint,
    transform: `translate(${n(x)} ${n(y)})${tilt ? ` rotate(${n((tilt * 180) / Math.PI)})` : ""}`,
  });

/**
 * A walker in side view.
 * `hair`: 'bun' | 'tail' | 'short' | 'curls' | 'cap'; `pack` a backpack tint; `pole` adds a walking pole;
 * `face` eye and mouth, for who is seen from near.
 */
export function walker({
  x,
  y,
  height = 100,
  pose = "stride",
  flip = false,
  coat = "#b4532f",
  trousers = "#3b4a4c",
  skin = "#d9a07c",
  hairTint = "#5a3c2c",
  hair = "short",
  boots = "#4a3328",
  pack,
  pole = false,
  scarf,
  dress = false,
  face = false,
}) {
  const p = poses[pose];
  const back = (hex) => mix(hex, "#14211e", 0.28);
  const out = [];
  const limb = (pts, widths, fill) => path(band(pts, widths, 5), { fill });
  const hand = ([hx, hy], fill) => `<circle cx="${n(hx)}" cy="${n(hy)}" r="2.300" fill="${fill}"/>`;
  if (pole) {
    const [hx, hy] = p.farArm[2];
    out.push(
      path(`M${n(hx - 1)} ${n(hy - 5)}L${n(hx + 4)} 1`, {
        stroke: "#5b4434",
        "stroke-width": 1.3,
        "stroke-linecap": "round",
        fill: "none",
      }),
    );
  }
  out.push(hand(p.farArm[2], back(skin)), limb(p.farArm, [7, 6, 4.4], back(coat)));
  out.push(limb(p.farLeg, [11, 7.4, 5], back(trousers)), foot(p.farFoot, back(boots)));
  out.push(limb(p.nearLeg, [12, 8.2, 5.4], trousers), foot(p.nearFoot, boots));
  const { neck, chest, hip } = p;
  if (dress)
    out.push(
      path(
        `M${n(hip[0] - 7)} ${n(hip[1] - 8)}Q${n(hip[0] - 13)} ${n(hip[1] + 12)} ${n(hip[0] - 12)} ${n(hip[1] + 19)}Q${n(hip[0])} ${n(hip[1] + 22)} ${n(hip[0] + 13)} ${n(hip[1] + 18)}Q${n(hip[0] + 10)} ${n(hip[1] + 4)} ${n(hip[0] + 7)} ${n(hip[1] - 8)}Z`,
        { fill: coat },
      ),
    );
  out.push(path(band([neck, [neck[0] + 1, neck[1] - 5]], [5, 4.6]), { fill: back(skin) }));
  out.push(
    limb(
      [
        [neck[0] - 0.6, neck[1] + 3.5],
        chest,
        [(chest[0] + hip[0]) / 2, (chest[1] + hip[1]) / 2],
        [hip[0], hip[1] + 3],
      ],
      [9.5, 16, 14, 14.5],
      coat,
    ),
  );
  if (scarf)
    out.push(path(`M${n(neck[0] - 5)} ${n(neck[1] + 2)}q5-4 11 0l-.5 4q-5 2.500-10 0z`, { fill: scarf }));
  if (pack) {
    const [cx, cy] = chest;
    out.push(
      path(
        `M${n(cx - 5)} ${n(cy - 7)}Q${n(cx - 16)} ${n(cy - 8)} ${n(cx - 17)} ${n(cy + 3)}L${n(cx - 16.5)} ${n(cy + 15)}Q${n(cx - 12)} ${n(cy + 19)} ${n(cx - 6)} ${n(cy + 16)}Z`,
        { fill: pack },
      ),
    );
    out.push(
      path(
        `M${n(cx - 17)} ${n(cy + 1)}Q${n(cx - 11)} ${n(cy + 4)} ${n(cx - 6)} ${n(cy + 1)}M${n(cx - 4)} ${n(cy - 6)}Q${n(cx + 5)} ${n(cy)} ${n(cx - 2)} ${n(cy + 11)}`,
        { stroke: back(pack), "stroke-width": 1.4, fill: "none" },
      ),
    );
    out.push(
      path(`M${n(cx - 16)} ${n(cy - 9)}q5-5 11-1l-1 4q-5 2-10 0z`, { fill: mix(pack, "#faf6ee", 0.35) }),
    );
  }
  out.push(hand(p.nearArm[2], skin));
  out.push(
    path(band(p.nearArm, [8, 6.8, 4.8], 5), {
      fill: "#14211e",
      "fill-opacity": 0.2,
      transform: "translate(1 1.200)",
    }),
  );
  out.push(limb(p.nearArm, [8, 6.8, 4.8], mix(coat, "#fff4dc", 0.1)));
  out.push(headSide(p.head, { hair, hairTint, skin, coat, face }));
  return group(out.join(""), { transform: place(x, y, height / 100, flip) });
}

/** A head in profile, facing right: about 16 units high around its middle. */
export function headSide([x, y], { hair, hairTint, skin, coat, face = false }) {
  const at = (d, fill) => path(d, { fill, transform: `translate(${n(x)} ${n(y)})` });
  const out = [];
  if (hair === "tail") out.push(at("M-5-3Q-13-3-13.500 6-13 11-10.500 13-9 6-4 3Z", hairTint));
  if (hair === "bun")
    out.push(`<circle cx="${n(x - 6.5)}" cy="${n(y - 4.5)}" r="3.600" fill="${hairTint}"/>`);
  if (hair === "long") out.push(at("M-3-6Q-9-3-8.500 5-9 11-6 13.500-1 12-2 5Z", hairTint));
  // A plain profile: brow, nose and chin in one cut.
  out.push(
    at(
      "M-5.600-1.500Q-5-7.600.6-7.600 5.400-7.300 5.700-2.300L6.900.6 5.600 1.300Q5.700 5.600 2.300 6 -.2 6.200-1.800 4.600-5.600 3.800-5.600-1.500Z",
      skin,
    ),
  );
  if (face) {
    out.push(`<ellipse cx="${n(x + 3)}" cy="${n(y - 0.6)}" rx=".55" ry=".8" fill="#2b2320"/>`);
    out.push(`<circle cx="${n(x + 1.6)}" cy="${n(y + 2.2)}" r="1.3" fill="#c4553a" fill-opacity=".28"/>`);
    out.push(
      path("M2.9 3.2Q4.200 4.500 5.500 3", {
        fill: "none",
        stroke: mix(skin, "#4a1d14", 0.62),
        "stroke-width": 0.7,
        "stroke-linecap": "round",
        transform: `translate(${n(x)} ${n(y)})`,
      }),
    );
  }
  const caps = {
    short:
      "M5.600-3.200Q5-8.900-.6-8.900-7-8.200-6.700-1.600-6.400 3.400-3.600 4.200-2.200.4-1-2.200 2.400-2.600 5.600-3.200Z",
    curls:
      "M5.600-3.500Q6.800-8.600 2.400-9.600-.6-12-4-9.700-8.600-9.200-8.300-4.700-11-1.500-8.500 1.500-8.600 5.500-5 5.800-2 6-1.800 1.500-.5-2.600 5.600-3.500Z",
    cap: "M-6.400-2.200Q-6-9.300.4-9.300 5.200-8.900 5.900-4.200L10.600-2.600 10.200-1.500 4-2.400Z",
  };
  out.push(at(caps[hair] ?? caps.short, hair === "cap" ? mix(coat, "#14211e", 0.3) : hairTint));
  return out.join("");
}

/** Someone seated on the ground or a log, in side view, facing right; about 52 units tall. */
export function sitter({
  x,
  y,
  height = 100,
  flip = false,
  coat = "#b4532f",
  trousers = "#3b4a4c",
  skin = "#d9a07c",
  hairTint = "#5a3c2c",
  hair = "short",
  boots = "#4a3328",
  lit,
  mug,
}) {
  const back = (hex) => mix(hex, "#14211e", 0.3);
  const limb = (pts, widths, fill) => path(band(pts, widths, 5), { fill });
  const out = [
    limb(
      [
        [-1, -7],
        [15, -24],
        [23, -3],
      ],
      [12, 8, 5],
      back(trousers),
    ),
    foot([24, -2, 0], back(boots)),
    limb(
      [
        [0, -6],
        [18, -26],
        [27, -2],
      ],
      [13, 8.5, 5.4],
      trousers,
    ),
    foot([28, -2, 0], boots),
    path(
      band(
        [
          [5.5, -35],
          [6.5, -40],
        ],
        [5, 4.6],
      ),
      { fill: back(skin) },
    ),
    limb(
      [
        [4.8, -32],
        [2, -20],
        [-1, -5],
      ],
      [10, 16.5, 17],
      coat,
    ),
    `<circle cx="21" cy="-22" r="2.400" fill="${skin}"/>`,
    mug ? path("M20-27.500h5.500v6.500q-2.700 1.400-5.500 0z", { fill: mug }) : "",
    limb(
      [
        [3.5, -29],
        [9, -17.5],
        [20, -21.5],
      ],
      [8.5, 7, 4.8],
      mix(coat, "#fff4dc", 0.1),
    ),
    headSide([8, -45.5], { hair, hairTint, skin, coat }),
    // The side that faces the fire.
    lit
      ? path("M9.500-33Q12-22 7-12M13.600-48Q15-43 12.500-40M5-9L18-29M19-27L26-6", {
          fill: "none",
          stroke: lit,
          "stroke-width": 1.6,
          "stroke-linecap": "round",
          "stroke-opacity": 0.85,
        })
      : "",
  ];
  return group(out.join(""), { transform: place(x, y, height / 100, flip) });
}

/** Define a far standing figure, 50 units tall, seen from afar: a coat, two legs, a head. */
export function defineFarFigure(pic, { coat, legs, hairTint, skin, shape = "coat", arms = 0 }) {
  const parts = [];
  const body =
    shape === "dress"
      ? "M-4.600-38Q0-40.500 4.600-38L5-29Q9-18 9.600-12 0-9.500-9.600-12-9-18-5-29Z"
      : "M-6-37.500Q0-40.500 6-37.500L7-19Q0-17-7-19Z";
  const sleeves =
    arms === 0
      ? "M-5.500-37.500Q-9.500-34-9.500-20L-6.500-20-4-33ZM5.500-37.500Q9.500-34 9.500-20L6.500-20 4-33Z"
      : "M-5-38Q-12-34-15.500-25L-13-23.500-4-32ZM5-38Q12-34 15.500-25L13-23.500 4-32Z";
  const silhouette = `M-5.500-20L-4.800 0-.8 0 0-14 .8 0 4.800 0 5.500-20Z${body}${sleeves}M-4.800-44a4.800 5 0 1 0 9.600 0a4.800 5 0 1 0-9.600 0Z`;
  parts.push(path("M-5.500-20L-4.800 0-.6 0 0-14 .6 0 4.800 0 5.500-20Z", { fill: legs }));
  parts.push(path(sleeves, { fill: mix(coat, "#14211e", 0.12) }), path(body, { fill: coat }));
  parts.push(
    path("M0-39.500Q4-39.500 6-37.500L7-19Q4-17.500 1-17.700Z", { fill: "#14211e", "fill-opacity": 0.16 }),
  );
  parts.push(`<ellipse cx="0" cy="-44" rx="4.6" ry="4.9" fill="${skin}"/>`);
  parts.push(
    path("M-4.900-43Q-5.600-49.500 0-49.700 5.600-49.500 4.900-43 3-46.600 0-46.500-3-46.600-4.900-43Z", {
      fill: hairTint,
    }),
  );
  return { id: pic.define("g", {}, parts.join("")), shadow: pic.shape(silhouette) };
}

/** Someone seated cross-legged on a cushion, from behind; about 220 units tall, on the origin. */
export function meditator(
  stage,
  {
    x,
    y,
    scale = 1,
    top = "#b4532f",
    trousers = "#33504f",
    skin = "#d9a07c",
    hairTint = "#4a3226",
    cushion = "#cfa758",
    light = "#fff0cf",
  },
) {
  const shade = (d, o = 0.2) => path(d, { fill: "#14211e", "fill-opacity": o });
  const crease = (d, o = 0.22, width = 2) =>
    path(d, {
      fill: "none",
      stroke: "#14211e",
      "stroke-opacity": o,
      "stroke-width": width,
      "stroke-linecap": "round",
    });
  const mirrored = (markup) => group(markup, { transform: "scale(-1 1)" });
  const torso =
    "M-15-151C-30-146-49-146-56-128-59-104-46-78-45-56-45-45-52-33-58-22Q-32-4 0-4 32-4 58-22C52-33 45-45 45-56 46-78 59-104 56-128 49-146 30-146 15-151Z";
  const hem = "M-52-32Q-55-27-58-22-32-4 0-4 32-4 58-22 55-27 52-32 28-15 0-15-28-15-52-32Z";
  const shoulder =
    "M-15-151C-30-146-42-148-52-141-62-135-65-122-71-106-77-92-84-80-92-68-99-57-106-48-113-39";
  const arm = `${shoulder}L-98-27C-88-37-78-51-70-65-61-79-53-92-48-108-44-122-36-134-15-151Z`;
  const thigh = "M-26-44C-58-50-94-42-114-31-134-20-138 4-120 10-98 16-60 12-26 4Z";
  const seat = "M-61-32C-74-16-66 3-44 6Q0 11 44 6C66 3 74-16 61-32 40-42-40-42-61-32Z";
  const pad = "M-80-4C-88 8-78 20-52 22Q0 28 52 22C78 20 88 8 80-4 62-16-62-16-80-4Z";
  const hand = path("M-97-31C-100-40-109-44-116-38-123-32-128-26-126-22-118-18-104-20-97-31Z", {
    fill: skin,
  });
  const leg = path(thigh, { fill: trousers }) + crease("M-52-3C-76 4-98 3-117-4", 0.3);
  const rim = (clip, d, width, fade) =>
    stage.through(
      clip,
      path(d, {
        fill: "none",
        stroke: stage.linear(
          [
            [0, light, 0.75],
            [1, light, 0],
          ],
          fade,
        ),
        "stroke-width": width,
      }),
    );
  const out = [
    leg,
    rim(thigh, "M-116-32C-134-20-138 4-120 10", 4.4, [-118, -32, -128, 6]),
    mirrored(leg),
    shade("M26-44C58-50 94-42 114-31 134-20 138 4 120 10 98 16 60 12 26 4Z", 0.2),
    path(pad, { fill: cushion }),
    shade("M80-4C88 8 78 20 52 22Q38 24 20 24.600 46 14 52-10 70-8 80-4Z", 0.14),
    shade("M-77-7C-70 6-60 11-44 13Q0 17 44 13C60 11 70 6 77-7 40-17-40-17-77-7Z", 0.3),
    crease("M-82 7Q-70 17-48 18.500 0 24 48 18.500 70 17 82 7", 0.24),
    path(seat, { fill: mix(trousers, "#fff4dc", 0.05) }),
    shade("M61-32C74-16 66 3 44 6Q30 8 14 8 32-6 26-36Z", 0.2),
    shade("M-63-22Q-34 3 0 3 34 3 63-22L57-32H-57Z", 0.34),
    crease("M-63-24C-69-14-66-6-58 0M63-24C69-14 66-6 58 0", 0.34),
    hand,
    mirrored(hand),
    shade("M97-31C100-40 109-44 116-38 123-32 128-26 126-22 118-18 104-20 97-31Z", 0.2),
    path(arm, { fill: top }),
    mirrored(path(arm, { fill: mix(top, "#14211e", 0.22) })),
    path("M-112-41L-97-29M112-41L97-29", {
      stroke: mix(top, "#14211e", 0.34),
      "stroke-width": 5,
      fill: "none",
    }),
    path(
      band(
        [
          [0, -146],
          [0, -168],
        ],
        [26, 22],
      ),
      { fill: mix(skin, "#14211e", 0.14) },
    ),
    path(torso, { fill: top }),
    shade(
      "M0-151H15C30-146 49-146 56-128 59-104 46-78 45-56 45-45 52-33 58-22Q38-7 16-4.500C26-50 20-110 0-151Z",
      0.17,
    ),
    path(hem, { fill: mix(top, "#14211e", 0.2) }),
    crease("M-51-32Q-28-15 0-15 28-15 51-32", 0.2, 1.6),
    // The cloth gives at the armpits and over the waist.
    shade(
      "M-48-103Q-54-114-52-130-49-116-48-103ZM48-103Q54-114 52-130 49-116 48-103ZM-45-60Q-34-50-18-50-34-47-45-55ZM45-57Q34-45 20-44 34-41 45-51ZM-46-70Q-40-63-30-61-40-59-46-65Z",
      0.26,
    ),
    path("M-18-151Q0-141 18-151L15-159Q0-151-15-159Z", { fill: mix(top, "#fff4dc", 0.25) }),
    `<ellipse cx="-24" cy="-184" rx="4.500" ry="7" fill="${skin}"/><ellipse cx="24" cy="-184" rx="4.500" ry="7" fill="${mix(skin, "#14211e", 0.2)}"/>`,
    path("M-25-186C-26-208-14-218 0-218 14-218 26-208 25-186 24-172 14-162 0-162-14-162-24-172-25-186Z", {
      fill: hairTint,
    }),
    path("M4-217C18-216 26-206 25-186 24-172 14-162 2-162 16-176 16-200 4-217Z", {
      fill: "#14120f",
      "fill-opacity": 0.25,
    }),
    path("M-13-222C-14-234-6-240 1-240 9-239 15-232 13-222 8-212-8-212-13-222Z", { fill: hairTint }),
    path("M-12-219Q0-212 12-219L10-214Q0-208-10-214Z", { fill: "#b4532f" }),
    path("M-18-176Q-17-200-6-211M-9-166Q-8-190-1-209M8-166Q8-190 3-209M-7-225Q-3-234 4-235", {
      fill: "none",
      stroke: mix(hairTint, light, 0.3),
      "stroke-opacity": 0.5,
      "stroke-width": 1.4,
      "stroke-linecap": "round",
    }),
    rim(`${torso}${arm}`, shoulder, 5, [-30, -140, -108, -44]),
    rim(
      "M-25-186C-26-208-14-218 0-218 14-218 26-208 25-186 24-172 14-162 0-162-14-162-24-172-25-186Z",
      "M-25-178C-26-202-20-210-15-214",
      4,
      [-17, -210, -25, -180],
    ),
  ];
  return group(out.join(""), { transform: place(x, y, scale) });
}
