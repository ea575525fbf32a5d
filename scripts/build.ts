import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/config/env";
import { type BuiltFrom, builtFrom } from "@/lib/server/built-from";
import { preflight } from "./preflight";
import { loadSettings } from "./settings";

/**
 * `npm run build`: the settings and the source are looked at first, then Next builds. What the pages were
 * made from is part of the server (`BUILT_FROM`), and lies in the folder for the build that comes next.
 */
loadSettings();
const record = path.join(process.env.BUILD_DIR || ".next", "built-from.json");
const before = lastBuild();
await preflight(before);
const built = JSON.stringify(builtFrom(env()));
const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, BUILT_FROM: built },
});
// The framework empties the folder even when it then fails.
if (status === 0 || before) writeFileSync(record, status === 0 ? built : JSON.stringify(before));
process.exit(status ?? 1);

function lastBuild(): BuiltFrom | undefined {
  try {
    return JSON.parse(readFileSync(record, "utf8"));
  } catch {
    return undefined;
  }
}
