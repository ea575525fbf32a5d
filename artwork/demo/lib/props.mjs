// Things of the house, cut from card: each stands on the origin, about 100 units for an arm's length.
import { band, n } from "../../lib/geometry.mjs";
import { fire } from "../../lib/nature.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, line, path, place } from "../../lib/picture.mjs";

const shade = (d, o = 0.18) => path(d, { fill: "#1d1512", "fill-opacity": o });

/** Place a drawing made around the origin. */
export const put = (markup, x, y, scale = 1, flip = false) =>
  group(markup, { transform: place(x, y, scale, flip) });

/** A mug with a handle; 60 high. */
export const mug = (tint = "#e9dcc2") =>
  line("M30-44Q56-46 52-26T26-10", tint, 8) +
  path("M-32-58H32L27-4Q0 6-27-4Z", { fill: tint }) +
  shade("M8-58H32L27-4Q16 1 4 1 16-28 8-58Z", 0.14) +
  `<ellipse cy="-58" rx="32" ry="8" fill="${mix(tint, "#ffffff", 0.45)}"/><ellipse cy="-57" rx="26" ry="5.600" fill="#6b3f22"/>` +
  path("M-29-34Q0-26 30-34L29-24Q0-16-28-24Z", { fill: mix(tint, "#2f7f96", 0.55) });

/** A bowl of soup; 44 high. */
export const bowl = (tint = "#b4532f", soup = "#e2a03f") =>
  path("M-54-42Q-52-8-22-2H22Q52-8 54-42Z", { fill: tint }) +
  shade("M14-42H54Q52-8 22-2H4Q22-16 14-42Z", 0.16) +
  `<ellipse cy="-42" rx="54" ry="15" fill="${mix(tint, "#fff6e6", 0.55)}"/><ellipse cy="-41" rx="46" ry="11" fill="${soup}"/>` +
  line("M-20-42q8-5 16 0t16-1", "#fff3d0", 3, 0.7) +
  path("M10-46q8-5 12 2-8 4-12-2z", { fill: "#4c7a3c" });

/** A round loaf on its board, with a few slices. */
export const loaf = () =>
  path("M-150-10L-132-34H128L150-10Q150 2 136 2H-136Q-150 2-150-10Z", { fill: "#a8754a" }) +
  path("M-132-34H128L150-10H-150Z", { fill: "#c08d5c" }) +
  path("M-96-22Q-112-66-64-90-10-112 40-88 74-68 62-22Q-16-8-96-22Z", { fill: "#b06f34" }) +
  path("M-96-22Q-112-66-64-90-30-106 0-100-70-70-60-19Z", { fill: "#e0a866", "fill-opacity": 0.55 }) +
  line("M-58-82Q-36-66-34-40M-16-96Q6-74 6-44M24-92Q42-72 42-46", "#f5ddb0", 8, 0.9) +
  path("M62-26Q56-66 82-78 112-70 108-22 84-14 62-26Z", { fill: "#c58443" }) +
  path("M69-28Q64-60 84-70 104-62 101-26 84-20 69-28Z", { fill: "#f6e3bb" });

/** A stoneware jug; 130 high. */
export const jug = (tint = "#5e8a94") =>
  line("M34-104Q78-104 66-60T34-30", tint, 10) +
  path("M-22-128H24L30-134 40-128 28-112Q26-98 40-76 56-40 36-6 0 6-36-6-56-40-40-76-26-96-22-128Z", {
    fill: tint,
  }) +
  shade("M8-128H24L28-112Q26-98 40-76 56-40 36-6 20 2 4 2 34-50 8-128Z", 0.2) +
  path("M-46-50Q0-38 47-50L47-40Q0-28-46-40Z", { fill: "#f3e6cf", "fill-opacity": 0.75 }) +
  `<ellipse cx="1" cy="-127" rx="23" ry="5" fill="${mix(tint, "#14211e", 0.5)}"/>`;

