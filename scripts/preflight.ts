import { ConfigurationError, env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { openSource } from "@/lib/content/sources";
import { type BuiltFrom, requireNotInPlaceOf } from "@/lib/server/built-from";

const LIMIT_MS = 12_000;

/**
 * Looks, before a build, whether the settings are right and the configured source answers; else ends
 * the process with one clear line. A build must never bake empty pages over good ones, nor the
 * demonstration over a venue's.
 * @param before what the last build in the same folder was made from, if there was one
 */
export async function preflight(before: BuiltFrom | undefined): Promise<void> {
  try {
    requireNotInPlaceOf(before, env());
    identity();
    const source = await openSource(env());
    const reads = COLLECTION_NAMES.map((name) => source.list(name, fieldNames(name, "listed")));
    const lists = await Promise.race([Promise.all(reads), tooLate()]);
    await source.close?.();
    console.log(`Contenu : ${placeOfContent(env())}. Adresse : ${env().SITE_URL}.`);
    // A site may begin so; more often the key leads to another project.
    if (lists.every((list) => list.length === 0))
      console.warn("Attention : ce contenu est vide, le site le sera aussi. Est-ce bien le bon projet ?");
  } catch (error) {
    console.error(explained(error as Error));
    process.exit(1);
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`pas de réponse en ${LIMIT_MS / 1000} s`)), LIMIT_MS).unref(),
  );

function explained(error: Error): string {
  if (error instanceof ConfigurationError) return error.message;
  const place = placeOfContent(env());
  return `Construction arrêtée : le contenu (${place}) ne répond pas : ${error.message.split("\n")[0]}`;
}
