import { expect, test } from "@playwright/test";

test("no link of the site leads nowhere", async ({ request, baseURL }) => {
  const origin = new URL(baseURL as string).origin;
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
      // The bound follows the number of pages.
      test.setTimeout(60_000 + 5_000 * pages.size);
      for (const [, href = ""] of html.matchAll(/<(?:a|link)\b[^>]*\bhref="([^"]+)"/g)) {
        const url = new URL(href.replace(/&amp;/g, "&"), origin + path);
        if (url.origin === origin) waiting.push({ path: url.pathname + url.search + url.hash, from: path });
      }
    }
    if (anchor && !pages.get(path)?.includes(`id="${anchor}"`))
      broken.push(`#${anchor} of ${path} on ${link.from}`);
  }
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
});
