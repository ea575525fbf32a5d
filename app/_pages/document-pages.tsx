import type { ReactNode } from "react";
import type { Thing } from "schema-dts";
import { JsonLd } from "@/components/layout/json-ld";
import { idOf, staticIds } from "@/lib/content/ids";
import { type Pictured, pictured } from "@/lib/content/pictured";
import { all, load } from "@/lib/load";
import type { Link } from "@/lib/routes";
import { type PageFacts, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { breadcrumbs } from "@/lib/site/structured-data";
import { answer, type Messages } from "./answer";

type Id = { params: Promise<{ id: string }> };

type Kind<D, M> = {
  list: () => Promise<Parameters<typeof staticIds>[0]>;
  get: (id: string) => Promise<D | undefined>;
  /** The address of a document's page. */
  pathTo: (id: string) => string;
  metadata: (document: D) => Omit<PageFacts, "path">;
  /** Reads the further content of a document's page. */
  more: (document: D) => M;
  trail: (document: D) => Promise<Link[]>;
  structuredData?: (document: D) => (Thing | undefined)[];
  show: (document: Pictured<D>, more: { [Name in keyof M]: Awaited<M[Name]> }) => ReactNode;
  messages: Messages;
};

/** The exports of the route of one kind of documents. */
export function documentPages<D extends { id: string; title: string }, M extends object>(kind: Kind<D, M>) {
  const { list, get, pathTo, metadata, more, trail, structuredData, show, messages } = kind;
  async function read(id: string) {
    const document = await get(id);
    return (
      document &&
      all({ document, shown: pictured(document), trail: trail(document), more: all(more(document)) })
    );
  }
  return {
    params: async () => staticIds(await list()),
    async metadata({ params }: Id) {
      const document = await load(get((await params).id));
      if (document.state !== "loaded") return unavailableMetadata(document.state);
      return pageMetadata({ ...metadata(document.value), path: pathTo(document.value.id) });
    },
    page: async ({ params }: Id) =>
      answer(
        read(await idOf(params)),
        ({ document, shown, trail, more }) => {
          const thisPage = { name: document.title, path: pathTo(document.id) };
          return (
            <>
              <JsonLd nodes={[...(structuredData?.(document) ?? []), breadcrumbs(...trail, thisPage)]} />
              {show(shown, more)}
            </>
          );
        },
        messages,
      ),
  };
}