/** A candle in a holder with its flame; 96 high. */
export const candle = () =>
  path("M-26 0Q-30-12-12-14H12Q30-12 26 0Z", { fill: "#a97b2c" }) +
  path("M-9-12V-62Q0-66 9-62V-12Z", { fill: "#fbf0d8" }) +
  shade("M2-12V-64L9-62V-12Z", 0.12) +
  path("M0-100C12-84 12-72 0-68-12-72-11-84 0-100Z", { fill: "#ffb84a" }) +
  path("M0-88C6-80 6-73 0-70-6-73-6-80 0-88Z", { fill: "#fff3c4" });

/** A few closed books, lying. */
export const books = (tints = ["#2f6a55", "#b4532f", "#e2c9a0"]) =>
  tints
    .map((t, i) => {
      const w = 64 - i * 7;
      const y = -i * 19;
      return (
        path(`M${-w + i * 4} ${y}V${y - 18}H${w}V${y}Z`, { fill: t }) +
        path(`M${w - 8} ${y - 3}V${y - 15}H${w}V${y - 3}Z`, { fill: "#fbf2de" }) +
        line(`M${-w + 14 + i * 4} ${y - 18}V${y}`, mix(t, "#fff3d0", 0.5), 2)
      );
    })
    .join("");

/** A cast-iron stove with a glass door and a kettle; 330 high without its pipe, 260 wide. */
export function stove(stage, random, { pipe = 700 } = {}) {
  const iron = "#37322f";
  const glow = stage.linear(
    [
      [0, "#5a1f10"],
      [0.5, "#a33f16"],
      [1, "#f0913a"],
    ],
    [0, -250, 0, -96],
  );
  const logs = fire(stage, random, 0, -100, 112, { stones: false });
  return [
    path(`M-26-330V${-330 - pipe}H26V-330Z`, { fill: "#453f3b" }),
    shade(`M6-330V${-330 - pipe}H26V-330Z`, 0.3),
    path(`M-32-350h64v14h-64zM-32-560h64v10h-64z`, { fill: "#544c47" }),
    path("M-112 0L-98-40H-76L-84 0ZM112 0L98-40H76L84 0Z", { fill: "#2a2624" }),
    path("M-128-44V-290Q-128-312-106-312H106Q128-312 128-290V-44Q128-32 116-32H-116Q-128-32-128-44Z", {
      fill: iron,
    }),
    path("M-144-312H144V-330H-144ZM-136-40H136V-26H-136Z", { fill: "#4a4440" }),
    path("M-98-70V-236Q-98-276 0-280 98-276 98-236V-70Z", { fill: "#2a2523" }),
    stage.through(
      "M-84-84V-232Q-84-262 0-266 84-262 84-232V-84Z",
      path("M-90-80V-270H90V-80Z", { fill: glow }) + logs,
    ),
    line("M-84-84V-232Q-84-262 0-266 84-262 84-232V-84Z", "#57504b", 5),
    line("M108-190V-140", "#c9a15a", 9),
    line("M-60-54H60", "#c9a15a", 4, 0.6),
    path("M-78-230Q-80-248-40-256L-66-120Q-74-160-78-230Z", { fill: "#fff3d0", "fill-opacity": 0.1 }),
    line("M-128-290Q-128-312-106-312", "#b9a99a", 3, 0.7),
    line("M-144-330H144", "#8f837a", 3, 0.8),
    // The kettle.
    line("M-76-388Q-46-436-10-388", "#4b6f74", 7),
    path("M-92-332Q-98-376-66-388H-24Q8-376 4-332Z", { fill: "#4f8089" }),
    shade("M-34-388H-24Q8-376 4-332H-30Q-10-360-34-388Z", 0.2),
    path("M2-352Q26-362 30-386L40-384Q38-350 4-338Z", { fill: "#4f8089" }),
    path("M-54-388q9-14 18 0z", { fill: "#33565c" }),
  ].join("");
}

