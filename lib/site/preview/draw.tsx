import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife } from "next/cache";
import type { CSSProperties } from "react";
import satori from "satori";
import type { Sharp as Picture } from "sharp";
import { refusal } from "@/lib/answers";
import { limitConcurrency, once } from "@/lib/concurrency";
import { PUBLIC } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import { COLOURS, site } from "@/lib/config/site";
import { isPreview } from "@/lib/content/publication";
import { isYoung, keep, kept, keptSync, nameOf } from "@/lib/pictures/cache";
import { decode, inTurn, pictureSize, sharp } from "@/lib/pictures/decode";
import { sizeOfOwnFile } from "@/lib/pictures/read";
import { type Card, PREVIEW_SIZE } from "./cards";
import { drawable, FAMILIES, fonts } from "./fonts";

const DAY = 24 * 3600;
const YEAR = 365 * DAY;
// The address holds a version of the words, so that the answer may be kept.
const CACHE = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;

export async function previewAnswer(card: Card | undefined): Promise<Response> {
  if (!card) return refusal(404, "Cet aperçu n’existe pas.");
  return new Response(new Uint8Array(await jpegOf(card)), {
    headers: { "content-type": "image/jpeg", "cache-control": CACHE },
  });
}

/** How many kept previews were gone when they were needed. */
let lost = 0;

/** The data cache holds the name of the file only: pictures would drive the content out of it. */
async function jpegOf(card: Card): Promise<Buffer> {
  const { name, jpeg } = await drawn(card, lost);
  if (jpeg !== undefined) return Buffer.from(jpeg, "base64");
  const file = keptSync(name);
  if (file) return file.bytes;
  lost += 1;
  return jpegOf(card);
}

// One at a time: drawing occupies a processor and the threads that also read files.
const oneAtATime = limitConcurrency(1);

/**
 * Draws a card into the picture cache, once. `jpeg` is its picture as base64 where the disk does not keep it.
 * It is drawn again soon when its own picture could not be read.
 * @param _lost a new number looks for the file again
 */
async function drawn(card: Card, _lost: number): Promise<{ name: string; jpeg?: string }> {
  "use cache";
  const name = await nameFor(card);
  if (isYoung(await kept(name))) {
    cacheLife({ stale: 300, revalidate: 30 * DAY, expire: YEAR });
    return { name };
  }
  const { jpeg, complete } = await oneAtATime(() => drawCard(card));
  cacheLife({ stale: 300, revalidate: complete ? 30 * DAY : 900, expire: YEAR });
  const file = complete ? name : await nameFor({ ...card, picture: undefined });
  // No draft is left on the disk.
  const isKept = !isPreview() && (await keep(file, jpeg));
  return isKept ? { name: file } : { name, jpeg: jpeg.toString("base64") };
}

/** Changes the names of kept previews when they are drawn in another way. */
const DRAWING_VERSION = "1";

const nameFor = async (card: Card) =>
  nameOf(["preview", DRAWING_VERSION, site.name, card, card.picture && (await sizeOfOwnFile(card.picture))]);

const FRAME = { width: 372, height: 412 };
// Drawn at twice its size, so that it stays crisp although the frame is slightly rotated.
const DENSITY = 2;

/** Draws a card as a JPEG; `complete` is false when its picture could not be read. */
export async function drawCard(card: Card): Promise<{ jpeg: Buffer; complete: boolean }> {
  const picture = await framed(card);
  const layer = await satori(await layout(card, picture), { ...PREVIEW_SIZE, fonts: (await fonts()).files });
  const jpeg = await sharp(await landscape())
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { jpeg, complete: picture !== undefined || !card.picture };
}

/** A picture ready to be framed: its size in pixels and its bytes as a data address. */
type Framed = { width: number; height: number; src: string };

