import { createElement, type ReactElement, type ReactNode } from "react";
import OwnPage from "@/app/[id]/page";
import AccessibilityPage from "@/app/accessibilite/page";
import WorkshopPage from "@/app/atelier/[id]/page";
import CategoryPage from "@/app/ateliers/[id]/page";
import FurtherWorkshopsPage from "@/app/ateliers/[id]/page/[page]/page";
import WorkshopsPage from "@/app/ateliers/page";
import FlyerPage from "@/app/calendrier/flyers/[id]/page";
import CalendarPage from "@/app/calendrier/page";
import FurtherRetreatsPage from "@/app/calendrier/page/[page]/page";
import ContactPage from "@/app/contact/page";
import ElementPage from "@/app/elements/[id]/page";
import ElementsPage from "@/app/elements/page";
import RootLayout from "@/app/layout";
import ConceptPage from "@/app/le-concept/page";
import PlacePage from "@/app/le-lieu/page";
import AboutPage from "@/app/nous-connaitre/page";
import HomePage from "@/app/page";
import PartnerPage from "@/app/partenaire/[id]/page";
import PartnersPage from "@/app/partenaires/page";
import { ElementCards } from "@/components/elements/element-cards";
import { ElementTiles } from "@/components/elements/element-tiles";
import { Hero } from "@/components/home/hero";
import { Photo } from "@/components/pictures/photo";
import { Poster } from "@/components/retreats/poster";
import { Thumbnail } from "@/components/workshops/workshop-list";
import { cleanHtml } from "@/lib/article/clean";
import { sectionsOf } from "@/lib/article/parts";
import * as content from "@/lib/content";
import { listRetreats, listWorkshops, nextRetreat, pageOverride, workshopsBySlug } from "@/lib/content";
import { parseDocument } from "@/lib/content/parse";
import { SourceError } from "@/lib/content/source";
import { menuLinks, textsOf } from "@/lib/content/texts";
import type { PageTexts, Retreat, WorkshopSummary } from "@/lib/content/types";
import {
  furtherMetadata,
  furtherPage,
  nextInCategory,
  pagedLists,
  pastRetreats,
  photoList,
  workshopList,
  workshopsThisWeek,
} from "@/lib/lists";
import { listElements } from "@/lib/lists/elements";
import { mentionedIn, partnersBeside, withPortraits, workshopsNamed } from "@/lib/lists/people";
import { upcomingRetreats } from "@/lib/lists/retreats";
import type { Picture } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";
import { PAGES, type PageId } from "@/lib/routes";
import { pageCard } from "@/lib/site/preview/cards";
import { htmlOf, pageTexts, picture } from "@/testing/render";
import { retreat as retreatOf } from "@/testing/retreat";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  useRouter: () => ({}),
  unstable_rethrow: () => undefined,
}));
jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src?: string) => src && { src, width: 1200, height: src.includes("tall") ? 2000 : 900 },
}));
jest.mock("@/lib/content", () => {
  const document = { id: "neige", title: "Neige", content: [], description: "", images: [], workshops: [] };
  const functions: Record<string, (id: string) => Promise<unknown>> = {
    getPartner: async () => document,
    getWorkshop: async (id: string) =>
      id === document.id ? { ...document, category: "Bien-être" } : undefined,
    getRetreat: async () => jest.requireActual("@/testing/retreat").retreat(),
    listWorkshops: async () => [],
    listRetreats: async () => [jest.requireActual("@/testing/retreat").retreat()],
    listPartners: async () => [document],
    listPhotos: async () => [],
    partnersLeading: async () => [],
    workshopsBySlug: async () => new Map(),
    nextRetreat: async () => null,
    today: async () => "2026-11-21",
    pageOverride: async () => undefined,
    ownPages: async () => [{ id: "cgv", name: "Conditions", path: "/cgv" }],
    getOwnPage: async (id: string) => (id === "cgv" ? { id, name: "Conditions", path: "/cgv" } : undefined),
    pageNotInList: async () => undefined,
  };
  return Object.fromEntries(Object.entries(functions).map(([name, read]) => [name, jest.fn(read)]));
});

