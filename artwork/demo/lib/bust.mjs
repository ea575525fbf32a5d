// Busts of cut paper: a head around (500, 395) that is put on its neck, shoulders below 620.
// Each layer is lifted, so that hair, collar and hat cast their own shadows.
import { n, softPolygon } from "../../lib/geometry.mjs";
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

/** What `draw` adds to the stage, moved: a head on its neck, a body under it. */
export const posed = (stage, transform, draw) => stage.add(group(stage.capture(draw), { transform }));

/** Where a head sits on its shoulders: tilted by so many degrees, moved, and so large. */
export const nod = (tilt = 0, [dx, dy] = [0, 0], k = 1.08) =>
  `rotate(${tilt} 500 600) translate(${n(500 * (1 - k) + dx)} ${n(540 * (1 - k) + 36 + dy)}) scale(${k})`;

const NECK =
  "M440 470Q450 552 438 606 424 646 368 664 440 742 500 742 560 742 632 664 576 646 562 606 550 552 560 470Z";

/** A neck of the skin of its face; what the head takes of the light lies close under the chin. */
export function neck(stage, skin) {
  stage.add(
    stage.lift(path(NECK, { fill: skin }), CAST),
    stage.through(NECK, stage.soft('<ellipse cx="512" cy="548" rx="70" ry="52" fill="#4a1f14" fill-opacity=".28"/>', 9)),
  );
}

// The planes of a head that the light finds: seen from the front, and turned three-quarter to the right.
const front = (jaw) => {
  const w = 98 + jaw * 0.3;
  const [l, r] = [500 - w, 500 + w];
  return {
    outline: `M${l} 378Q${l} 258 500 256 ${r} 258 ${r} 378 ${r + 2} 440 ${566 + jaw} 496 536 538 500 540 464 538 ${434 - jaw} 496 ${l - 2} 440 ${l} 378Z`,
    ears: [[l + 4, -1], [r - 4, 1]],
    side: `M548 262Q532 340 560 400 556 470 514 539 540 536 ${566 + jaw} 496 ${r + 2} 440 ${r} 378 ${r} 286 548 262Z`,
    nose: "M503 372Q506 414 526 440 516 454 492 448 504 440 500 420Z",
    cheeks: [[446, 34], [560, 28]],
    rim: `M${l + 3} 360Q${l + 6} 290 470 262`,
  };
};
const TURNED = {
  outline:
    "M402 400C394 300 430 256 506 256 570 256 603 298 602 354 602 370 594 380 595 394 596 408 606 420 604 440 602 468 592 492 584 508 574 530 556 541 532 541 502 541 466 524 438 500 414 478 405 440 402 400Z",
  ears: [],
  side: "M560 272Q560 340 552 386 562 410 568 436 560 450 566 470 572 506 532 541 556 541 574 530 584 508 592 492 602 468 604 440 606 420 596 408 595 394 594 380 602 370 602 354 603 300 560 272Z",
  nose: "M534 372Q540 410 568 438 566 456 532 452 548 444 542 424Z",
  cheeks: [[474, 34], [578, 20]],
  rim: "M404 372Q406 290 470 264",
};

