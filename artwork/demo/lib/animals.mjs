// Animals of the forest, cut in side view, facing right, feet on the origin.
import { band } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { group, path, place } from "../../lib/picture.mjs";

/** A stag about 150 units tall that bells, head raised; without `antlers` a hind that listens. */
export function deer({ x, y, scale = 1, flip = false, coat = "#7a4f30", light = "#f0cf9a", antlers = true }) {
  const dark = mix(coat, "#14110f", 0.42);
  const far = mix(coat, "#14110f", 0.28);
  const leg = (points, widths, fill) => path(band(points, widths, 6), { fill });
  const hoof = (hx) => path(`M${hx - 2.4}-4H${hx + 2}L${hx + 3.4} 0H${hx - 2.6}Z`, { fill: "#2a211c" });
  const horn = (k, dx) =>
    [
      [
        [
          [38, -104],
          [29, -116],
          [25, -132],
          [31, -150],
        ],
        [3.6, 3.2, 2.6, 0.8],
      ],
      [
        [
          [37, -105],
          [45, -113],
          [50, -124],
        ],
        [2.8, 2.2, 0.6],
      ],
      [
        [
          [29, -117],
          [37, -126],
          [41, -136],
        ],
        [2.6, 2, 0.6],
      ],
      [
        [
          [25, -131],
          [18, -140],
          [17, -150],
        ],
        [2.3, 1.8, 0.6],
      ],
      [
        [
          [27, -138],
          [36, -145],
          [41, -154],
        ],
        [2, 1.6, 0.5],
      ],
    ]
      .map(([p, w]) =>
        path(
          band(
            p.map(([a, b]) => [a + dx, b]),
            w,
            6,
          ),
          { fill: k },
        ),
      )
      .join("");
  const raised = antlers;
  const head = raised
    ? path(
        "M27-86L31-97Q33-103 40-103L53-109Q58-110 59-106 58-102 54-100L52-99 55-96Q52-94 47-95L43-92Q40-84 39-76Z",
        { fill: coat },
      )
    : path("M27-84L30-95Q32-101 39-101 45-100 52-93 56-90 54-87 50-85 44-88L40-84Q39-80 38-74Z", {
        fill: coat,
      });
  const ear =
    path("M33-100Q26-104 22-101 26-95 33-96Z", { fill: far }) +
    path("M31-99Q27-101 24.500-100 27-97 31-97Z", { fill: "#d9b088" });
  const out = [
    antlers ? horn(mix("#8a6a48", "#14110f", 0.4), 4) : "",
    leg(
      [
        [25, -46],
        [30, -25],
        [29, -2],
      ],
      [9, 5, 3.4],
      far,
    ),
    hoof(29),
    leg(
      [
        [-29, -50],
        [-21, -32],
        [-26, -18],
        [-23, -2],
      ],
      [14, 8.5, 4.4, 3.4],
      far,
    ),
    hoof(-23),
    path(
      "M-39-54Q-37-65-23-64 0-61 15-66 24-72 28-87L39-78Q37-60 31-49 27-40 12-39-8-36-22-41-34-42-39-54Z",
      { fill: coat },
    ),
    leg(
      [
        [20, -47],
        [22, -25],
        [20, -2],
      ],
      [11, 5.4, 3.6],
      coat,
    ),
    hoof(20),
    leg(
      [
        [-31, -50],
        [-26, -34],
        [-33, -19],
        [-31, -2],
      ],
      [17, 10, 4.8, 3.6],
      coat,
    ),
    hoof(-31),
    path("M-38-60Q-43-56-41-49-38-50-36-55Z", { fill: "#ead0a4" }),
    head,
    ear,
    antlers
      ? path("M28-88Q24-72 15-66 16-52 26-46 34-48 37-62L39-78Q33-76 28-88Z", {
          fill: dark,
          "fill-opacity": 0.75,
        })
      : "",
    path("M12-39Q-8-36-22-41-10-46 10-45 22-44 28-48 24-40 12-39Z", {
      fill: "#14110f",
      "fill-opacity": 0.22,
    }),
    path(raised ? "M55-109.500Q59-110 59-106.500L56-106Z" : "M52.500-92.500Q56-90 54.500-87L51.500-89Z", {
      fill: "#241b17",
    }),
    `<circle cx="${raised ? 43 : 42}" cy="${raised ? -101.5 : -96}" r="1.2" fill="#1b1512"/>`,
    path("M-37-61Q-22-65.500 0-62.500 14-63 22-71 26-78 29-90", {
      fill: "none",
      stroke: light,
      "stroke-width": 1.4,
      "stroke-opacity": 0.75,
      "stroke-linecap": "round",
    }),
    antlers ? horn("#a98560", 0) : "",
  ];
  return group(out.join(""), { transform: place(x, y, scale, flip) });
}
