import { execFileSync } from "node:child_process";

/**
 * Tries a command that installs something, and prints a failure.
 * @returns whether it worked
 */
export function attempt(command, args) {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      timeout: 120_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return true;
  } catch {
    console.error(`${command} ${args.join(" ")} did not work; trying the next way.`);
    return false;
  }
}

/** Installs Debian packages where that is allowed. The caller checks whether they are there now. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0) return;
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
}
