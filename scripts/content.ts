import { env } from "@/lib/config/env";
import { loadSettings } from "@/lib/config/load-settings";
import { contentCommand } from "./content/command";

/** Runs `npm run content -- COMMAND`, the hosts' tool for their texts (requirement 12.3). */
const settings = () => {
  loadSettings();
  return env();
};
contentCommand(process.argv.slice(2), settings).then((code) => {
  process.exitCode = code;
});
