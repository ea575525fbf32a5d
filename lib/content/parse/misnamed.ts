import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";
import { slug } from "@/lib/text/strings";
import { nearest } from "./field";

/** French names that hosts may give a collection. */
const ALSO: Record<string, CollectionName> = {
  ateliers: "workshops",
  calendrier: "calendar",
  retraites: "calendar",
  partenaires: "partners",
  images: "photos",
};

/** The collection that a name probably stands for: « calendrier », « Photos (1).json ». */
export function intendedCollection(name: string): CollectionName | undefined {
  const [bare = ""] = slug(name.split(".")[0] ?? "").match(/^[a-z]+/) ?? [];
  const guess = bare && nearest(bare, [...COLLECTION_NAMES, ...Object.keys(ALSO)]);
  return ALSO[guess ?? ""] ?? COLLECTION_NAMES.find((name) => name === guess);
}

/** Findings for files or collections that the site does not read, with the name probably meant. */
export function misnamed(
  what: string,
  typed: readonly string[],
  written = (name: string) => name,
): Finding[] {
  const expected: readonly string[] = COLLECTION_NAMES.map(written);
  return typed
    .filter((name) => !expected.includes(name))
    .map((id) => {
      const guess = intendedCollection(id);
      const problem = `nom inconnu${guess ? ` : « ${written(guess)} » ?` : ` (attendus : ${expected.join(", ")})`}`;
      return { collection: what, id, field: "nom", problem, shown: "rien de ce qu’il contient" };
    });
}
