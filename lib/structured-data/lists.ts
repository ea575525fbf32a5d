import type { BreadcrumbList, ItemList } from "schema-dts";
import { absolute } from "@/lib/absolute";

type Link = { name: string; path: string };

/** The way from the home page to an inner page, which comes last. */
export function breadcrumbs(...trail: Link[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Accueil", path: "/" }, ...trail].map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** What a list page links to, in its order. */
export function itemList(name: string, links: readonly Link[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: links.length,
    itemListElement: links.map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      url: absolute(path),
    })),
  };
}
