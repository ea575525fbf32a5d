import { env } from "@/lib/config/env";
import { contentCommand } from "./content/command";
import { loadSettings } from "./settings";

/** `npm run content -- COMMAND`: the hosts' tool for their texts (requirement 12.3). */
loadSettings();
contentCommand(process.argv.slice(2), env).then((code) => {
  process.exitCode = code;
});
