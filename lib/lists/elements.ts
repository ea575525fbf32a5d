import "server-only";
import { type Texts, textsOf } from "@/lib/content/texts";
import { PAGES, pagesUnder, type Under } from "@/lib/routes";

export type ElementId = Under<"elements">;

/** An element as lists show it, with the texts and pictures of its page. */
export type ElementEntry = { id: ElementId; name: string; path: string; texts: Texts };

export const listElements = (): Promise<ElementEntry[]> =>
  Promise.all(pagesUnder("elements").map(async (id) => ({ id, ...PAGES[id], texts: await textsOf(id) })));
