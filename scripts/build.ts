import { spawnSync } from "node:child_process";
import { preflight } from "./preflight";

/** `npm run build`: the settings and the source are looked at first, then Next builds. */
await preflight();
const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
});
process.exit(status ?? 1);
