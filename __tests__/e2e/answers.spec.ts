import { expect, test } from "@playwright/test";
import { type Ask, ask, SECURITY_HEADERS, valuesOf } from "../../testing/ask";
import { NOT_FOUND, PAGES } from "./site";

/** Requests an address exactly as written; a browser would normalise it. */
const send = (asked: Ask | string) =>
  ask(test.info().project.use.baseURL ?? "", typeof asked === "string" ? { path: asked } : asked);

test("every answer has one Cache-Control, and pages preload their fonts", async () => {
  const pages = PAGES.map(({ path }) => path);
  const files = [
    ...["/sitemap.xml", "/calendrier.ics", "/api/health", "/art/icon.svg"],
    "/opengraph-image/accueil",
  ];
  for (const path of [...pages, ...NOT_FOUND.map(({ path }) => path), ...files]) {
    const answer = await send(path);
    expect.soft(valuesOf(answer, "cache-control"), path).toHaveLength(1);
    if (pages.includes(path)) expect.soft(valuesOf(answer, "link").join(), path).toContain('as="font"');
  }
});

test("a drawing is kept for a day, and an address without one is not", async () => {
  const kept = async (path: string) => valuesOf(await send(path), "cache-control").join();
  expect(await kept("/art/icon.svg")).toContain("max-age=86400");
  expect(await kept("/art/nothing.svg")).not.toContain("max-age=86400");
});

test("answers 404 to addresses that are not UTF-8 or resemble a page's", async () => {
  for (const address of [
    ...["/%", "/%ff", "/%E0%A4%A", "/calendrier/%zz", "/partenaire/%ff", "/partenaire/%C0%80"],
    ...["/partenaire/%ED%A0%80", "/calendrier/flyers/%F5%80%80%80", "/partenaire/a%E2%82"],
    ...["/Le-Lieu", "/nous-conna%C3%AEtre", "/contact.", "/partenaire"],
  ]) {
    const { status, body } = await send(address);
    expect.soft([address, status]).toEqual([address, 404]);
    expect.soft(body.toString(), address).toContain("Cette page n’existe pas");
  }
});

test("answers an unknown id in any script with the 404 page of its kind", async () => {
  for (const id of ["%C3%A9t%C3%A9", "%E2%82%AC", "%F0%9F%98%80"]) {
    const { status, body } = await send(`/partenaire/${id}`);
    expect.soft([id, status]).toEqual([id, 404]);
    expect.soft(body.toString(), id).toContain("L’atelier n’a pas été trouvé.");
  }
});

// Answered by the framework itself, or meaningless on a read-only site.
const FORM = "application/x-www-form-urlencoded";
const PICTURE = "url=%2Fart%2Ficon-192.png&w=96&q=72";
const BY_ITSELF: [what: string, status: number, asked: Ask][] = [
  ["a slash at the end", 308, { path: "/le-lieu/" }],
  ["slashes at the beginning", 308, { path: "//le-lieu" }],
  ["an old address", 308, { path: "/calendrier/passees" }],
  ["the router's data without their checksum", 307, { path: "/le-lieu", headers: { rsc: "1" } }],
  ["writing to a drawing", 405, { path: "/art/icon.svg", method: "PUT", body: "rien" }],
  ["writing to a page", 405, { path: "/le-lieu", method: "POST", body: "rien" }],
  ["an empty form", 405, { path: "/le-lieu", method: "POST", headers: { "content-type": FORM } }],
  ["deleting an asset", 405, { path: "/_next/static/a.js", method: "DELETE" }],
  ["steps to a page from below /api/", 405, { path: "/api/../le-lieu", method: "POST" }],
  ["writing to the health address", 405, { path: "/api/health", method: "POST" }],
  ["slashes before the health address", 308, { path: "//api/health" }],
  ["a folder of assets", 308, { path: "/_next/static/chunks/" }],
  ["the optimiser in capitals", 404, { path: "/API/picture" }],
  ["robots.txt in capitals", 404, { path: "/Robots.txt" }],
  ["invalid codes below the assets", 404, { path: "/_next/static/%" }],
  ["the optimiser by its inner name", 404, { path: `/api/picture?${PICTURE}` }],
  ["the internal address for renewals", 404, { path: "/api/renewal", method: "POST", body: "[]" }],
];
for (const [what, status, asked] of BY_ITSELF)
  test(`${what}: ${status}, with every security header once`, async () => {
    const answer = await send(asked);
    expect(answer.status).toBe(status);
    for (const name of SECURITY_HEADERS) expect(valuesOf(answer, name), name).toHaveLength(1);
  });

for (const address of [
  ...["/contact", "/sitemap.xml", "/calendrier.ics"],
  ...["/calendrier/flyers/neige-et-silence/evenement.ics", "/opengraph-image/accueil"],
])
  test(`${address} is answered with 304 to a browser that has it`, async ({ request }) => {
    const { etag = "" } = (await request.get(address)).headers();
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const headers = { "if-none-match": etag, "if-modified-since": new Date().toUTCString() };
    const again = await request.get(address, { headers });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    const weak = await request.get(address, { headers: { "if-none-match": etag.replace(/^(?!W)/, "W/") } });
    expect(weak.status()).toBe(304);
    expect((await request.get(address, { headers: { "if-none-match": '"other"' } })).status()).toBe(200);
  });
