import { type Article, elementsIn } from "@/lib/article/tree";
import type { CollectionName, FullDocument } from "@/lib/content/collections";
import { sortedDocuments, workshopsByCategory } from "@/lib/content/order";
import type { Finding } from "@/lib/content/types";
import { EVERY_PAGE, pathTo } from "@/lib/routes";
import { decoded, quoted, slug } from "@/lib/text/strings";

type ParsedContents = { [C in CollectionName]: FullDocument<C>[] };
type DocumentWithLinks = {
  id: string;
  content?: Article;
  program?: Article;
  hosts?: readonly { content: Article }[];
};

/** Finds links to pages of the site that do not exist. Links to files and further pages are not checked. */
export function deadLinks(parsed: ParsedContents): Finding[] {
  const { workshops, partners, calendar, pages } = parsed;
  const pathsOfSite = new Set(
    [
      ...[...EVERY_PAGE, ...pages.map(({ id }) => pathTo.page(id))],
      ...[...workshopsByCategory(sortedDocuments(workshops)).keys()].map(pathTo.category),
      ...workshops.flatMap(({ id, title }) => [pathTo.workshop(id), pathTo.workshop(slug(title))]),
      ...[...partners.map(({ id }) => pathTo.partner(id)), ...calendar.map(({ id }) => pathTo.retreat(id))],
    ].map(decoded),
  );
  return Object.entries<DocumentWithLinks[]>(parsed).flatMap(([collection, documents]) =>
    documents.flatMap(({ id, content = [], program = [], hosts = [] }) =>
      Object.entries({ content, description: program, hosts: hosts.flatMap((host) => host.content) }).flatMap(
        ([field, article]) =>
          elementsIn(article, "a").flatMap(({ attributes: { href = "" } }): Finding[] => {
            const path = decoded(href.replace(/[?#].*|(?<=.)\/$/gs, ""));
            if (!/^\/(?!.*(?:\.|\/page\/))/.test(path) || pathsOfSite.has(path)) return [];
            const problem = `lien vers « ${quoted(href)} », où il n’y a rien`;
            return [{ collection, id, field, problem, shownInstead: "une page introuvable" }];
          }),
      ),
    ),
  );
}
