import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CSSProperties } from "react";
import satori from "satori";
import type { Sharp as SharpPicture } from "sharp";
import { refusal } from "@/lib/answers";
import { once } from "@/lib/concurrency";
import { PUBLIC } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import { COLOURS, site } from "@/lib/config/site";
import { decodePicture, pictureSize, sharp } from "@/lib/pictures/decode";
import { pictureBytes } from "@/lib/pictures/measure";
import { type Card, PREVIEW_SIZE } from "./cards";
import { drawable, FAMILIES, fonts } from "./fonts";

const DAY_SECONDS = 24 * 3600;
// The address has a version of the words, so that the answer may be kept.
const PREVIEW_LIFE = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

export async function previewAnswer(card: Card | undefined): Promise<Response> {
  if (!card) return refusal(404, "Cet aperçu n’existe pas.");
  // A preview is drawn again when another picture lies at the address.
  if (card.picture) await pictureBytes(card.picture);
  return new Response(new Uint8Array(await drawCard(card)), {
    headers: { "content-type": "image/jpeg", "cache-control": PREVIEW_LIFE },
  });
}

const FRAME_SIZE = { width: 372, height: 412 };
// The picture has twice the frame's pixels, so that it stays crisp in a rotated frame.
const DENSITY = 2;

/** Draws a card as a JPEG, without its picture if that cannot be read. */
export async function drawCard(card: Card): Promise<Buffer> {
  const picture = await framedPicture(card);
  const layer = await satori(await layout(card, picture), { ...PREVIEW_SIZE, fonts: (await fonts()).files });
  return sharp(await landscape())
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A picture for the frame: its size in pixels and its bytes as a data address. */
type FramedPicture = { width: number; height: number; src: string };

/** The picture of a card, at most twice as wide as high; undefined where it cannot be read. */
async function framedPicture({ picture }: Card): Promise<FramedPicture | undefined> {
  if (!picture) return undefined;
  try {
    const size = await pictureSize(picture);
    const ratio = Math.min(2, Math.max(0.5, size.width / size.height));
    const width = Math.round(Math.min(FRAME_SIZE.width, FRAME_SIZE.height * ratio));
    const height = Math.round(width / ratio);
    const fitToFrame = (image: SharpPicture) =>
      image
        .resize(width * DENSITY, height * DENSITY, { fit: "cover" })
        .flatten({ background: COLOURS.snow })
        .jpeg({ quality: 90 });
    const jpeg = await decodePicture(picture, fitToFrame);
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

const COLUMN_WIDTH = 640;
const TITLE_SIZES = [92, 84, 76, 68, 60, 54, 48, 43, 38];

/** The largest size at which a title probably takes at most three lines, or four in smaller letters. */
function titleSize(title: string): number | undefined {
  const words = title.split(" ").map((word) => word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) / 3);
  return TITLE_SIZES.find((size) => {
    const room = COLUMN_WIDTH / (0.55 * size);
    let [lines, length] = [1, 0];
    for (const word of words) {
      if (word > room) return false;
      if (length > 0 && length + 1 + word > room) [lines, length] = [lines + 1, 0];
      length += word + (length > 0 ? 1 : 0);
    }
    return lines <= (size > 60 ? 3 : 4);
  });
}

const ROW_STYLE: CSSProperties = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: 1056,
};
const STACK_STYLE: CSSProperties = { display: "flex", flexDirection: "column" };

/** The words in the sky, the picture in a frame beside them, and name and place on the ridge. */
async function layout(card: Card, picture: FramedPicture | undefined) {
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
    <div style={{ ...STACK_STYLE, padding: "0 72px", fontFamily: FAMILIES.sans, fontWeight: 600 }}>
      <div style={{ ...ROW_STYLE, height: 542 }}>
        <div style={{ ...STACK_STYLE, width: COLUMN_WIDTH }}>
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
      <div style={{ ...ROW_STYLE, height: 88, color: snow }}>
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
