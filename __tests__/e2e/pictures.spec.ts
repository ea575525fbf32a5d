import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { holdBack } from "./hold-back";

const PHOTO = "/demo/photos/torrent.jpg";
const address = (src: string, more: object = {}) =>
  `/_next/image?${new URLSearchParams({ url: src, w: "480", q: "72", ...more })}`;

test("a picture comes in the width and the kind that a browser wants, and is not sent twice", async ({
  request,
}) => {
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

test("a phone held upright gets the middle of a picture, cut to what it shows", async ({ request }) => {
  const cut = await request.get(address(PHOTO, { w: "720", h: "1280", q: "60" }), {
    headers: { accept: "image/webp" },
  });
  const { width = 0, height = 0 } = await sharp(await cut.body()).metadata();
  // No larger than the picture itself.
  expect(width).toBeLessThanOrEqual(720);
  expect(height).toBeLessThanOrEqual(1280);
  expect(height).toBeGreaterThan(width);
});

test("a drawing made for phones held upright is asked for there, and only there", async ({
  browser,
  baseURL,
}) => {
  for (const [width, asked, left] of [
    [390, "meadow-near", "hero-3-wide"],
    [1280, "hero-3-wide", "meadow-near"],
  ] as const) {
    const page = await browser.newPage({ baseURL, viewport: { width, height: 844 } });
    const pictures: string[] = [];
    page.on("request", (request) => pictures.push(request.url()));
    await page.goto("/le-concept");
    await expect(
      page.getByRole("img", { name: "un cercle de personnes qui se tiennent par la main" }),
    ).toBeVisible();
    await page.waitForLoadState();
    expect(pictures.filter((url) => url.includes(asked))).toHaveLength(1);
    expect(pictures.filter((url) => url.includes(left))).toEqual([]);
    await page.close();
  }
});

test("nothing but the site's own pictures, as its pages write them", async ({ request }) => {
  const refused = [
    ...["/%64emo/photos/torrent.jpg", "/%2564emo/photos/torrent.jpg", "/demo%2Fphotos%2Ftorrent.jpg"],
    ...["/demo/./photos/torrent.jpg", "/x/../demo/photos/torrent.jpg", "/demo//photos/torrent.jpg"],
    ...[`${PHOTO}?x`, `${PHOTO}#x`, ` ${PHOTO}`, `//localhost${PHOTO}`, "/favicon.ico", "/art/logo.svg"],
    ...["/_next/image?url=x", "/api/health", "/package.json", "http://127.0.0.1:3000/demo/a.jpg", ""],
    "https://firebasestorage.googleapis.com/v0/b/autre.appspot.com/o/a.jpg?alt=media",
    "https://storage.googleapis.com/autre.appspot.com/a.jpg",
    "https://exemple.fr/a.jpg",
  ];
  for (const src of refused) expect([src, (await request.get(address(src))).status()]).toEqual([src, 400]);
  for (const more of [
    { w: "481" },
    { w: "-1" },
    { q: "75" },
    { w: "" },
    { w: "720" },
    { h: "1280" },
    { q: "60" },
  ])
    expect([more, (await request.get(address(PHOTO, more))).status()]).toEqual([more, 400]);
  expect((await request.get(`${address(PHOTO)}&w=96`)).status()).toBe(400);
  expect((await request.get(address("/demo/photos/absente.jpg"))).status()).toBe(404);
});

test("while a picture loads a ring turns in the middle of its place", async ({ page }) => {
  await holdBack(page, "**/_next/image?**");
  for (const path of ["/le-lieu", "/elements/feu", "/calendrier/flyers/neige-et-silence"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const frame = page.locator("main [data-state=loading]").first();
    const [place, ring] = [await frame.boundingBox(), await frame.locator("svg").boundingBox()];
    if (!place || !ring) throw new Error(`${path}: nothing loads`);
    expect(ring.x + ring.width / 2, path).toBeCloseTo(place.x + place.width / 2, 0);
    expect(ring.y + ring.height / 2, path).toBeCloseTo(place.y + place.height / 2, 0);
  }
});

test("a picture has its place before it is loaded", async ({ page }) => {
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
