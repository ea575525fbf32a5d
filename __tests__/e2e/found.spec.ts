import { expect, test } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { asSent, NOT_FOUND, PAGES } from "./site";

const ORIGIN = "http://localhost:3000";

/** The page's address on the server under test: pages contain the public origin. */
const here = (address: string) => address.replace(ORIGIN, "");

// Without a browser, like a robot.
for (const { path } of PAGES)
  test(`${path} has complete metadata for robots`, async ({ request }) => {
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

test("no link is broken, and every page of the sitemap is linked and canonical", async ({ request }) => {
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const waiting = [{ path: "/", from: "" }];
  for (let link = waiting.pop(); link; link = waiting.pop()) {
    const [path = "", anchor] = link.path.split("#");
    if (!pages.has(path)) {
      const response = await request.get(path);
      if (!response.ok()) broken.push(`${path} (${response.status()}) on ${link.from}`);
      const html = /html/.test(response.headers()["content-type"] ?? "") ? await response.text() : "";
      pages.set(path, html);
      for (const [, href = ""] of html.matchAll(/<(?:a|link)\b[^>]*\bhref="([^"]+)"/g)) {
        const url = new URL(href.replace(/&amp;/g, "&"), ORIGIN + path);
        // Pictures are loaded by the tests of every page.
        const isPage = url.origin === ORIGIN && url.pathname !== "/_next/image";
        if (isPage) waiting.push({ path: url.pathname + url.search + url.hash, from: path });
      }
    }
    if (anchor && !pages.get(path)?.includes(`id="${anchor}"`))
      broken.push(`#${anchor} of ${path} on ${link.from}`);
  }
  expect(broken).toEqual([]);

  const xml = await (await request.get("/sitemap.xml")).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses)
    expect(pages.get(here(address) || "/"), address).toContain(`<link rel="canonical" href="${address}"`);
  for (const { path } of PAGES) expect(addresses).toContain(ORIGIN + (path === "/" ? "" : path));
});

test("the demonstration is not indexed", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/User-Agent: \*\nDisallow: \/\n/);
});

test("the icons of the manifest exist", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

/** The texts, alternative texts and descriptions of a page. */
async function texts(...page: Parameters<typeof asSent>): Promise<string[]> {
  const sent = await asSent(...page);
  const isRead = (tag: string) => !["script", "style", "code"].includes(tag);
  const description = DomUtils.findOne(({ attribs }) => attribs.name === "description", [sent], true);
  const walk = (nodes: typeof sent.children): string[] =>
    nodes.flatMap((node) => {
      if (node.type === "text") return [node.data];
      const alt = "attribs" in node && node.attribs.alt ? [node.attribs.alt] : [];
      return "children" in node && !("name" in node && !isRead(node.name))
        ? [...alt, ...walk(node.children)]
        : [];
    });
  return [description?.attribs.content ?? "", ...walk(sent.children)];
}

test("no line breaks before « : ; ! ? », within guillemets, a number, a date or a phone number", async ({
  request,
}) => {
  const found: string[] = [];
  for (const { path } of [...PAGES, ...NOT_FOUND])
    for (const text of await texts(request, path))
      for (const [part] of text.matchAll(
        /.{0,15}(?: [:;!?»](?!\S)|« |\d (?:m|km|h|€)\b|(?<!à.)\b\d+ personnes\b|\d à \d| à \d+ personnes|\b0\d \d\d \d\d|[nN]° \d|\d (?:janvier|mars|mai|juin|juillet|septembre|octobre|novembre) ?\d).{0,15}/g,
      ))
        found.push(`${path}: ${part}`);
  expect(found).toEqual([]);
});
