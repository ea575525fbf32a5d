// The fox and the crow of the fable, cut in side view, lit by a lantern; the fox looks up at what the crow holds.
import { band } from "./geometry.mjs";
import { group, line, path, place } from "./picture.mjs";

const part = (points, widths, fill) => path(band(points, widths, 6), { fill });

/** A fox that sits facing right, its nose in the air: 100 units from the ground to its ears, its feet on the origin. */
export function fox({ x, y, scale = 1, flip = false }) {
  const [coat, dark, cream, lit] = ["#cf6f34", "#8f431f", "#f6e3c0", "#ffd596"];
  const back = "M6-74C-12-68-32-48-38-22Q-40 0-26 0H8Q2-12 8-26L24-62Z";
  const head = "M-16-4C-18-18-4-24 8-18L35-3Q40 1 35 5L12 13C-2 18-14 10-16-4Z";
  const out = [
    // The brush lies around its feet.
    part([[-22, -9], [-48, -4], [-68, -14], [-76, -34]], [14, 24, 24, 3], dark),
    part([[-24, -11], [-48, -7], [-67, -17], [-75, -34]], [12, 20, 19, 2], coat),
    part([[-64, -17], [-71, -23], [-76, -36]], [18, 14, 1.5], cream),
    part([[10, -46], [13, -24], [11, -3]], [13, 8, 6.5], dark),
    path(back, { fill: coat }),
    path("M-32-4Q-36-36-12-36 8-34 8-10 8 0-6 0H-26Z", { fill: dark, "fill-opacity": 0.5 }),
    path("M-32-2Q-35-32-13-32 5-31 5-9 5 0-6 0H-24Z", { fill: coat }),
    part([[15, -50], [21, -26], [20, -4]], [14, 9, 7], coat),
    part([[21, -20], [20.5, -10], [20, -3]], [7, 7, 7], "#4a2a20"),
    path("M-12-5Q2-9 8-1 8 0 6 0H-12ZM15-6Q25-8 28-1V0H15Z", { fill: "#4a2a20" }),
    path("M8-66Q28-62 27-46 25-34 19-28 10-40 8-66Z", { fill: cream }),
    line("M4-74C-13-66-32-47-37-24", lit, 1.8, 0.85),
    group(
      path("M-3-16L4-40 13-15Z", { fill: dark }) +
        path(head, { fill: coat }) +
        path("M37 2L12 13C0 17-11 13-15 4-4 10 8 7 19-1Z", { fill: cream }) +
        path("M-15-9L-17-38 3-19Z", { fill: coat }) +
        path("M-12-14L-14.500-31-2-19Z", { fill: "#4a2a20" }) +
        path("M33-4Q40-4 39.500 1 38 5 34 3Z", { fill: "#241713" }) +
        line("M8-7.500q4-3 8 .5", "#241713", 2.6) +
        line("M3-19.500L8-18 34-4", lit, 1.6, 0.9),
      { transform: "translate(14 -74) rotate(-40)" },
    ),
  ];
  return group(out.join(""), { transform: place(x, y, scale, flip) });
}

/** A crow 60 units long that sits facing left, a wedge of cheese in its beak, its feet on the origin. */
export function crow({ x, y, scale = 1, flip = false }) {
  const [feather, wing, lit] = ["#4c5a6e", "#687a92", "#ffd596"];
  const out = [
    line("M-2-6L-4 1M5-6L5 1", "#57606b", 2.2),
    path("M14-22L44-2 36 2 8-6Z", { fill: "#3e4b5d" }),
    path("M-24-38C-24-48-8-52-3-42 10-38 22-24 22-14 12-2-6-2-14-10-20-18-18-26-20-32Z", { fill: feather }),
    path("M-4-30C12-32 26-16 36-4 18-4-2-8-8-18Z", { fill: wing }),
    line("M2-22Q16-17 27-8M0-16Q10-11 19-7", "#33404f", 1.4, 0.9),
    // Tomme, with its rind.
    path("M-56-37L-34-43-32-29Z", { fill: "#ffd873" }) + line("M-34-43L-32-29", "#c98a3a", 3),
    '<circle cx="-41" cy="-36.500" r="1.800" fill="#d99a3c"/>',
    path("M-22-43L-39-39-21-37Z", { fill: "#8d8478" }) + path("M-21-37.500L-37-34-21-33Z", { fill: "#6d655c" }),
    '<circle cx="-14.500" cy="-41.500" r="2.100" fill="#ffe7ae"/><circle cx="-15" cy="-41.500" r="1" fill="#14171c"/>',
    line("M-21-31C-20-24-20-17-14-10-9-5-2-3.500 4-4.500", lit, 1.8, 0.8),
  ];
  return group(out.join(""), { transform: place(x, y, scale, flip) });
}
