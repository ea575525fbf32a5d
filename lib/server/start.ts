import { ConfigurationError, env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { log, surviveClosedLog } from "@/lib/config/log";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { contentSource, describeSource, requireAccess } from "@/lib/content/sources";
import { startClock } from "@/lib/publishing/clock";
import { startListening } from "@/lib/publishing/listen";
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
  forgetOtherPort();
  if (env().LIVE_CONTENT === "on") startListening(source);
}

/**
 * The built pages name the port that they were built for. On another one, and without a SITE_URL, nothing
 * of the build is shown: the page cache has each answer made when it is first asked for, and keeps it in memory.
 */
function forgetOtherPort(): void {
  const built = process.env.BUILT_FOR_PORT;
  if (process.env.SITE_URL?.trim() || process.env.PORT === built) return;
  log("warn", "Le site a été construit pour un autre port : ses pages sont refaites. SITE_URL l’éviterait.", {
    built,
    url: env().SITE_URL,
  });
  process.env.ON_OTHER_PORT_SINCE = String(Date.now());
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
