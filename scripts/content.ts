import nextEnv from "@next/env";
import { env } from "@/lib/config/env";
import { contentCommand } from "./content/command";

/** `npm run content -- COMMAND`: the hosts' tool for their texts (contract, `content`). */
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
contentCommand(process.argv.slice(2), env).then((code) => {
  process.exitCode = code;
});
