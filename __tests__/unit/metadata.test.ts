import { generateMetadata } from "@/app/calendrier/flyers/[id]/page";
import { readTree } from "@/lib/article/tree";
import { readEnv } from "@/lib/config/env";
import { isIndexable } from "@/lib/config/identity";
import { getRetreat } from "@/lib/content";
import {
  describePartner,
  describeRetreat,
  namePartner,
  pageMetadata,
  siteMetadata,
  unavailableMetadata,
} from "@/lib/site/metadata";
import { retreatCard, retreatPreview } from "@/lib/site/preview/cards";
import { breadcrumbs } from "@/lib/site/structured-data";

jest.mock("@/lib/content", () => ({ getRetreat: jest.fn() }));

const flyer = () =>
  generateMetadata({ params: Promise.resolve({ id: "r" }), searchParams: Promise.resolve({}) });

const page = {
  title: "Le Concept",
  description: "Un lieu.",
  path: "/le-concept",
  image: { url: "/x?v=1", alt: "Le concept" },
};

test("a page has one title, address and picture for all consumers", () => {
  const metadata = pageMetadata(page);
  expect(metadata.title).toBe("Le Concept – Le Chalet des Quatre Éléments");
  expect(metadata.alternates?.canonical).toBe("/le-concept");
  expect(String(metadata.metadataBase)).toBe("http://localhost:3000/");
  expect(metadata.openGraph).toMatchObject({ locale: "fr_FR", url: "/le-concept", title: "Le Concept" });
  const image = {
    ...page.image,
    width: 1200,
    height: 630,
  };
  expect(metadata.openGraph?.images).toEqual([expect.objectContaining(image)]);
  expect(metadata.twitter).toMatchObject({ card: "summary_large_image", images: [image] });
});

test("a title is cut at a word for tabs, previews and breadcrumbs", () => {
  const title =
    "Une retraite au titre si long qu’il ne tient nulle part, ni dans un onglet, ni dans un aperçu";
  const metadata = pageMetadata({ ...page, title });
  const short = "Une retraite au titre si long qu’il ne tient nulle part, ni dans un…";
  expect(metadata).toMatchObject({ title: short, openGraph: { title: short }, twitter: { title: short } });
  const { itemListElement } = breadcrumbs({ name: title, path: "/a" });
  expect(itemListElement).toMatchObject([{ name: "Accueil" }, { name: short }]);
  expect(retreatCard({ id: "r", title, images: [], description: "" }).title).toBe(short);
});

test("the description of a page is the same everywhere", () => {
  const description = describeRetreat({
    id: "r",
    title: "Feu",
    images: [],
    description: `Venez${"\u202f"}!\nIl y a 8${"\u00a0"}places.`,
  });
  expect(description).toBe("Venez\u202f! Il y a 8\u00a0places.");
  const metadata = pageMetadata({ ...page, description });
  expect(metadata).toMatchObject({ description, openGraph: { description }, twitter: { description } });
});

test("a 404 page is noindex and has no canonical address", () => {
  for (const metadata of [pageMetadata({ ...page, noindex: true }), unavailableMetadata("missing")]) {
    expect(metadata.robots).toEqual({ index: false });
    expect(metadata.alternates?.canonical).toBeUndefined();
  }
});

test("every page has three kinds of icons", () => {
  const { icons } = siteMetadata();
  expect(JSON.stringify(icons)).toMatch(/favicon\.ico.*icon\.svg.*icon-180\.png/);
});

test("a description is the start of the document without markup, cut at a word", () => {
  const content = readTree(`<h3>Bonjour</h3><p>${"Une phrase &amp; une autre. ".repeat(20)}</p>`);
  const text = describePartner({ id: "p", title: "Zoë", content, workshops: [] });
  expect(text).toMatch(/^Bonjour Une phrase & une autre\./);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/\p{L}…$/u);
});

test("a partner's activity keeps its capital after a dash", () => {
  expect(namePartner({ title: "Zoë Roux", activity: "Sophrologue" })).toBe("Zoë Roux – Sophrologue");
  expect(namePartner({ title: "Zoë Roux" })).toBe("Zoë Roux");
});

test("a retreat without a text is described by its data, within the same length", () => {
  const retreat = { id: "r", title: "Long ".repeat(60).trim(), images: [], description: "" };
  expect(describeRetreat({ ...retreat, title: "Feu" })).toMatch(/^Feu\u00a0: une retraite du Chalet/);
  expect(describeRetreat(retreat).length).toBeLessThanOrEqual(155);
});

describe("a retreat that is not open for booking", () => {
  const retreat = { id: "r", title: "Neige et silence", images: [], description: "Un long week-end." };
  const long = { ...retreat, title: "Une retraite au titre si long ".repeat(5).trim() };
  const states = [
    ["complet", "complet", "Complet."],
    ["annulé", "annulée", "Annulée."],
    ["reporté", "reportée", "Reportée."],
  ] as const;

  beforeEach(() => jest.mocked(getRetreat).mockReset());

  test.each(states)(
    "has « %s » in its title, description and preview, even if they are long",
    async (status, word, label) => {
      for (const one of [retreat, long]) {
        jest.mocked(getRetreat).mockResolvedValue({ ...one, status });
        const { title, description, openGraph, twitter } = await flyer();
        const { alt } = retreatPreview({ ...one, status });
        for (const text of [
          title,
          openGraph?.title,
          twitter?.title,
          retreatCard({ ...one, status }).title,
          alt,
        ])
          expect(text).toContain(` – ${word}`);
        for (const text of [description, openGraph?.description, twitter?.description])
          expect(text).toBe(`${label} Un long week-end.`);
        expect(String(openGraph?.title).length).toBeLessThanOrEqual(70);
      }
      expect(describeRetreat({ ...long, description: "", status })).toMatch(
        new RegExp(`^${label} Une retraite au titre`),
      );
    },
  );

  test("changes its preview with its state, and an open one shows none", async () => {
    jest.mocked(getRetreat).mockResolvedValue(retreat);
    expect(await flyer()).toMatchObject({
      title: "Neige et silence – Le Chalet des Quatre Éléments",
      description: "Un long week-end.",
      openGraph: { title: "Neige et silence" },
    });
    const addresses = [undefined, ...states.map(([status]) => status)].map(
      (status) => retreatPreview({ ...retreat, status }).url,
    );
    expect(new Set(addresses).size).toBe(4);
  });
});

test("own content is indexed unless configured otherwise, the demonstration never", () => {
  const indexable = (variables: Record<string, string>) => isIndexable(readEnv(variables));
  expect(indexable({ CONTENT_DIR: "/contenu" })).toBe(true);
  expect(indexable({ CONTENT_DIR: "/contenu", SITE_INDEXABLE: "false" })).toBe(false);
  expect(indexable({})).toBe(false);
  expect(indexable({ SITE_INDEXABLE: "true" })).toBe(false);
  expect(indexable({ FIRESTORE_EMULATOR_HOST: "localhost:8080" })).toBe(true);
});
