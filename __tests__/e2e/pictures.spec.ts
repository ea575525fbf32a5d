import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { holdBack } from "./hold-back";
import { ids } from "./site";

const PHOTO = "/demo/photos/torrent.jpg";
const address = (src: string, more: object = {}) =>
  `/_next/image?${new URLSearchParams({ url: src, w: "480", q: "72", ...more })}`;

test("a picture is sent once, in the requested width and format", async ({ request }) => {
  for (const kind of ["image/avif", "image/webp", "image/jpeg"]) {
    const answer = await request.get(address(PHOTO), { headers: { accept: kind } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": kind,
      "cache-control": "public, max-age=2678400, must-revalidate",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    const again = await request.get(address(PHOTO), {
      headers: { accept: kind, "if-none-match": answer.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  }
});

test("a phone in portrait gets the middle of a picture", async ({ request }) => {
  const cut = await request.get(address(PHOTO, { w: "720", h: "1280", q: "60" }), {
    headers: { accept: "image/webp" },
  });
  const { width = 0, height = 0 } = await sharp(await cut.body()).metadata();
  // Not enlarged.
  expect(width).toBeLessThanOrEqual(720);
  expect(height).toBeLessThanOrEqual(1280);
  expect(height).toBeGreaterThan(width);
});

test("only pictures that pages name are resized", async ({ request }) => {
  const refused = [
    ...["/%64emo/photos/torrent.jpg", "/demo/./photos/torrent.jpg", `${PHOTO}?x`, "/art/logo.svg", ""],
    ...["/api/health", "http://127.0.0.1:3000/demo/a.jpg", "https://exemple.fr/a.jpg"],
  ];
  for (const src of refused) expect([src, (await request.get(address(src))).status()]).toEqual([src, 400]);
  for (const more of [{ w: "481" }, { w: "-1" }, { q: "75" }, { h: "1280" }])
    expect([more, (await request.get(address(PHOTO, more))).status()]).toEqual([more, 400]);
  expect((await request.get(`${address(PHOTO)}&w=96`)).status()).toBe(400);
  expect((await request.get(address("/demo/photos/absente.jpg"))).status()).toBe(404);
});

test("a picture reserves its space before it loads", async ({ page }) => {
  await holdBack(page, /\/(_next\/image|art|demo)/);
  for (const path of ["/contact", "/elements/feu", "/nous-connaitre", "/partenaire/inconnu"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const heights = await page
      .locator("main img")
      .evaluateAll((images) => images.filter((img) => img.checkVisibility()).map((img) => img.clientHeight));
    expect(heights, path).not.toHaveLength(0);
    expect(Math.min(...heights), path).toBeGreaterThan(0);
  }
});

test("a picture that cannot be loaded is replaced by the default of its kind", async ({ page }) => {
  await page.route(/\/_next\/image/, (route) => route.abort());
  for (const [path, kinds] of [
    ["/partenaires", [DEFAULT_AVATAR, DEFAULT_PICTURE]],
    ["/calendrier", ["/art/poster-"]],
    [pathTo.retreat(ids("calendar")[0] ?? ""), ["/art/poster-", DEFAULT_PICTURE]],
    ["/le-lieu", [DEFAULT_PICTURE]],
    ["/nous-connaitre", [DEFAULT_AVATAR, DEFAULT_PICTURE]],
  ] as const) {
    await page.goto(path);
    const pictures = page.locator("main img[sizes]");
    await expect(pictures.first(), path).not.toHaveJSProperty("naturalWidth", 0);
    for (const picture of await pictures.all()) {
      if (!(await picture.isVisible())) continue;
      await picture.scrollIntoViewIfNeeded();
      await expect(picture, path).not.toHaveJSProperty("naturalWidth", 0);
      const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
      expect([path, shown, kinds.some((kind) => shown.includes(kind))]).toEqual([path, shown, true]);
    }
  }
});
