import { z } from "zod";
import { COLLECTION_NAMES, isPossibleId } from "@/lib/content/collections";

const collection = z.enum(COLLECTION_NAMES, {
  error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
});
const some = z.array(z.string()).default([]);

/** An event that makes pages stale, as the listener, the clock and the webhook report it. */
export const eventSchema = z.discriminatedUnion("kind", [
  /** Documents that visitors may now see, others that were edited, and those that they may no longer see. */
  z.object({ kind: z.literal("documents"), collection, added: some, changed: some, gone: some }),
  /** A change of unspecified documents of a collection; `gone` as above. */
  z.object({ kind: z.literal("collection"), collection, gone: some }),
  /** Time has passed: the day, or the moment of a document, may have come. */
  z.object({ kind: z.literal("clock") }),
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
  if (id === undefined) return { kind: "collection", collection, gone: [] };
  return { kind: "documents", collection, added: [id], changed: [], gone: [] };
}