/** A wing chair, seen a little from its right side, facing left; about 470 high. */
export function armchair({ cloth = "#2f6a55", blanket = "#c98f3d" } = {}) {
  const dark = mix(cloth, "#14211e", 0.32);
  const pale = mix(cloth, "#fff0cf", 0.16);
  return [
    path("M-150-30L-158 0H-138L-126-40ZM150-30L164 0H144L128-40ZM96-30L100-6H116L112-36Z", {
      fill: "#6a4429",
    }),
    // The back with its two wings.
    path("M-88-180Q-112-400-92-440-60-486 40-486 150-484 166-430 176-380 150-150L-60-150Z", { fill: cloth }),
    shade("M60-486Q150-482 166-430 176-380 150-150H100Q140-340 60-486Z", 0.22),
    path("M-66-200Q-84-392-66-420-40-452 34-452 106-450 118-414 126-360 112-180Z", { fill: pale }),
    line(
      "M-40-350q4 5 0 10M26-366q4 5 0 10M88-350q4 5 0 10M-34-272q4 5 0 10M28-284q4 5 0 10M88-272q4 5 0 10",
      dark,
      7,
      0.7,
    ),
    path("M-92-440Q-120-436-118-370-116-300-96-232L-72-240Q-86-380-74-424Z", { fill: dark }),
    path("M118-414Q132-300 112-180L160-170Q184-360 166-430 150-462 118-414Z", { fill: dark }),
    // The seat, its cushion, the arms.
    path("M-150-176Q-156-60-140-30H140Q154-90 146-190Z", { fill: dark }),
    path("M-136-200Q-148-160-130-140 0-116 122-142 136-170 120-206-10-226-136-200Z", { fill: pale }),
    shade("M-134-150Q0-118 126-150L122-136Q0-110-130-134Z", 0.26),
    path("M-178-232Q-196-190-172-170L-164-36Q-140-26-122-36L-118-176Q-100-190-108-226-140-256-178-232Z", {
      fill: cloth,
    }),
    shade("M-132-160L-122-36Q-130-31-142-31L-150-168Z", 0.2),
    path("M108-226Q96-190 118-172L124-32Q160-24 174-36L178-180Q200-200 186-236 150-260 108-226Z", {
      fill: cloth,
    }),
    shade("M150-172L154-30Q168-31 174-36L178-180Q192-196 188-226 180-186 150-172Z", 0.24),
    // A blanket thrown over the arm.
    path(
      "M92-244Q140-276 196-246L206-96 186-90 176-96 164-88 152-96 138-88 126-96 112-92 104-180Q84-200 92-244Z",
      { fill: blanket },
    ),
    line(
      "M98-214Q146-238 200-214M104-176Q150-194 203-176M110-136Q156-150 205-136",
      mix(blanket, "#fff3d0", 0.6),
      6,
      0.7,
    ),
    shade("M170-258L196-246 206-96 186-90Z", 0.16),
    line("M114-92v16M126-95v16M138-90v16M152-95v16M164-90v16M176-95v16M188-91v16M202-95v16", blanket, 3.5),
    line("M-92-440Q-60-484 36-485M-178-232Q-160-246-136-244", "#fff0cf", 4, 0.5),
  ].join("");
}

/** A cat asleep, curled up; 150 wide. */
export const cat = (tint = "#c98146") => {
  const dark = mix(tint, "#3a1d10", 0.45);
  return (
    path("M-78-16Q-84-62-28-74 40-82 74-44 86-14 56-2H-50Q-74-2-78-16Z", { fill: tint }) +
    line("M72-30Q84-6 40-4 4-4-26-8", dark, 17) +
    line("M72-30Q84-6 40-4 4-4-26-8", tint, 13) +
    path("M-30-8Q-32-2-40-4-50-8-42-14Z", { fill: "#fbf0dc" }) +
    path("M-90-34L-88-62-70-52Q-58-56-46-50L-34-62-30-34Q-36-12-60-12-84-12-90-34Z", { fill: tint }) +
    path("M-86-56l10 6-9 8zM-38-56l-9 6 9 8z", { fill: "#e8b79a" }) +
    path("M-60-12Q-76-12-84-24-70-30-60-24-48-30-38-24-46-12-60-12Z", { fill: "#fbf0dc" }) +
    line("M-78-36q5 5 11 0M-54-36q5 5 11 0", "#3a2018", 2.6) +
    path("M-63-28h6l-3 4z", { fill: "#b4644a" }) +
    line("M-8-72q-6 18 4 34M14-74q-4 18 6 34M36-70q-2 16 8 30", dark, 5, 0.6)
  );
};

