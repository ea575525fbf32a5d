import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { decode, inspect, pictureSize } from "@/lib/pictures/decode";
import { MAX_BYTES, MissingPicture, readPicture, UnfitPicture } from "@/lib/pictures/read";
import { honest, KINDS, oversized, png, traps } from "@/testing/pictures/hostile";
import { listen } from "@/testing/serve.mjs";

const small = (picture: Sharp) => picture.resize(20).jpeg();
const decoded = (bytes: Buffer) => decode("/photos/a.jpg", small, async () => bytes);

describe("valid pictures", () => {
  test.each(KINDS)("a %s is measured and made smaller", async (kind) => {
    const bytes = await honest(kind);
    expect(await inspect(bytes)).toMatchObject({ width: 60, height: 40 });
    expect(await sharp(await decoded(bytes)).metadata()).toMatchObject({ width: 20, height: 13 });
  });

  test("one with an orientation is measured and shown upright", async () => {
    const bytes = await sharp(await honest("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await inspect(bytes)).toMatchObject({ width: 40, height: 60 });
    expect(await sharp(await decoded(bytes)).metadata()).toMatchObject({ width: 20, height: 30 });
  });

  test("an AVIF is known by its brand, whichever it names first", async () => {
    const bytes = await honest("avif");
    bytes.write("mif1", 8);
    expect(await inspect(bytes)).toMatchObject({ width: 60, height: 40 });
  });

  test("the photograph of a phone with 50 million pixels is shown", async () => {
    expect(await inspect(await oversized("jpeg", 8160, 6144))).toEqual({ width: 8160, height: 6144 });
  });

  test("a rotated photograph of 50 million pixels is turned after it was made smaller", async () => {
    expect(await inspect(await oversized("jpeg", 8160, 6144, { orientation: 6 }))).toEqual({
      width: 6144,
      height: 8160,
    });
  });

  test("a progressive JPEG of 24 million pixels is shown", async () => {
    const bytes = await oversized("jpeg", 6000, 4000, { progressive: true });
    expect(await inspect(bytes)).toEqual({ width: 6000, height: 4000 });
  });
});

describe("hostile files", () => {
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    files = new Map(await traps());
  });

  test("are refused with the reason, when measured and when decoded", async () => {
    expect(files.size).toBeGreaterThan(15);
    for (const [name, bytes] of files) {
      const measured = await inspect(bytes)
        .then(
          () => decoded(bytes),
          (error) => error,
        )
        .catch((error) => error);
      expect([name, measured]).toEqual([name, expect.any(UnfitPicture)]);
    }
  });

  test.each([
    ["jpeg", 60_000, 60_000, {}],
    ["jpeg", 6000, 6000, { progressive: true }],
    ["jpeg", 4200, 4200, { progressive: true, chromaSubsampling: "4:4:4" }],
    ["jpeg", 16_000, 4000, { orientation: 6 }],
    ["jpeg", 16_000, 4000, { orientation: 8 }],
    ["jpeg", 4000, 16_000, { orientation: 3 }],
    ["png", 16_000, 16_000, {}],
    ["png", 5200, 5200, {}],
    ["webp", 16_383, 16_383, {}],
    ["avif", 60_000, 60_000, {}],
    ["avif", 4200, 4200, {}],
    ["gif", 65_535, 65_535, {}],
  ] as const)("include a %s of %i × %i in a few hundred bytes", async (kind, width, height, options) => {
    const bytes = await oversized(kind, width, height, options);
    expect(bytes.length).toBeLessThan(20_000);
    await expect(inspect(bytes)).rejects.toThrow(UnfitPicture);
    await expect(decoded(bytes)).rejects.toThrow(UnfitPicture);
  });

  test("include an AVIF that declares a small size and has many pixels", async () => {
    const bytes = Buffer.from(await honest("avif", 1000, 800));
    const property = bytes.indexOf("ispe");
    bytes.writeUInt32BE(60, property + 8);
    bytes.writeUInt32BE(40, property + 12);
    await expect(decoded(bytes)).rejects.toThrow(UnfitPicture);
  });

  test("include truncated files", async () => {
    for (const kind of KINDS) {
      const bytes = await honest(kind, 900, 600);
      const cut = bytes.subarray(0, Math.floor(bytes.length / 2));
      await expect(decoded(cut)).rejects.toThrow(UnfitPicture);
    }
    await expect(decoded(png(1000, 1000))).rejects.toThrow(UnfitPicture);
  });
});

