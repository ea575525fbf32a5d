import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ConfigurationError, isIdentity, unquoted } from "./env";

const SETTINGS_FILES = [".env.production.local", ".env.local", ".env.production", ".env"];
/** A setting in a file: its value is the rest of the line, as for systemd, or a text in quotation marks. */
const SETTING_LINE = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?:[ \t]*('[^']*'|"[^"]*")[ \t\r]*$|(.*))/gm;

/**
 * Adds the settings of the `.env` files to those of the environment that have a value.
 * @throws ConfigurationError for a file in another encoding, and where Node knows no French
 */
export function loadSettings(variables: Record<string, string | undefined> = process.env, folder = ""): void {
  if (Intl.DateTimeFormat.supportedLocalesOf("fr").length === 0)
    throw new ConfigurationError(
      "Configuration : ce Node ne connaît pas le français ; installez ses langues, par exemple le paquet icu-data-full d’Alpine.",
    );
  // An empty variable would hide the setting of a file.
  for (const [name, value] of Object.entries(variables))
    if (!value?.trim() && !isIdentity(name)) delete variables[name];
  for (const file of SETTINGS_FILES.filter((name) => existsSync(path.join(folder, name))))
    for (const [, name = "", quoted, rest = ""] of settingsText(folder, file).matchAll(SETTING_LINE))
      variables[name] ??= unquoted(quoted ?? rest);
}

function settingsText(folder: string, file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path.join(folder, file)));
  } catch {
    throw new ConfigurationError(
      `Configuration : ${file} ne se lit pas ; enregistrez-le en UTF-8, par exemple dans le Bloc-notes par « Enregistrer sous ».`,
    );
  }
}