/** A round cushion to sit on; 90 wide. */
export const cushion = (tint) =>
  path("M-48-14Q-50-34 0-36 50-34 48-14 50 2 0 4-50 2-48-14Z", { fill: tint }) +
  path("M-46-22Q-40-36 0-36 40-36 46-22 30-12 0-12-30-12-46-22Z", { fill: mix(tint, "#fff3d8", 0.22) }) +
  shade("M14 4Q50 0 48-14 46-22 46-22 40-14 14-12Z", 0.2);

/** A basket of logs; 150 wide. */
export const logBasket = () => {
  const ends = [
    [-44, -92, 24],
    [2, -98, 26],
    [46, -90, 23],
    [-22, -128, 22],
    [24, -130, 24],
  ];
  const logs = ends
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#7a5136"/><circle cx="${x}" cy="${y}" r="${r - 4}" fill="#dcab74"/><circle cx="${x + 1}" cy="${y}" r="${n(r * 0.5)}" fill="none" stroke="#b07e4c" stroke-width="2.500"/>`,
    )
    .join("");
  return (
    logs +
    path("M-82-84H82L68 0H-68Z", { fill: "#a8753f" }) +
    shade("M30-84H82L68 0H30Z", 0.18) +
    line("M-78-62H78M-75-42H75M-71-22H71", "#7b5228", 4, 0.7) +
    line("M-50-84L-44 0M-18-84L-16 0M18-84L16 0M50-84L44 0", "#cf9c5e", 4, 0.6) +
    path("M-86-92H86V-80H-86Z", { fill: "#8d5f32" })
  );
};

/** A potted plant with broad leaves; `h` is the height of the leaves. */
export function plantPot(random, h = 220, { pot = "#b4532f", leaf = "#3f7a5c", count = 11 } = {}) {
  let leaves = "";
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    const a = t * 1.05 + random.range(-0.08, 0.08);
    const l = h * (1 - 0.4 * Math.abs(t)) * random.range(0.8, 1.05);
    const [x, y] = [Math.sin(a) * l * 0.75, -70 - Math.cos(a) * l];
    const w = l * 0.11;
    const mid = [x * 0.4, -70 - l * 0.62];
    leaves +=
      path(
        `M0-66Q${n(mid[0] - w)} ${n(mid[1])} ${n(x)} ${n(y)}Q${n(mid[0] + w * 1.6)} ${n(mid[1] + w)} 0-66Z`,
        { fill: mix(leaf, i % 2 ? "#a8c46a" : "#14332a", 0.22) },
      ) + line(`M0-66Q${n(mid[0])} ${n(mid[1])} ${n(x)} ${n(y)}`, "#dfe8b0", 1.6, 0.4);
  }
  return (
    leaves +
    path("M-50-78H50L38 0H-38Z", { fill: pot }) +
    shade("M14-78H50L38 0H14Z", 0.2) +
    path("M-56-90H56V-72H-56Z", { fill: mix(pot, "#fff0d8", 0.18) })
  );
}

/** Steam in two ribbons above (x, y). */
export function steam(stage, x, y, h, tint = "#fffaf0", opacity = 0.7) {
  const ribbon = (dx, sway) =>
    band(
      [
        [x + dx, y],
        [x + dx + sway, y - h * 0.28],
        [x + dx - sway * 0.5, y - h * 0.6],
        [x + dx + sway * 1.1, y - h],
      ],
      [1, h * 0.06, h * 0.08, 1],
      8,
    );
  const fill = stage.linear(
    [
      [0, tint, 0],
      [0.6, tint, opacity * 0.7],
      [1, tint, opacity],
    ],
    [0, y - h, 0, y],
  );
  return stage.soft(path(ribbon(-h * 0.09, h * 0.09) + ribbon(h * 0.08, h * 0.12), { fill }), 2.4, [
    y - h - 20,
    y + 20,
  ]);
}
