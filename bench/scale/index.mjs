// Two instances of the site behind the shipped nginx configuration, on one Firestore: an edit, an outage,
// a restart and a deploy under load. Prints a table; exits 1 when a visitor got anything but an answer.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { nginxInstalled } from "../../testing/find-nginx.mjs";
import { deploy, edits, everythingDown, outage, restart } from "./lib/scenes.mjs";
import { Stage } from "./lib/stage.mjs";

if (!nginxInstalled()) {
  console.log("nginx is not installed here: nothing was measured (apt-get install nginx).");
  process.exit(0);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-scale-"));
chmodSync(folder, 0o755);
const stage = new Stage(folder);
const rows = [];
try {
  await stage.raise();
  for (const scene of [edits, outage, restart, deploy, everythingDown]) {
    const found = await scene(stage);
    rows.push(...found);
    for (const row of found) console.log(line(row));
  }
} finally {
  await stage.strike();
  rmSync(folder, { recursive: true, force: true });
}
const bad = rows.filter(({ ok }) => !ok);
console.log(bad.length ? `\n${bad.length} of ${rows.length} did not hold` : `\nAll ${rows.length} hold`);
process.exit(bad.length ? 1 : 0);

function line({ what, figure, ok, details = [] }) {
  return [
    `${ok ? "ok    " : "MISSED"} ${what.padEnd(64)} ${figure}`,
    ...details.slice(0, 8).map((d) => `         ${d}`),
  ].join("\n");
}
