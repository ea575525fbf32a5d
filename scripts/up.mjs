// npm run up: installs the packages of the lock file unless the last run did, builds, and starts the site.
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";

const LOCK_FILE = "package-lock.json";
const INSTALLED = "node_modules/.installed";

if (!existsSync(INSTALLED) || !readFileSync(INSTALLED).equals(readFileSync(LOCK_FILE))) {
  runCommand("npm ci --ignore-scripts --no-audit --no-fund");
  copyFileSync(LOCK_FILE, INSTALLED);
}
runCommand("npm run build");
runCommand("npm start");

/** Runs a command to its end, and ends this process with its exit code if it fails. */
function runCommand(command) {
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
