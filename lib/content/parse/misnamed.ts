import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";
import { nearestName } from "./field";

/** Finds files or collections that the site does not read, with the name that the hosts probably meant. */
export function misnamedFindings(kind: string, typedNames: readonly string[], ending = ""): Finding[] {
  const expected: readonly string[] = COLLECTION_NAMES.map((name) => name + ending);
  return typedNames
    .filter((name) => !expected.includes(name))
    .map((id) => {
      const guess = nearestName(id, expected);
      const problem = `nom inconnu${guess ? ` : « ${guess} » ?` : ` (attendus : ${expected.join(", ")})`}`;
      return { collection: kind, id, field: "nom", problem, shownInstead: "rien de ce qu’il contient" };
    });
}
