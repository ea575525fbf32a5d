// People by a fire, wrapped in blankets: warm shapes, lit from the side of the flames.
// About 100 units from the ground to the crown, the middle of their log on the origin.
import { band } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { group, path, place } from "./picture.mjs";
import { headSide } from "./people.mjs";

const NIGHT = "#10211f";
const GLOW = "#ffb763";

const line = (d, stroke, width, o = 1) =>
  path(d, { fill: "none", stroke, "stroke-width": width, "stroke-opacity": o, "stroke-linecap": "round" });

const log = (x0, x1, w = 17) =>
  path(band([[x0, -9], [(x0 + x1) / 2, -8], [x1, -9]], [w, w, w * 0.96], 4), { fill: "#4a3122" }) +
  line(`M${x0 + 6} -14Q${(x0 + x1) / 2}-12 ${x1 - 8}-14`, "#a06a3c", 1.4, 0.6) +
  `<ellipse cx="${x1}" cy="-9" rx="${w * 0.34}" ry="${w * 0.48}" fill="#c98f56"/><ellipse cx="${x1}" cy="-9" rx="${w * 0.18}" ry="${w * 0.28}" fill="none" stroke="#8a5c34" stroke-width="1"/>`;

// A tint that turns from the night to the fire, from `x0` to `x1`.
const towards = (stage, tint, x0, x1) =>
  stage.linear([[0, mix(tint, NIGHT, 0.52)], [0.5, mix(tint, NIGHT, 0.14)], [1, mix(tint, GLOW, 0.34)]], [x0, 0, x1, 0]);

/** Someone seated in profile, facing right towards the fire, a blanket round the shoulders, a mug in hand. */
export function camper(stage, { x, y, height, flip = false, blanket, stripe = "#f0dcb0", trousers = "#33414a", skin = "#d49a74", hair = "short", hairTint = "#3a2a22", mug = "#f0e2c8", stick = false }) {
  const fire = (tint) => towards(stage, tint, -26, 32);
  const cape = "M2-77C-14-75-23-58-25-36-27-22-25-10-20-7-8-4 8-8 20-14 27-19 29-26 27-34 25-50 19-70 11-77 8-79 5-79 2-77Z";
  const out = [
    log(-34, 26),
    // Legs, thick and warm, then the boots.
    path(band([[4, -24], [27, -28], [31, -6]], [19, 16, 12], 6), { fill: fire(mix(trousers, NIGHT, 0.2)) }),
    path("M24-9H37Q46-6 47 0H24Z", { fill: "#6a4530" }),
    path("M24-2.500H47V0H24Z", { fill: "#2e2019" }),
    path(cape, { fill: fire(blanket) }),
    stage.through(cape, line("M-34-28Q-2-16 34-28M-34-20Q0-8 34-19", stripe, 2.6, 0.75)),
    line("M-20-7l-1 5M-14-5.500l-.5 5M-8-5.500l0 5M-2-6.500l.5 5M4-8l1 5", mix(stripe, NIGHT, 0.25), 1.8, 0.8),
    line("M6-76C0-62 4-46 16-40", mix(blanket, NIGHT, 0.4), 1.6, 0.6),
    // A collar of the blanket, the hand, what it holds.
    path("M-7-74Q2-84 15-78 19-72 17-67 6-63-5-67Z", { fill: fire(mix(blanket, "#fff0d0", 0.16)) }),
    stick ? line("M30-46L62-62", "#5b3f2a", 2.2) + '<ellipse cx="63" cy="-63" rx="5" ry="4" fill="#fff3dc" transform="rotate(-26 63 -63)"/>' : "",
    path(band([[15, -49], [23, -42], [31, -45]], [12, 11, 8], 5), { fill: fire(mix(blanket, "#fff0d0", 0.08)) }),
    `<circle cx="32" cy="-45.500" r="4.600" fill="${mix(skin, GLOW, 0.3)}"/>`,
    stick ? "" : path("M29-55H39.500L38.500-43Q34-41 30-43Z", { fill: mug }) + path("M35-55H39.500L38.500-43Q36.500-42 35-42Z", { fill: GLOW, "fill-opacity": 0.5 }) + line("M34-58q-3-4 0-8t0-8", "#fff3e0", 1.6, 0.45),
    group(headSide([0, 0], { hair, hairTint, skin: mix(skin, GLOW, 0.16), coat: blanket }), { transform: "translate(8 -89) scale(1.62)" }),
    line("M13-78Q22-68 25-50M27-33Q28-26 22-18", GLOW, 2, 0.65),
  ];
  return group(out.join(""), { transform: place(x, y, height / 100, flip) });
}

