import { existsSync } from "node:fs";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { DOCUMENTS, documentPath, isDocumented, PAGES, pagesShowing, trailTo } from "@/lib/routes";

test("the breadcrumbs of a page are its parent pages", () => {
  expect(trailTo("feu")).toEqual(["elements", "feu"]);
  expect(trailTo("contact")).toEqual(["contact"]);
});

test.each(Object.values(PAGES))("$path has its folder", (page) => {
  const folder = "under" in page ? `${PAGES[page.under].path}/[id]` : page.path;
  expect(existsSync(`app${folder}/page.tsx`)).toBe(true);
});

test("a change of a collection renews the pages that show it", () => {
  expect(pagesShowing("photos")).toEqual(["/le-lieu"]);
  expect(pagesShowing("calendar")).toEqual(["/", "/calendrier"]);
});

test("the page folders of documents match their routes", () => {
  for (const name of COLLECTION_NAMES) {
    if (!isDocumented(name)) continue;
    const where = DOCUMENTS[name];
    expect(documentPath(name, "Été/1")).toBe(`/${where.folder}/%C3%89t%C3%A9%2F1`);
    expect(pagesShowing(name)).toContain(where.list);
    expect(existsSync(`app/${where.folder}/[id]/page.tsx`)).toBe(true);
    expect(existsSync(`app/${where.folder}/[id]/opengraph-image/route.ts`)).toBe(true);
  }
});
