import { execFileSync } from "node:child_process";

/** Runs one of several ways to install something; a failure is said and left to the next way. */
export function attempt(command, args) {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    console.error(`${command} ${args.join(" ")} did not work; trying the next way.`);
  }
}
