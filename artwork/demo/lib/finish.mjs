// From a stage to a photograph: the lamp, the grain of the paper, the lens, the JPEG file.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { createRandom } from "../../lib/rng.mjs";

const TILE = 720;
let tile;

/** A tile of handmade paper: soft clouds, short fibres, a fine tooth, all lit from the upper left. */
export function paperTile() {
  if (tile) return tile;
  const random = createRandom("handmade paper");
  const height = new Float32Array(TILE * TILE);
  const at = (x, y) => (((y % TILE) + TILE) % TILE) * TILE + (((x % TILE) + TILE) % TILE);
  for (const [cell, weight] of [
    [90, 1.6],
    [24, 0.8],
    [6, 0.55],
  ]) {
    const size = TILE / cell;
    const grid = Float32Array.from({ length: size * size }, () => random.range(-1, 1));
    for (let y = 0; y < TILE; y++) {
      const gy = Math.floor(y / cell);
      const fy = (y / cell - gy) ** 2 * (3 - 2 * (y / cell - gy));
      for (let x = 0; x < TILE; x++) {
        const gx = Math.floor(x / cell);
        const fx = (x / cell - gx) ** 2 * (3 - 2 * (x / cell - gx));
        const g = (i, j) => grid[((gy + j) % size) * size + ((gx + i) % size)];
        height[at(x, y)] +=
          weight *
          ((g(0, 0) * (1 - fx) + g(1, 0) * fx) * (1 - fy) + (g(0, 1) * (1 - fx) + g(1, 1) * fx) * fy);
      }
    }
  }
  for (let i = 0; i < 2600; i++) {
    let x = random.range(0, TILE);
    let y = random.range(0, TILE);
    let a = random.range(0, Math.PI * 2);
    const lift = random.range(0.25, 0.8) * (random.chance(0.7) ? 1 : -1);
    for (let k = random.int(8, 34); k > 0; k--) {
      height[at(Math.round(x), Math.round(y))] += lift;
      x += Math.cos(a);
      y += Math.sin(a);
      a += random.range(-0.22, 0.22);
    }
  }
  const pixels = Buffer.alloc(TILE * TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const slope = height[at(x + 1, y + 1)] - height[at(x - 1, y - 1)];
      const cloud = height[at(x, y)];
      pixels[y * TILE + x] = Math.max(
        0,
        Math.min(255, Math.round(128 + slope * 17 + cloud * 6 + random.range(-3, 3))),
      );
    }
  }
  tile = sharp(pixels, { raw: { width: TILE, height: TILE, channels: 1 } })
    .blur(0.6)
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return tile;
}

/** Photograph a stage. `lamp` [x, y] in parts of the picture, `warm` the tint of its light; `scale` below 1 gives a quick proof. */
export async function photograph(
  stage,
  { lamp = [0.3, 0.2], warm = "#ffd9a0", glow = 0.3, vignette = 0.34, shade = "#1b1420", grain = 1 } = {},
  scale = 1,
) {
  const width = Math.round(stage.width * scale);
  const height = Math.round(stage.height * scale);
  const reach = Math.hypot(width, height);
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${Math.round(lamp[0] * width)}" cy="${Math.round(lamp[1] * height)}" r="${Math.round(reach * 0.72)}"><stop offset="0" stop-color="${warm}" stop-opacity="${glow}"/><stop offset=".5" stop-color="${warm}" stop-opacity="${glow * 0.3}"/><stop offset="1" stop-color="${shade}" stop-opacity="${vignette * 0.4}"/></radialGradient><radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${width / 2} ${height / 2}) scale(${width * 0.74} ${height * 0.74})"><stop offset=".55" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="${vignette}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  const grains = await sharp(await paperTile())
    .extract({ left: 0, top: 0, width: Math.min(TILE, width), height: Math.min(TILE, height) })
    .ensureAlpha(grain)
    .png()
    .toBuffer();
  const flat = await sharp(Buffer.from(stage.toString()), { unlimited: true, density: 72 * scale })
    .flatten({ background: "#ffffff" })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(flat)
    .composite([
      { input: Buffer.from(light), blend: "soft-light" },
      { input: grains, tile: true, blend: "soft-light" },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Write the photograph as a JPEG that stays light enough for a phone, of at most `limit` bytes. */
export async function develop(image, file, limit = 345_000) {
  mkdirSync(dirname(file), { recursive: true });
  let data;
  for (let quality = 82; quality >= 58; quality -= 4) {
    data = await sharp(image).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length <= limit) break;
  }
  writeFileSync(file, data);
  return data.length;
}
