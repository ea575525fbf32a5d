import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { findFaults } from "@/lib/content/parse/across";
import { findBadPictures } from "./pictures";
import { countAll, readAll, withSource } from "./read";
import { count, faultLine } from "./words";

/**
 * Lists what visitors would see wrongly in the configured source (contract, `content check`).
 * @returns 1 when there is a fault, else 0
 */
export function check(env: Env): Promise<number> {
  return withSource(env, async (source) => {
    const contents = await readAll(source, env);
    console.error(`Contenu : ${placeOfContent(env)}.`);
    const { faults: badPictures, unread } = await findBadPictures(contents);
    const faults = [...findFaults(contents), ...badPictures];
    if (unread) console.error(`${count(unread, "image")} sans réponse de l’hôte : à vérifier plus tard.`);
    for (const fault of faults) console.log(faultLine(fault));
    const read = `${count(countAll(contents), "document")} lu${countAll(contents) > 1 ? "s" : ""}`;
    const concerned = new Set(faults.map(({ collection, id }) => `${collection}/${id}`)).size;
    console.log(
      faults.length
        ? `${count(faults.length, "défaut")} dans ${count(concerned, "document")}, sur ${read}.`
        : `Aucun défaut : ${read}.`,
    );
    return faults.length ? 1 : 0;
  });
}
