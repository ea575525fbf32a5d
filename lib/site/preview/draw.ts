import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife } from "next/cache";
import type { Sharp } from "sharp";
import { refusal } from "@/lib/answers";
import { limitConcurrency, once } from "@/lib/concurrency";
import { log } from "@/lib/config/log";
import { COLOURS, site } from "@/lib/config/site";
import { decode, sharp } from "@/lib/pictures/decode";
import { type Card, PREVIEW_SIZE } from "@/lib/site/preview/cards";
import {
  atMost,
  balance,
  drawable,
  type Fonts,
  fonts,
  lineOf,
  ruler,
  type Style,
  wrap,
} from "@/lib/site/preview/text";

const DAY = 24 * 3600;
const YEAR = 365 * DAY;
// The address holds a version of the words, so that the answer may be kept.
const CACHE = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;

export async function previewAnswer(card: Card | undefined): Promise<Response> {
  if (!card) return refusal(404, "Cet aperçu n’existe pas.");
  return new Response(Buffer.from(await drawn(card), "base64"), {
    headers: { "content-type": "image/jpeg", "cache-control": CACHE },
  });
}

// One at a time: drawing occupies a processor and the threads that also read files.
const oneAtATime = limitConcurrency(1);

/** A card's picture as base64, cached; drawn again soon when its own picture could not be read. */
async function drawn(card: Card): Promise<string> {
  "use cache";
  const { jpeg, complete } = await oneAtATime(() => drawCard(card));
  cacheLife({ stale: 300, revalidate: complete ? 30 * DAY : 900, expire: YEAR });
  return jpeg.toString("base64");
}

// `next/og` was tried with the same fonts: it cannot fit a title into its place, and asks fonts.googleapis.com for
// characters that no font has.

const { ink: INK, fir: FIR, fire: FIRE, snow: SNOW } = COLOURS;
const MIST = "#c9dad2";

const LEFT = 72;
const COLUMN = { width: 640, top: 56, bottom: 500 };
const FRAME = { width: 372, height: 412, right: 1128, middle: 266 };
const BAND = { top: 542, baseline: 596 };

const TITLE_SIZES = [92, 84, 76, 68, 60, 54, 48, 43, 38];
const MAX_LINES = 7;
const MAX_BYTES = 290_000;

/** Draws a card as a JPEG under 300 kB; `complete` is false when the document's own picture could not be read. */
export async function drawCard(card: Card): Promise<{ jpeg: Buffer; complete: boolean }> {
  const [landscape, logo, set, picture] = await Promise.all([
    background(),
    readArt("logo-light.svg"),
    fonts(),
    framed(card),
  ]);
  const layer = svg([band(card, logo, set), picture ? frame(picture) : "", words(card, set)].join(""));
  const drawn = () => sharp(landscape).composite([{ input: Buffer.from(layer) }]);
  return { jpeg: await encode(drawn), complete: picture !== undefined || !card.picture };
}

/** A picture ready to be framed: its size in pixels and its bytes as a data address. */
type Framed = { width: number; height: number; href: string };

// Drawn at twice its size, so that it stays crisp although the frame is slightly rotated.
const DENSITY = 2;
const MAX_SIDE = Math.max(FRAME.width, FRAME.height) * DENSITY * 2;

/** The picture or the drawing of a card; undefined without one, or when the picture cannot be read. */
async function framed({ picture, art }: Card): Promise<Framed | undefined> {
  if (!picture) return art ? fitted(await readFile(publicFile(art))) : undefined;
  try {
    const small = { fit: "inside", withoutEnlargement: true } as const;
    return await fitted(
      await decode(picture, (image) => image.resize(MAX_SIDE, MAX_SIDE, small).png({ compressionLevel: 1 })),
    );
  } catch (error) {
    log("warn", "Image absente de l’aperçu", { src: picture.split("?")[0], error });
    return undefined;
  }
}

/** Fits a picture into the frame in its own proportions; a very long one is cut to 1:2. */
async function fitted(upright: Buffer): Promise<Framed> {
  const { width: w = 1, height: h = 1 } = await sharp(upright).metadata();
  const ratio = Math.min(2, Math.max(0.5, w / h));
  const width = Math.round(Math.min(FRAME.width, FRAME.height * ratio));
  const height = Math.round(width / ratio);
  const jpeg = await sharp(upright)
    .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
    .flatten({ background: SNOW })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { width, height, href: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
}

const publicFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), "public", name);

const background = once(async () => {
  const art = await readArt("og-background.svg");
  return sharp(art).resize(PREVIEW_SIZE.width, PREVIEW_SIZE.height, { fit: "cover" }).png().toBuffer();
});

