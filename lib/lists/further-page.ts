import type { Metadata } from "next";
import { WORDS } from "@/content/shipped/words";
import { beyondEnd } from "@/lib/content";
import { pageMetadata, unavailableMetadata } from "@/lib/describe/metadata";
import type { Loaded } from "@/lib/load";
import { excerpt } from "@/lib/text/excerpt";
import { furtherNumber, furtherNumbers, type ListPage, type PagedList, pageOf, pagePath } from "./paging";

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
export async function furtherMetadata<T>(page: Loaded<ListPage<T>>): Promise<Metadata> {
  if (page.state !== "loaded") return unavailableMetadata(page.state);
  const { list, entries, number, count } = page.value;
  return pageMetadata({
    title: `${list.title}, page ${number}`,
    description: excerpt(WORDS.pageOf(String(number), String(count), entries.map(list.name).join(", "))),
    path: pagePath(list.path, number),
    image: await list.preview(),
  });
}
