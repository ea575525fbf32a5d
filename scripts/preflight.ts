import nextEnv from "@next/env";
import { COLLECTION_NAMES, COLLECTIONS } from "@/lib/content/collections";
import { describeSource, openSource } from "@/lib/content/sources";
import { ConfigurationError, env } from "@/lib/env";

const LIMIT_MS = 12_000;

/**
 * Runs before a build: settings are right and the configured source answers, or the build ends with
 * one clear line. A build must never bake empty pages over good ones.
 */
async function preflight(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const source = await openSource(env());
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`pas de réponse en ${LIMIT_MS / 1000} s`)), LIMIT_MS).unref(),
  );
  await Promise.race([
    Promise.all(COLLECTION_NAMES.map((name) => source.list(name, COLLECTIONS[name]))),
    late,
  ]);
}

preflight().then(
  () => process.exit(0),
  (error: Error) => {
    const { source, project, emulator } = error instanceof ConfigurationError ? {} : describeSource(env());
    const where = [source, project, emulator].filter(Boolean).join(", ");
    console.error(
      error instanceof ConfigurationError
        ? error.message
        : `Construction arrêtée : le contenu (${where}) ne répond pas : ${error.message.split("\n")[0]}`,
    );
    process.exit(1);
  },
);
