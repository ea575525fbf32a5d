import { setTimeout as pause } from "node:timers/promises";
import { ConfigurationError, env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { openSource } from "@/lib/content/sources";
import { type BuiltFrom, requireNotInPlaceOf, requirePublic } from "@/lib/server/built-from";

/**
 * Checks settings and source before a build, so that it never puts empty pages or the demonstration in the
 * place of a venue's pages; else ends the process with one line.
 * @param before what the last build in the same folder was made from, if there was one
 * @param timeoutMs how long the source may take to answer
 */
export async function preflight(before: BuiltFrom | undefined, timeoutMs = 12_000): Promise<void> {
  try {
    requirePublic(env());
    requireNotInPlaceOf(before, env());
    identity();
    const source = await openSource(env());
    const reads = COLLECTION_NAMES.map((name) => source.list(name, fieldNames(name, "listed")));
    const lists = await Promise.race([Promise.all(reads), timeOut(timeoutMs)]);
    await source.close?.();
    console.log(`Contenu : ${placeOfContent(env())}. Adresse : ${env().SITE_URL}.`);
    // A new site may be empty; more often the key is that of another project.
    if (lists.every((list) => list.length === 0))
      console.warn("Attention : ce contenu est vide, le site le sera aussi. Est-ce bien le bon projet ?");
  } catch (error) {
    console.error(explained(error as Error));
    process.exit(1);
  }
}

async function timeOut(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error(`pas de réponse en ${ms / 1000} s`);
}

function explained(error: Error): string {
  if (error instanceof ConfigurationError) return error.message;
  const place = placeOfContent(env());
  return `Construction arrêtée : le contenu (${place}) ne répond pas : ${error.message.split("\n")[0]}`;
}
