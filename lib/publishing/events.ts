import { z } from "zod";
import { COLLECTION_NAMES, isPossibleId } from "@/lib/content/collections";

const collection = z.enum(COLLECTION_NAMES, {
  error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
});
const ids = z.array(z.string());
const some = ids.default([]);

/** An event that makes pages stale, as the listener, the clock and the webhook report it. */
export const eventSchema = z.discriminatedUnion("kind", [
  /** Documents that are new to visitors, and others that were edited or removed. */
  z.object({ kind: z.literal("documents"), collection, added: some, changed: some }),
  /** A change of unspecified documents of a collection. */
  z.object({ kind: z.literal("collection"), collection }),
  /** The list of a collection, after the pages of its changed documents. */
  z.object({ kind: z.literal("list"), collection, ids }),
  z.object({ kind: z.literal("midnight") }),
]);

export type ContentEvent = z.infer<typeof eventSchema>;
/** The same as it is announced. */
export type News = z.input<typeof eventSchema>;

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
 * The event in the body of a webhook call (requirement 7.4).
 * @param body `{"collection": "partners", "id": "optional"}`
 * @returns the event, or a French message about an invalid body
 */
export function eventOfWebhook(body: unknown): ContentEvent | { error: string } {
  const parsed = webhookSchema.safeParse(body);
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? NOT_JSON };
  const { collection, id } = parsed.data;
  if (id === undefined) return { kind: "collection", collection };
  return { kind: "documents", collection, added: [], changed: [id] };
}
