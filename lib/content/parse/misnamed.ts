import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";
import { nearest } from "./field";

/** French names that hosts may give a collection. */
const ALSO: Record<string, string> = {
  ateliers: "workshops",
  calendrier: "calendar",
  retraites: "calendar",
  partenaires: "partners",
  images: "photos",
};

/** The names of files or collections that the site does not read, each with the one that was probably meant. */
export function misnamed(
  what: string,
  typed: readonly string[],
  written = (name: string) => name,
): Finding[] {
  const known: readonly string[] = COLLECTION_NAMES.map(written);
  return typed
    .filter((name) => !known.includes(name))
    .map((id) => {
      const bare = id.replace(/\.\w+$/, "").toLowerCase();
      const guess = ALSO[bare] ?? nearest(bare, COLLECTION_NAMES);
      const problem = `nom inconnu${guess ? ` : « ${written(guess)} » ?` : ` (attendus : ${known.join(", ")})`}`;
      return { collection: what, id, field: "nom", problem, shown: "rien de ce qu’il contient" };
    });
}
