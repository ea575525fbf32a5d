import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/config/env";
import { pictureKey } from "@/lib/pictures/address";
import { type BuiltFrom, builtFrom } from "@/lib/server/built-from";
import { preflight } from "./preflight";
import { loadSettings } from "./settings";

// `npm run build`: checks settings and source, then builds with Next. The source of the pages becomes part of
// the server (`BUILT_FROM`) and is recorded in the folder for the next build.
loadSettings();
// Open pages of an earlier release are recognised by this id. `npm start` reads the settings again, a
// standalone server does not.
if (process.env.BUILD_STANDALONE === "1") process.env.DEPLOYMENT_ID ||= Date.now().toString(36);
process.env.COMMIT ||= spawnSync("git", ["rev-parse", "--short", "HEAD"], {
  encoding: "utf8",
}).stdout?.trim();
const folder = process.env.BUILD_DIR || ".next";
const record = path.join(folder, "built-from.json");
const before = lastBuild();
await preflight(before);
const built = JSON.stringify(builtFrom(env()));
const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, BUILT_FROM: built, PICTURE_KEY: pictureKey(process.env) },
});
// A failing build of the framework empties the folder too.
if (status === 0 || before) writeFileSync(record, status === 0 ? built : JSON.stringify(before));
if (status === 0 && process.env.BUILD_STANDALONE === "1")
  checkBeforeListening(path.join(folder, "standalone"));
process.exit(status ?? 1);

/** The server of a standalone build first does what `npm start` does by `--import`. */
function checkBeforeListening(standalone: string): void {
  const [check, server] = ["lib/server/can-listen.mjs", path.join(standalone, "server.js")];
  cpSync(check, path.join(standalone, check));
  writeFileSync(server, `await import("./${check}");\n${readFileSync(server, "utf8")}`);
}

function lastBuild(): BuiltFrom | undefined {
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    return undefined;
  }
}
