import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../testing/serve.mjs";

/** Installs, if they are missing, the packages that only `npm run bench` and `npm run nightly` need. */
export function installTools() {
  const cwd = path.join(ROOT, "bench");
  if (existsSync(path.join(cwd, "node_modules"))) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", args, { cwd, stdio: "inherit" });
}
