import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The shift of something that is on one side only. */
export const ONE_SIDE_ONLY = 9999;

/** Compares two shots of a page block by block: different pixels in percent, how far parts moved, their boxes. */
export async function differences([before, after]) {
  const isSame = before.png.equals(after.png);
  const [one, other] = await Promise.all(isSame ? [] : [before, after].map(({ png }) => pixelsOf(png)));
  return pair(before.blocks, after.blocks).map(([was, is]) => {
    const boxes = { before: was.boxes, after: is.boxes };
    const block = { block: is.name, shift: shiftOf(was, is), pixels: 0, boxes };
    if (isSame) return block;
    // A block that looks different may have taken the place of another one that looks as it does.
    const found = [was, is].map((place) => differing(one, place, other, is));
    return { ...block, ...(found[0].pixels <= found[1].pixels ? found[0] : found[1]) };
  });
}

/** The blocks of both sides in their order; `main` as a single block where their numbers differ. */
function pair(before, after) {
  const blocksIn = (part) => [before, after].map((blocks) => blocks.filter((block) => block.part === part));
  const [outsideWas, outsideIs] = blocksIn("outside");
  const isSameNumber = before.length - outsideWas.length === after.length - outsideIs.length;
  const [was, is] = blocksIn(isSameNumber ? "block" : "main");
  return [
    ...outsideIs.map((block) => [outsideWas.find(({ name }) => name === block.name) ?? block, block]),
    ...is.map((block, i) => [was[i] ?? block, block]),
  ];
}

/** How far headings, pictures and links moved in their block or on the page (the less), or changed size. */
function shiftOf(was, is) {
  const left = [...was.boxes];
  const shifts = is.boxes.map((box) => {
    const at = left.findIndex(({ what }) => what === box.what);
    if (at < 0) return ONE_SIDE_ONLY;
    const [old] = left.splice(at, 1);
    const along = (axis) =>
      Math.min(Math.abs(box[axis] - old[axis]), Math.abs(box[axis] - is[axis] - old[axis] + was[axis]));
    const grown = (size) => Math.abs(box[size] - old[size]);
    return Math.max(along("x"), along("y"), grown("width"), grown("height"));
  });
  return round(Math.max(0, ...shifts, left.length > 0 ? ONE_SIDE_ONLY : 0));
}

const round = (figure) => Math.round(figure * 100) / 100;

async function pixelsOf(png) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that differ between two places, in percent, and how it looks. */
function differing(one, was, other, is) {
  const [width, height] = ["width", "height"].map((size) => Math.ceil(Math.max(was[size], is[size])));
  const [before, after] = [crop(one, was, width, height), crop(other, is, width, height)];
  if (before.equals(after)) return { pixels: 0 };
  const marked = Buffer.alloc(before.length);
  const count = pixelmatch(before, after, marked, width, height, { threshold: 0.1 });
  const pictures = { width, height, before, after, marked };
  return { pixels: round((100 * count) / (width * height)), ...(count > 0 && { pictures }) };
}

/** A part of a picture, on a canvas of the size given. */
function crop({ data, width, height }, place, toWidth, toHeight) {
  const out = Buffer.alloc(toWidth * toHeight * 4);
  const [left, top] = [place.x, place.y].map((start) => Math.max(0, Math.round(start)));
  const across = Math.min(Math.ceil(place.width), width - left);
  const down = Math.min(Math.ceil(place.height), height - top);
  for (let y = 0; y < down; y++) {
    const from = ((top + y) * width + left) * 4;
    data.copy(out, y * toWidth * 4, from, from + across * 4);
  }
  return out;
}
