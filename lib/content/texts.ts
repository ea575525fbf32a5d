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

// A page shows the fields of the hosts' document of `pages`, and shipped words (shipped.ts) for missing
// fields. On a legal page, facts stay above the hosts' words, under ids of their own.

/** A picture of a page: a drawing of the site, or a picture of the hosts. */
export type PagePicture = {
  /** A place on the home page may have no picture. */
  picture: Picture | undefined;
  alt: string;
  /** The picture for phones held upright, or for a column beside words. */
  upright?: Picture;
};

/** The words and pictures of one page. */
export type PageWords = {
  title: string;
  /** The title for the tab of the page, and for shared links. */
  tab: string;
  /** One or two sentences for search engines and previews. */
  description: string;
  /** One line for lists and previews. */
  summary: string;
  /** Whether the summary is the beginning of the hosts' text. */
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
 * The words of a page (requirement 4.11). `untitledName` is the title if the hosts' own page or category has
 * none.
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

/** The description of a page or document without words of its own. */
export const defaultDescription = (title: string) => `${title} – ${site.nameAndAddress}`;

/** The name of a page in breadcrumbs and links: the hosts' title, else the shipped name. */
export const nameOf = question("nameOf", (id: PageId): string => pageOverride(id)?.title || PAGES[id].name);

/** The links of the pages between the home page and this page, which comes last. */
export const trailOf = question("trailOf", (id: string): Link[] => {
  if (isPageId(id)) return trailTo(id).map((page) => ({ name: nameOf(page), path: PAGES[page].path }));
  const ownPage = getOwnPage(id);
  return ownPage ? [ownPage] : [];
});

/** The words of a page, and the trail of pages that leads to it. */
export const pageContent = async (id: string) => ({ texts: await textsOf(id), trail: trailOf(id) });

/** The maximum number of characters, which the words of the shipped menu do not exceed. */
const MAX_LABEL = 20;

/** The links of the menu (requirement 2.2). The hosts' word for a page replaces the word of `PAGES`. */
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

/** The names of the hosts in a sentence, as in « Claire Vasserot et Élodie Barnéoud ». */
const hostNames = question("hostNames", (): string | undefined => {
  const { hosts = [] } = pageOverride("nous-connaitre") ?? {};
  return enumeration(hosts.map(({ name }) => name)) || undefined;
});

/**
 * Puts the facts that the law requires above the hosts' words, under headings of their own (requirement
 * 3.16).
 */
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