/** The picture of a card, at most twice as wide as high; undefined where it cannot be read. */
async function framed({ picture }: Card): Promise<Framed | undefined> {
  if (!picture) return undefined;
  try {
    const size = await pictureSize(picture);
    const ratio = Math.min(2, Math.max(0.5, size.width / size.height));
    const width = Math.round(Math.min(FRAME.width, FRAME.height * ratio));
    const height = Math.round(width / ratio);
    const fitted = (image: Picture) =>
      image
        .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
        .flatten({ background: COLOURS.snow })
        .jpeg({ quality: 90 });
    const jpeg = await inTurn(() => decode(picture, fitted));
    return { width, height, src: `data:image/jpeg;base64,${jpeg.toString("base64")}` };
  } catch (error) {
    log("warn", "Image absente de l’aperçu", { src: picture.split("?")[0], error });
    return undefined;
  }
}

const publicFile = (name: string) => path.join(/* turbopackIgnore: true */ PUBLIC, name);

const landscape = once(async () =>
  sharp(await readFile(publicFile("art/og-background.svg")))
    .resize(PREVIEW_SIZE)
    .png()
    .toBuffer(),
);

const logo = once(async () => {
  const file = await readFile(publicFile("art/logo-light.svg"));
  return `data:image/svg+xml;base64,${file.toString("base64")}`;
});

const COLUMN = 640;
const TITLE_SIZES = [92, 84, 76, 68, 60, 54, 48, 43, 38];

/** The largest size at which a title probably takes at most three lines, or four in smaller letters. */
function titleSize(title: string): number | undefined {
  const words = title.split(" ").map((word) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 3);
  return TITLE_SIZES.find((size) => {
    const room = COLUMN / (0.55 * size);
    let [lines, length] = [1, 0];
    for (const word of words) {
      if (word > room) return false;
      if (length > 0 && length + 1 + word > room) [lines, length] = [lines + 1, 0];
      length += word + (length > 0 ? 1 : 0);
    }
    return lines <= (size > 60 ? 3 : 4);
  });
}

const ROW: CSSProperties = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: 1056,
};
const STACK: CSSProperties = { display: "flex", flexDirection: "column" };

/** The words in the sky, the picture in a frame beside them, and name and place on the ridge. */
async function layout(card: Card, picture: Framed | undefined) {
  const { snow, ink, fir, fire } = COLOURS;
  const texts = [card.title, card.kind, card.place, card.line].map((text = "") => drawable(text));
  const [title = "", kind, place, line] = await Promise.all(texts);
  const size = titleSize(title);
  const serif: CSSProperties = { fontFamily: FAMILIES.serif, fontWeight: 600 };
  const heading: CSSProperties = { ...serif, fontSize: size ?? 38, lineHeight: 1.12, color: ink };
  // Where a word is longer than a line, it is cut.
  const wrapped: CSSProperties = size ? { textWrap: "balance" } : { wordBreak: "break-all" };
  const detail: CSSProperties = { fontSize: 34, lineHeight: 1.24, color: fir, marginTop: 18 };
  return (
    <div style={{ ...STACK, padding: "0 72px", fontFamily: FAMILIES.sans, fontWeight: 600 }}>
      <div style={{ ...ROW, height: 542 }}>
        <div style={{ ...STACK, width: COLUMN }}>
          {kind && <div style={{ fontSize: 27, color: fire, marginBottom: 12 }}>{kind}</div>}
          <div style={{ ...heading, ...wrapped, display: "block", lineClamp: 4 }}>{title}</div>
          {line && <div style={{ ...detail, display: "block", lineClamp: 2 }}>{line}</div>}
        </div>
        {picture && (
          <img
            {...picture}
            alt=""
            style={{
              border: `12px solid ${snow}`,
              boxShadow: `0 10px 24px ${ink}57`,
              transform: "rotate(1.6deg)",
            }}
          />
        )}
      </div>
      <div style={{ ...ROW, height: 88, color: snow }}>
        <div style={{ display: "flex", alignItems: "center" }}>
          <img src={await logo()} width={44} height={44} alt="" />
          <div style={{ ...serif, fontSize: 29, marginLeft: 14 }}>
            {card.title === site.name ? "" : await drawable(site.name)}
          </div>
        </div>
        <div style={{ fontSize: 27, fontWeight: 400, color: "#c9dad2" }}>{place}</div>
      </div>
    </div>
  );
}
