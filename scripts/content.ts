import { env } from "@/lib/config/env";
import { contentCommand } from "./content/command";
import { loadSettings } from "./settings";

/** `npm run content -- COMMAND`: the hosts' tool for their texts (contract, `content`). */
loadSettings();
contentCommand(process.argv.slice(2), env).then((code) => {
  process.exitCode = code;
});