/** Two friends under one blanket, from behind, heads leaning together; the fire is on their right. */
export function friends(stage, { x, y, height, flip = false, blanket = "#a3452a", stripe = "#f0d9a8" }) {
  const fire = (tint) => towards(stage, tint, -60, 66);
  const cape = "M-60-9C-63-40-52-66-34-73-20-78-8-73-1-67 8-77 22-80 36-76 54-68 64-40 60-8 30 2-30 2-60-9Z";
  const hatTint = "#2f7f96";
  const out = [
    log(-72, 70, 19),
    path(cape, { fill: fire(blanket) }),
    path("M-1-67Q-4-40-2-4 20 0 60-8 64-40 54-68 36-80 22-80 8-77-1-67Z", { fill: NIGHT, "fill-opacity": 0.14 }),
    stage.through(cape, line("M-70-29Q0-8 70-28M-70-20Q0 1 70-19", stripe, 3.2, 0.8)),
    path([-44, -29, -15, 0, 15, 29, 44].map((a) => `M${a - 5}-35.500l5-6 5 6-5 6z`).join(""), { fill: stripe, "fill-opacity": 0.75, transform: "translate(0 9)" }),
    line([...Array(15)].map((_, i) => `M${-56 + i * 8} ${-5 + Math.sin((i / 14) * Math.PI) * 3}l${(i - 7) * 0.1} 6`).join(""), mix(stripe, NIGHT, 0.2), 2, 0.85),
    // She leans her head on his shoulder.
    group(
      path("M-14-4Q-16-18 0-18 16-18 14-2 14 14 0 15-13 14-14-4Z", { fill: fire("#5a3c26") }) +
        path("M4-17Q16-16 14-2 14 12 4 15 11 0 4-17Z", { fill: GLOW, "fill-opacity": 0.3 }) +
        `<circle cx="-2" cy="-20" r="8.500" fill="#4a3020"/>` +
        line("M-9-8Q-4 4-6 12M0-14Q4-2 2 12", "#a8743e", 1.5, 0.6),
      { transform: "translate(-14 -83) rotate(15)" },
    ),
    group(
      path("M-12 0Q-13 14 0 15 13 14 12 0Z", { fill: "#3a2820" }) +
        path("M11-2Q17-2 16 4 15 8 11 7Z", { fill: mix("#d49a74", GLOW, 0.25) }) +
        path("M-15 1Q-16-21 0-21 16-21 15 1 0 6-15 1Z", { fill: fire(hatTint) }) +
        path("M-16-3Q0 3 16-3L15.500 5Q0 10-15.500 5Z", { fill: fire(mix(hatTint, "#fff0d0", 0.4)) }) +
        '<circle cx="0" cy="-23" r="5.600" fill="#f0e2c8"/>',
      { transform: "translate(21 -88) rotate(-7)" },
    ),
    // The rim that the fire finds.
    line("M38-76Q55-67 59-40 61-24 60-11", GLOW, 2.6, 0.85),
  ];
  return group(out.join(""), { transform: place(x, y, height / 100, flip) });
}

/** A dog asleep, nose towards the right. */
export function sleepingDog(stage, { x, y, scale = 1, flip = false, coat = "#b98a52" }) {
  const fire = towards(stage, coat, -40, 34);
  return group(
    path("M-36-2C-44-20-24-30-6-27 6-32 18-27 22-20 32-20 42-12 42-5 40 0 32 0 26-1H-30Q-36 0-36-2Z", { fill: fire }) +
      path("M14-24Q10-12 18-8 26-12 24-21 20-26 14-24Z", { fill: mix(coat, NIGHT, 0.4) }) +
      path("M-34-6Q-50-4-46-14-44-4-30-3Z", { fill: mix(coat, NIGHT, 0.35) }) +
      '<circle cx="41" cy="-6" r="2.600" fill="#2a1d18"/>' +
      line("M29-10q3 2.500 6 0", "#2a1d18", 1.4) +
      line("M-20-27Q-6-30 6-28", GLOW, 1.6, 0.5),
    { transform: place(x, y, scale, flip) },
  );
}
