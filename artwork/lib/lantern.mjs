// Small paper lanterns, lit from inside.
import { n } from "./geometry.mjs";
import { group, path } from "./picture.mjs";

/** Define a lantern 64 by 84 that hangs from the origin, with its halo or without; returns a function that hangs one. */
export function defineLantern(pic, { halo = true } = {}) {
  const skin = pic.linear(
    [
      [0, "#f0a94c"],
      [0.3, "#ffd98c"],
      [0.52, "#fff0c4"],
      [0.75, "#ffcf7c"],
      [1, "#e8963c"],
    ],
    [-30, 0, 30, 0],
  );
  const light = pic.radial(
    [
      [0, "#ffcf78", 0.62],
      [0.45, "#ffdb98", 0.26],
      [1, "#ffe6b8", 0],
    ],
    0,
    44,
    78,
  );
  const body = "M-15 10Q-32 22-32 42-32 63-15 76H15Q32 63 32 42 32 22 15 10Z";
  const ribs =
    "M-22.500 18Q0 23 22.500 18M-29.500 30Q0 37 29.500 30M-32 43Q0 51 32 43M-29 57Q0 64 29 57M-22 68Q0 73 22 68";
  const art =
    (pic.soft?.(path(body, { fill: "#12231f", "fill-opacity": 0.34, transform: "translate(3 5)" }), 3) ??
      path(body, { fill: "#12231f", "fill-opacity": 0.08, transform: "translate(5 7) scale(1.05)" }) +
        path(body, { fill: "#12231f", "fill-opacity": 0.12, transform: "translate(3 4)" })) +
    path(body, { fill: "#fffaf0" }) +
    path(body, { fill: skin, transform: "translate(0 2) scale(.955)" }) +
    path("M-8 11Q-13 26-13 43T-8 75M8 11Q13 26 13 43T8 75", {
      fill: "none",
      stroke: "#b9681f",
      "stroke-opacity": 0.28,
      "stroke-width": 1,
    }) +
    path(ribs, { fill: "none", stroke: "#b9681f", "stroke-opacity": 0.42, "stroke-width": 1.2 }) +
    path("M-17 5Q0 1 17 5L15 12Q0 9-15 12Z", { fill: "#3a2b22" }) +
    path("M-15 74Q0 78 15 74L13 81Q0 84-13 81Z", { fill: "#3a2b22" }) +
    path("M0 82v9M-3 91h6l-1.500 10h-3z", { fill: "#b4532f", stroke: "#b4532f", "stroke-width": 1 });
  const shine = pic.define("circle", { cx: 0, cy: 44, r: 78, fill: light });
  const id = pic.define("g", {}, art);
  return ({ x, y, string = 30, scale = 1, tilt = 0 }) =>
    group(
      (halo ? `<use href="#${shine}"/>` : "") +
        path(`M0 ${n(-string / scale)}Q${n(tilt * 0.4)} ${n(-string / scale / 2)} 0 4`, {
          fill: "none",
          stroke: "#4a3a2e",
          "stroke-width": n(1.6 / scale),
        }) +
        `<use href="#${id}"${tilt ? ` transform="rotate(${tilt})"` : ""}/>`,
      { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` },
    );
}
