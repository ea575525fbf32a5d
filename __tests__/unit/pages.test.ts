import type { ReactNode } from "react";
import HostsOwnPage from "@/app/[id]/page";
import WorkshopPage from "@/app/atelier/[id]/page";
import CategoryPage from "@/app/ateliers/[id]/page";
import { generateMetadata as furtherWorkshopsMetadata } from "@/app/ateliers/[id]/page/[page]/page";
import WorkshopsPage from "@/app/ateliers/page";
import FlyerPage from "@/app/calendrier/flyers/[id]/page";
import ContactPage from "@/app/contact/page";
import ElementPage from "@/app/elements/[id]/page";
import RootLayout from "@/app/layout";
import ConceptPage from "@/app/le-concept/page";
import PlacePage from "@/app/le-lieu/page";
import MessagePage from "@/app/messages/[kind]/page";
import AboutPage from "@/app/nous-connaitre/page";
import HomePage from "@/app/page";
import PartnerPage from "@/app/partenaire/[id]/page";
import PartnersPage from "@/app/partenaires/page";
import sitemap from "@/app/sitemap";
import { listWorkshops } from "@/lib/content";
import { menuLinks, textsOf } from "@/lib/content/texts";
import {
  listElements,
  nextInCategory,
  pagedLists,
  pastRetreats,
  photoList,
  workshopList,
  workshopsThisWeek,
} from "@/lib/lists";
import { listCategories } from "@/lib/lists/categories";
import { mentionedByRetreat, mentionedPartners, withPortraits, workshopsNamed } from "@/lib/lists/people";
import { upcomingRetreats } from "@/lib/lists/retreats";
import { PAGES, type PageId } from "@/lib/routes";
import { pagePreviewCard } from "@/lib/site/preview/cards";
import { publish } from "@/testing/content";
import { renderToHtml } from "@/testing/render";

jest.mock("next/navigation", () => ({
  usePathname: () => "/",
  notFound: () => {
    throw new Error("not found");
  },
}));
jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src?: string) =>
    src && {
      ...{ src, width: 1200, height: src.includes("tall") ? 2000 : 900 },
      ...(src.includes("absente") && { unfit: true }),
    },
}));

type Fields = Record<string, unknown>;
const workshop = (title: string, more: Fields = {}): Fields => ({ title, category: "Coaching", ...more });
/** So many documents, with the ids "1", "2" and so on. */
const numbered = (count: number, fields: (number: number) => Fields) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i + 1}`, fields(i + 1)]));
const YOGA = workshop("Yoga doux", { category: "Bien-être" });
const NEIGE = { title: "Neige" };

beforeAll(() => {
  const doNotFake = ["setImmediate", "setInterval", "setTimeout", "nextTick", "queueMicrotask"] as const;
  jest.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), doNotFake: [...doNotFake] });
});
beforeEach(() => publish({ workshops: { yoga: YOGA } }));

type Page = (props: never) => ReactNode | Promise<ReactNode>;

/** The HTML of the page of a document. */
const pageHtml = async (page: Page, id: string) =>
  renderToHtml(await page({ params: Promise.resolve({ id, page: "2" }), children: null } as never));
const linksTo = (folder: string, html: string) =>
  Array.from(html.matchAll(new RegExp(`<a[^>]* href="(/${folder}/[^"]+)"`, "g")), ([, path]) => path);

test("the home page announces the next retreat and two open ones that have dates", async () => {
  const on = (day: string, more: Fields = {}) => ({ dateStart: day, dateEnd: day, ...more });
  const calendar = {
    janvier: on("2027-01-15"),
    février: on("2027-02-01", { status: "complet" }),
    ...{ mars: on("2027-03-14"), avril: on("2027-04-14"), mai: on("2027-05-14") },
    "un-jour": {},
  };
  publish({ calendar });
  const { next, later } = (await upcomingRetreats()) ?? {};
  expect([next?.retreat.id, next?.when, next?.length]).toEqual(["janvier", "15\u00a0janvier", "1\u00a0jour"]);
  expect(later?.map(({ when }) => when)).toEqual(["14\u00a0mars", "14\u00a0avril"]);
  publish({ calendar: { "un-jour": {} } });
  expect(await upcomingRetreats()).toBeUndefined();
});

