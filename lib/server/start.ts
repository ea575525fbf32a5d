import { ConfigurationError, env, NAMES } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { ignoreClosedLog, log } from "@/lib/config/log.mjs";
import { placeOfContent } from "@/lib/config/source";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { contentSource, requireAccess } from "@/lib/content/sources";
import { encodeLater, encodeWaiting } from "@/lib/pictures/warm";
import { renewal } from "@/lib/publishing/renewal.mjs";
import { announceStart, startClock, startListening } from "@/lib/publishing/triggers";
import { version } from "@/package.json";
import { ownBuild, requireSameAs } from "./built-from";

// Edits often come in series; pictures are encoded after the renewal of pages.
const ENCODE_EVERY_MS = 5000;

/**
 * Checks the settings and starts clock and listener. Waits for credentials and content files, never for a
 * database.
 */
export async function start(): Promise<void> {
  ignoreClosedLog();
  const source = await openSourceOrExit();
  log("info", "Démarrage", {
    version,
    commit: process.env.COMMIT || null,
    node: process.version,
    source: source.name,
    place: placeOfContent(env()),
    // Their names alone: a value may be a secret.
    settings: NAMES.filter((name) => process.env[name]),
  });
  process.once("SIGTERM", stop);
  startClock();
  if (process.env.NODE_ENV === "production") {
    renewal.rendered = encodeLater;
    setInterval(() => void encodeWaiting(), ENCODE_EVERY_MS).unref();
    if (env().LIVE_CONTENT !== "on" || !source.listen) announceStart();
  }
  if (env().LIVE_CONTENT === "on") startListening(source);
}

// Ten at most (requirement 6.7): a busy machine is late.
const STOP_MS = 8000;

/** The framework ends the process after the answers that have begun, but not after any time. */
function stop(): void {
  log("info", "Arrêt demandé");
  renewal.isStopping = true;
  setTimeout(() => process.exit(143), STOP_MS).unref();
}

async function openSourceOrExit() {
  try {
    const built = ownBuild();
    if (built) requireSameAs(built, env());
    identity();
    await requireAccess(env());
    const source = await contentSource();
    // A broken content file stops the start; a database may come back.
    if (source.name === "embedded") await Promise.all(COLLECTION_NAMES.map((name) => source.list(name, [])));
    return source;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
