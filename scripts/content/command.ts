import { parseArgs } from "node:util";
import { ConfigurationError, type Env } from "@/lib/config/env";
import { SourceError } from "@/lib/content/source";
import { checkContents } from "./check";
import { exportTo, writeExample } from "./export";
import { importFrom, restoreDocuments } from "./import";
import { UsageError, warn } from "./words";

const USAGE = `Utilisation :
  npm run content -- check                 vérifie les contenus que le site affiche
  npm run content -- example DOSSIER       écrit dans DOSSIER un point de départ vide et commenté
  npm run content -- export DOSSIER        enregistre les contenus dans DOSSIER, dans un dossier à l’heure du jour
      --keep 30                            en ne gardant que les 30 dernières copies
  npm run content -- import DOSSIER        envoie DOSSIER dans Firestore
      --dry-run                            dit ce qui serait écrit, et n’écrit rien
      --prune                              y supprime aussi les documents qui ne sont pas dans DOSSIER
  npm run content -- restore COLLECTION DOSSIER
                                           remet une collection, ou COLLECTION/IDENTIFIANT, prise dans une copie ;
                                           --dry-run et --prune comme pour import`;

const OPTIONS = {
  prune: { type: "boolean" },
  "dry-run": { type: "boolean" },
  keep: { type: "string" },
} as const;

type CommandOptions = { prune?: boolean; "dry-run"?: boolean; keep?: string };
type Command = {
  arguments: number;
  options?: (keyof CommandOptions)[];
  run: (settings: () => Env, args: string[], options: CommandOptions) => Promise<number>;
};
const WRITE_OPTIONS: (keyof CommandOptions)[] = ["prune", "dry-run"];

const COMMANDS: Record<string, Command> = {
  check: { arguments: 0, run: (settings) => checkContents(settings()) },
  example: { arguments: 1, run: (_, [folder = ""]) => writeExample(folder) },
  export: {
    arguments: 1,
    options: ["keep"],
    run: (settings, [folder = ""], { keep }) =>
      exportTo(folder, settings(), keep === undefined ? undefined : typedCount(keep)),
  },
  import: {
    arguments: 1,
    options: WRITE_OPTIONS,
    run: (settings, [folder = ""], options) => importFrom(folder, settings(), options),
  },
  restore: {
    arguments: 2,
    options: WRITE_OPTIONS,
    run: (settings, [name = "", folder = ""], options) => restoreDocuments(name, folder, settings(), options),
  },
};

/**
 * Runs a typed command, and writes errors to stderr. Returns the exit code: 0 for success, 1 for faults in
 * the contents, 2 for a failure, 130 after an interruption.
 */
export async function contentCommand(typed: string[], settings: () => Env): Promise<number> {
  try {
    return await runCommand(typed, settings);
  } catch (error) {
    for (const line of explanationOf(error).split("\n")) warn(line);
    return 2;
  }
}

async function runCommand(typed: string[], settings: () => Env): Promise<number> {
  const { positionals, values } = parseArgs({ args: typed, options: OPTIONS, allowPositionals: true });
  const [name = "", ...args] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  const typedOptions = Object.keys(values) as (keyof CommandOptions)[];
  const foreignOption = typedOptions.find((option) => !command.options?.includes(option));
  const unexpectedArgument = foreignOption ? `--${foreignOption}` : args[command.arguments];
  if (unexpectedArgument) throw new UsageError(`Argument inattendu : ${unexpectedArgument}.\n${USAGE}`);
  if (args.length < command.arguments) throw new UsageError(USAGE);
  return command.run(settings, args, values);
}

function typedCount(typed: string): number {
  if (/^[1-9]\d{0,4}$/.test(typed)) return Number(typed);
  throw new UsageError(`--keep attend un nombre de copies, par exemple 30 ; « ${typed} » n’en est pas un.`);
}

/** Explains an error in one line. Only an error of the program shows a stack. */
function explanationOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigurationError) return error.message;
  if (error instanceof SourceError) return `La base de contenus ne répond pas : ${error.message}`;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (String(code).startsWith("ERR_PARSE_ARGS")) return `Argument inattendu : ${message}\n${USAGE}`;
  if (code !== undefined) return `Fichier inaccessible : ${message}`;
  return `Erreur imprévue : ${stack ?? message}`;
}
