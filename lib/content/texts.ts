import "server-only";
import { plainText } from "@/lib/article/clean";
import { type Article, element, isElement } from "@/lib/article/tree";
import { site } from "@/lib/config/site";
import { pictureAt } from "@/lib/pictures/measure";
import type { Picture } from "@/lib/pictures/shown";
import { question } from "@/lib/questions";
import { isPageId, type Link, MENU, PAGES, type PageId, trailTo } from "@/lib/routes";
import { enumeration, excerpt } from "@/lib/text/strings";
import { getOwnPage, hiddenPages, ownPages, pageOverride } from ".";
import { allPictured, type Pictured, withSizes } from "./pictured";
import { shippedPage } from "./shipped";
import type { Host } from "./types";

// The words of a page are those of the hosts' document of `pages`, field by field and each list as a whole, else the shipped
// ones (shipped.ts). The facts of a legal page stay above the hosts' words, under ids of their own.

/** A picture of a page: one of the site's own drawings, or an address that the hosts gave. */
export type PagePicture = {
  /** Undefined for a place on the home page without a picture of its own. */
  picture: Picture | undefined;
  alt: string;
  /** The same for phones held upright, or for a column beside words. */
  upright?: Picture;
};

/** The words and pictures of one page. */
export type PageWords = {
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
  /** The house of `le-lieu`, cut in two. */
  house?: { picture: Picture; alt: string };
  poem: string[][];
  hosts: Pictured<Host>[];
};

const SUMMARY_LENGTH = 110;

/**
 * The words of a page (requirement 4.11); an intro of the hosts describes it.
 * @param untitledName the title of a page or category of the hosts' own that has none
 */
export async function textsOf(id: string, untitledName = id): Promise<PageWords> {
  const override = pageOverride(id);
  const shipped = shippedPage(id, hostNames());
  const title = override?.title ?? shipped.title ?? untitledName;
  const content = override?.content.length
    ? [...factsAbove(shipped.facts, override.content), ...override.content]
    : shipped.content;
  const ownWords = override && (override.intro || plainText(override.content));
  const ownPictures = override?.images.some(Boolean) ?? false;
  const { images, alts, uprights } = ownPictures && override ? override : shipped;
  const picturePromises = images.map(async (src, i) => ({
    picture: await pictureAt(src),
    alt: alts[i] ?? "",
    upright: await pictureAt(uprights[i]),
  }));
  const derivedDescription = ownWords ? excerpt(ownWords) : shipped.description;
  return {
    title,
    tab: override?.title ?? shipped.tab ?? title,
    description: override?.description ?? derivedDescription ?? defaultDescription(title),
    summary: override?.summary ?? (ownWords ? excerpt(ownWords, SUMMARY_LENGTH) : (shipped.summary ?? "")),
    excerpted: Boolean(ownWords && !override.summary),
    intro: override?.intro ?? "",
    content: await withSizes(content),
    pictures: (await Promise.all(picturePromises)).filter(({ picture }) => picture || id === "accueil"),
    ownPictures,
    captions: (override?.captions.some(Boolean) ? override : shipped).captions,
    house: override?.house
      ? { picture: await pictureAt(override.house), alt: override.houseAlt ?? "" }
      : undefined,
    poem: stanzas(override?.poem ?? ""),
    hosts: await allPictured(override?.hosts ?? []),
  };
}

/** What is said of something without words of its own. */
export const defaultDescription = (title: string) => `${title} – ${site.nameAndAddress}`;

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
  const links = MENU.filter(({ id }) => !hiddenPages().includes(id)).map(({ id, ...link }) => ({
    ...link,
    label: pageOverride(id)?.menu || link.label,
  }));
  const inMenu = ownPages().filter(({ menu }) => menu === "haut");
  return [...links, ...inMenu.map(({ name, path }) => ({ href: path, label: excerpt(name, MAX_LABEL) }))];
});

/** The hosts' own pages that the footer and the contact page link to (requirement 3.22). */
export const footerLinks = question("footerLinks", (): Link[] =>
  ownPages().flatMap(({ menu, name, path }) => (menu ? [] : [{ name, path }])),
);

/** « Claire Vasserot et Élodie Barnéoud »: the people of the place, as a sentence names them. */
const hostNames = question("hostNames", (): string | undefined => {
  const { hosts = [] } = pageOverride("nous-connaitre") ?? {};
  return enumeration(hosts.map(({ name }) => name)) || undefined;
});

/** What the law wants on a page, under headings of its own, above words of the hosts' (requirement 3.16). */
function factsAbove(facts: Article, ownContent: Article): Article {
  const filledFacts = facts.map((node) =>
    isElement(node, "h2") ? element("h2", node.children, { id: `loi-${node.attributes.id}` }) : node,
  );
  const isHeaded = isElement(ownContent[0], "h2") || !filledFacts.some((node) => isElement(node, "h2"));
  return isHeaded
    ? filledFacts
    : [...filledFacts, element("h2", ["Autres mentions"], { id: "loi-autres-mentions" })];
}

const stanzas = (poem: string) =>
  poem.split(/\n\s*\n/).flatMap((stanza) => {
    const verses = stanza.split("\n").map((verse) => verse.trim());
    return verses.some(Boolean) ? [verses.filter(Boolean)] : [];
  });
