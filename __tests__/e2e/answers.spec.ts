import { expect, test } from "@playwright/test";
import { type Answer, type Ask, ask, valuesOf } from "../../testing/ask";
import { NOT_FOUND, PAGES } from "./site";

/** Asks for an address as it is written, which a browser would tidy up. */
const send = (asked: Ask | string) =>
  ask(test.info().project.use.baseURL ?? "", typeof asked === "string" ? { path: asked } : asked);
const cacheControl = (answer: Answer) => valuesOf(answer, "cache-control");

test("every page and every 404 says once how it may be kept, belongs to the site, and preloads its fonts", async () => {
  for (const { path } of [...PAGES, ...NOT_FOUND]) {
    const answer = await send(path);
    expect.soft(cacheControl(answer), path).toHaveLength(1);
    expect.soft(valuesOf(answer, "cross-origin-resource-policy"), path).toEqual(["same-origin"]);
    expect.soft(valuesOf(answer, "link").join(), path).toContain('as="font"');
  }
});

test("pictures, previews, calendars and feeds may be shown by other sites, and say once how they may be kept", async () => {
  for (const path of [
    ...["/_next/image?url=%2Fart%2Ficon-192.png&w=96&q=72", "/art/icon-192.png", "/art/icon.svg"],
    ...["/demo/photos/torrent.jpg", "/favicon.ico", "/opengraph-image/accueil"],
    ...["/elements/feu/opengraph-image", "/calendrier.ics", "/calendrier/atom.xml"],
  ]) {
    const answer = await send(path);
    expect.soft(valuesOf(answer, "cross-origin-resource-policy"), path).toEqual(["cross-origin"]);
    expect.soft(cacheControl(answer), path).toHaveLength(1);
  }
  for (const path of ["/sitemap.xml", "/api/health"])
    expect.soft(cacheControl(await send(path)), path).toHaveLength(1);
});

test("an unknown address is never kept, a page for a moment by a proxy", async () => {
  expect(cacheControl(await send("/nulle-part"))[0]).toContain("no-store");
  expect(cacheControl(await send("/le-lieu"))[0]).toContain("s-maxage=1,");
});

test("a redirect names one address and at most one way of keeping it, the first time and after", async () => {
  for (const [path, target] of [
    ["/ateliers/coaching/page/1", "/ateliers/coaching"],
    ["/calendrier/", "/calendrier"],
    ["/calendrier/", "/calendrier"],
  ] as const) {
    const answer = await send(path);
    expect.soft([answer.status, valuesOf(answer, "location")], path).toEqual([308, [target]]);
    expect.soft(cacheControl(answer).length, path).toBeLessThan(2);
  }
});

const UNKNOWN = "Cette page n’existe pas";
const NO_PARTNER = "L’atelier n’a pas été trouvé.";
for (const [what, words, addresses] of [
  [
    "that is no UTF-8",
    UNKNOWN,
    [
      ...["/%", "/%ff", "/%E0%A4%A", "/calendrier/%zz", "/partenaire/%ff", "/partenaire/%C0%80"],
      ...["/partenaire/%ED%A0%80", "/calendrier/flyers/%F5%80%80%80", "/partenaire/a%E2%82"],
    ],
  ],
  [
    "in UTF-8",
    NO_PARTNER,
    ["/partenaire/%C3%A9t%C3%A9", "/partenaire/%E2%82%AC", "/partenaire/%F0%9F%98%80"],
  ],
  [
    "that is almost a page's",
    UNKNOWN,
    ["/Le-Lieu", "/nous-conna%C3%AEtre", "/contact.", "/elements/Feu", "/partenaire"],
  ],
] as const)
  test(`an invented address ${what} is not found: ${words}`, async () => {
    for (const address of addresses) {
      const { status, body } = await send(address);
      expect.soft([address, status]).toEqual([address, 404]);
      if (address !== "/elements/Feu") expect.soft(body.toString(), address).toContain(words);
    }
  });

// What the framework answers by itself, and requests that make no sense to a site that is only read.
const PICTURE = "url=%2Fart%2Ficon-192.png&w=96&q=72";
const BY_ITSELF: [what: string, status: number, asked: Ask][] = [
  ["a slash at the end", 308, { path: "/le-lieu/" }],
  ["slashes at the beginning", 308, { path: "//le-lieu" }],
  ["an old address", 308, { path: "/calendrier/passees" }],
  ["an address in capitals", 404, { path: "/Le-Lieu" }],
  ["the router's data without their checksum", 307, { path: "/le-lieu", headers: { rsc: "1" } }],
  ["writing to a drawing", 405, { path: "/art/icon.svg", method: "PUT", body: "rien" }],
  ["writing to a page", 405, { path: "/le-lieu", method: "POST", body: "rien" }],
  ["writing to the health address", 405, { path: "/api/health", method: "POST" }],
  ["slashes before the health address", 308, { path: "//api/health" }],
  ["a folder of assets", 308, { path: "/_next/static/chunks/" }],
  ["the optimiser in capitals", 404, { path: "/API/picture" }],
  ["robots.txt in capitals", 404, { path: "/Robots.txt" }],
  ["invalid codes below the assets", 404, { path: "/_next/static/%" }],
  ["the optimiser by its inner name", 404, { path: `/api/picture?${PICTURE}` }],
  ["the internal address for renewals", 404, { path: "/api/renewal", method: "POST", body: "[]" }],
];
const SECURITY_HEADERS = [
  ...["x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "content-security-policy"],
];
for (const [what, status, asked] of BY_ITSELF)
  test(`${what}: ${status}, with every security header once`, async () => {
    const answer = await send(asked);
    expect(answer.status).toBe(status);
    for (const name of SECURITY_HEADERS) expect(valuesOf(answer, name), name).toHaveLength(1);
  });
