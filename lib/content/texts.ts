import "server-only";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { plainText } from "@/lib/article/clean";
import { type Article, element, isElement } from "@/lib/article/tree";
import { pictureAt } from "@/lib/pictures/measure";
import type { Picture } from "@/lib/pictures/shown";
import { question } from "@/lib/questions";
import { isPageId, type Link, MENU, PAGES, type PageId, pageUnder, trailTo } from "@/lib/routes";
import { enumeration, excerpt } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { getOwnPage, ownPages, pageOverride } from ".";
import { parseDocument } from "./parse";
import { allPictured, type Pictured, withSizes } from "./pictured";
import { filled, filledHtml } from "./placeholders";
import type { Host } from "./types";

// The words of a page have three sources, asked field by field: the hosts' document of `pages`, the shipped words, and the
// name of the page. Shipped words are filled with the venue's settings (placeholders.ts), then pass the parser of
// documents, so that both sources have the same shape. A legal page is the exception: its facts (`facts` of
// content/shipped/pages.ts) stay above the hosts' words, under ids of their own.

/** A picture of a page: one of the site's own drawings, or an address that the hosts gave. */
export type PagePicture = {
  /** Undefined for a place on the home page without a picture of its own. */
  picture: Picture | undefined;
  alt: string;
  /** The same, drawn for phones held upright. */
  upright?: Picture;
  /** The same, drawn for a column beside words. */
  column?: Picture;
};

/** The words and pictures of one page: the hosts' own, field by field, else those that are shipped. */
export type Texts = {
  title: string;
  /** The title of the page's tab, and of what is shared of it. */
  tab: string;
  /** For search engines and previews, in a sentence or two. */
  description: string;
  /** In a line: what lists and previews say of the page. */
  summary: string;
  /** That line is the beginning of what the hosts wrote, not one of its own. */
  excerpted: boolean;
  intro: string;
  content: Article;
  pictures: PagePicture[];
  ownPictures: boolean;
  captions: string[];
  /** The shipped drawing of the house: the id of the heading above it, and its alternative text. */
  cutaway?: { under: string; alt: string };
  poem: string[][];
  hosts: Pictured<Host>[];
};

const SUMMARY_LENGTH = 110;

/**
 * The words of a page (requirement 4.11); an intro of the hosts describes it.
 * @param called the title of a page of the hosts' own that has none
 */
export async function textsOf(id: string, called = id): Promise<Texts> {
  const override = pageOverride(id);
  const shipped = isPageId(id) ? shippedPage(id, hostNames()) : notShipped(id, called);
  const content = override?.content.length
    ? [...aboveOwn(shipped.facts, override.content), ...override.content]
    : shipped.content;
  const written = override && (override.intro || plainText(override.content));
  const pictures = override?.images.some(Boolean) ? override : shipped;
  const drawn = pictures !== override;
  const places = pictures.images.map(async (src, i) => ({
    picture: await pictureAt(src),
    alt: pictures.alts[i] ?? "",
    ...(i === 0 &&
      drawn && { upright: await pictureAt(shipped.upright), column: await pictureAt(shipped.column) }),
  }));
  return {
    title: override?.title ?? shipped.title,
    tab: override?.title ?? shipped.tab,
    description: override?.description ?? (written ? excerpt(written) : shipped.description),
    summary: override?.summary ?? (written ? excerpt(written, SUMMARY_LENGTH) : shipped.summary),
    excerpted: Boolean(written && !override.summary),
    intro: override?.intro || shipped.intro,
    content: await withSizes(content),
    pictures: (await Promise.all(places)).filter(({ picture }) => picture || id === "accueil"),
    ownPictures: !drawn,
    captions: shipped.captions.map((caption, i) => override?.captions[i] || caption),
    cutaway: override?.content.length ? undefined : shipped.cutaway,
    poem: stanzas(override?.poem || shipped.poem),
    hosts: await allPictured((override?.hosts.length ? override : shipped).hosts),
  };
}

/** The name of a page in breadcrumbs and links: the hosts' word, else its shipped name. */
export const nameOf = question("nameOf", (id: PageId): string => pageOverride(id)?.title || PAGES[id].name);

