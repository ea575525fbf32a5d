// Busts of cut paper, seen from the front: head around (500, 395), shoulders below 620.
// Each layer is lifted, so that hair, collar and hat cast their own shadows.
import { softPolygon } from "../../lib/geometry.mjs";
import { mix } from "../../lib/palette.mjs";
import { discOutline } from "../../lib/paper.mjs";
import { group, path } from "../../lib/picture.mjs";
import { Stage } from "./stage.mjs";

/** The shadow that a layer of a portrait casts. */
export const CAST = { dx: 12, dy: 14, blur: 16, opacity: 0.34, tint: "#20140f" };

/** A portrait's ground: a tinted sheet and rings of torn paper around the head. */
export function portraitStage(random, { ground, rings, lift = 0.2 }) {
  const stage = new Stage({ width: 1000, height: 1000 });
  stage.add(
    stage.backdrop([
      [0, mix(ground, "#fff6e4", lift)],
      [1, mix(ground, "#14211e", 0.12)],
    ]),
  );
  rings.forEach((tint, i) => {
    const r = 470 - i * 92;
    stage.add(
      stage.lift(
        path(softPolygon(discOutline(random.fork(`ring${i}`), 500, 430, r, { wobble: 0.014, count: 64 })), {
          fill: tint,
          stroke: "#fffaf0",
          "stroke-opacity": 0.6,
          "stroke-width": 2.5,
        }),
        { dx: 5, dy: 8, blur: 14, opacity: 0.2, tint: "#20140f" },
      ),
    );
  });
  return stage;
}

const shade = (d, o) => path(d, { fill: "#2a130c", "fill-opacity": o });

/** Neck and head: only the planes that the light finds. */
export function head(stage, skin, { jaw = 0, ears = true } = {}) {
  const deep = mix(skin, "#4a1f14", 0.2);
  const w = 98 + jaw * 0.3;
  const [l, r] = [500 - w, 500 + w];
  const outline = `M${l} 378Q${l} 258 500 256 ${r} 258 ${r} 378 ${r + 2} 440 ${566 + jaw} 496 536 538 500 540 464 538 ${434 - jaw} 496 ${l - 2} 440 ${l} 378Z`;
  stage.add(
    stage.lift(
      path("M448 470Q457 552 445 606 432 648 372 664 440 742 500 742 560 742 628 664 568 648 555 606 543 552 552 470Z", {
        fill: deep,
      }),
      CAST,
    ),
  );
  stage.add(
    path("M449 500Q470 560 520 556 546 548 551 520L549 566Q520 600 482 588 455 574 452 540Z", {
      fill: "#2a130c",
      "fill-opacity": 0.22,
    }),
  );
  const ear = (x, k) =>
    path(`M${x} 372Q${x + k * 26} 356 ${x + k * 26} 396 ${x + k * 22} 436 ${x - k * 2} 430Z`, {
      fill: k < 0 ? skin : deep,
    });
  stage.add(
    stage.lift((ears ? ear(l + 4, -1) + ear(r - 4, 1) : "") + path(outline, { fill: skin }), {
      ...CAST,
      dx: 8,
      dy: 10,
      blur: 12,
    }),
  );
  stage.add(
    shade(
      `M548 262Q532 340 560 400 556 470 514 539 540 536 ${566 + jaw} 496 ${r + 2} 440 ${r} 378 ${r} 286 548 262Z`,
      0.1,
    ),
    stage.soft(shade("M503 372Q506 414 526 440 516 454 492 448 504 440 500 420Z", 0.2), 2),
    stage.soft(
      `<ellipse cx="446" cy="446" rx="34" ry="24" fill="${mix(skin, "#d2553a", 0.5)}" fill-opacity=".42"/><ellipse cx="560" cy="446" rx="28" ry="22" fill="${mix(skin, "#d2553a", 0.5)}" fill-opacity=".3"/>`,
      9,
    ),
    path(`M${l + 3} 360Q${l + 6} 290 470 262`, {
      fill: "none",
      stroke: "#fff3dc",
      "stroke-width": 4,
      "stroke-opacity": 0.5,
      "stroke-linecap": "round",
    }),
  );
}

