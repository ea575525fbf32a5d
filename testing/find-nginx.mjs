import { spawnSync } from "node:child_process";
import { attempt } from "./attempt.mjs";

/** Whether nginx is installed here. */
export const nginxInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Installs Debian's nginx where there is none and it may be installed; whether there is one now. */
export function findNginx() {
  if (nginxInstalled()) return true;
  if (process.getuid?.() !== 0) return false;
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"]);
  return nginxInstalled();
}
