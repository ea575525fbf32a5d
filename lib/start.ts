import { COLLECTION_NAMES } from "./content/collections";
import { startLive, startMidnight } from "./content/live";
import { contentSource, describeSource } from "./content/sources";
import { ConfigurationError, env } from "./env";
import { standInFront } from "./front";
import { log, surviveClosedLog } from "./log";

/** Checks the settings, names the source in one line, and starts listening; never waits for the source. */
export async function start(): Promise<void> {
  surviveClosedLog();
  standInFront();
  const source = await opened();
  log("info", "Source du contenu", describeSource(env()));
  startMidnight();
  if (env().LIVE_CONTENT === "on") startLive(source);
}

async function opened() {
  try {
    env();
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
