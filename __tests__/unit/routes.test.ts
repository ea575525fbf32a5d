import { existsSync } from "node:fs";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { indexDocuments } from "@/lib/content/names";
import { contentSource } from "@/lib/content/sources";
import { partsOf } from "@/lib/framework.mjs";
import { DOCUMENTS, documentPath, isDocumented, PAGES, pagesShowing, trailTo } from "@/lib/routes";
import { standInFor } from "@/lib/server/stand-in";

jest.mock("@/lib/content/sources", () => ({ contentSource: jest.fn() }));

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

const get = jest.fn();
const titled = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `d${i}`, title: `Titre ${i}`, category: "Bien-être" }));

beforeEach(() => {
  get.mockReset().mockResolvedValue(undefined);
  jest.mocked(contentSource).mockResolvedValue({ get } as never);
});

test("any address may exist before the lists were read", async () => {
  for (const address of ["/partenaire/x", "/ateliers/x", "/le-lieu/page/9"])
    expect(await standInFor(address)).toBeUndefined();
});

describe("once the lists were read", () => {
  beforeAll(() => {
    indexDocuments("partners", [{ id: "camille" }, { id: "Élodie B." }, { id: "100%" }]);
    indexDocuments("workshops", [...titled(61), { id: "w", title: "Bain & gong", category: "Feux d’été" }]);
    indexDocuments("calendar", titled(1));
    indexDocuments("photos", titled(120));
  });

  test.each([
    ["/partenaire/x1", "/partenaire/__aucun__"],
    ["/partenaire/🌲", "/partenaire/__aucun__"],
    ["/partenaire/x1/opengraph-image", "/partenaire/__aucun__/opengraph-image"],
    ["/atelier/x1", "/atelier/__aucun__"],
    ["/calendrier/flyers/x1", "/calendrier/flyers/__aucun__"],
    ["/calendrier/flyers/x1/evenement.ics", "/calendrier/flyers/__aucun__/evenement.ics"],
    ["/ateliers/x1/page/99", "/ateliers/__aucun__/page/0"],
    ["/ateliers/bien-etre/page/3", "/ateliers/__aucun__/page/0"],
    ["/ateliers/coaching/page/2", "/ateliers/__aucun__/page/0"],
    ["/elements/x1", "/elements/__aucun__"],
    ["/le-lieu/page/3", "/le-lieu/page/0"],
    ["/partenaires/page/abc", "/partenaires/page/0"],
    ["/calendrier/passees/page/2", "/calendrier/passees/page/0"],
  ])("%s does not exist", async (address, standIn) => {
    expect(await standInFor(address)).toBe(standIn);
    expect(await standInFor(standIn)).toBe(standIn);
  });

  test.each([
    "/partenaire/camille",
    "/partenaire/Élodie B.",
    "/partenaire/100%",
    "/atelier/w/opengraph-image",
    "/atelier/bain-gong",
    "/ateliers/bien-etre",
    "/ateliers/feux-dete",
    "/ateliers/coaching",
    "/ateliers/bien-etre/page/2",
    "/elements/feu",
    "/le-lieu/page/2",
    "/contact",
  ])("%s may exist, and no read checks it", async (address) => {
    expect(await standInFor(address)).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
  });

  test("a document that is newer than the lists may exist", async () => {
    get.mockResolvedValue({ id: "nouvelle", data: {} });
    expect(await standInFor("/partenaire/nouvelle")).toBeUndefined();
  });

  test("no address is unknown while the source is down", async () => {
    get.mockRejectedValue(new Error("hors de portée"));
    expect(await standInFor("/partenaire/x1")).toBeUndefined();
  });
});

test("the key of an answer contains its decoded address, except for the shell of a route", () => {
  const addressOf = (escaped: string) => partsOf(`/route-cache/APP_PAGE/0a1b/$${escaped}`)?.address;
  expect(addressOf("/partenaire/c%23 100% a$b%253f")).toBe("/partenaire/c# 100% a$b%3f");
  expect(addressOf("/partenaire/[id]")).toBeUndefined();
  expect(addressOf("/ateliers/[id]/page/2")).toBeUndefined();
  expect(addressOf("/partenaire/[id]1")).toBe("/partenaire/[id]1");
});