const EYES = "M436 404Q454 388 472 403M534 403Q551 388 568 404";
const BROWS = "M428 366Q450 350 476 360M530 360Q554 350 576 367";

// Two almonds under their lids, the irises turned by so much.
function looking([dx, dy], ink, iris) {
  const eye = (x) => {
    const [cx, cy] = [x + dx, 401 + dy];
    return (
      path(`M${x - 20} 404Q${x} 384 ${x + 20} 404 ${x} 416 ${x - 20} 404Z`, { fill: "#fffaf0" }) +
      `<circle cx="${cx}" cy="${cy}" r="9.500" fill="${iris}"/><circle cx="${cx}" cy="${cy}" r="4.500" fill="#1a0f0c"/><circle cx="${cx - 3}" cy="${cy - 3.5}" r="2.600" fill="#fff"/>`
    );
  };
  const lids = "M432 405Q453 382 475 404L479 400M572 405Q551 382 529 404M572 405L576 400";
  return eye(453) + eye(551) + strands(lids, ink, 5.5, 0.92);
}

/**
 * Eyes that smile, or that look (`look` [dx, dy] from straight on, `iris` their tint), and a mouth that smiles with
 * them: open on teeth, or `closed`, `drop` lower if hair lies on it.
 */
export function face(
  stage,
  skin,
  brow,
  { eyes = EYES, look, iris = "#5b3a22", brows = BROWS, lines, closed = false, drop = 0 } = {},
) {
  const ink = mix(skin, "#2a130c", 0.8);
  stage.add(look ? looking(look, ink, iris) : strands(eyes, ink, 6.5, 0.92), strands(brows, brow, 7, 0.75));
  if (lines) stage.add(strands(lines, ink, 3, 0.4));
  if (closed)
    stage.add(
      group(
        path("M461 480Q480 492 499 489 520 492 538 478 528 507 499 509 471 508 461 480Z", { fill: mix(skin, "#a8432f", 0.85) }) +
          strands("M453 475Q476 497 499 496 524 496 546 473", ink, 4, 0.6),
        { transform: `translate(0 ${drop})` },
      ),
    );
  else
    stage.add(
      path("M458 478Q500 496 540 476 530 512 498 513 468 510 458 478Z", { fill: "#a8432f" }),
      path("M465 482Q500 496 533 480 528 491 498 493 474 492 465 482Z", { fill: "#fff6ea" }),
      strands("M451 474Q455 480 460 479M538 477Q543 477 547 471", ink, 4, 0.5),
    );
}

const SHOULDERS =
  "M372 650Q330 672 254 694 150 724 122 830 108 900 100 1030H900Q892 900 878 830 850 724 746 694 670 672 628 650 590 730 500 734 410 730 372 650Z";

/** The garment on the shoulders; `extra` is drawn on it before it is lifted. */
export function garment(stage, tint, extra = "") {
  stage.add(
    stage.lift(
      path(SHOULDERS, { fill: tint }) +
        extra +
        path("M640 660Q690 680 746 694 850 724 878 830 892 900 900 1030H700Q760 860 640 660Z", {
          fill: "#1d120e",
          "fill-opacity": 0.16,
        }) +
        path("M122 830Q150 724 254 694 320 674 366 652", {
          fill: "none",
          stroke: "#fff6e4",
          "stroke-width": 4,
          "stroke-opacity": 0.45,
          "stroke-linecap": "round",
        }),
      CAST,
    ),
  );
}

/** Fine lines in a lock of hair, a knit, a bark. */
export const strands = (d, tint, width = 4, opacity = 0.5) =>
  path(d, {
    fill: "none",
    stroke: tint,
    "stroke-width": width,
    "stroke-opacity": opacity,
    "stroke-linecap": "round",
  });

/** A layer of a portrait. */
export const layer = (stage, markup, shadow = {}) => stage.add(stage.lift(markup, { ...CAST, ...shadow }));
