import type { ReactNode } from "react";
import { furtherMetadata, furtherPage } from "@/lib/lists";
import { type ListPage, type PagedList, pagePath } from "@/lib/lists/paging";
import { type Loaded, load } from "@/lib/load";
import { breadcrumbs, listed } from "@/lib/site/structured-data";
import { ListFailed } from "./detail-messages";
import { JsonLd } from "./json-ld";
import { PageHead } from "./page-head";
import { PageStatus } from "./page-status";
import { Pager } from "./pager";
import { UnknownPage } from "./unknown-page";

type Props<T> = {
  page: Loaded<ListPage<T>>;
  /** Shows the entries of the page, as the list's first page does. */
  children: (entries: T[]) => ReactNode;
};

/** Page 2 or later of a long list; 404 for a page that the list does not have. */
function FurtherPage<T>({ page, children }: Props<T>) {
  if (page.state === "failed")
    return (
      <div className="wrap">
        <ListFailed />
      </div>
    );
  if (page.state === "missing")
    return (
      <>
        <PageStatus status="404" />
        <UnknownPage />
      </>
    );
  const { list, entries, number, count } = page.value;
  const path = pagePath(list.path, number);
  return (
    <div className="wrap">
      <JsonLd things={[listed(page.value), breadcrumbs(...list.trail, { name: `Page ${number}`, path })]} />
      <PageHead
        title={list.title}
        back={list.back}
        lead={
          <p>
            Page {number} sur {count}
          </p>
        }
      />
      {children(entries)}
      <Pager page={page.value} />
    </div>
  );
}

/**
 * The exports of a route of further pages (…/page/[page]).
 * @param listOf the list that the route's parameters name
 * @param show shows the entries of a page, as the list's first page does
 */
export function furtherPages<P extends { page: string }, T>(
  listOf: (params: P) => Promise<PagedList<T>>,
  show: (entries: T[]) => ReactNode,
) {
  const pageAt = async (params: Promise<P>) => {
    const known = await params;
    return load(furtherPage(listOf(known), known.page));
  };
  return {
    metadata: async ({ params }: { params: Promise<P> }) => furtherMetadata(await pageAt(params)),
    page: async ({ params }: { params: Promise<P> }) => (
      <FurtherPage page={await pageAt(params)}>{show}</FurtherPage>
    ),
  };
}
