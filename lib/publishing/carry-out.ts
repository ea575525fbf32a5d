import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { listIds, publications } from "@/lib/content";
import { load } from "@/lib/load";
import { warmEveryPage, warmPictures } from "@/lib/media/warm";
import { changedListPages, renderAgain } from "./changed-pages";
import { awaitPublications } from "./clock";
import { announceKeptApart } from "./kept-apart";
import type { News } from "./news";
import { type Plan, planFor, together } from "./plan";

/**
 * Carries out what news ask for, inside a request: renews tags now, and once the request is answered
 * renders the pages again that show something else, and has their pictures made.
 * @returns the tags that were renewed
 */
export async function carryOut(news: readonly News[]): Promise<string[]> {
  const { stale, gone, pages, lists } = together(await Promise.all(news.map(plan)));
  for (const tag of stale) revalidateTag(tag, "max");
  for (const tag of gone) revalidateTag(tag, { expire: 0 });
  after(async () => {
    // What was edited is not kept waiting by its lists.
    const visited = renderAgain(pages);
    // The request that renews a tag reads anew what bears it.
    const inLists = await changedListPages(lists);
    await announceKeptApart(lists.map(({ collection }) => collection));
    await Promise.all([visited, renderAgain(inLists.filter((page) => !pages.includes(page)))]);
    warmPictures([...inLists, ...pages]);
    if (news.some(({ kind }) => kind === "start")) await warmEveryPage();
    const awaited = await load(publications());
    if (awaited.state === "loaded") awaitPublications(awaited.value);
  });
  return [...stale, ...gone];
}

/**
 * When it cannot be told now what visitors have seen, a document counts as seen: its page is then
 * renewed in the background, and an outage cannot take it down.
 */
async function plan(news: News): Promise<Plan> {
  if (news.kind !== "documents" || news.modified.length === 0) return planFor(news);
  const ids = await load(listIds(news.collection));
  return planFor(news, ids.state === "loaded" ? new Set(ids.value) : undefined);
}
