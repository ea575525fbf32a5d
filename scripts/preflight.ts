import nextEnv from "@next/env";
import { COLLECTION_NAMES, COLLECTIONS } from "@/lib/content/collections";
import { describeSource, openSource } from "@/lib/content/sources";
import { ConfigurationError, env } from "@/lib/env";

const LIMIT_MS = 12_000;

/**
 * Looks, before a build, whether the settings are right and the configured source answers; else ends
 * the process with one clear line. A build must never bake empty pages over good ones.
 */
export async function preflight(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const source = await openSource(env());
    const reads = COLLECTION_NAMES.map((name) => source.list(name, COLLECTIONS[name]));
    await Promise.race([Promise.all(reads), tooLate()]);
    await source.close?.();
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
  const { source, project, emulator } = describeSource(env());
  const where = [source, project, emulator].filter(Boolean).join(", ");
  return `Construction arrêtée : le contenu (${where}) ne répond pas : ${error.message.split("\n")[0]}`;
}
