import { execFileSync } from "node:child_process";

/** Runs one of several ways to install something; a failure is said and left to the next way. Whether it worked. */
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

/** Installs packages of Debian's where that is allowed; whoever asks looks whether they are there now. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0) return;
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names]);
}
