// The finish of the posters for the site's own scenes: blurred shadows, the grain of paper, two raster files.
import sharp from "sharp";
import { paperTile } from "../demo/lib/finish.mjs";
import { Stage } from "../demo/lib/stage.mjs";
import { n } from "./geometry.mjs";
import { write } from "./output.mjs";
import { group, use } from "./picture.mjs";

/** A stage on which every shadow of a scene is truly soft. */
export class Diorama extends Stage {
  /** The shadow of a defined shape, or of its rim if it is a hole: a contact shadow inside a wide one. */
  castShadow(id, { dx = 5, dy = 3, spread = 18, tint = "#12231f", opacity = 0.3, hollow = false } = {}) {
    const cast = (k, blur, strength) =>
      this.soft(
        use(id, {
          ...(hollow
            ? { fill: "none", stroke: tint, "stroke-width": n(spread * k), "stroke-opacity": strength }
            : { fill: tint, "fill-opacity": strength }),
          transform: `translate(${n(dx * k)} ${n(dy * k)})`,
        }),
        Math.round(blur * 10) / 10,
      );
    return group(cast(1.3, spread * 0.62, opacity * 1.15) + cast(0.5, Math.max(1, spread * 0.16), opacity));
  }
}

const FORMATS = {
  avif: (image, quality, chromaSubsampling) => image.avif({ quality, effort: 5, chromaSubsampling }),
  webp: (image, quality) =>
    image.webp({ quality: quality + 14, alphaQuality: 60, effort: 6, smartSubsample: true }),
};

/**
 * Write a picture as AVIF and WebP, `width` pixels wide, each as good as its `limit` (bytes) allows;
 * `fallback` is the limit of the WebP. With `chroma` 4:2:0 AVIF spends less on colours, more on edges.
 */
export async function develop(name, image, { width, limit, fallback = limit, best = 62, worst = 34, chroma }) {
  const pixels = await sharp(image).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (const [format, encode] of Object.entries(FORMATS)) {
    let data;
    for (let quality = best; quality >= worst; quality -= 7) {
      data = await encode(sharp(pixels), quality, chroma).toBuffer();
      if (data.length <= (format === "webp" ? fallback : limit)) break;
    }
    write(`${name}.${format}`, data);
    console.log(`${name}.${format} ${width} ${data.length}`);
  }
}

/**
 * Write a picture of a page as a photograph is kept, as good as its `limit` (bytes) allows: the site's optimiser makes
 * what a screen needs of it.
 */
export async function writePicture(name, image, limit = Infinity) {
  for (let quality = 82; ; quality -= 3) {
    const data = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (data.length <= limit) return write(`${name}.webp`, data);
  }
}

/** A thing cut out of paper: lit and grained like a scene, on nothing; shadows stay transparent. */
export async function cutOut(diorama, { grain = 0.8, scale = 1, warm = "#fff0d0", glow = 0.22 } = {}) {
  const [width, height] = [diorama.width, diorama.height].map((side) => Math.round(side * scale));
  const drawn = await sharp(Buffer.from(diorama.toString()), { unlimited: true, density: 72 * scale })
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const grains = await sharp(await paperTile())
    .extract({ left: 0, top: 0, width: Math.min(720, width), height: Math.min(720, height) })
    .ensureAlpha(grain)
    .png()
    .toBuffer();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".3" cy=".1" r="1"><stop offset="0" stop-color="${warm}" stop-opacity="${glow}"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
  // Without its alpha first: light and grain belong to the colours, whatever they cover.
  const colours = await sharp(drawn).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const lit = await sharp(colours)
    .composite([
      { input: Buffer.from(light), blend: "soft-light" },
      { input: grains, tile: true, blend: "soft-light" },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  const alpha = await sharp(drawn).extractChannel("alpha").raw().toBuffer();
  return sharp(lit, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
