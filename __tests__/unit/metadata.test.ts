import { generateMetadata } from "@/app/calendrier/flyers/[id]/page";
import { cleanHtml } from "@/lib/article/clean";
import {
  describePartner,
  describeRetreat,
  messageMetadata,
  pageMetadata,
  partnerName,
  siteMetadata,
} from "@/lib/site/metadata";
import { retreatPreview, retreatPreviewCard } from "@/lib/site/preview/cards";
import { breadcrumbs } from "@/lib/site/structured-data";
import { publish } from "@/testing/content";
import { retreat as retreatOf } from "@/testing/retreat";

const image = { url: "/x?v=1", alt: "Le concept" };
const page = { title: "Le Concept", description: "Un lieu.", path: "/le-concept", image };
const retreat = retreatOf({ id: "r", title: "Neige et silence", description: "Un long week-end." });
const LONG = "Une retraite au titre si long qu’il ne tient nulle part, ni dans un onglet, ni dans un aperçu";

test("a page has one title, description, address and picture for all consumers", () => {
  const { title, description, path } = page;
  const images = [{ ...image, width: 1200, height: 630 }];
  const metadata = pageMetadata(page);
  expect(metadata).toMatchObject({
    title: "Le Concept – Le Chalet des Quatre Éléments",
    description,
    alternates: { canonical: path },
    openGraph: { locale: "fr_FR", url: path, title, description, images },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  });
  expect(String(metadata.metadataBase)).toBe("http://localhost:3000/");
  expect(JSON.stringify(siteMetadata().icons)).toMatch(/favicon\.ico.*icon\.svg.*icon-180\.png/);
});

test("a title is cut at a word for tabs, previews and breadcrumbs", () => {
  const metadata = pageMetadata({ ...page, title: LONG });
  const short = "Une retraite au titre si long qu’il ne tient nulle part, ni dans un…";
  expect(metadata).toMatchObject({ title: short, openGraph: { title: short }, twitter: { title: short } });
  const { itemListElement } = breadcrumbs({ name: LONG, path: "/a" });
  expect(itemListElement).toMatchObject([{ name: "Accueil" }, { name: short }]);
  expect(retreatPreviewCard({ ...retreat, title: LONG }).title).toBe(short);
});

test("a 404 page is noindex and has no canonical address", () => {
  const { robots, alternates } = messageMetadata("Introuvable");
  expect([robots, alternates]).toEqual([{ index: false }, undefined]);
});

test("a description is the start of the document without markup, cut at a word", () => {
  const html = `<h3>Bonjour</h3><p>${"Une phrase &amp; une autre. ".repeat(20)}</p>`;
  const content = cleanHtml(html).article;
  const text = describePartner({ id: "p", title: "Zoë", content, workshops: [] });
  expect(text).toMatch(/^Bonjour Une phrase & une autre\..*\p{L}…$/u);
  expect(text.length).toBeLessThanOrEqual(155);
  const typed = "Venez\u202f!\nIl y a 8\u00a0places.";
  expect(describeRetreat({ ...retreat, description: typed })).toBe("Venez\u202f! Il y a 8\u00a0places.");
});

test("a partner's activity keeps its capital after a dash", () => {
  expect(partnerName({ title: "Zoë Roux", activity: "Sophrologue" })).toBe("Zoë Roux – Sophrologue");
  expect(partnerName({ title: "Zoë Roux" })).toBe("Zoë Roux");
});

test("a retreat without a text is described by its data, within the same length", () => {
  const bare = { ...retreat, description: "" };
  expect(describeRetreat({ ...bare, title: "Feu" })).toMatch(/^Feu – Le Chalet/);
  expect(describeRetreat({ ...bare, title: "Long ".repeat(60).trim() }).length).toBeLessThanOrEqual(155);
});

test("a retreat's page says its state in every title, even if that is long, and in every description", async () => {
  const { images: _, ...typed } = { ...retreat, title: LONG, status: "complet" as const };
  publish({ calendar: { r: typed } });
  const one = retreatOf(typed);
  const { title, description, openGraph, twitter } = await generateMetadata({
    params: Promise.resolve({ id: "r" }),
  } as never);
  const { url, alt } = retreatPreview(one);
  for (const text of [title, openGraph?.title, twitter?.title, retreatPreviewCard(one).title, alt])
    expect(text).toContain(" – complet");
  for (const text of [description, openGraph?.description, twitter?.description])
    expect(text).toBe("Complet. Un long week-end.");
  expect(String(openGraph?.title).length).toBeLessThanOrEqual(70);
  expect(url).not.toBe(retreatPreview(retreat).url);
});
