import { describePartner, describeRetreat } from "@/lib/descriptions";
import { readEnv } from "@/lib/env";
import { isIndexable } from "@/lib/indexable";
import { pageMetadata, siteMetadata, unavailableMetadata } from "@/lib/metadata";

const page = { title: "Le Concept", description: "Un lieu.", path: "/le-concept" };

test("a page says its name, its address and its picture once for every reader", () => {
  const metadata = pageMetadata(page);
  expect(metadata.title).toBe("Le Concept – Le Chalet des Quatre Éléments");
  expect(metadata.alternates?.canonical).toBe("/le-concept");
  expect(String(metadata.metadataBase)).toBe("http://localhost:3000/");
  expect(metadata.openGraph).toMatchObject({ locale: "fr_FR", url: "/le-concept", title: "Le Concept" });
  const image = {
    url: expect.stringMatching(/^\/opengraph-image\/le-concept\?v=[0-9a-f]{8}$/),
    alt: expect.stringContaining("Le concept"),
    width: 1200,
    height: 630,
  };
  expect(metadata.openGraph?.images).toEqual([expect.objectContaining(image)]);
  expect(metadata.twitter).toMatchObject({ card: "summary_large_image", images: [image] });
});

test("the feed of retreats is linked from every page that may be listed", () => {
  expect(pageMetadata(page).alternates?.types).toMatchObject({
    "application/atom+xml": [{ url: "/calendrier/atom.xml" }],
  });
});

test("what leads to nothing is not listed and claims no address", () => {
  for (const metadata of [pageMetadata({ ...page, noindex: true }), unavailableMetadata("missing")]) {
    expect(metadata.robots).toEqual({ index: false });
    expect(metadata.alternates?.canonical).toBeUndefined();
  }
});

test("every page has its icons in three kinds", () => {
  const { icons } = siteMetadata();
  expect(JSON.stringify(icons)).toMatch(/favicon\.ico.*icon\.svg.*icon-180\.png/);
});

test("a description is the document's own beginning, without markup, cut at a word", () => {
  const content = `<h3>Bonjour</h3><p>${"Une phrase &amp; une autre. ".repeat(20)}</p>`;
  const text = describePartner({ id: "p", title: "Zoë", content, workshops: [] });
  expect(text).toMatch(/^Bonjour Une phrase & une autre\./);
  expect(text.length).toBeLessThanOrEqual(155);
  expect(text).toMatch(/\p{L}…$/u);
});

test("a retreat without a text is described by what is known, within the same length", () => {
  const retreat = { id: "r", title: "Long ".repeat(60).trim(), images: [], description: "" };
  expect(describeRetreat({ ...retreat, title: "Feu" })).toMatch(/^Feu : une retraite du Chalet/);
  expect(describeRetreat(retreat).length).toBeLessThanOrEqual(155);
});

test("search engines may list an owner's content, unless told otherwise, and never the demonstration", () => {
  const indexable = (variables: Record<string, string>) => isIndexable(readEnv(variables));
  expect(indexable({ CONTENT_DIR: "/contenu" })).toBe(true);
  expect(indexable({ CONTENT_DIR: "/contenu", SITE_INDEXABLE: "false" })).toBe(false);
  expect(indexable({})).toBe(false);
  expect(indexable({ SITE_INDEXABLE: "true" })).toBe(false);
  expect(indexable({ FIRESTORE_EMULATOR_HOST: "localhost:8080" })).toBe(true);
});
