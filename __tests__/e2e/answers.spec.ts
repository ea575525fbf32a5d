import http from "node:http";
import { expect, test } from "@playwright/test";
import { type Ask, ask as send, valuesOf } from "../../testing/ask";
import { NOT_FOUND, PAGES } from "./site";

/** Asks for an address as it is written, which a browser would tidy up, and keeps every header line. */
function ask(address: string): Promise<{ status: number; lines: Map<string, string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(test.info().project.use.baseURL ?? "");
    const { hostname, port } = new URL(origin);
    http
      .get({ hostname, port, path: address }, async (response) => {
        const lines = new Map<string, string[]>();
        const raw = response.rawHeaders;
        for (let i = 0; i < raw.length; i += 2) {
          const name = raw[i]?.toLowerCase() ?? "";
          lines.set(name, [...(lines.get(name) ?? []), raw[i + 1] ?? ""]);
        }
        let body = "";
        for await (const chunk of response.setEncoding("utf8")) body += chunk;
        resolve({ status: response.statusCode ?? 0, lines, body });
      })
      .on("error", reject);
  });
}

const ADDRESSES = [...PAGES, ...NOT_FOUND].map(({ path }) => path);

test("every answer says once how it may be kept", async () => {
  for (const address of [
    ...ADDRESSES,
    "/sitemap.xml",
    "/calendrier.ics",
    "/calendrier/atom.xml",
    "/api/health",
    "/opengraph-image/accueil",
    "/art/icon.svg",
  ]) {
    const { lines } = await ask(address);
    expect(lines.get("cache-control"), address).toHaveLength(1);
  }
});

test("an unknown address is kept by nobody, a page for a moment by a proxy", async () => {
  expect((await ask("/nulle-part")).lines.get("cache-control")?.[0]).toContain("no-store");
  expect((await ask("/le-lieu")).lines.get("cache-control")?.[0]).toContain("s-maxage=1,");
});

test("a redirect names one address and at most one way of keeping it", async () => {
  const { status, lines } = await ask("/ateliers/coaching/page/1");
  expect(status).toBe(308);
  expect(lines.get("location")).toEqual(["/ateliers/coaching"]);
  expect(lines.get("cache-control")?.length ?? 0).toBeLessThan(2);
});

for (const address of [
  "/%",
  "/%ff",
  "/%E0%A4%A",
  "/calendrier/%zz",
  "/partenaire/%ff",
  "/partenaire/%C0%80",
  "/partenaire/%ED%A0%80",
  "/calendrier/flyers/%F5%80%80%80",
  "/partenaire/a%E2%82",
])
  test(`${address} is no text, and leads nowhere`, async () => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body).toContain("Cette page n’existe pas");
  });

for (const address of ["/partenaire/%C3%A9t%C3%A9", "/partenaire/%E2%82%AC", "/partenaire/%F0%9F%98%80"])
  test(`${address} is text: its own page answers that there is no such partner`, async () => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body).toContain("L’atelier n’a pas été trouvé.");
  });

// What the framework answers by itself, and what makes no sense to a site that is only read.
const PICTURE = "url=%2Fart%2Ficon-192.png&w=96&q=72";
const BY_ITSELF: [what: string, status: number, asked: Ask][] = [
  ["a slash at the end", 308, { path: "/le-lieu/" }],
  ["slashes at the beginning", 308, { path: "//le-lieu" }],
  ["an old address", 308, { path: "/calendrier/passees" }],
  ["an address in capitals", 404, { path: "/Le-Lieu" }],
  ["the router's data without their checksum", 307, { path: "/le-lieu", headers: { rsc: "1" } }],
  ["writing to a drawing", 405, { path: "/art/icon.svg", method: "PUT", body: "rien" }],
  ["writing to a page", 405, { path: "/le-lieu", method: "POST", body: "rien" }],
  ["writing to the health", 405, { path: "/api/health", method: "POST" }],
  ["slashes before the health", 308, { path: "//api/health" }],
  ["a folder of assets", 308, { path: "/_next/static/chunks/" }],
  ["the optimiser in capitals", 404, { path: "/API/picture" }],
  ["the word to robots in capitals", 404, { path: "/Robots.txt" }],
  ["codes that are none, below the assets", 404, { path: "/_next/static/%" }],
  ["the optimiser by its inner name", 404, { path: `/api/picture?${PICTURE}` }],
  ["a word to the process's own ear", 404, { path: "/api/renewal", method: "POST", body: "[]" }],
];
const ONCE = [
  ...["x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy", "content-security-policy"],
];
for (const [what, status, asked] of BY_ITSELF)
  test(`${what}: ${status}, with every security header once`, async () => {
    const answer = await send(test.info().project.use.baseURL ?? "", asked);
    expect(answer.status).toBe(status);
    for (const name of ONCE) expect(valuesOf(answer, name), name).toHaveLength(1);
  });

for (const address of [
  ...[`/_next/image?${PICTURE}`, "/art/icon-192.png", "/demo/photos/torrent.jpg", "/favicon.ico"],
  ...["/opengraph-image/accueil", "/elements/feu/opengraph-image", "/calendrier.ics", "/calendrier/atom.xml"],
])
  test(`${address} may be shown by other sites`, async () => {
    expect((await ask(address)).lines.get("cross-origin-resource-policy")).toEqual(["cross-origin"]);
  });

for (const { path } of [...PAGES, ...NOT_FOUND])
  test(`${path} is the site's own`, async () => {
    expect((await ask(path)).lines.get("cross-origin-resource-policy")).toEqual(["same-origin"]);
  });

for (const address of ["/Le-Lieu", "/nous-connaître", "/contact.", "/elements/Feu", "/partenaire"])
  test(`${address} is an unknown address`, async ({ request }) => {
    expect((await request.get(encodeURI(address), { maxRedirects: 0 })).status()).toBe(404);
  });

for (const address of [
  ...["/contact", "/sitemap.xml", "/calendrier.ics", "/calendrier/atom.xml"],
  ...["/calendrier/flyers/neige-et-silence/evenement.ics", "/opengraph-image/accueil"],
])
  test(`${address} is not sent again to who has it`, async ({ request }) => {
    const { etag = "" } = (await request.get(address)).headers();
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const headers = { "if-none-match": etag, "if-modified-since": new Date().toUTCString() };
    const again = await request.get(address, { headers });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    expect((await request.get(address, { headers: { "if-none-match": '"other"' } })).status()).toBe(200);
  });
