import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { listIds, publications } from "@/lib/content";
import { load } from "@/lib/load";
import { warmEveryPage, warmPictures } from "@/lib/publishing/warm";
import { awaitPublications } from "./clock";
import type { News } from "./news";
import { type Plan, planFor, together } from "./plan";
import { firstListPages, renderAgain } from "./visit-pages";

/**
 * Carries out what news ask for, inside a request: renews tags now, and once the request is answered
 * visits the pages that show something else, so that they are rendered, and has their pictures made.
 * @returns the tags that were renewed
 */
export async function carryOut(news: readonly News[]): Promise<string[]> {
  const { stale, gone, pages, lists } = together(await Promise.all(news.map(plan)));
  for (const tag of stale) revalidateTag(tag, "max");
  for (const tag of gone) revalidateTag(tag, { expire: 0 });
  after(async () => {
    // The edited document does not wait for its lists to be read.
    const visited = renderAgain(pages);
    const inLists = (await Promise.all(lists.map(firstListPages))).flat();
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
