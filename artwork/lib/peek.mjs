// The fox that looks in through a ring: what it has caught on its nose is none of the four, and is melting.
import { band } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { castShadow } from "./paper.mjs";
import { group, line, path, use } from "./picture.mjs";

const COAT = "#c8692f";
const DIM = "#8f431c";
const CREAM = "#fbf0dc";
const SOCK = "#4a2a1a";
const INK = "#2b1c16";
const HUE = "#3a2a24";

// A piece of paper: its shadow, the light edge where it is cut, its face.
function piece(pic, d, fill, { edge = 0.5, spread = 13, opacity = 0.34, dx = 4, dy = 6 } = {}) {
  const id = pic.shape(d);
  return (
    castShadow(pic, id, { dx, dy, spread, opacity, tint: HUE }) +
    use(id, { fill: mix(fill, "#fff6e2", edge), transform: "translate(-1.500 -2.500)" }) +
    use(id, { fill })
  );
}

/** What stands behind the rim: its breast, and the head, tilted, 300 wide around (x, y). */
export function peekingFox(pic, random, x, y) {
  const head = [
    ear(pic, -1),
    ear(pic, 1),
    piece(pic, "M0-112C44-118 84-98 108-60 124-34 132-6 172 26 150 34 146 34 150 48 132 46 124 54 112 70 84 96 44 128 0 136-44 128-84 96-112 70-124 54-132 46-150 48-146 34-150 34-172 26-132-6-124-34-108-60-84-98-44-118 0-112Z", COAT),
    // The side away from the light.
    path("M40-110C72-104 94-84 108-60 124-34 132-6 172 26 150 34 146 34 150 48 132 46 124 54 112 70 84 96 44 128 0 136 60 60 70-20 40-110Z", { fill: DIM, "fill-opacity": 0.22 }),
    // Both cheeks, which leave the ridge of the nose free and meet below it.
    piece(pic, "M-166 26C-140 12-108 2-82 6-52 10-30 36-24 70L0 92 24 70C30 36 52 10 82 6 108 2 140 12 166 26 148 34 144 34 148 47 130 45 122 53 110 69 84 95 44 126 0 134-44 126-84 95-110 69-122 53-130 45-148 47-144 34-148 34-166 26Z", CREAM, { edge: 0.8, spread: 7, opacity: 0.24, dx: 1, dy: 1 }),
    path("M24 70C30 36 52 10 82 6 108 2 140 12 166 26 148 34 144 34 148 47 130 45 122 53 110 69 84 95 44 126 0 134 20 116 26 96 24 70Z", { fill: DIM, "fill-opacity": 0.1 }),
    line("M-8-96Q-3-80-6-64M10-98Q8-80 12-66M-24-90Q-22-78-26-68", mix(COAT, DIM, 0.5), 3, 0.5),
    eye(-58, -18, 1),
    eye(58, -18, -1),
    // One brow is up.
    path(band([[-86, -50], [-62, -64], [-34, -54]], [3, 8, 3]), { fill: INK }),
    path(band([[36, -66], [62, -84], [90, -70]], [3, 8, 3]), { fill: INK }),
    // Not sure what to say of it.
    line("M-20 117Q-8 110 2 114 12 118 20 113", INK, 4.5),
    piece(pic, "M-27 78Q-26 62 0 62 26 62 27 78 24 96 0 102-24 96-27 78Z", INK, { edge: 0.25, spread: 6, opacity: 0.3, dx: 2, dy: 3 }),
    flake(pic, random, 2, 56, 36, 12),
    drip(pic, 13, 96),
  ].join("");
  return (
    group(
      piece(pic, "M-52-160C-120-140-158-90-164 40H164C158-90 120-140 52-160Z", COAT) +
        path("M30-160C120-140 158-90 164 40H80Q96-80 30-160Z", { fill: DIM, "fill-opacity": 0.22 }) +
        piece(pic, "M-70-150C-84-110-72-84-86-56L-52-62-48-30-24-44 0 2 20-42 46-28 50-60 84-52C72-84 84-110 70-150Z", CREAM, { edge: 0.8, spread: 8, opacity: 0.26 }),
      { transform: `translate(${x} 690)` },
    ) + group(head, { transform: `translate(${x} ${y}) rotate(-8)` })
  );
}

