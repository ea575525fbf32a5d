import { expect, test } from "@playwright/test";
import { PAGES } from "./site";

const ORIGIN = "http://localhost:3000";

/** The page's address on the server under test: pages write the public origin. */
const here = (address: string) => address.replace(ORIGIN, "");

for (const { path } of PAGES) {
  test(`${path} tells robots what it is`, async ({ page, request }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const content = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

    expect(((await content("description")) ?? "").length).toBeGreaterThan(40);
    expect(((await content("description")) ?? "").length).toBeLessThanOrEqual(160);
    expect(await content("og:locale")).toBe("fr_FR");
    expect(await content("twitter:card")).toBe("summary_large_image");
    expect(await content("og:image:alt")).toBeTruthy();

    const image = await request.get(here((await content("og:image")) ?? ""));
    expect(image.status()).toBe(200);
    expect(image.headers()["content-type"]).toBe("image/jpeg");
    expect((await image.body()).length).toBeLessThan(300_000);

    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = told.flatMap((text): { "@type": string }[] => JSON.parse(text)["@graph"]);
    const types = things.map((thing) => thing["@type"]);
    expect(types).toContain(path === "/" ? "LodgingBusiness" : "BreadcrumbList");
  });
}

test("the sitemap lists what answers, under its own canonical address", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    const response = await request.get(here(address) || "/", { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}"`);
  }
  for (const { path } of PAGES) expect(addresses).toContain(ORIGIN + (path === "/" ? "" : path));
});

test("the demonstration is closed to robots", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/User-Agent: \*\nDisallow: \/\n/);
});

test("icons and manifest are where they are said to be", async ({ page, request }) => {
  await page.goto("/");
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  expect(await links.count()).toBe(4);
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

for (const [asked, meant] of [
  ["/calendrier/", "/calendrier"],
  ["/ateliers/bien-etre/", "/ateliers/bien-etre"],
  ["/ateliers/Bien-%C3%8Atre", "/ateliers/bien-etre"],
  ["/ateliers/COACHING", "/ateliers/coaching"],
  ["/elements/F%C3%A9u", "/elements/feu"],
] as const) {
  test(`${asked} leads to ${meant}, the first time and after`, async ({ request }) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      const locations = response.headersArray().filter(({ name }) => name.toLowerCase() === "location");
      expect(locations.map(({ value }) => value)).toEqual([meant]);
    }
  });
}

test("invented previews are not found", async ({ request }) => {
  for (const path of [
    "/opengraph-image/rien",
    "/calendrier/flyers/rien/opengraph-image",
    "/elements/rien/opengraph-image",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});
