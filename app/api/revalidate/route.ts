import { revalidateTag } from "next/cache";
import type { NextRequest } from "next/server";
import { z } from "zod";
import {
  COLLECTION_NAMES,
  type CollectionName,
  collectionTag,
  documentTag,
  isPossibleId,
  listTag,
} from "@/lib/content/collections";
import { env } from "@/lib/env";
import { internalSecret, sameSecret } from "@/lib/internal-secret";

const MOST_BYTES = 10_000;

const announcement = z.object({
  collection: z.enum(COLLECTION_NAMES as [CollectionName, ...CollectionName[]], {
    error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
  }),
  id: z
    .string({ error: "« id » doit être un texte" })
    .refine(isPossibleId, { error: "« id » ne peut pas être l’identifiant d’un document" })
    .optional(),
});

// What the process's own listener sends: the tags themselves, already sorted by urgency.
const renewal = z.object({ stale: z.array(z.string()), gone: z.array(z.string()) });

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
  // Whether a named document is new or known is not told: its page must not be shown as « missing »
  // again, and the page cache keeps the last good page should the source be away.
  return id
    ? renewTags({ stale: [listTag(collection)], gone: [documentTag(collection, id)] })
    : renewTags({ stale: [collectionTag(collection)], gone: [] });
}

function renewTags({ stale, gone }: z.infer<typeof renewal>) {
  for (const tag of stale) revalidateTag(tag, "max");
  for (const tag of gone) revalidateTag(tag, { expire: 0 });
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