function ear(pic, dir) {
  const at = (points) => points.map(([a, b], i) => `${i ? "L" : "M"}${a * dir} ${b}`).join("");
  // The right one has given up.
  if (dir > 0)
    return (
      piece(pic, "M18-92C34-140 52-166 78-190L122-186C128-140 128-92 116-44Z", COAT) +
      path("M44-96C54-132 66-152 84-172L112-168C116-132 116-96 108-62Z", { fill: SOCK }) +
      piece(pic, "M56-170C72-192 104-202 126-190 152-176 164-142 158-100 140-136 108-160 56-170Z", mix(COAT, DIM, 0.3), { edge: 0.55, spread: 8 })
    );
  return piece(pic, `${at([[18, -92], [52, -160], [116, -228]])}C${-138}-166-138-104-116-44Z`, COAT) + path("M-44-98L-66-152-110-204C-124-158-124-106-106-64Z", { fill: SOCK });
}

// It looks at its own nose.
const eye = (x, y, dir) =>
  path(`M${x - 30} ${y + 4}Q${x - 22} ${y - 24} ${x} ${y - 24} ${x + 22} ${y - 24} ${x + 30} ${y + 4} ${x + 20} ${y + 24} ${x} ${y + 24} ${x - 20} ${y + 24} ${x - 30} ${y + 4}Z`, { fill: INK }) +
  `<ellipse cx="${x}" cy="${y + 1}" rx="24" ry="20.500" fill="#fffaf0"/><circle cx="${x + dir * 9}" cy="${y + 7}" r="12.500" fill="${INK}"/><circle cx="${x + dir * 9 - 4}" cy="${y + 2}" r="4" fill="#fffaf0"/>`;

/** A flake of snow cut out of paper, of six branches. */
function flake(pic, random, x, y, r, turn) {
  const arm = `M0 0V${-r}M0 ${-r * 0.5}l${-r * 0.28} ${-r * 0.26}M0 ${-r * 0.5}l${r * 0.28} ${-r * 0.26}M0 ${-r * 0.78}l${-r * 0.16} ${-r * 0.16}M0 ${-r * 0.78}l${r * 0.16} ${-r * 0.16}`;
  const arms = (stroke, width, o) =>
    [0, 60, 120, 180, 240, 300].map((a) => group(line(arm, stroke, width, o), { transform: `rotate(${a + turn + random.range(-3, 3)})` })).join("");
  return group(
    pic.soft(group(arms("#3a3038", r * 0.2, 0.55), { transform: "translate(3 5)" }), 3) + arms("#fffdf8", r * 0.17) + arms("#dfeaf0", r * 0.05, 0.9),
    { transform: `translate(${x} ${y})` },
  );
}

const drip = (pic, x, y) =>
  piece(pic, `M${x} ${y - 16}C${x + 3} ${y - 6} ${x + 12} ${y + 2} ${x + 12} ${y + 12} ${x + 12} ${y + 29} ${x - 12} ${y + 29} ${x - 12} ${y + 12} ${x - 12} ${y + 2} ${x - 3} ${y - 6} ${x} ${y - 16}Z`, "#8fc3d2", { edge: 0.8, spread: 5, opacity: 0.4, dx: 2, dy: 3 }) +
  line(`M${x - 6} ${y + 8}q-2 6 2 10`, "#f4fdfb", 3);

/** Its forelegs, over the rim of the ring; to be laid on the frame. */
export function forelegs(pic, x) {
  const sock = "M-36-24L-24-36-14-22-2-38 10-22 22-36 35-24C37-8 41 4 41 14 41 34 30 42 14 39Q0 44-14 39C-30 42-41 34-41 14-41 4-37-8-36-24Z";
  return [-1, 1]
    .map((dir) =>
      group(
        piece(pic, "M-44-96C-24-112 24-112 40-90 38-60 35-30 36-4H-37C-37-30-40-60-44-96Z", dir < 0 ? COAT : mix(COAT, DIM, 0.2), { edge: 0.4, opacity: 0.42 }) +
          piece(pic, sock, SOCK, { edge: 0.3, opacity: 0.5, spread: 15 }) +
          line("M-14 37V18M14 37V18", mix(SOCK, "#14100c", 0.6), 4),
        { transform: `translate(${x + dir * 116} 684) rotate(${dir * -12})` },
      ),
    )
    .join("");
}

/** Flakes that come down behind it. */
export function flakes(pic, random, spots) {
  return spots.map(([x, y, r]) => flake(pic, random, x, y, r, random.range(0, 60))).join("");
}
