// npm run nightly: what is too long for `npm run verify`, one after the other, on a build of the working
// tree. Run it before a release, on a quiet machine. Ends with `N passed, N failed` and a table of its steps.
import { spawnSync } from "node:child_process";
import { installTools } from "../bench/lib/tools.mjs";

const SOAK_REQUESTS = "20000";

const npm = (script, ...args) => ["npm", "run", "--silent", script, "--", ...args];
/** Each step: a name, a command, and settings. */
const STEPS = [
  ["build", npm("build")],
  ["every engine", npm("engines")],
  ["every page, second accessibility engine", npm("e2e", "every-page"), { EVERY_PAGE: "1" }],
  ["long random runs", npm("fuzz")],
  ["a process frozen for ten minutes", npm("live", "firestore"), { FROZEN_SECONDS: "600" }],
  ["nothing stale after 200 edits", npm("live", "stale"), { FUZZ: "200" }],
  ["floods", npm("bench", "flood")],
  ["every way of an update", npm("test", "integration/update")],
  ["update on systemd", npm("systemd")],
  ["several instances", npm("bench", "scale")],
  [`soak, ${SOAK_REQUESTS} requests`, npm("bench", "soak", SOAK_REQUESTS)],
];

installTools();
const results = STEPS.map(([name, [command, ...args], settings]) => {
  console.log(`── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...settings } });
  return { name, seconds: Math.round((Date.now() - started) / 1000), isGood: status === 0 };
});
for (const { name, seconds, isGood } of results)
  console.log(`${isGood ? "ok    " : "FAILED"} ${String(seconds).padStart(6)} s  ${name}`);
const passed = results.filter(({ isGood }) => isGood).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed < results.length ? 1 : 0;
