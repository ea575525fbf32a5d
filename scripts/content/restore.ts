import type { Env } from "@/lib/config/env";
import { byCollection, COLLECTION_NAMES, type CollectionName, isPossibleId } from "@/lib/content/collections";
import type { Contents, RawDocument } from "@/lib/content/source";
import { announce, readFolder, refused, requireWriteAccess, withAdmin } from "./import";
import { readPast } from "./past";
import { readAll } from "./read";
import { UsageError } from "./usage";
import { writeAll } from "./write";

type From = { folder: string } | { at: Date };

/**
 * Puts one document back into Firestore: from a folder that an export wrote, or as the database itself
 * remembers it.
 * @param name `COLLECTION/ID`
 * @returns 1 when Firestore cannot store it, else 0
 */
export async function restore(name: string, from: From, env: Env): Promise<number> {
  requireWriteAccess(env);
  const { collection, id } = parted(name);
  const known: Contents =
    "at" in from ? await readPast(env, from.at) : (await readFolder(from.folder, env)).wanted;
  const document = known[collection].find((one) => one.id === id);
  if (!document) throw new UsageError(`${name} n’est pas dans cette copie${near(known[collection], id)}.`);
  if (refused({ ...byCollection(() => []), [collection]: [document] })) return 1;
  return withAdmin(env, async (source) => {
    const change = { collection, id, data: document.data };
    announce([change], await readAll(source, env));
    const { interrupted } = await writeAll(source, [change]);
    if (interrupted) return 130;
    console.log(`${name} est rétabli.`);
    return 0;
  });
}

function parted(name: string): { collection: CollectionName; id: string } {
  const slash = name.indexOf("/");
  const [typed, id] = [name.slice(0, slash), name.slice(slash + 1)];
  const collection = COLLECTION_NAMES.find((one) => one === typed);
  if (!collection || !isPossibleId(id))
    throw new UsageError(
      `« ${name} » n’est pas COLLECTION/IDENTIFIANT, par exemple partners/claire (collections : ${COLLECTION_NAMES.join(", ")}).`,
    );
  return { collection, id };
}

const near = (documents: readonly RawDocument[], id: string) => {
  const alike = documents
    .filter((one) => one.id.toLowerCase().includes(id.toLowerCase().slice(0, 4)))
    .slice(0, 5);
  return alike.length ? ` (il y a : ${alike.map((one) => one.id).join(", ")})` : "";
};