const readArt = (name: string) => readFile(publicFile(`art/${name}`));

/** Drawn again in a lower quality where the file is too large. */
async function encode(drawn: () => Sharp): Promise<Buffer> {
  for (const quality of [86, 76, 64]) {
    const jpeg = await drawn().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  return drawn().jpeg({ quality: 50, mozjpeg: true }).toBuffer();
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE.width}" height="${PREVIEW_SIZE.height}">${inside}</svg>`;

/** The kind of page, its title and its lines, centred in the sky. */
function words({ kind, title, lines }: Card, { title: serif, text, strong }: Fonts): string {
  const label: Style = { fonts: strong, size: 27, spacing: 0.02 };
  const detail: Style = { fonts: lines.length > 0 ? strong : text, size: 34 };
  const details = lines
    .flatMap((line) => {
      const measure = ruler(detail);
      return atMost(wrap(line, COLUMN.width, measure), 2, COLUMN.width, measure);
    })
    .slice(0, 3);
  const around = (kind ? 50 : 0) + (details.length > 0 ? 18 + details.length * 42 : 0);
  const heading = fitTitle(title, COLUMN.bottom - COLUMN.top - around, { fonts: serif });

  const height = around + heading.lines.length * heading.leading;
  let y = COLUMN.top + (COLUMN.bottom - COLUMN.top - height) / 2;
  const drawn: string[] = [];
  if (kind) {
    drawn.push(lineOf(kind, LEFT, y + 26, FIRE, label));
    y += 50;
  }
  for (const line of heading.lines) {
    drawn.push(
      lineOf(line, LEFT - heading.style.size * 0.03, y + heading.style.size * 0.84, INK, heading.style),
    );
    y += heading.leading;
  }
  y += 18;
  for (const line of details) {
    drawn.push(lineOf(line, LEFT, y + 32, FIR, detail));
    y += 42;
  }
  return drawn.join("");
}

/** The largest size at which the title fits; the longest ones end in an ellipsis at the smallest. */
function fitTitle(written: string, room: number, fonts: Omit<Style, "size">) {
  const title = drawable(written, { ...fonts, size: 1 });
  for (const size of TITLE_SIZES) {
    const style = { ...fonts, size };
    const leading = Math.round(size * 1.12);
    const measure = ruler(style);
    const whole = title.split(" ").every((word) => measure(word) <= COLUMN.width);
    const lines = balance(title, COLUMN.width, measure);
    const most = Math.min(MAX_LINES, Math.floor(room / leading));
    const last = size === TITLE_SIZES.at(-1);
    // Large letters for at most three lines.
    if (last || (whole && lines.length <= Math.min(most, size > 60 ? 3 : MAX_LINES)))
      return { style, leading, lines: atMost(lines, most, COLUMN.width, measure) };
  }
  throw new Error("unreachable: the last size always fits");
}

function band({ title, place }: Card, logo: Buffer, { title: serif, text }: Fonts): string {
  const edge = "C90 533 170 550 290 544 S520 532 640 541 S880 553 1000 542 S1140 534 1200 543 V630 H0 Z";
  const small: Style = { fonts: text, size: 27 };
  const name: Style = { fonts: serif, size: 29 };
  const whereabouts = place && lineOf(place, FRAME.right - ruler(small)(place), BAND.baseline, MIST, small);
  const brand = title === site.name ? "" : lineOf(site.name, LEFT + 58, BAND.baseline, SNOW, name);
  return [
    `<path d="M0 ${BAND.top - 5}${edge}" fill="${SNOW}" fill-opacity=".55" transform="translate(0 -3)"/>`,
    `<path d="M0 ${BAND.top}${edge}" fill="#163a30"/>`,
    `<image href="data:image/svg+xml;base64,${logo.toString("base64")}" x="${LEFT}" y="564" width="44" height="44"/>`,
    brand,
    whereabouts,
  ].join("");
}

function frame({ width, height, href }: Framed): string {
  const mat = 12;
  const x = FRAME.right - width - mat;
  const y = FRAME.middle - height / 2;
  const sheet = `x="${x - mat}" y="${y - mat}" width="${width + 2 * mat}" height="${height + 2 * mat}"`;
  return [
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>',
    `<g transform="rotate(1.6 ${x + width / 2} ${FRAME.middle})">`,
    `<rect ${sheet} fill="${INK}" fill-opacity=".34" filter="url(#soft)" transform="translate(0 10)"/>`,
    `<rect ${sheet} fill="${SNOW}"/>`,
    `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    "</g>",
  ].join("");
}
