import { z } from "zod";
import { COLLECTION_NAMES, isPossibleId } from "@/lib/content/collections";
import { documents, type News } from "./news";

const announcement = z.object(
  {
    collection: z.enum(COLLECTION_NAMES, {
      error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
    }),
    id: z
      .string({ error: "« id » doit être un texte" })
      .refine(isPossibleId, { error: "« id » ne peut pas être l’identifiant d’un document" })
      .optional(),
  },
  { error: "Corps JSON attendu." },
);

/**
 * The news that a function outside announces (contract, `POST /api/revalidate`).
 * @param body the announcement: `{"collection": "partners", "id": "optional"}`
 * @returns the news, or what is wrong with the announcement
 */
export function announced(body: unknown): News | { error: string } {
  const parsed = announcement.safeParse(body);
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? "Corps JSON attendu." };
  const { collection, id } = parsed.data;
  return id === undefined ? { kind: "collection", collection } : documents("modified", collection, [id]);
}
