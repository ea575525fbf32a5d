import { spawnSync } from "node:child_process";
import { installPackages } from "./attempt.mjs";

/** Whether nginx is installed here. */
export const nginxInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** @throws {Error} one line where there is no nginx: its configuration cannot be tested */
export function requireNginx() {
  if (!nginxInstalled()) throw new Error("nginx is not installed here: its configuration cannot be tested.");
}

/** Installs Debian's nginx where there is none and that is allowed. @returns whether there is one now */
export function findNginx() {
  if (nginxInstalled()) return true;
  installPackages("nginx-light");
  return nginxInstalled();
}
