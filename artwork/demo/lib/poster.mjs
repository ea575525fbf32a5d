// What all posters share: their size and the title. They have no frame: the site lays them on a sheet.
import { n } from "../../lib/geometry.mjs";
import { group, path } from "../../lib/picture.mjs";
import { title } from "./lettering.mjs";
import { Stage } from "./stage.mjs";
import { titles } from "./titles.mjs";

const [WIDTH, HEIGHT] = [1000, 1414];

/** An empty poster: a stage of the proportions of a sheet of the A series. */
export const posterStage = () => new Stage({ width: WIDTH, height: HEIGHT });

/** The title of a poster, in front of everything. */
export const finishPoster = (stage, name, { size = 132, fill = "#fffaf0", tint = "#14211e", x = WIDTH / 2, maxWidth = 800, ...more }) =>
  stage.add(title(stage, titles[name], { x, size, maxWidth, fill, tint, ...more }));

/** Ribbons of wind, each a band of tracing paper with its own shadow. */
export function ribbon(stage, d, { fill = "#f3f8f8", opacity = 0.75, tint = "#0f2a3a", ...shadow } = {}) {
  return stage.lift(path(d, { fill, "fill-opacity": opacity }), {
    dx: 6,
    dy: 10,
    blur: 8,
    opacity: 0.34,
    tint,
    ...shadow,
  });
}

/** A paper kite with its tail, tied to a point below. */
export function kite(stage, x, y, s, [tx, ty], { tints = ["#b4532f", "#f2c14e"], turn = 18 } = {}) {
  const sail =
    path("M0-100L62-14 0 110-62-14Z", { fill: tints[0] }) +
    path("M0-100L62-14H0ZM0 110L-62-14H0Z", { fill: tints[1] }) +
    path("M0-100L62-14 0 110Z", { fill: "#1d1512", "fill-opacity": 0.12 }) +
    path("M0-100V110M-62-14H62", { stroke: "#5b3822", "stroke-width": 3, fill: "none" });
  const tail =
    path("M0 110q26 34 4 66t10 70", { stroke: "#5b3822", "stroke-width": 2.5, fill: "none" }) +
    [
      [12, 146, 20],
      [6, 184, -16],
      [12, 226, 14],
    ]
      .map(([a, b, r]) =>
        path("M0 0L-20-10V10ZM0 0L20-10V10Z", {
          fill: tints[1],
          transform: `translate(${a} ${b}) rotate(${r})`,
        }),
      )
      .join("");
  return (
    path(`M${x} ${y}Q${n((x + tx) / 2 - 40)} ${n((y + ty) / 2 + 60)} ${tx} ${ty}`, {
      stroke: "#5b3822",
      "stroke-width": 2,
      "stroke-opacity": 0.7,
      fill: "none",
    }) +
    stage.lift(group(sail + tail, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` }), {
      dx: 10,
      dy: 14,
      blur: 9,
      opacity: 0.36,
    })
  );
}
