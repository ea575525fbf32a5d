import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a52" } });

describe("a broken file in the picture cache", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "images-"));
  const wanted = { src: "/demo/x.jpg", width: 96, format: "webp" as const };
  const file = () => {
    const [name = ""] = readdirSync(path.join(folder, ".next/cache/images"));
    return path.join(folder, ".next/cache/images", name);
  };
  const before = process.cwd();
  let optimised: typeof import("@/lib/pictures/cache").optimised;

  beforeAll(async () => {
    mkdirSync(path.join(folder, "public/demo"), { recursive: true });
    await picture.clone().jpeg().toFile(path.join(folder, "public/demo/x.jpg"));
    process.chdir(folder);
    jest.resetModules();
    ({ optimised } = await import("@/lib/pictures/cache"));
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  test.each<[string, () => void]>([
    ["empty", () => truncateSync(file(), 0)],
    ["half written", () => truncateSync(file(), 200)],
    ["of something else", () => writeFileSync(file(), "<html>")],
    ["with a changed end", () => writeFileSync(file(), readFileSync(file()).fill(0, 100))],
  ])("is replaced: %s", async (_, spoil) => {
    const { bytes } = await optimised(wanted);
    spoil();
    expect((await optimised(wanted)).bytes).toEqual(bytes);
    expect(readdirSync(path.dirname(file()))).toHaveLength(1);
  });

  test("is not mistaken for one of another version with the same name", async () => {
    const first = (await optimised(wanted)).bytes;
    await sharp({ create: { width: 200, height: 200, channels: 3, background: "#00f" } })
      .jpeg()
      .toFile(path.join(folder, "public/demo/x.jpg"));
    expect((await optimised(wanted)).bytes.equals(first)).toBe(false);
  });
});

test("a file that disappears while the cache is measured does not prevent caching", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "images-"));
  const images = path.join(folder, ".next/cache/images");
  mkdirSync(images, { recursive: true });
  symlinkSync("gone", path.join(images, "listed"));
  const before = process.cwd();
  process.chdir(folder);
  jest.resetModules();
  const { keep, kept } = await import("@/lib/pictures/cache");
  process.chdir(before);
  const bytes = await picture.clone().webp().toBuffer();
  await keep("new", bytes);
  expect((await kept("new"))?.bytes).toEqual(bytes);
  rmSync(folder, { recursive: true });
});