/** A head, from the front or `turned` three-quarter to the right. */
export function head(stage, skin, { jaw = 0, ears = true, turned = false } = {}) {
  const planes = turned ? TURNED : front(jaw);
  const ear = ([x, k]) =>
    path(`M${x} 372Q${x + k * 26} 356 ${x + k * 26} 396 ${x + k * 22} 436 ${x - k * 2} 430Z`, {
      fill: k < 0 ? skin : mix(skin, "#4a1f14", 0.14),
    });
  const blush = mix(skin, "#d2553a", 0.5);
  stage.add(
    stage.lift((ears ? planes.ears.map(ear).join("") : "") + path(planes.outline, { fill: skin }), {
      ...CAST,
      dx: 8,
      dy: 10,
      blur: 12,
    }),
    shade(planes.side, 0.1),
    stage.soft(shade(planes.nose, 0.2), 2),
    stage.soft(
      planes.cheeks
        .map(([x, r], i) => `<ellipse cx="${x}" cy="446" rx="${r}" ry="23" fill="${blush}" fill-opacity="${i ? 0.3 : 0.42}"/>`)
        .join(""),
      9,
    ),
    path(planes.rim, {
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

const MOUTHS = {
  // On teeth.
  laugh: (ink) =>
    path("M458 478Q500 496 540 476 530 512 498 513 468 510 458 478Z", { fill: "#a8432f" }) +
    path("M465 482Q500 496 533 480 528 491 498 493 474 492 465 482Z", { fill: "#fff6ea" }) +
    strands("M451 474Q455 480 460 479M538 477Q543 477 547 471", ink, 4, 0.5),
  smile: (ink, lips) =>
    path("M461 480Q480 492 499 489 520 492 538 478 528 507 499 509 471 508 461 480Z", { fill: lips }) +
    strands("M453 475Q476 497 499 496 524 496 546 473", ink, 4, 0.6),
  // From one corner: of who knows better.
  sly: (ink, lips) =>
    path("M468 487Q486 482 500 487 518 485 544 472 536 499 504 504 480 503 468 487Z", { fill: lips }) +
    strands("M459 485Q482 494 504 492 534 488 551 464M553 456Q559 462 557 470", ink, 4, 0.6),
  // Of who would rather not laugh.
  wry: (ink, lips) =>
    path("M468 487Q482 481 496 486 510 482 524 490 514 503 494 503 476 501 468 487Z", { fill: lips }) +
    strands("M457 474Q466 490 494 492 516 493 534 489", ink, 4, 0.6),
  // What a moustache leaves of it.
  line: (ink) => strands("M470 502Q500 522 530 501", ink, 5, 0.6),
};

/**
 * Eyes that smile, or that look (`look` [dx, dy] from straight on, `iris` their tint), and a mouth that goes with
 * them; `turned` as the head.
 */
export function face(
  stage,
  skin,
  brow,
  { eyes = EYES, look, iris = "#5b3a22", brows = BROWS, lines, mouth = "laugh", turned = false } = {},
) {
  const ink = mix(skin, "#2a130c", 0.8);
  const features =
    (look ? looking(look, ink, iris) : strands(eyes, ink, 6.5, 0.92)) +
    strands(brows, brow, 7, 0.75) +
    (lines ? strands(lines, ink, 3, 0.4) : "");
  const speaks = MOUTHS[mouth](ink, mix(skin, "#a8432f", 0.85));
  if (!turned) stage.add(features, speaks);
  else
    stage.add(
      group(features, { transform: "translate(86) scale(.88 1)" }),
      group(speaks, { transform: "translate(90 2) scale(.88 1)" }),
      strands("M552 412Q560 430 569 439 566 452 550 453", ink, 4, 0.36),
    );
}

/**
 * A shoulder from the neck outwards and down to the frame, left (-1) or right (1); of a `build` that reaches so far
 * from the middle, and slopes so much.
 */
export function shoulder(side, { reach = 378, slope = 0 } = {}) {
  const at = (x, y) => `${n(500 + side * x)} ${n(y)}`;
  const r = reach / 378;
  return `M${at(128, 650)}Q${at(170, 672 + slope * 0.2)} ${at(246 * r, 694 + slope * 0.6)} ${at(350 * r, 724 + slope)} ${at(reach, 830 + slope)}L${at(reach + 22, 1030)}`;
}

/** The garment on the shoulders; `extra` is drawn on it before it is lifted. */
export function garment(stage, tint, { build, extra = "" } = {}) {
  const cut = `${shoulder(-1, build)}H1000V650H628Q590 730 500 734 410 730 372 650Z`;
  const other = `${shoulder(1, build)}H0V650H372Q410 730 500 734 590 730 628 650Z`;
  const light = path(shoulder(-1, build), { fill: "none", stroke: "#fff6e4", "stroke-width": 8, "stroke-opacity": 0.4 });
  const cloth = path("M0 600H1000V1030H0Z", { fill: tint }) + extra;
  const shadow = path("M640 600H1000V1030H700Q760 860 640 660Z", { fill: "#1d120e", "fill-opacity": 0.16 });
  stage.add(stage.lift(stage.through(cut, stage.through(other, cloth + shadow + light)), CAST));
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
