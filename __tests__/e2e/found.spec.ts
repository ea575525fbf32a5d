import { expect, test } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { PAGES } from "./site";

const ORIGIN = "http://localhost:3000";

/** The page's address on the server under test: pages contain the public origin. */
const here = (address: string) => address.replace(ORIGIN, "");

// Without a browser, like a robot.
for (const { path } of PAGES)
  test(`${path} has complete metadata for robots, and its lines break well`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
    const contents = (name: string) =>
      elements
        .filter(({ name: tag, attribs }) => tag === "meta" && [attribs.name, attribs.property].includes(name))
        .map(({ attribs }) => attribs.content ?? "");
    const [description = "", ...others] = contents("description");
    const [image = ""] = contents("og:image");

    expect(others).toEqual([]);
    // Readers of links ask for the first bytes alone.
    const first = Buffer.from(html).subarray(0, 16_384).toString();
    for (const tag of ["<title>", 'property="og:title"', 'property="og:image"', 'name="description"'])
      expect(first).toContain(tag);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(contents("og:description")).toEqual([description]);
    expect(contents("og:image:alt")).toEqual([expect.stringMatching(/./)]);

    // The site may still be publishing.
    await expect.poll(async () => (await request.get(here(image))).status()).toBe(200);
    const preview = await request.get(here(image));
    expect(preview.headers()["content-type"]).toBe("image/jpeg");
    expect((await preview.body()).length).toBeLessThan(300_000);

    const things = elements
      .filter(({ attribs }) => attribs.type === "application/ld+json")
      .flatMap((script) => JSON.parse(DomUtils.textContent(script))["@graph"]);
    const type = path === "/" ? "LodgingBusiness" : "BreadcrumbList";
    expect(things.map((thing) => thing["@type"])).toContain(type);
    expect([description, ...texts(html)].flatMap(badBreaks)).toEqual([]);
  });

/** The texts and alternative texts of a page. */
const texts = (html: string) =>
  html
    .replace(/<(script|style|code)\b.*?<\/\1>/gs, "")
    .replace(/ alt="([^"]*)"/g, ">$1<i")
    .split(/<[^>]*>/);

/** Ordinary spaces, at which lines break, before « : ; ! ? », within guillemets, numbers and dates. */
const badBreaks = (text: string) =>
  text.match(
    /.{0,15}(?: [:;!?»](?!\S)|« |\d (?:m|km|h|€)\b|(?<!à.)\b\d+ personnes\b|\d à \d| à \d+ personnes|\b0\d \d\d \d\d|[nN]° \d|\d (?:janvier|mars|mai|juin|juillet|septembre|octobre|novembre) ?\d).{0,15}/g,
  ) ?? [];

test("no link is broken, and every page of the sitemap is linked and canonical", async ({ request }) => {
  const answerTo = async (path: string) => {
    const response = await request.get(path);
    const isPage = /html/.test(response.headers()["content-type"] ?? "");
    return { status: response.status(), html: isPage ? await response.text() : "" };
  };
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const waiting = [{ path: "/", from: "" }];
  for (let link = waiting.pop(); link; link = waiting.pop()) {
    const [path = "", anchor] = link.path.split("#");
    if (!pages.has(path)) {
      const { status, html } = await answerTo(path);
      if (status >= 400) broken.push(`${path} (${status}) on ${link.from}`);
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

test("the demonstration is not indexed, and the icons of the manifest exist", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/User-Agent: \*\nDisallow: \/\n/);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
