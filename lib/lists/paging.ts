import { type LabelledLink, type Link, PAGES } from "@/lib/routes";
import type { Preview } from "@/lib/site/preview/cards";

/** Entries per page of a list; a longer list has further pages with their own addresses. */
export const PAGE_SIZE = 60;

/** The path of the past retreats' further pages; their first page is a folded part of the calendar. */
export const PAST_RETREATS = `${PAGES.calendrier.path}/passees`;

export type PagedList<T> = {
  path: string;
  title: string;
  /** The pages above its further pages, the list's own first page included. */
  trail: Link[];
  back?: LabelledLink;
  preview: () => Promise<Preview>;
  entries: readonly T[];
  name: (entry: T) => string;
};

/** One page of a list: its entries, its number, and the number of pages. */
export type ListPage<T> = {
  list: PagedList<T>;
  entries: T[];
  number: number;
  count: number;
};

const pageCountOf = ({ entries }: { entries: readonly unknown[] }) =>
  Math.max(1, Math.ceil(entries.length / PAGE_SIZE));

/** The page of a list with this number, or undefined. */
export function pageOf<T>(list: PagedList<T>, number: number): ListPage<T> | undefined {
  const isThere = Number.isInteger(number) && number >= 1 && number <= pageCountOf(list);
  return isThere ? pageNumbered(list, number) : undefined;
}

/** The first page of a list; an empty list has one too. */
export const firstPage = <T>(list: PagedList<T>) => pageNumbered(list, 1);

function pageNumbered<T>(list: PagedList<T>, number: number): ListPage<T> {
  const offset = (number - 1) * PAGE_SIZE;
  const entries = list.entries.slice(offset, offset + PAGE_SIZE);
  return { list, entries, number, count: pageCountOf(list) };
}

/** The numbers of a list's further pages: none, where it fits on its first page. */
export const furtherNumbers = (list: { entries: readonly unknown[] }): number[] =>
  Array.from({ length: pageCountOf(list) - 1 }, (_, i) => i + 2);

/** The number of the further page that a part of an address names; undefined for any other text. */
export const furtherNumber = (part: string): number | undefined =>
  /^([2-9]|[1-9]\d{1,5})$/.test(part) ? Number(part) : undefined;

export function pagePath(path: string, number: number): string {
  if (number > 1) return `${path}/page/${number}`;
  return path === PAST_RETREATS ? PAGES.calendrier.path : path;
}

/** The numbers in a pager: first, last, current and its neighbours. A gap of one number is filled. */
export function pagerNumbers(number: number, count: number): number[] {
  const numbers = new Set([1, number - 1, number, number + 1, count]);
  if (number === 4) numbers.add(2);
  if (number === count - 3) numbers.add(count - 1);
  return [...numbers].filter((pageNumber) => pageNumber >= 1 && pageNumber <= count).sort((a, b) => a - b);
}
