import nextEnv from "@next/env";
import { SourceError } from "@/lib/content/source";
import { ConfigurationError, env } from "@/lib/env";
import { check } from "./content/check";
import { exportTo } from "./content/export";
import { importFrom } from "./content/import";
import { UsageError } from "./content/usage";

const USAGE = `Utilisation :
  npm run content -- check                    vérifie les contenus que le site affiche
  npm run content -- export DOSSIER           enregistre les contenus dans DOSSIER
  npm run content -- import DOSSIER [--prune] envoie DOSSIER dans Firestore ; --prune y supprime aussi
                                              les documents qui ne sont pas dans DOSSIER`;

/** Runs one command; the answer is the exit code: 0 done, 1 faults in the contents. */
async function run([command, ...rest]: string[]): Promise<number> {
  const options = rest.filter((argument) => argument.startsWith("-"));
  const [folder, ...others] = rest.filter((argument) => !argument.startsWith("-"));
  const allowed = command === "import" ? ["--prune"] : [];
  const unknown = options.find((option) => !allowed.includes(option)) ?? others[0];
  if (unknown) throw new UsageError(`Argument inattendu : ${unknown}.\n${USAGE}`);
  if (command === "check" && !folder) return check(env());
  if (command === "export" && folder) return exportTo(folder, env());
  if (command === "import" && folder)
    return importFrom(folder, env(), { prune: options.includes("--prune") });
  throw new UsageError(USAGE);
}

/** One line for what went wrong; a stack only for a fault of the program. */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigurationError) return error.message;
  if (error instanceof SourceError) return `La base de contenus ne répond pas : ${error.message}`;
  if (error instanceof Error && "code" in error) return `Fichier inaccessible : ${error.message}`;
  return `Erreur imprévue : ${error instanceof Error ? (error.stack ?? error.message) : error}`;
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(explain(error));
    process.exitCode = 2;
  },
);