test.each<[string, Page, string[]]>([
  ["/le-concept", ConceptPage, ["feu", "eau", "air", "terre"].map((element) => `/elements/${element}`)],
  [
    "/contact",
    ContactPage,
    [
      "tel:+33465711500",
      "mailto:bonjour@chalet-quatre-elements.example",
      "https://www.google.com/maps/search/?api=1&amp;query=",
    ],
  ],
])("%s has the links of its requirement (3.4, 3.7)", async (_, page, expected) => {
  const html = await pageHtml(page, "");
  expect(expected.filter((address) => !html.includes(`href="${address}`))).toEqual([]);
});

test("the title of the home page says the venue's name once, whatever its own title is", async () => {
  const name = "Le Chalet des Quatre Éléments";
  publish({ pages: { accueil: { title: name } } });
  expect(await pageHtml(HomePage, "")).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  publish({ pages: { accueil: { title: "Repos" } } });
  expect(await pageHtml(HomePage, "")).toMatch(new RegExp(`<h1[^>]*>${name}, Repos</h1>`));
});

test("a photo that cannot be shown is not in the gallery, nor are its words", async () => {
  const photos = {
    a: { name: "Torrent", img: "/photos/a.jpg" },
    b: { name: "Grange", img: "/photos/absente.jpg" },
  };
  publish({ photos });
  const html = await pageHtml(PlacePage, "");
  expect(html).toContain("Torrent");
  expect(html).not.toContain("Grange");
  publish({ photos: { b: photos.b } });
  expect(await pageHtml(PlacePage, "")).not.toContain("Grange");
});

test("/nous-connaitre presents each host with a short text (requirement 3.6)", async () => {
  const hosts = [
    { name: "Léa Maret", content: "<p>Elle marche.</p>" },
    { name: "Jean Maret", content: "<p>Il cuisine.</p>" },
  ];
  publish({ pages: { "nous-connaitre": { hosts } } });
  expect(await pageHtml(AboutPage, "")).toMatch(/Léa Maret.*Elle marche\..*Jean Maret.*Il cuisine\./s);
});

test("words of the concept about an element stay while the page of the element is a draft", async () => {
  const content = "<h2>L’eau</h2><p>La rivière.</p><h2>Le feu</h2><p>Le poêle.</p>";
  publish({ pages: { "le-concept": { content }, eau: { draft: true } } });
  expect(await pageHtml(ConceptPage, "")).toMatch(/La rivière\..*Le poêle\./s);
});

test("a page of the hosts' own has their words, is in the sitemap, and no other address has one", async () => {
  publish({ pages: { cgv: { title: "Conditions", intro: "Simples." } } });
  expect(await pageHtml(HostsOwnPage, "cgv")).toMatch(/<h1>Conditions<\/h1>.*Simples\./s);
  await expect(pageHtml(HostsOwnPage, "inconnue")).rejects.toThrow("not found");
  expect((await pagedLists.pages()).map(({ path }) => path)).toEqual(["/cgv"]);
});

test("the workshops of this week are those with a date within seven days, the next first, without past ones", async () => {
  const on = (...dates: string[]) => workshop("Yoga", { dates });
  const soon = on("2026-11-20", "2026-11-21", "2026-11-28");
  publish({ workshops: { late: on("2026-11-27"), soon, next: on("2026-11-28"), none: on() } });
  const near = await workshopsThisWeek();
  expect(near.map(({ id, dates = [] }) => [id, dates.length])).toEqual([
    ["soon", 1],
    ["late", 1],
  ]);
});

test("partners are listed by their names, not by their ids", async () => {
  publish({ partners: { a: { title: "Zoé" }, z: { title: "Anne" } } });
  expect(linksTo("partenaire", await pageHtml(PartnersPage, ""))).toEqual(["/partenaire/z", "/partenaire/a"]);
});

