import { z } from "zod";
import { COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";

const collection = z.enum(COLLECTION_NAMES, {
  error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
});
const ids = z.array(z.string());

/** A change of the content, or of the day, as the listener, the clock and the webhook report it. */
export const newsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("documents"), collection, added: ids, modified: ids, removed: ids }),
  /** A change of some unknown documents of a collection. */
  z.object({ kind: z.literal("collection"), collection }),
  z.object({ kind: z.literal("midnight") }),
  z.object({ kind: z.literal("start") }),
]);

export type News = z.infer<typeof newsSchema>;

/** The same change of several documents of a collection. */
export const documents = (
  change: "added" | "modified",
  collection: CollectionName,
  ids: string[],
): Extract<News, { kind: "documents" }> => ({
  kind: "documents",
  collection,
  added: [],
  modified: [],
  removed: [],
  [change]: ids,
});

const NOT_JSON = "Corps JSON attendu.";
const webhookSchema = z.object(
  {
    collection,
    id: z
      .string({ error: "« id » doit être un texte" })
      .refine(isPossibleId, { error: "« id » ne peut pas être l’identifiant d’un document" })
      .optional(),
  },
  { error: NOT_JSON },
);

/**
 * The news in the body of a webhook call (contract, `POST /api/revalidate`).
 * @param body `{"collection": "partners", "id": "optional"}`
 * @returns the news, or what is wrong with the body
 */
export function newsOfWebhook(body: unknown): News | { error: string } {
  const parsed = webhookSchema.safeParse(body);
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? NOT_JSON };
  const { collection, id } = parsed.data;
  return id === undefined ? { kind: "collection", collection } : documents("modified", collection, [id]);
}
