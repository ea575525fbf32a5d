import type { ReactNode } from "react";
import WorkshopPage from "@/app/atelier/[id]/page";
import FlyerPage from "@/app/calendrier/flyers/[id]/page";
import PartnerPage from "@/app/partenaire/[id]/page";
import { pageOverride } from "@/lib/content";
import { menuLinks } from "@/lib/content/texts";
import { pastRetreats, photoList, workshopList } from "@/lib/lists";
import { PAGES, type PageId } from "@/lib/routes";
import { htmlOf, pageTexts } from "@/testing/render";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 800, height: 600 }) }));
jest.mock("@/lib/content", () => {
  const document = { id: "neige", title: "Neige", content: [], description: "", images: [], workshops: [] };
  return {
    getPartner: async () => document,
    getWorkshop: async () => ({ ...document, category: "Bien-être" }),
    getRetreat: async () => document,
    listWorkshops: async () => [{ ...document, category: "Bien-être" }],
    listRetreats: async () => [document],
    listPhotos: async () => [],
    partnersLeading: async () => [],
    nextRetreat: async () => null,
    today: async () => "2026-11-21",
    pageOverride: jest.fn(),
  };
});

const TITLES: Partial<Record<PageId, string>> = {
  ateliers: "Nos stages",
  "bien-etre": "Prendre soin",
  partenaires: "Nos amis",
  calendrier: "L’agenda",
  "le-lieu": "Notre refuge",
};
const renamed = () =>
  jest.mocked(pageOverride).mockImplementation(async (id) => pageTexts({ id, title: TITLES[id] }));

type Page = (props: never) => Promise<ReactNode>;

/** The page of a document, and the names in its structured breadcrumb. */
async function shown(page: Page) {
  const props = { params: Promise.resolve({ id: "neige" }), searchParams: Promise.resolve({}) };
  const html = await htmlOf(await page(props as never));
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
  const { itemListElement } = (data["@graph"] ?? [data]).find(
    (thing: { "@type": string }) => thing["@type"] === "BreadcrumbList",
  );
  return { html, trail: itemListElement.map(({ name }: { name: string }) => name) };
}

const DOCUMENTS: [string, Page, PageId[]][] = [
  ["workshop", WorkshopPage, ["ateliers", "bien-etre"]],
  ["partner", PartnerPage, ["partenaires"]],
  ["retreat", FlyerPage, ["calendrier"]],
];

describe.each(DOCUMENTS)("the breadcrumbs of a %s", (_, page, above) => {
  test("have the titles that the hosts gave", async () => {
    renamed();
    expect((await shown(page)).trail).toEqual(["Accueil", ...above.map((id) => TITLES[id]), "Neige"]);
  });

  test("have the default names if titles are missing or cannot be read", async () => {
    const names = ["Accueil", ...above.map((id) => PAGES[id].name), "Neige"];
    jest.mocked(pageOverride).mockResolvedValue(undefined);
    expect((await shown(page)).trail).toEqual(names);
    jest.mocked(pageOverride).mockRejectedValue(new Error("hors de portée"));
    expect((await shown(page)).trail).toEqual(names);
  });
});

test("a workshop links back to its category by the hosts' title", async () => {
  renamed();
  expect((await shown(WorkshopPage)).html).toContain("Retour à Prendre soin");
});

test("the menu has the word that the hosts gave a page, else the specification's", async () => {
  jest
    .mocked(pageOverride)
    .mockImplementation(async (id) =>
      id === "contact" ? pageTexts({ id, title: "Venir", menu: "Venir nous voir" }) : undefined,
    );
  const labels = (await menuLinks()).map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(["Concept", "Venir nous voir"]);
});

test("the further pages of a list have the title of the renamed page", async () => {
  renamed();
  expect(await workshopList("bien-etre")).toMatchObject({
    title: "Prendre soin",
    trail: [{ name: "Nos stages" }, { name: "Prendre soin" }],
  });
  expect(await photoList()).toMatchObject({
    title: "Notre refuge en images",
    trail: [{ name: "Notre refuge" }],
  });
  expect(await pastRetreats()).toMatchObject({ trail: [{ name: "L’agenda", path: "/calendrier" }] });
});