test("partners and workshops that a text names are links below it, without those who lead", async () => {
  const yoga = { ...YOGA, content: "Avec « Neige »." };
  const calendar = { feu: { description: "Du YOGA DOUX avec « Neige », encore du yoga doux." } };
  publish({ partners: { neige: NEIGE }, workshops: { yoga }, calendar });
  const neige = { name: "Neige", path: "/partenaire/neige" };
  const yogaDoux = { name: "Yoga doux", path: "/atelier/yoga" };
  expect(mentionedByRetreat("feu")).toEqual({ partners: [neige], workshops: [yogaDoux] });
  expect(await mentionedPartners("yoga")).toEqual([neige]);
  publish({ partners: { neige: { ...NEIGE, workshops: ["Yoga doux"] } }, workshops: { yoga } });
  expect(await mentionedPartners("yoga")).toEqual([]);
});

test("a further page of a list has a title and an address of its own", async () => {
  publish({ workshops: numbered(61, () => YOGA) });
  const params = Promise.resolve({ id: "bien-etre", page: "2" });
  expect(await furtherWorkshopsMetadata({ params } as never)).toMatchObject({
    title: expect.stringMatching(/^Bien-être, page 2/),
    alternates: { canonical: "/ateliers/bien-etre/page/2" },
  });
});

test("a workshop leads on to the next two of its category, after the last one to the first", async () => {
  publish({ workshops: { 4: YOGA, ...numbered(3, () => workshop("Marche")) } });
  const after = (id: string) => nextInCategory(id).map((next) => next.id);
  expect(["1", "2", "4"].map(after)).toEqual([["2", "3"], ["3", "1"], []]);
});

test("each picture that the hosts gave a page has its own text and upright form, also beside one without", async () => {
  const images = ["/photos/cour.jpg", "/photos/pre.jpg", "/photos/lac.jpg"];
  const uprights = ["", "/photos/haute.jpg"];
  publish({ pages: { "le-concept": { images, alts: ["La cour", "", "Le lac"], uprights } } });
  const { pictures } = await textsOf("le-concept");
  expect(pictures.map(({ picture, alt, upright }) => [picture?.src, alt, upright?.src])).toEqual([
    ["/photos/cour.jpg", "La cour", undefined],
    ["/photos/pre.jpg", "", "/photos/haute.jpg"],
    ["/photos/lac.jpg", "Le lac", undefined],
  ]);
});

test("names lead where they mean, however their hyphens and ligatures are typed", async () => {
  const heart = workshop("Cohérence du cœur", { category: "Bien\u2011être" });
  publish({ workshops: { heart, breath: workshop("Respirer", { category: "Bien–être" }) } });
  expect(await workshopsNamed(["Cohérence du coeur", "Inconnu"])).toEqual([
    expect.objectContaining({
      id: "heart",
      title: "Cohérence du coeur",
      path: "/atelier/coherence-du-c%C5%93ur",
    }),
    { title: "Inconnu", path: "/atelier/inconnu" },
  ]);
  expect(await workshopList("bien-etre")).toMatchObject({
    title: "Bien\u2011être",
    path: "/ateliers/bien-etre",
    entries: [{ id: "heart" }, { id: "breath" }],
  });
  const html = await pageHtml(WorkshopPage, "breath");
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
  publish({ calendar: { neige: { ...NEIGE, ...typed } } });
  expect((await pageHtml(FlyerPage, "neige")).includes("Flyer en cours de préparation.")).toBe(isEmpty);
});

test("a workshop without a category is on the page of all categories", async () => {
  publish({ workshops: { yoga: YOGA, seul: NEIGE } });
  expect(linksTo("atelier", await pageHtml(WorkshopsPage, ""))).toContain("/atelier/seul");
});

test("a list has the leaders of workshops without a picture, for their portraits", async () => {
  publish({
    partners: { anna: { title: "Anna", workshops: ["Yoga doux", "Bol"] } },
    workshops: { bol: workshop("Bol", { img: "/photos/a.jpg" }), yoga: YOGA },
  });
  const withLeaders = await withPortraits(await listWorkshops());
  expect(withLeaders.map(({ leaders }) => leaders?.map(({ title }) => title))).toEqual([undefined, ["Anna"]]);
});

