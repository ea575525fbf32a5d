// A village seen from afar: a steeple among roofs.
import { n } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { path } from "../../lib/picture.mjs";

/** Draw the village around (x, y). */
export function village(stage, x, y, scale = 1) {
  const roofs = ["#8a4f3a", "#a5644a", "#6f5a52", "#9c5a40"];
  const house = (dx, dy, w, h, i) => {
    const [px, py, ww, hh] = [x + dx * scale, y + dy * scale, w * scale, h * scale];
    const wall = ["#f3e6cf", "#e8d6b8", "#f6ecd8"][i % 3];
    return (
      path(
        `M${n(px)} ${n(py)}V${n(py - hh)}L${n(px + ww / 2)} ${n(py - hh * 1.5)}L${n(px + ww)} ${n(py - hh)}V${n(py)}Z`,
        { fill: wall },
      ) +
      path(`M${n(px + ww / 2)} ${n(py)}V${n(py - hh * 1.5)}L${n(px + ww)} ${n(py - hh)}V${n(py)}Z`, {
        fill: "#3a2a22",
        "fill-opacity": 0.14,
      }) +
      path(
        `M${n(px - ww * 0.12)} ${n(py - hh * 0.92)}L${n(px + ww / 2)} ${n(py - hh * 1.6)}L${n(px + ww * 1.12)} ${n(py - hh * 0.92)}L${n(px + ww)} ${n(py - hh * 0.86)}L${n(px + ww / 2)} ${n(py - hh * 1.42)}L${n(px)} ${n(py - hh * 0.86)}Z`,
        { fill: roofs[i % 4] },
      ) +
      path(
        `M${n(px + ww * 0.24)} ${n(py - hh * 0.7)}h${n(ww * 0.16)}v${n(hh * 0.3)}h${n(-ww * 0.16)}ZM${n(px + ww * 0.6)} ${n(py - hh * 0.7)}h${n(ww * 0.16)}v${n(hh * 0.3)}h${n(-ww * 0.16)}Z`,
        { fill: mix("#ffd27a", roofs[i % 4], i % 2 ? 0.75 : 0) },
      )
    );
  };
  const s = (v) => n(v * scale);
  const church =
    path(`M${n(x)} ${n(y - 6 * scale)}v${s(-84)}h${s(26)}v${s(84)}Z`, { fill: "#f6ecd8" }) +
    path(`M${n(x + 14 * scale)} ${n(y - 6 * scale)}v${s(-84)}h${s(12)}v${s(84)}Z`, {
      fill: "#3a2a22",
      "fill-opacity": 0.16,
    }) +
    path(
      `M${n(x - 4 * scale)} ${n(y - 88 * scale)}L${n(x + 13 * scale)} ${n(y - 150 * scale)}L${n(x + 30 * scale)} ${n(y - 88 * scale)}Z`,
      { fill: "#5d5a5c" },
    ) +
    path(`M${n(x + 9 * scale)} ${n(y - 74 * scale)}h${s(8)}v${s(14)}h${s(-8)}Z`, { fill: "#4a3a30" });
  return stage.lift(
    church +
      [
        [-96, -6, 34, 22],
        [-48, -14, 36, 24],
        [34, -12, 44, 28],
        [88, -4, 36, 22],
        [-130, 12, 38, 24],
        [-74, 18, 40, 26],
        [-18, 14, 46, 28],
        [44, 20, 40, 26],
        [104, 22, 34, 22],
      ]
        .map(([a, b, w, h], i) => house(a, b, w, h, i))
        .join(""),
    { dx: 4, dy: 4, blur: 5, opacity: 0.34 },
  );
}
