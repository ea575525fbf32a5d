import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { Finding } from "@/lib/content/types";
import { nearestName } from "./field";

/** Findings for files or collections that the site does not read, with the name probably meant. */
export function misnamed(what: string, typed: readonly string[], ending = ""): Finding[] {
  const expected: readonly string[] = COLLECTION_NAMES.map((name) => name + ending);
  return typed
    .filter((name) => !expected.includes(name))
    .map((id) => {
      const guess = nearestName(id, expected);
      const problem = `nom inconnu${guess ? ` : « ${guess} » ?` : ` (attendus : ${expected.join(", ")})`}`;
      return { collection: what, id, field: "nom", problem, shown: "rien de ce qu’il contient" };
    });
}
