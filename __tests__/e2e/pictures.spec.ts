import { expect, test } from "@playwright/test";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { ids } from "./site";

const ADDRESS = `/_next/image?${new URLSearchParams({ url: "/photos/torrent.jpg", w: "480" })}`;

test("a picture is sent once, in the requested width and format", async ({ request }) => {
  for (const kind of ["image/avif", "image/webp", "image/jpeg"]) {
    const answer = await request.get(ADDRESS, { headers: { accept: kind } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": kind,
      "cache-control": "public, max-age=2678400, must-revalidate",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    const again = await request.get(ADDRESS, {
      headers: { accept: kind, "if-none-match": answer.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  }
});

test("a picture that cannot be loaded is replaced by the default of its kind", async ({ page }) => {
  await page.route(/\/_next\/image/, (route) => route.abort());
  for (const [path, kinds] of [
    ["/calendrier", ["/art/poster-"]],
    [pathTo.retreat(ids("calendar")[0] ?? ""), ["/art/poster-", DEFAULT_PICTURE]],
    ["/nous-connaitre", [DEFAULT_AVATAR, DEFAULT_PICTURE]],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const others = () =>
      page.locator("main img[sizes]").evaluateAll((all: HTMLImageElement[], kinds) => {
        const visible = all.filter((img) => img.checkVisibility());
        for (const img of visible) img.scrollIntoView({ behavior: "instant" });
        if (visible.length === 0) return ["none"];
        return visible
          .filter((img) => !img.naturalWidth || !kinds.some((kind) => img.currentSrc.includes(kind)))
          .map((img) => img.currentSrc);
      }, kinds);
    await expect.poll(others, path).toEqual([]);
  }
});
