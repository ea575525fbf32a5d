import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif";
export const KINDS: PictureFormat[] = ["jpeg", "png", "webp", "avif", "gif"];

/** A small valid picture. */
export const smallPicture = (kind: PictureFormat, width = 60, height = 40, options = {}): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#468", ...(kind !== "gif" && { noise: NOISE }) },
  })
    // Low effort and no palette: the file size does not matter here, but time does.
    .toFormat(kind, { ...(kind === "avif" && { effort: 0 }), ...options })
    .toBuffer();
const NOISE = { type: "gaussian", mean: 128, sigma: 40 } as const;

/** A picture of a few hundred bytes that claims `width` × `height` pixels and an orientation. */
export async function oversized(
  kind: PictureFormat,
  width: number,
  height: number,
  { orientation, ...options }: { orientation?: number; [option: string]: unknown } = {},
): Promise<Buffer> {
  if (kind === "png") return png(width, height);
  const small = await smallPicture(kind, 60, 40, options);
  const lying = sharp(small).withMetadata({ orientation }).toFormat(kind, options);
  const bytes = Buffer.from(orientation ? await lying.toBuffer() : small);
  CLAIM_SIZE[kind](bytes, width, height);
  return bytes;
}

const CLAIM_SIZE: Record<
  Exclude<PictureFormat, "png">,
  (bytes: Buffer, width: number, height: number) => void
> = {
  jpeg(bytes, width, height) {
    const frame = Math.max(
      bytes.indexOf(Buffer.from("ffc00011", "hex")),
      bytes.indexOf(Buffer.from("ffc20011", "hex")),
    );
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
  },
  webp(bytes, width, height) {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  },
  avif(bytes, width, height) {
    const property = bytes.indexOf("ispe");
    bytes.writeUInt32BE(width, property + 8);
    bytes.writeUInt32BE(height, property + 12);
  },
  gif(bytes, width, height) {
    const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
    for (const at of [6, frame + 5]) {
      bytes.writeUInt16LE(width, at);
      bytes.writeUInt16LE(height, at + 2);
    }
  },
};

/** A PNG in true colours, interlaced unless `deep` (16 bits), whose pixels end after a thousand zeros. */
export function png(width: number, height: number, deep = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(deep ? [16, 6, 0, 0, 0] : [8, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const box = (type: string, ...inside: Buffer[]) => {
  const body = Buffer.concat(inside);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(type), body]);
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that are not pictures or attack a decoder, by name. */
export async function hostileFiles(): Promise<[string, Buffer][]> {
  const loopingAvif = Buffer.concat([
    box("ftyp", Buffer.from("avif\0\0\0\0avifmif1")),
    box(
      "meta",
      uint32(0),
      box("iprp", box("ipco", Buffer.concat([uint32(0), Buffer.from("ispe"), Buffer.alloc(12)]))),
    ),
  ]);
  const whole = await Promise.all(KINDS.map(async (kind) => [kind, await smallPicture(kind)] as const));
  return [
    ["nothing", Buffer.alloc(0)],
    ["one byte", Buffer.from([0xff])],
    ["zeros", Buffer.alloc(4096)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", Buffer.from(SVG)],
    ["a drawing that calls itself a GIF", Buffer.from(`GIF89a${SVG}`)],
    ["a page that begins as a JPEG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
    [
      "an ICNS without end",
      Buffer.concat([Buffer.from("icns"), uint32(1000), Buffer.from("ic07"), uint32(0), Buffer.alloc(1000)]),
    ],
    ["an AVIF without end", loopingAvif],
    [
      "a JPEG XL without end",
      Buffer.concat([
        uint32(12),
        Buffer.from("JXL "),
        uint32(0x0d0a870a),
        uint32(0),
        Buffer.from("jxlp"),
        Buffer.alloc(64),
      ]),
    ],
    ["a HEIC", box("ftyp", Buffer.from("heic\0\0\0\0heicmif1"))],
    ["a TIFF", Buffer.from("49492a0008000000", "hex")],
    ["a BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)])],
    ["an icon", Buffer.from("0000010001000000", "hex")],
    ...whole.map(([kind, bytes]): [string, Buffer] => [
      `the first 40 bytes of a ${kind}`,
      bytes.subarray(0, 40),
    ]),
  ];
}
