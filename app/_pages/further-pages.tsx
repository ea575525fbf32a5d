import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { Pager } from "@/components/layout/pager";
import { WORDS } from "@/content/shipped/words";
import { furtherNumber, type ListPage, type PagedList, pageOf, pagePath } from "@/lib/lists/paging";
import { pageMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { excerpt } from "@/lib/text/strings";

/** The further page (…/page/[page]) of a list that an address names; unknown pages are not found. */
export function furtherPage<T>(list: PagedList<T>, typed: string): ListPage<T> {
  const number = furtherNumber(typed);
  return (number && pageOf(list, number)) || notFound();
}

export function FurtherPage<T>({ page, children }: { page: ListPage<T>; children: ReactNode }) {
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
      {children}
      <Pager page={page} />
    </div>
  );
}

/** The metadata of a further page: its number in the title, its entries in the description. */
export async function furtherMetadata<T>({ list, entries, number, count }: ListPage<T>) {
  return pageMetadata({
    title: `${list.title}, page ${number}`,
    description: excerpt(WORDS.pageOf(String(number), String(count), entries.map(list.name).join(", "))),
    path: pagePath(list.path, number),
    image: await list.preview(),
  });
}
