import { ConfigurationError, env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { log, surviveClosedLog } from "@/lib/config/log";
import { describeSource } from "@/lib/config/source";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { contentSource, requireAccess } from "@/lib/content/sources";
import { startClock, startListening } from "@/lib/publishing/triggers";
import { ownBuild, requireSameAs } from "./built-from";
import { standInFor } from "./stand-in";

/** Checks the settings, names the source in one line, and starts listening; never waits for the source
 * (but for the machine's own credentials, where it is to have some). */
export async function start(): Promise<void> {
  surviveClosedLog();
  const source = await opened();
  log("info", "Source du contenu", describeSource(env()));
  (globalThis as { __standInFor?: typeof standInFor }).__standInFor = standInFor;
  startClock();
  if (env().LIVE_CONTENT === "on") startListening(source);
}

async function opened() {
  try {
    const built = ownBuild();
    if (built) requireSameAs(built, env());
    identity();
    await requireAccess(env());
    const source = await contentSource();
    // Files are there or not: a broken one stops the start. A database may come back.
    if (source.name === "embedded") await Promise.all(COLLECTION_NAMES.map((name) => source.list(name, [])));
    return source;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