const workshop = (id: string, more: Partial<WorkshopSummary> = {}): WorkshopSummary => ({
  id,
  title: `Atelier ${id}`,
  category: "Coaching",
  price: { text: `1${id}\u00a0€` },
  ...more,
});
const listed = (...workshops: WorkshopSummary[]) => jest.mocked(listWorkshops).mockResolvedValue(workshops);
/** The texts that the hosts gave some pages. */
const written = (texts: { [id in PageId]?: Partial<PageTexts> }) =>
  jest.mocked(pageOverride).mockImplementation(async (id) => {
    const own = (texts as Record<string, Partial<PageTexts>>)[id];
    return own && pageTexts({ id, ...own });
  });

beforeEach(() => {
  listed(workshop("yoga", { category: "Bien-être" }));
  written({});
});

type Page = (props: never) => ReactNode | Promise<ReactNode>;

/** The HTML of the page of a document. */
const shown = async (page: Page, id: string) =>
  htmlOf(await page({ params: Promise.resolve({ id, page: "2" }), children: null } as never));
const linksTo = (folder: string, html: string) =>
  Array.from(html.matchAll(new RegExp(`<a[^>]* href="(/${folder}/[^"]+)"`, "g")), ([, path]) => path);

describe("a page with a read that fails", () => {
  const statusOf = (html: string) => /<meta name="page:status" content="(\d+)"/.exec(html)?.[1];
  const reads = Object.values(content).filter((one) => jest.isMockFunction(one)) as jest.Mock[];
  // The day is reckoned, not read.
  const fallible = reads.filter((read) => read !== (content.today as unknown));
  // Each would be a line in the log, at every attempt.
  const unhandled = jest.fn();
  beforeAll(() => process.on("unhandledRejection", unhandled));
  afterAll(() => process.off("unhandledRejection", unhandled));

  test.each<[string, Page, string?]>([
    ["/", HomePage],
    ["/le-concept", ConceptPage],
    ["/le-lieu", PlacePage],
    ["/nous-connaitre", AboutPage],
    ["/ateliers", WorkshopsPage],
    ["/ateliers/bien-etre", CategoryPage, "bien-etre"],
    ["/ateliers/bien-etre/page/2", FurtherWorkshopsPage, "bien-etre"],
    ["/atelier/neige", WorkshopPage],
    ["/partenaires", PartnersPage],
    ["/partenaire/neige", PartnerPage],
    ["/calendrier", CalendarPage],
    ["/calendrier/page/2", FurtherRetreatsPage],
    ["/calendrier/flyers/neige", FlyerPage],
    ["/contact", ContactPage],
    ["/elements", ElementsPage],
    ["/elements/feu", ElementPage, "feu"],
    ["/accessibilite", AccessibilityPage],
    ["/cgv", OwnPage, "cgv"],
    ["the frame of every page", RootLayout],
  ])("answers 500, whichever it is, and all at once: %s", async (_, page, id = "neige") => {
    listed(...Array.from({ length: 61 }, (_, i) => workshop(`${i}`, { category: "Bien-être" })));
    jest
      .mocked(listRetreats)
      .mockResolvedValue(
        Array.from({ length: 61 }, (_, i) =>
          retreatOf({ id: `${i}`, start: "2027-01-01", end: "2027-01-01" }),
        ),
      );
    for (const read of reads) read.mockClear();
    expect(statusOf(await shown(page, id))).toBeUndefined();
    const called = fallible.filter((read) => read.mock.calls.length > 0);
    expect(called).not.toEqual([]);
    for (const failing of [...called.map((read) => [read]), called]) {
      const answers = failing.map((read) => read.getMockImplementation());
      for (const read of failing)
        read.mockImplementation(async () => Promise.reject(new SourceError("hors de portée")));
      expect(statusOf(await shown(page, id))).toBe("500");
      failing.forEach((read, i) => {
        read.mockImplementation(answers[i]);
      });
    }
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test("the home page announces the next retreat and two open ones that have dates", async () => {
  const on = (id: string, start?: string, status?: Retreat["status"]) =>
    retreatOf({ id, title: id, start, end: start, status });
  const first = on("janvier", "2027-01-15");
  const full = on("février", "2027-02-01", "complet");
  const others = ["2027-03-14", "2027-04-14", "2027-05-14"].map((day) => on(day, day));
  jest.mocked(nextRetreat).mockResolvedValue(first);
  jest.mocked(listRetreats).mockResolvedValue([first, full, ...others, on("un-jour")]);
  const { next, later } = (await upcomingRetreats()) ?? {};
  expect([next?.retreat.id, next?.when, next?.length]).toEqual(["janvier", "15\u00a0janvier", "1\u00a0jour"]);
  expect(later?.map(({ when }) => when)).toEqual(["14\u00a0mars", "14\u00a0avril"]);
  jest.mocked(nextRetreat).mockResolvedValue(null);
  expect(await upcomingRetreats()).toBeUndefined();
});

test("a page of the hosts' own has their words, is in the sitemap, and no other address has one", async () => {
  jest
    .mocked(pageOverride)
    .mockResolvedValue(pageTexts({ id: "cgv", title: "Conditions", intro: "Simples." }));
  expect(await shown(OwnPage, "cgv")).toMatch(/<h1>Conditions<\/h1>.*Simples\./s);
  expect(await shown(OwnPage, "inconnue")).toContain("Cette page n’existe pas");
  expect((await pagedLists.pages()).map(({ path }) => path)).toEqual(["/cgv"]);
});

test("the workshops of this week are those with a date within seven days, the next first", async () => {
  const on = (id: string, ...days: string[]) => workshop(id, { dates: days.map((day) => ({ day })) });
  listed(
    on("late", "2026-11-27"),
    on("soon", "2026-11-21", "2026-11-28"),
    on("next", "2026-11-28"),
    workshop("none"),
  );
  const near = await workshopsThisWeek();
  expect(near.map(({ id, dates = [] }) => [id, dates.length])).toEqual([
    ["soon", 1],
    ["late", 1],
  ]);
});

test("partners and workshops that a text names are links below it, without those who lead", async () => {
  listed(workshop("yoga", { title: "Yoga doux" }));
  const found = await mentionedIn("Du YOGA DOUX avec « Neige », encore du yoga doux.");
  const neige = { name: "Neige", path: "/partenaire/neige" };
  expect(found).toEqual({ partners: [neige], workshops: [{ name: "Yoga doux", path: "/atelier/yoga" }] });
  const itself = { id: "yoga", title: "Yoga doux", content: ["Avec « Neige »."] };
  const beside = (...leaders: string[]) =>
    partnersBeside(itself, Promise.resolve(leaders.map((path) => ({ title: "", path }))));
  expect([await beside(), await beside(neige.path)]).toEqual([[neige], []]);
});

test("a further page of a list has a title and an address of its own", async () => {
  listed(...Array.from({ length: 61 }, (_, i) => workshop(`${i}`, { category: "Bien-être" })));
  const page = await furtherPage(workshopList("bien-etre"), "2");
  if (!page) throw new Error("61 workshops fit on one page");
  expect(await furtherMetadata({ state: "loaded", value: page })).toMatchObject({
    title: expect.stringMatching(/^Bien-être, page 2/),
    alternates: { canonical: "/ateliers/bien-etre/page/2" },
  });
});

test("a workshop leads on to the next two of its category, after the last one to the first", async () => {
  const alone = workshop("4", { category: "Bien-être" });
  listed(workshop("1"), workshop("2"), workshop("3"), alone);
  const after = async (one: WorkshopSummary) => (await nextInCategory(one)).map((next) => next.id);
  expect(await Promise.all([workshop("1"), workshop("2"), alone].map(after))).toEqual([
    ["2", "3"],
    ["3", "1"],
    [],
  ]);
});

test("each picture that the hosts gave a page has its own alternative text, also beside one without", async () => {
  const images = ["/photos/cour.jpg", "/photos/pre.jpg", "/photos/lac.jpg"];
  written({ "le-concept": { images, alts: ["La cour", "", "Le lac"] } });
  const { pictures } = await textsOf("le-concept");
  expect(pictures.map(({ picture, alt }) => [picture?.src, alt])).toEqual([
    ["/photos/cour.jpg", "La cour"],
    ["/photos/pre.jpg", ""],
    ["/photos/lac.jpg", "Le lac"],
  ]);
});

test("names lead where they mean, however their hyphens and ligatures are typed", async () => {
  const heart = workshop("coeur", { title: "Cohérence du cœur", category: "Bien\u2011être" });
  listed(heart, workshop("respirer", { title: "Respirer", category: "Bien–être" }));
  jest.mocked(workshopsBySlug).mockResolvedValue(new Map([["coherence-du-coeur", heart]]));
  expect(await workshopsNamed(["Cohérence du coeur", "Inconnu"])).toEqual([
    expect.objectContaining({
      id: "coeur",
      title: "Cohérence du coeur",
      path: "/atelier/coherence-du-c%C5%93ur",
    }),
    { title: "Inconnu", path: "/atelier/inconnu" },
  ]);
  expect(await workshopList("bien-etre")).toMatchObject({
    title: "Bien\u2011être",
    path: "/ateliers/bien-etre",
    entries: [{ id: "coeur" }, { id: "respirer" }],
  });
  jest.mocked(content.getWorkshop).mockResolvedValueOnce({ ...heart, category: "bien–être", content: [] });
  const html = await shown(WorkshopPage, "coeur");
  expect(linksTo("ateliers", html)).toContain("/ateliers/bien-etre");
  expect(html).toContain("Retour à Bien\u2011être");
});

test.each<[Record<string, unknown>, boolean]>([
  [{}, true],
  [{ img: [], description: " " }, true],
  [{ img: ["", null] }, true],
  [{ description: "Un mot." }, false],
  [{ img: ["/photos/neige.jpg"] }, false],
  [{ img: ["https://ailleurs.example/neige.jpg"] }, false],
  [{ img: "gs://photos/neige.jpg" }, false],
  [{ img: ["/photos/unfit.jpg"] }, false],
])("a flyer is in preparation only if %j has neither picture nor description", async (typed, isEmpty) => {
  const { document } = parseDocument("calendar", { id: "neige", data: { title: "Neige", ...typed } });
  jest.mocked(content.getRetreat).mockResolvedValueOnce(retreatOf(document));
  expect((await shown(FlyerPage, "neige")).includes("Flyer en cours de préparation.")).toBe(isEmpty);
});

test("a workshop without a category is on the page of all categories", async () => {
  listed(workshop("yoga"), workshop("seul", { category: undefined }));
  expect(linksTo("atelier", await shown(WorkshopsPage, ""))).toContain("/atelier/seul");
});

test("a list has the leaders of workshops without a picture, for their portraits", async () => {
  const both = [workshop("neige", { image: "/photos/a.jpg" }), workshop("neige")];
  expect((await withPortraits(both)).map(({ leaders }) => leaders)).toEqual([undefined, []]);
});

test("a category without workshops links to those that have some, not to itself", async () => {
  const html = await shown(CategoryPage, "coaching");
  expect(html).toContain("Ateliers en cours de préparation.");
  expect(linksTo("ateliers", html)).toEqual(["/ateliers/bien-etre"]);
});

describe("the page of an element", () => {
  test("that is unknown has links to the four, without a picture, whatever its address", async () => {
    for (const id of ["vent", "Feu", "féu"]) {
      const html = await shown(ElementPage, id);
      const four = ["feu", "eau", "air", "terre"].map((known) => `/elements/${known}`);
      expect([id, linksTo("elements", html), /<(?:img|source|svg image)/.test(html)]).toEqual([
        id,
        four,
        false,
      ]);
    }
  });

  const fiery = ["1", "2", "3", "4", "5"].map((id) => workshop(id, { element: "feu" }));
  const all = [...fiery, workshop("6", { element: "eau" }), workshop("7")];

  test("shows its first four workshops with prices instead of general links", async () => {
    listed(...all);
    const html = await shown(ElementPage, "feu");
    expect(linksTo("atelier", html)).toEqual(["/atelier/1", "/atelier/2", "/atelier/3", "/atelier/4"]);
    for (const words of ["Autour du feu", "Atelier 1", "11\u00a0€"]) expect(html).toContain(words);
    expect(html).not.toContain("Voir les ateliers");
    expect(await shown(ElementPage, "eau")).toContain("Autour de l’eau");
    listed(workshop("8", { element: "terre" }));
    expect(await shown(ElementPage, "terre")).toContain("Autour de la terre");
  });

  test("ends with general links without a workshop", async () => {
    listed(...all);
    const html = await shown(ElementPage, "air");
    expect(linksTo("atelier", html)).toEqual([]);
    expect(html).not.toContain("Autour de");
    for (const way of ["Voir les ateliers", "Voir les retraites"]) expect(html).toContain(way);
  });

  test("is renewed after a change of its workshops, like their categories", async () => {
    listed(...all);
    const lists = await pagedLists.workshops();
    const at = (path: string) => lists.find((list) => list.path === path)?.entries.map(({ id }) => id);
    const found = ["feu", "eau", "air"].map((id) => at(`/elements/${id}`)?.join(" "));
    expect(found).toEqual(["1 2 3 4", "6", ""]);
    expect(at("/ateliers/coaching")).toHaveLength(all.length);
  });
});

describe("the titles that the hosts gave their pages", () => {
  const TITLES: Partial<Record<PageId, string>> = {
    ateliers: "Nos stages",
    "bien-etre": "Prendre soin",
    partenaires: "Nos amis",
    calendrier: "L’agenda",
    "le-lieu": "Notre refuge",
  };
  const renamed = () =>
    written(Object.fromEntries(Object.entries(TITLES).map(([id, title]) => [id, { title }])));

  /** The names in the structured breadcrumb of a page. */
  async function trailOf(page: Page) {
    const html = await shown(page, "neige");
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
    const { itemListElement } = (data["@graph"] ?? [data]).find(
      (thing: { "@type": string }) => thing["@type"] === "BreadcrumbList",
    );
    return itemListElement.map(({ name }: { name: string }) => name);
  }

  test.each<[string, Page, PageId[]]>([
    ["workshop", WorkshopPage, ["ateliers", "bien-etre"]],
    ["partner", PartnerPage, ["partenaires"]],
    ["retreat", FlyerPage, ["calendrier"]],
  ])("are in the breadcrumbs of a %s, else the default names", async (_, page, above) => {
    const names = ["Accueil", ...above.map((id) => PAGES[id].name), "Neige"];
    expect(await trailOf(page)).toEqual(names);
    renamed();
    expect(await trailOf(page)).toEqual(["Accueil", ...above.map((id) => TITLES[id]), "Neige"]);
  });

  test("are in the footer and on previews, where no requirement fixes the word", async () => {
    written({
      accessibilite: { title: "Pour tous" },
      mentions: { title: "Qui publie" },
      ateliers: { title: "Nos stages" },
    });
    const html = await shown(RootLayout, "");
    const label = (path: string) => new RegExp(`<a[^>]* href="${path}"[^>]*>([^<]*)`).exec(html)?.[1];
    expect(["/accessibilite", "/legal/mentions"].map(label)).toEqual(["Pour tous", "Mentions"]);
    expect(await pageCard("coaching")).toMatchObject({ kind: "Nos stages" });
  });

  test("are in the way back of a workshop and on the further pages of a list", async () => {
    renamed();
    expect(await shown(WorkshopPage, "neige")).toContain("Retour à Prendre soin");
    expect(await workshopList("bien-etre")).toMatchObject({
      title: "Prendre soin",
      trail: [{ name: "Nos stages" }, { name: "Prendre soin" }],
    });
    expect(await photoList()).toMatchObject({
      title: "Notre refuge en images",
      trail: [{ name: TITLES["le-lieu"] }],
    });
    expect(await pastRetreats()).toMatchObject({ trail: [{ name: "L’agenda", path: "/calendrier" }] });
  });
});

test("the menu has the word that the hosts gave a page, else that of requirement 2.2", async () => {
  written({ contact: { title: "Venir", menu: "Venir nous voir" } });
  const labels = (await menuLinks()).map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(["Concept", "Venir nous voir"]);
});

describe("an element in a list", () => {
  /** The text of each entry of a list; the label of its link counts once. */
  async function entries(list: ReactElement) {
    const html = await htmlOf(list);
    return [...html.matchAll(/<li .*?<\/li>/gs)].map(([entry]) => {
      const texts = entry.replace(/<!--.*?-->/gs, "").split(/<[^>]*>/);
      return [...new Set(texts.filter(Boolean))];
    });
  }
  const listed = async (list: typeof ElementTiles) =>
    entries(createElement(list, { elements: await listElements() }));
  const cards = () => listed(ElementCards);

  test("shows its hour and season below its name, on a tile its name only", async () => {
    expect((await cards()).map((entry) => entry.slice(0, 2))).toEqual([
      ["Feu", "Le soir, en hiver"],
      ["Eau", "L’après-midi, au printemps"],
      ["Air", "À midi, en automne"],
      ["Terre", "Le matin, en été"],
    ]);
    expect(await listed(ElementTiles)).toEqual([["Feu"], ["Eau"], ["Air"], ["Terre"]]);
  });

  test("shows the hosts' own line instead, and with their text but no line its name only", async () => {
    written({ feu: { summary: "À la Saint-Jean" } });
    expect((await cards())[0]?.slice(0, 2)).toEqual(["Feu", "À la Saint-Jean"]);
    const intro = "Nous le gardons la nuit entière. Le matin il chauffe le four.";
    written({ feu: { intro } });
    expect((await cards())[0]).toEqual(["Feu", intro]);
  });
});

describe("the drawing of the house", () => {
  const place = (own: Partial<PageTexts>) => {
    written({ "le-lieu": own });
    return textsOf("le-lieu");
  };

  test("is below a heading of the shipped text, with a description", async () => {
    const { cutaway, content } = await textsOf("le-lieu");
    expect(sectionsOf(content).map(({ id }) => id)).toContain(cutaway?.under);
    expect(cutaway?.alt).toMatch(/^La maison, coupée en deux/);
  });

  test.each([
    [{ title: "Chez nous" }, true],
    [{ intro: "Une longère." }, true],
    [{ poem: "La mer monte" }, true],
    [{ images: ["/photos/ferme.jpg"], alts: ["La ferme"] }, true],
    [{ content: cleanHtml("<h2>La maison</h2><p>Une longère.</p>").article }, false],
  ])("of a venue that gave %j is shown: %p", async (own, isShown) => {
    expect((await place(own)).cutaway !== undefined).toBe(isShown);
  });
});

test("a drawing is its own for a phone in portrait; a photograph is always the same", async () => {
  const html = (upright?: Picture) =>
    htmlOf(
      createElement(Photo, { picture: picture("/art/lake.webp"), upright, alt: "Un lac", sizes: "100vw" }),
    );
  const found = await html(picture("/art/lake-near.webp"));
  const [source = ""] = /<source [^>]*>/.exec(found) ?? [];
  expect(/<img [^>]*src="([^"]*)"/.exec(found)?.[1]).toContain("lake.webp");
  expect(source).toMatch(/srcset="[^"]*lake-near\.webp/i);
  expect(source).toContain('media="(max-aspect-ratio: 4/5) and (max-width: 40rem)"');
  expect(source).toMatch(/sizes="100vw".* height="1200"/);
  expect(await html()).not.toContain("<source");
});

test("a drawing in a column is its own on every screen", async () => {
  const html = await shown(CategoryPage, "bien-etre");
  const { pictures } = await textsOf("bien-etre");
  expect(pictures[0]?.column).toBeDefined();
  expect(html).toContain(encodeURIComponent(pictures[0]?.column?.src ?? ""));
  expect(html).not.toContain("<source");
});

const UNFIT = { picture: picture("/photos/unfit.jpg", { unfit: true }), alt: "" };
const retreat = { id: "a", title: "Été", images: [UNFIT.picture] };
test.each([
  ["a slide", createElement(Hero, { captions: [], pictures: [UNFIT] }), "/art/hero-1-tall"],
  ["a poster", createElement(Poster, { retreat }), "poster-none"],
  [
    "a poster of the winter",
    createElement(Poster, { retreat: { ...retreat, start: "2027-01-15" } }),
    "poster-winter",
  ],
  [
    "a portrait",
    createElement(Thumbnail, { ...UNFIT, fallback: DEFAULT_AVATAR }),
    "/art/portrait-default.svg",
  ],
  ["another picture", createElement(Photo, { ...UNFIT, sizes: "1px" }), "picture-default"],
])("%s that is known to be unfit is never asked for", async (_, component, shown) => {
  const html = await htmlOf(component);
  expect(html).toContain(shown);
  expect(html).not.toContain("unfit");
});
