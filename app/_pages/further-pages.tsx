import type { ReactNode } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { furtherMetadata, furtherPage } from "@/lib/lists";
import { type PagedList, pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { breadcrumbs } from "@/lib/site/structured-data";
import { answer } from "./answer";

/**
 * The exports of a route of further pages (…/page/[page]); 404 for a page that the list does not have.
 * @param listOf the list that the route's parameters name
 * @param contentOf reads what the page shows of its entries
 * @param show shows the entries, as the list's first page does
 */
export function furtherPages<P extends { page: string }, T, C>(
  listOf: (params: P) => Promise<PagedList<T>>,
  contentOf: (entries: T[]) => Promise<C>,
  show: (content: C) => ReactNode,
) {
  const pageAt = async (params: Promise<P>) => {
    const known = await params;
    return furtherPage(listOf(known), known.page);
  };
  const read = async (params: Promise<P>) => {
    const page = await pageAt(params);
    return page && { page, content: await contentOf(page.entries) };
  };
  return {
    metadata: async ({ params }: { params: Promise<P> }) => furtherMetadata(await load(pageAt(params))),
    page: ({ params }: { params: Promise<P> }) =>
      answer(read(params), ({ page, content }) => {
        const { list, number, count } = page;
        const path = pagePath(list.path, number);
        return (
          <div className="wrap">
            <JsonLd nodes={[breadcrumbs(...list.trail, { name: `Page ${number}`, path })]} />
            <PageHead
              title={list.title}
              back={list.back}
              lead={
                <p>
                  Page {number} sur {count}
                </p>
              }
            />
            {show(content)}
            <Pager page={page} />
          </div>
        );
      }),
  };
}
