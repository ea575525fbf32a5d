import { expect, test } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { asSent, PAGES } from "./site";

const ORIGIN = "http://localhost:3000";

/** The page's address on the server under test: pages write the public origin. */
const here = (address: string) => address.replace(ORIGIN, "");

// As robots read them, without a browser.
for (const { path } of PAGES) {
  test(`${path} tells robots what it is`, async ({ request }) => {
    const elements = DomUtils.getElementsByTagName("*", await asSent(request, path));
    const contents = (name: string) =>
      elements
        .filter(({ name: tag, attribs }) => tag === "meta" && [attribs.name, attribs.property].includes(name))
        .map(({ attribs }) => attribs.content ?? "");
    const [description = "", ...others] = contents("description");
    const [image = ""] = contents("og:image");

    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(contents("og:description")).toEqual([description]);
    expect(contents("twitter:description")).toEqual([description]);
    expect(contents("og:locale")).toEqual(["fr_FR"]);
    expect(contents("twitter:card")).toEqual(["summary_large_image"]);
    expect(contents("og:image:alt")).toEqual([expect.stringMatching(/./)]);

    const preview = await request.get(here(image));
    expect(preview.status()).toBe(200);
    expect(preview.headers()["content-type"]).toBe("image/jpeg");
    expect((await preview.body()).length).toBeLessThan(300_000);

    const things = elements
      .filter(({ attribs }) => attribs.type === "application/ld+json")
      .flatMap(
        (script): { "@type": string; description?: string }[] =>
          JSON.parse(DomUtils.textContent(script))["@graph"],
      );
    for (const thing of things) expect([undefined, description]).toContain(thing.description);
    expect(things.map((thing) => thing["@type"])).toContain(
      path === "/" ? "LodgingBusiness" : "BreadcrumbList",
    );
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
