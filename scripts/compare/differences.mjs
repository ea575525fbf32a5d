import pixelmatch from "pixelmatch";
import sharp from "sharp";

/**
 * Compares a page block by block. A block may begin elsewhere than before and look the same: it is compared with
 * what it was, and with what stood in its place; the smaller difference counts.
 * @param {[import("./photograph.mjs").Shot, import("./photograph.mjs").Shot]} shots base and working tree
 */
export async function differences([before, after]) {
  const paired = pair(before.blocks, after.blocks);
  if (before.png.equals(after.png)) return paired.map((both) => ({ ...compared(both), pixels: 0 }));
  const [one, other] = await Promise.all([before, after].map(({ png }) => pixelsOf(png)));
  return paired.map((both) => {
    const [was, is] = both;
    const found = [differing(one, was, other, is), differing(one, is, other, is)];
    const least = found[0].pixels <= found[1].pixels ? found[0] : found[1];
    return { ...compared(both), ...least };
  });
}

/** The blocks of both sides in their order; the whole content as one where the numbers of its blocks differ. */
function pair(before, after) {
  const [outsideWas, outsideIs] = [before, after].map((blocks) =>
    blocks.filter(({ part }) => part === "outside"),
  );
  const outside = outsideIs.map((block) => [
    outsideWas.find(({ name }) => name === block.name) ?? block,
    block,
  ]);
  const sameNumber = before.length - outsideWas.length === after.length - outsideIs.length;
  const [was, is] = [before, after].map((blocks) =>
    blocks.filter(({ part }) => part === (sameNumber ? "block" : "main")),
  );
  return [...outside, ...is.map((block, i) => [was[i] ?? block, block])];
}

function compared([was, is]) {
  const boxes = paired(was, is);
  return { block: is.name, shift: Math.max(0, ...boxes.map(({ shift }) => shift)), boxes };
}

/** Headings, pictures and links of both, by kind and words; one that is on one side only has moved away. */
function paired(was, is) {
  const left = [...was.boxes];
  const found = is.boxes.map((box) => {
    const at = left.findIndex(({ what }) => what === box.what);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    return {
      what: box.what,
      was: old && rect(old),
      is: rect(box),
      shift: old ? moved(old, was, box, is) : 9999,
    };
  });
  return [...found, ...left.map((box) => ({ what: box.what, was: rect(box), shift: 9999 }))];
}

/** How far a box moved in its block or on the page, whichever is less, or changed its size. */
function moved(old, was, box, is) {
  const along = (axis) =>
    Math.min(Math.abs(box[axis] - old[axis]), Math.abs(box[axis] - is[axis] - (old[axis] - was[axis])));
  return round(
    Math.max(along("x"), along("y"), ...["width", "height"].map((size) => Math.abs(box[size] - old[size]))),
  );
}

const round = (figure) => Math.round(figure * 100) / 100;
const rect = ({ x, y, width, height }) => [x, y, width, height].map(round);

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

/** A part of a picture, on a ground of the size given. */
function crop({ data, width, height }, place, toWidth, toHeight) {
  const out = Buffer.alloc(toWidth * toHeight * 4);
  const [left, top] = [Math.max(0, Math.round(place.x)), Math.max(0, Math.round(place.y))];
  const across = Math.min(Math.ceil(place.width), width - left);
  const down = Math.min(Math.ceil(place.height), height - top);
  for (let y = 0; y < down; y++)
    data.copy(out, y * toWidth * 4, ((top + y) * width + left) * 4, ((top + y) * width + left + across) * 4);
  return out;
}
