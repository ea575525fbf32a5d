// Two instances of the site behind the shipped nginx configuration, on one Firestore: an edit, an outage,
// a restart and a deploy under load. Prints a table; exits 1 when a visitor got anything but an answer.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { nginxInstalled } from "../../testing/nginx.mjs";
import { conclude } from "../lib/rows.mjs";
import { deploy, edits, outage, restart } from "./lib/scenes.mjs";
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
  for (const scene of [edits, outage, restart, deploy]) {
    console.log(`playing ${scene.name}`);
    rows.push(...(await scene(stage)));
  }
} finally {
  await stage.strike();
  rmSync(folder, { recursive: true, force: true });
}
conclude(rows);
process.exit();