test("a category without workshops links to those that have some, not to itself", async () => {
  const html = await pageHtml(CategoryPage, "coaching");
  expect(html).toContain("Ateliers en cours de préparation.");
  expect(linksTo("ateliers", html)).toEqual(["/ateliers/bien-etre"]);
});

describe("the page of an element", () => {
  test("that is unknown has links to the four, without a picture", async () => {
    const html = await renderToHtml(
      await MessagePage({ params: Promise.resolve({ kind: "element" }) } as never),
    );
    const four = ["feu", "eau", "air", "terre"].map((known) => `/elements/${known}`);
    expect([linksTo("elements", html), /<(?:img|source|svg image)/.test(html)]).toEqual([four, false]);
    await expect(pageHtml(ElementPage, "Feu")).rejects.toThrow("not found");
  });

  const fiery = numbered(5, (number) =>
    workshop(`Atelier ${number}`, { element: "feu", price: 10 + number }),
  );
  const workshops = { ...fiery, 6: workshop("Eau", { element: "eau" }), 7: workshop("Sans élément") };

  test("shows its first four workshops with prices instead of general links", async () => {
    publish({ workshops });
    const html = await pageHtml(ElementPage, "feu");
    expect(linksTo("atelier", html)).toEqual(["/atelier/1", "/atelier/2", "/atelier/3", "/atelier/4"]);
    for (const words of ["Autour du feu", "Atelier 1", "11\u00a0€"]) expect(html).toContain(words);
    expect(html).not.toContain("Voir les ateliers");
    expect(await pageHtml(ElementPage, "eau")).toContain("Autour de l’eau");
    publish({ workshops: { 8: workshop("Argile", { element: "terre" }) } });
    expect(await pageHtml(ElementPage, "terre")).toContain("Autour de la terre");
  });

  test("ends with general links without a workshop", async () => {
    publish({ workshops });
    const html = await pageHtml(ElementPage, "air");
    expect(linksTo("atelier", html)).toEqual([]);
    expect(html).not.toContain("Autour de");
    for (const way of ["Voir les ateliers", "Voir les retraites"]) expect(html).toContain(way);
  });

  test("is renewed after a change of its workshops, like their categories", async () => {
    publish({ workshops });
    const lists = await pagedLists.workshops();
    const at = (path: string) => lists.find((list) => list.path === path)?.entries.map(({ id }) => id);
    const found = ["feu", "eau", "air"].map((id) => at(`/elements/${id}`)?.join(" "));
    expect(found).toEqual(["1 2 3 4", "6", ""]);
    expect(at("/ateliers/coaching")).toHaveLength(Object.keys(workshops).length);
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
  const pages = Object.fromEntries(Object.entries(TITLES).map(([id, title]) => [id, { title }]));
  const documents = {
    partners: { neige: NEIGE },
    workshops: { neige: { ...NEIGE, category: "Bien-être" } },
    calendar: { neige: NEIGE },
  };
  beforeEach(() => publish(documents));
  const renamed = () => publish({ ...documents, pages });

  /** The names in the structured breadcrumb of a page. */
  async function trailOf(page: Page) {
    const html = await pageHtml(page, "neige");
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
    publish({
      pages: {
        elements: { title: "Les quatre" },
        mentions: { title: "Qui publie" },
        ateliers: { title: "Nos stages" },
      },
    });
    const html = await pageHtml(RootLayout, "");
    const label = (path: string) => new RegExp(`<a[^>]* href="${path}"[^>]*>([^<]*)`).exec(html)?.[1];
    expect(["/elements", "/legal/mentions"].map(label)).toEqual(["Les quatre", "Mentions"]);
    expect(await pagePreviewCard("coaching")).toMatchObject({ kind: "Nos stages" });
  });

  test("are in the way back of a workshop and on the further pages of a list", async () => {
    renamed();
    expect(await pageHtml(WorkshopPage, "neige")).toContain("Retour à Prendre soin");
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
  publish({ pages: { contact: { title: "Venir", menu: "Venir nous voir" } } });
  const labels = (await menuLinks()).map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(["Concept", "Venir nous voir"]);
});

test("the house of a venue is what it gave, and stands above its first rooms", async () => {
  expect((await textsOf("le-lieu")).house).toBeUndefined();
  const room = "<dl><dt>Le fournil</dt><dd>Chaud.<img src='/photos/four.jpg' alt=''></dd></dl>";
  const content = `<h2>Ici</h2><p>Là.</p><h2>Dedans</h2>${room}`;
  publish({ pages: { "le-lieu": { content, house: "/photos/coupe.jpg", houseAlt: "La ferme ouverte" } } });
  const html = await pageHtml(PlacePage, "");
  const [above, below] = html.split('alt="La ferme ouverte"');
  expect([above?.includes("Dedans"), below?.includes("Le fournil")]).toEqual([true, true]);
});

test("an upright picture takes the place of its picture in a column", async () => {
  const category = await pageHtml(CategoryPage, "bien-etre");
  expect(category).toContain(encodeURIComponent("/art/category-bien-etre-tall.webp"));
  expect(category).not.toContain("<source");
});

describe("what is empty or hidden is not announced", () => {
  const categories = async () => (await listCategories()).map(({ name }) => name);

  test.each<[string, Fields, string[]]>([
    ["names one of its own", { danse: workshop("Danse", { category: "Danse" }) }, ["Danse"]],
    ["has one of the site's", { yoga: YOGA }, ["Bien-être"]],
    ["names none", {}, ["Bien-être", "Coaching", "Expérimentations sur le terrain"]],
  ])("the categories of a venue that %s", async (_, workshops, names) => {
    publish({ workshops: workshops as Record<string, Fields> });
    expect(await categories()).toEqual(names);
  });

  test("a draft takes a page of the site out of menu, tree, lists and sitemap, and its address answers", async () => {
    const draft = { draft: true };
    publish({
      workshops: { yoga: YOGA },
      partners: { anna: NEIGE },
      pages: { partenaires: draft, feu: draft, "bien-etre": draft },
    });
    expect(menuLinks().map(({ href }) => href)).not.toContain("/partenaires");
    expect((await pageHtml(HomePage, "")).match(/href="\/(?:partenaires|ateliers\/bien-etre)"/)).toBeNull();
    expect([await categories(), (await listElements()).map(({ id }) => id)]).toEqual([
      [],
      ["eau", "air", "terre"],
    ]);
    const listed = (await sitemap()).map(({ url }) => new URL(url).pathname);
    for (const path of ["/partenaires", "/elements/feu", "/ateliers/bien-etre"])
      expect(listed).not.toContain(path);
    expect(listed).toEqual(expect.arrayContaining(["/le-concept", "/partenaire/anna"]));
    expect(await pageHtml(PartnersPage, "")).toContain("Neige");
  });

  test("a list without entries stands in the sitemap once the hosts gave its page words", async () => {
    const listed = async () => (await sitemap()).map(({ url }) => new URL(url).pathname);
    publish({});
    const lists = [
      "/partenaires",
      "/calendrier",
      "/ateliers",
      "/ateliers/coaching",
      "/le-lieu",
      "/elements/eau",
    ];
    expect((await listed()).filter((path) => lists.includes(path))).toEqual([]);
    publish({ pages: { "le-lieu": { intro: "Ici." } } });
    expect(await listed()).toContain("/le-lieu");
  });
});

describe("the carousel of a venue", () => {
  const slides = async (home: Fields) => {
    publish({ pages: { accueil: home } });
    const html = await pageHtml(HomePage, "");
    return [html.match(/aria-label="Image \d sur \d"/g)?.length, html.includes("/art/hero-")];
  };

  test.each<[Fields, (number | boolean)[]]>([
    [{ images: ["/photos/lac.jpg"], captions: ["Saint-Jorioz"] }, [1, false]],
    [{ images: ["/photos/a.jpg", "gs://b", "/photos/c.jpg"] }, [2, false]],
    [{ images: [], captions: ["Un", "Deux", "Trois", "Quatre"] }, [4, true]],
  ])("with %j has as many pictures, its own alone", async (home, found) => {
    expect(await slides(home)).toEqual(found);
  });
});
