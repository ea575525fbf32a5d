import { revalidateTag } from "next/cache";
import { after, type NextRequest } from "next/server";
import { z } from "zod";
import { listPartners, listPhotos, listRetreats, listWorkshops } from "@/lib/content";
import { COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import { type Renewal, renewalOfAll, renewalOfOne } from "@/lib/content/renewal";
import { env } from "@/lib/env";
import { internalSecret, sameSecret } from "@/lib/internal-secret";
import { load } from "@/lib/load";
import { changedListPages, renderAgain } from "@/lib/render-again";

const MOST_BYTES = 10_000;

const announcement = z.object({
  collection: z.enum(COLLECTION_NAMES, {
    error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
  }),
  id: z
    .string({ error: "« id » doit être un texte" })
    .refine(isPossibleId, { error: "« id » ne peut pas être l’identifiant d’un document" })
    .optional(),
});

// What the process's own listener sends: the tags themselves, already sorted by urgency.
const texts = z.array(z.string());
const renewal = z.object({
  stale: texts,
  gone: texts,
  pages: texts,
  lists: z.array(z.object({ collection: z.enum(COLLECTION_NAMES), ids: texts })),
});

/**
 * The webhook of the contract: a function that sees a change announces it here, and the pages
 * concerned are renewed. Answers 200 with the tags, 401, 404 (no secret configured) or 400.
 */
export async function POST(request: NextRequest) {
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (sameSecret(given, internalSecret())) return renewTags(renewal.parse(await request.json()));

  const secret = env().REVALIDATE_SECRET;
  if (!secret) return answer(404, { error: "Pas de webhook : REVALIDATE_SECRET n’est pas défini." });
  if (!sameSecret(given, secret)) return answer(401, { error: "Jeton absent ou faux." });

  const parsed = announcement.safeParse(await bodyOf(request));
  if (!parsed.success)
    return answer(400, { error: parsed.error.issues[0]?.message ?? "Corps JSON attendu." });
  const { collection, id } = parsed.data;
  if (id === undefined) return renewTags(renewalOfAll(collection));
  return renewTags(renewalOfOne(collection, id, await isListed(collection, id)));
}

/**
 * Whether the site knows the document already. When that cannot be told now, it counts as known: its
 * page is then renewed in the background, and an outage cannot take it down.
 */
async function isListed(collection: CollectionName, id: string): Promise<boolean> {
  const lists = {
    photos: listPhotos,
    partners: listPartners,
    workshops: listWorkshops,
    calendar: listRetreats,
  };
  const documents = await load<{ id: string }[]>(lists[collection]());
  return documents.state !== "loaded" || documents.value.some((document) => document.id === id);
}

function renewTags({ stale, gone, pages, lists }: Renewal) {
  for (const tag of stale) revalidateTag(tag, "max");
  for (const tag of gone) revalidateTag(tag, { expire: 0 });
  after(async () => {
    // The request that renews a tag reads anew what bears it.
    await renderAgain([...(await changedListPages(lists)), ...pages]);
  });
  return answer(200, { revalidated: true, tags: [...stale, ...gone] });
}

async function bodyOf(request: NextRequest): Promise<unknown> {
  const text = await request.text();
  if (text.length > MOST_BYTES) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
