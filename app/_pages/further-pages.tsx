import type { ReactNode } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { WORDS } from "@/content/shipped/words";
import { furtherNumber, type ListPage, type PagedList, pageOf, pagePath } from "@/lib/lists/paging";
import { load } from "@/lib/load";
import { pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { excerpt } from "@/lib/text/strings";
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
  const pageAt = async (promised: Promise<P>) => {
    const params = await promised;
    const number = furtherNumber(params.page);
    return number === undefined ? undefined : pageOf(await listOf(params), number);
  };
  const read = async (params: Promise<P>) => {
    const page = await pageAt(params);
    return page && { page, content: await contentOf(page.entries) };
  };
  return {
    async metadata({ params }: { params: Promise<P> }) {
      const page = await load(pageAt(params));
      return page.state === "loaded" ? metadataOf(page.value) : unavailableMetadata(page.state);
    },
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

/** The metadata of a further page: its number in the title, its entries in the description. */
async function metadataOf<T>({ list, entries, number, count }: ListPage<T>) {
  return pageMetadata({
    title: `${list.title}, page ${number}`,
    description: excerpt(WORDS.pageOf(String(number), String(count), entries.map(list.name).join(", "))),
    path: pagePath(list.path, number),
    image: await list.preview(),
  });
}