/** The pages from below the home page to this one. */
export const trailOf = question("trailOf", (id: string): Link[] => {
  if (isPageId(id)) return trailTo(id).map((page) => ({ name: nameOf(page), path: PAGES[page].path }));
  const ownPage = getOwnPage(id);
  return ownPage ? [ownPage] : [];
});

/** The words of a page of the site, or of one of the hosts' own, and the pages above it. */
export const pageContent = async (id: string) => ({ texts: await textsOf(id), trail: trailOf(id) });

/** In characters: the words of the shipped menu have at most as many. */
const MAX_LABEL = 20;

/** The links of the menu, each with the hosts' word for its page, else that of `PAGES` (requirement 2.2). */
export const menuLinks = question("menuLinks", () => {
  const links = MENU.map(({ id, ...link }) => ({ ...link, label: pageOverride(id)?.menu || link.label }));
  const inMenu = ownPages().filter(({ menu }) => menu === "haut");
  return [...links, ...inMenu.map(({ name, path }) => ({ href: path, label: excerpt(name, MAX_LABEL) }))];
});

/** The hosts' own pages that the footer and the contact page link to (requirement 3.22). */
export const footerLinks = question("footerLinks", (): Link[] =>
  ownPages().flatMap(({ menu, name, path }) => (menu ? [] : [{ name, path }])),
);

/** The words of a category with workshops: one of the site's, or one that the hosts gave words. */
export const categoryTexts = async (id: string, called: string): Promise<Texts | undefined> =>
  pageUnder("ateliers", id) || pageOverride(id) ? textsOf(id, called) : undefined;

/** « Claire Vasserot et Élodie Barnéoud »: the people of the place, as a sentence names them. */
const hostNames = question("hostNames", (): string | undefined => {
  const override = pageOverride("nous-connaitre");
  const hosts = override?.hosts.length ? override.hosts : shippedPage("nous-connaitre").hosts;
  return enumeration(hosts.map(({ name }) => name)) || undefined;
});

/** What the law wants on a page, under headings of its own, above words of the hosts' (requirement 3.16). */
function aboveOwn(facts: Article, own: Article): Article {
  const filledFacts = facts.map((node) =>
    isElement(node, "h2") ? element("h2", node.children, { id: `loi-${node.attributes.id}` }) : node,
  );
  const isHeaded = isElement(own[0], "h2") || !filledFacts.some((node) => isElement(node, "h2"));
  return isHeaded
    ? filledFacts
    : [...filledFacts, element("h2", ["Autres mentions"], { id: "loi-autres-mentions" })];
}

/** The shipped words, through the same readers as everybody's. */
function shippedPage(id: PageId, hosts?: string) {
  const { upright, column, cutaway, facts = "", ...words } = SHIPPED_PAGES[id];
  const read = (texts: object) => {
    const data = JSON.parse(JSON.stringify(texts), (key, value) => {
      if (typeof value !== "string") return value;
      return key === "content" ? filledHtml(value, { hosts }) : filled(unindented(value), { hosts });
    });
    return { data, document: parseDocument("pages", { id, data }).document };
  };
  const { data, document } = read({ tab: words.title, ...words });
  // A page whose words are the demonstration's alone has its name.
  const { title = PAGES[id].name } = document;
  const named = { description: title, summary: "", ...document, title, tab: french(data.tab || title) };
  return { ...named, facts: read({ content: facts }).document.content, upright, column, cutaway };
}

/** Nothing is shipped for a page of the hosts' own. */
const notShipped = (id: string, title: string): ReturnType<typeof shippedPage> => {
  const { document } = parseDocument("pages", { id, data: {} });
  const drawings = { upright: undefined, column: undefined, cutaway: undefined, facts: [] };
  return { ...document, ...drawings, title, tab: title, description: title, summary: "" };
};

const unindented = (text: string) => text.replace(/\n[ \t]+/g, "\n");

const stanzas = (poem: string) =>
  poem.split(/\n\s*\n/).flatMap((stanza) => {
    const verses = stanza.split("\n").map((verse) => verse.trim());
    return verses.some(Boolean) ? [verses.filter(Boolean)] : [];
  });