describe("a faulty host", () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let origin: string;
  let served = 0;
  const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {};

  beforeAll(async () => {
    server = await listen(
      (request, response) => answers[request.url ?? ""]?.(response, request),
      "localhost",
    );
    ({ origin } = server);
    process.env.IMAGE_HOSTS = server.host;
    const photo = await honest("jpeg", 900, 600);
    const heavy = await honest("webp", 1600, 1200, { quality: 95 });
    Object.assign(answers, {
      "/photo": (response: ServerResponse) =>
        response.writeHead(200, { "content-type": "text/html" }).end(photo),
      "/heavy": (response: ServerResponse) => response.end(heavy),
      "/nothing": (response: ServerResponse) => response.end(),
      "/absent": (response: ServerResponse) => response.writeHead(404).end(photo),
      "/elsewhere": (response: ServerResponse) => response.writeHead(302, { location: "/photo" }).end(),
      "/broken": (response: ServerResponse) => response.writeHead(500).end(),
      "/bomb": (response: ServerResponse) => {
        response.writeHead(200, { "content-encoding": "gzip" });
        response.end(gzipSync(Buffer.alloc(50_000_000)));
      },
      "/endless": (response: ServerResponse) => {
        const more = () => {
          while (response.writable && response.write(Buffer.alloc(65_536))) served += 65_536;
        };
        response.on("drain", more);
        response.write(photo.subarray(0, 100));
        more();
      },
    });
  });
  afterAll(() => server.close());

  test("may send a wrong content type: the content counts", async () => {
    await expect(pictureSize(`${origin}/photo`)).resolves.toEqual({ width: 900, height: 600 });
    await expect(pictureSize(`${origin}/heavy`)).resolves.toEqual({ width: 1600, height: 1200 });
  });

  test("may not send a compressed answer", async () => {
    await expect(readPicture(`${origin}/bomb`)).rejects.toThrow(UnfitPicture);
  });

  test("is cut off at the limit of an endless answer", async () => {
    await expect(readPicture(`${origin}/endless`)).rejects.toThrow(UnfitPicture);
    expect(served).toBeLessThan(MAX_BYTES * 3);
  });

  test("counts a redirected picture as missing, and the others are still read", async () => {
    await expect(pictureSize(`${origin}/elsewhere`)).rejects.toThrow("réponse 302");
    await expect(pictureSize(`${origin}/photo`)).resolves.toEqual({ width: 900, height: 600 });
  });

  test("is still used after an unknown address of a visitor failed", async () => {
    await expect(readPicture(`${origin}/broken`)).rejects.toThrow("réponse 500");
    await expect(readPicture(`${origin}/broken`)).rejects.toThrow("ne répond pas");
    await expect(pictureSize(`${origin}/photo`)).resolves.toEqual({ width: 900, height: 600 });
  });

  test("does not delay pictures of the site or of pages by unknown addresses", async () => {
    const photo = await honest("jpeg");
    const seen: string[] = [];
    let end = () => {};
    const never = new Promise<Buffer>((_, reject) => {
      end = () => reject(new MissingPicture("absent"));
    });
    const invented = Array.from({ length: 300 }, (_, i) => decode(`${origin}/x${i}`, small, () => never));
    await decoded(photo).then(() => seen.push("own"));
    await decode(`${origin}/photo`, small, async () => photo).then(() => seen.push("named"));
    expect(seen).toEqual(["own", "named"]);
    end();
    const results = await Promise.allSettled(invented);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(300);
  });

  test("fails for empty answers, missing files and redirects", async () => {
    await expect(pictureSize(`${origin}/nothing`)).rejects.toThrow(UnfitPicture);
    await expect(pictureSize(`${origin}/absent`)).rejects.toThrow(MissingPicture);
    await expect(readPicture("/demo/absente.jpg")).rejects.toThrow(MissingPicture);
    await expect(pictureSize(`${origin}/elsewhere`)).rejects.toThrow(MissingPicture);
  });

  test("is paused after a picture of a page failed, so that a gallery does not wait for each", async () => {
    answers["/broken-too"] = (response) => response.writeHead(503).end();
    await expect(pictureSize(`${origin}/broken-too`)).rejects.toThrow("réponse 503");
    await expect(readPicture(`${origin}/photo`)).rejects.toThrow("ne répond pas");
  });
});
