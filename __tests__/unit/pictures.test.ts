import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { decodePicture, inspect, pictureSize } from "@/lib/pictures/decode";
import { MAX_PICTURE_BYTES, MissingPicture, readPicture, UnfitPicture } from "@/lib/pictures/read";
import { temporaryFolder } from "@/testing/folder";
import { hostileFiles, KINDS, oversized, png, smallPicture } from "@/testing/pictures/hostile";
import { listen, until } from "@/testing/serve.mjs";

const small = (picture: Sharp) => picture.resize(20).jpeg();
const decoded = (bytes: Buffer) => decodePicture("/photos/a.jpg", small, async () => bytes);

describe("valid pictures", () => {
  test.each(KINDS)("a %s is measured and made smaller", async (kind) => {
    const bytes = await smallPicture(kind);
    expect(await inspect(bytes)).toMatchObject({ width: 60, height: 40 });
    expect(await sharp(await decoded(bytes)).metadata()).toMatchObject({ width: 20, height: 13 });
  });

  test("one with an orientation is measured and shown upright", async () => {
    const bytes = await sharp(await smallPicture("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await inspect(bytes)).toMatchObject({ width: 40, height: 60 });
    expect(await sharp(await decoded(bytes)).metadata()).toMatchObject({ width: 20, height: 30 });
  });

  test("an AVIF is known by its brand, whichever it names first", async () => {
    const bytes = await smallPicture("avif");
    bytes.write("mif1", 8);
    expect(await inspect(bytes)).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    [8160, 6144, {}, 8160],
    [8160, 6144, { orientation: 6 }, 6144],
    [6000, 4000, { progressive: true }, 6000],
  ])("a photograph of %i × %i pixels with %j is shown", async (width, height, options, shown) => {
    expect(await inspect(await oversized("jpeg", width, height, options))).toMatchObject({ width: shown });
  });
});

describe("hostile files", () => {
  test("are refused with the reason, when measured and when decoded", async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThan(15);
    for (const [name, bytes] of files) {
      const measured = inspect(bytes).then(() => decoded(bytes));
      expect([name, await measured.catch((error) => error)]).toEqual([name, expect.any(UnfitPicture)]);
    }
  });

  test.each([
    ["jpeg", 60_000, 60_000, {}],
    ["jpeg", 60_000, 1000, {}],
    ["jpeg", 1000, 60_000, {}],
    ["jpeg", 6000, 6000, { progressive: true }],
    ["jpeg", 4200, 4200, { progressive: true, chromaSubsampling: "4:4:4" }],
    ["jpeg", 16_000, 4000, { orientation: 6 }],
    ["jpeg", 4000, 16_000, { orientation: 3 }],
    ["png", 5200, 5200, {}],
    ["webp", 16_383, 16_383, {}],
    ["avif", 4200, 4200, {}],
    ["gif", 65_535, 65_535, {}],
  ] as const)("include a %s of %i × %i in a few hundred bytes", async (kind, width, height, options) => {
    const bytes = await oversized(kind, width, height, options);
    expect(bytes.length).toBeLessThan(20_000);
    await expect(inspect(bytes)).rejects.toThrow(UnfitPicture);
    await expect(decoded(bytes)).rejects.toThrow(UnfitPicture);
  });

  test("include a PNG whose lines alone take more memory than there is", async () => {
    await expect(inspect(png(20_000, 3200, true))).rejects.toThrow("256 Mo");
    await expect(inspect(png(4000, 16_000, true))).resolves.toEqual({ width: 4000, height: 16_000 });
  });

  test("include an AVIF that declares a small size and has many pixels", async () => {
    const bytes = Buffer.from(await smallPicture("avif", 400, 300));
    const property = bytes.indexOf("ispe");
    bytes.writeUInt32BE(60, property + 8);
    bytes.writeUInt32BE(40, property + 12);
    await expect(decoded(bytes)).rejects.toThrow(UnfitPicture);
  });

  test("include truncated files", async () => {
    for (const kind of KINDS) {
      const bytes = await smallPicture(kind, 300, 200);
      await expect(decoded(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(UnfitPicture);
    }
    await expect(decoded(png(1000, 1000))).rejects.toThrow(UnfitPicture);
  });
});

describe("one of the site's own files", () => {
  const { at, write } = temporaryFolder();
  const measured = async (src: string) => {
    process.chdir(at());
    jest.resetModules();
    const { pictureSize } = await import("@/lib/pictures/decode");
    return pictureSize(`/photos/${encodeURIComponent(src)}`);
  };
  const before = process.cwd();
  afterAll(() => process.chdir(before));

  test.each(["NFC", "NFD"] as const)(
    "is found by its name, whose accents are written in %s",
    async (form) => {
      write(`public/photos/été ${form}.jpg`.normalize(form), await smallPicture("jpeg"));
      expect(await measured(`été ${form}.jpg`.normalize("NFC"))).toMatchObject({ width: 60 });
      expect(await measured(`été ${form}.jpg`.normalize("NFD"))).toMatchObject({ width: 60 });
    },
  );

  test("is missing where a folder has its name", async () => {
    write("public/photos/dossier.jpg/a.txt");
    await expect(measured("dossier.jpg")).rejects.toThrow("ce n’est pas un fichier");
  });
});

test("pictures are decoded one after the other in the whole process, whichever bundle asks", async () => {
  jest.resetModules();
  const other = await import("@/lib/pictures/decode");
  const bytes = await smallPicture("jpeg");
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const slow = (name: string) => (_: Buffer) =>
    new Promise<Buffer>((read) => {
      begun.push(name);
      ends.push(() => read(bytes));
    });
  const all = ["a", "b"].map((name) => decodePicture(`/photos/${name}.jpg`, small, slow(name)));
  all.push(other.decodePicture("/photos/c.jpg", small, slow("c")));
  await new Promise((resolve) => setImmediate(resolve));
  // Another is read while one is decoded.
  expect(begun).toEqual(["a", "b"]);
  ends[0]?.();
  await until(() => begun.length === 3);
  for (const end of ends) end();
  await Promise.all(all);
});

describe("a faulty host", () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let origin: string;
  let served = 0;
  let requests = 0;
  type Answer = (response: ServerResponse) => void;
  let answers: Record<string, Answer> = {};

  beforeAll(async () => {
    server = await listen(({ url = "" }, response) => {
      requests += 1;
      answers[url]?.(response);
    }, "localhost");
    ({ origin } = server);
    process.env.IMAGE_HOSTS = server.host;
    const photo = await smallPicture("jpeg", 900, 600);
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    answers = {
      "/photo": (response) => response.writeHead(200, { "content-type": "text/html" }).end(photo),
      "/nothing": (response) => response.end(),
      "/empty": (response) => response.end(Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(300_000)])),
      "/absent": (response) => response.writeHead(404).end(photo),
      "/elsewhere": (response) => response.writeHead(302, { location: "/photo" }).end(),
      "/broken": (response) => response.writeHead(500).end(),
      "/bomb": (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
      "/endless": (response) => {
        const more = () => {
          while (response.writable && response.write(Buffer.alloc(65_536))) served += 65_536;
        };
        response.on("drain", more);
        response.write(photo.subarray(0, 100));
        more();
      },
    };
  });
  afterAll(() => server.close());
  const photoIsRead = () =>
    expect(pictureSize(`${origin}/photo`)).resolves.toEqual({ width: 900, height: 600 });

  test("may send a wrong content type: the content counts", async () => {
    await photoIsRead();
  });

  const large = (change: (picture: Sharp) => Sharp) => async () =>
    change(sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })).toBuffer();
  test.each<[string, () => Promise<Buffer>, number]>([
    ["jpeg", large((picture) => picture.jpeg({ quality: 90 })), 1],
    ["webp", large((picture) => picture.webp({ quality: 90 })), 2],
    ["gif", large((picture) => picture.gif({ effort: 1, dither: 0 })), 2],
  ])("is asked for the rest of a large file only if its kind needs it: %s", async (kind, make, times) => {
    const bytes = await make();
    expect(bytes.length).toBeGreaterThan(300_000);
    answers[`/${kind}`] = (response) => response.end(bytes);
    requests = 0;
    expect(await pictureSize(`${origin}/${kind}`)).toEqual({ width: 900, height: 600 });
    expect(requests).toBe(times);
  });

  test("may not send a compressed or an endless answer", async () => {
    await expect(readPicture(`${origin}/bomb`)).rejects.toThrow(UnfitPicture);
    await expect(readPicture(`${origin}/endless`)).rejects.toThrow(UnfitPicture);
    expect(served).toBeLessThan(MAX_PICTURE_BYTES * 3);
  });

  test("fails for empty answers and pictures, missing files and redirects, and the others are still read", async () => {
    await expect(pictureSize(`${origin}/nothing`)).rejects.toThrow(UnfitPicture);
    await expect(pictureSize(`${origin}/empty`)).rejects.toThrow(UnfitPicture);
    await expect(pictureSize(`${origin}/absent`)).rejects.toThrow(MissingPicture);
    await expect(readPicture("/photos/absente.jpg")).rejects.toThrow(MissingPicture);
    await expect(pictureSize(`${origin}/elsewhere`)).rejects.toThrow(MissingPicture);
    await expect(pictureSize(`${origin}/elsewhere`)).rejects.toThrow("réponse 302");
    await photoIsRead();
  });

  test("is paused after a picture of a page failed, so that a gallery does not wait for each", async () => {
    await expect(pictureSize(`${origin}/broken`)).rejects.toThrow("réponse 500");
    await expect(readPicture(`${origin}/photo`)).rejects.toThrow("ne répond pas");
  });
});
