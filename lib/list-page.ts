import type { Metadata } from "next";
import { beyondEnd } from "./content";
import type { Loaded } from "./load";
import { pageMetadata, unavailableMetadata } from "./metadata";
import { furtherNumber, furtherNumbers, type ListPage, type PagedList, pageOf, pagePath } from "./paging";
import { pagePreview } from "./preview/cards";
import { excerpt } from "./text/excerpt";

/** What the routes of further pages (…/page/{page}) share. */

type Params = { page: string };

/**
 * The further pages that a build prerenders. The framework wants at least one to a route: a list
 * without any gives its first page, whose address is redirected before it gets there.
 */
export function furtherParams(list: { entries: readonly unknown[] }): Params[] {
  const numbers = furtherNumbers(list);
  return (numbers.length > 0 ? numbers : [1]).map((number) => ({ page: String(number) }));
}

/** The first page of a list, which is there even of an empty one. */
export async function firstPage<T>(list: Promise<PagedList<T>>): Promise<ListPage<T> | undefined> {
  return pageOf(await list, 1);
}

/** The further page of a list that an address names, or undefined. */
export async function furtherPage<T>(
  list: Promise<PagedList<T>>,
  params: Promise<Params>,
): Promise<ListPage<T> | undefined> {
  const number = furtherNumber((await params).page);
  if (number === undefined) return undefined;
  return pageOf(await list, number) ?? beyondEnd();
}

/** What a further page says of itself: its number in its title, its entries in its description. */
export function furtherMetadata<T>(page: Loaded<ListPage<T>>): Metadata {
  if (page.state !== "loaded") return unavailableMetadata(page.state);
  const { list, entries, number, count } = page.value;
  return pageMetadata({
    title: `${list.title}, page ${number}`,
    description: excerpt(`Page ${number} sur ${count} : ${entries.map(list.name).join(", ")}.`),
    path: pagePath(list.path, number),
    image: list.preview ?? pagePreview(pagePath(list.path, 1)),
  });
}
