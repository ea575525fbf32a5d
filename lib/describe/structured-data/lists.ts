import type { BreadcrumbList, ItemList } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import type { ListPage } from "@/lib/lists/paging";
import { type Link, PAGES } from "@/lib/routes";
import { shortTitle } from "@/lib/text/excerpt";

/** The way from the home page to an inner page, which comes last. */
export function breadcrumbs(...trail: Link[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [PAGES.accueil, ...trail].map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: shortTitle(name),
      item: absolute(path),
    })),
  };
}

/** What a list page links to, in its order; `before` counts the entries of the pages before it. */
export function itemList(name: string, links: readonly Link[], before = 0): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: links.length,
    itemListElement: links.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: before + i + 1,
      name,
      url: absolute(path),
    })),
  };
}

/** One page of a list of documents; undefined where its entries have no pages of their own. */
export function listed<T>({ list: { title, name, href }, entries, before }: ListPage<T>) {
  return (
    href &&
    itemList(
      title,
      entries.map((entry) => ({ name: name(entry), path: href(entry) })),
      before,
    )
  );
}
