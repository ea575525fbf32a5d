import { ConfigurationError, env, SETTING_NAMES, UnreadableContent } from "@/lib/config/env";
import { ignoreClosedLog, log } from "@/lib/config/log.mjs";
import { placeOfContent } from "@/lib/config/source";
import { version } from "@/package.json";
import { UNREADABLE_CONTENT, WRONG_SETTING } from "./exit-codes";

/** Opens the content before the first page is rendered; a wrong setting ends the process with one line. */
export async function openContent(): Promise<void> {
  ignoreClosedLog();
  try {
    log("info", "Démarrage", {
      version,
      node: process.version,
      place: placeOfContent(env()),
      // Only names are logged: a value may be a secret.
      settings: SETTING_NAMES.filter((name) => process.env[name]),
    });
    const { openSite } = await import("@/lib/publishing/site").catch(refuse);
    await openSite();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(error instanceof UnreadableContent ? UNREADABLE_CONTENT : WRONG_SETTING);
  }
}

/** Refuses a package that does not load: `sharp` on an old processor, or of another machine. */
function refuse({ message }: Error): never {
  throw new ConfigurationError(
    `Installation : un paquet ne se charge pas ici (${message.split("\n", 1)}) ; réinstallez-les sur cette machine, par exemple par « npm ci --ignore-scripts ».`,
  );
}
