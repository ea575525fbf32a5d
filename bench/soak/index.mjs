// A long week, compressed: npm run soak [-- REQUESTS], a million when not said. On a build and a Firestore
// of its own; exits 1 when an answer was lost, an edit not shown, or memory went on growing.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DEMONSTRATION_IDENTITY } from "../../content/shipped/identity.ts";
import { demonstration } from "../../testing/demonstration.mjs";
import { InProcessFirestore } from "../../testing/firestore/in-process.ts";
import { Relay } from "../../testing/firestore/relay.ts";
import { OwnersConsole } from "../../testing/firestore/seed.ts";
import { freePort } from "../../testing/free-port.mjs";
import { buildRelease, prepareInstance, startInstance } from "../scale/lib/release.mjs";
import { percentile, soak } from "./soak.mjs";

const MOST_GROWTH = 0.05;
const MOST_P99_MS = 2000;
const MOST_MB = 250;
const BEAT_MS = 30_000;

const requests = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(requests) || requests < 1) {
  console.error("npm run soak [-- REQUESTS]");
  process.exit(2);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-soak-"));
// An instance runs as nobody, who has to get there.
chmodSync(folder, 0o755);
const content = demonstration();
const partner = Object.keys(content.partners)[0];

const firestore = new InProcessFirestore();
const relay = new Relay(() => firestore.host);
// As the service does: a listener that hears nothing for long goes to another connection.
const beats = setInterval(() => firestore.beat(), BEAT_MS);
let owners;
let site;
try {
  await firestore.start();
  await relay.open();
  owners = new OwnersConsole(firestore);
  await owners.seed(content);
  const settings = {
    ...DEMONSTRATION_IDENTITY,
    SITE_URL: "https://chalet.example",
    FIRESTORE_EMULATOR_HOST: relay.host,
    FIREBASE_PROJECT_ID: firestore.projectId,
    REVALIDATE_SECONDS: "60",
  };
  console.log("building");
  const release = await buildRelease("soak", path.join(folder, "release"), {
    ...settings,
    FIRESTORE_TIMEOUT_MS: "30000",
  });
  await prepareInstance(release, path.join(folder, "instance"));
  site = await startInstance(path.join(folder, "instance"), await freePort(), settings);
  const started = performance.now();
  const found = await soak({
    origin: site.origin,
    pid: site.pid,
    relay,
    owners: () => owners,
    requests,
    partner,
    tell: console.log,
    beginAgain: async () => {
      await owners.close();
      await firestore.stop();
      await firestore.start();
      owners = new OwnersConsole(firestore);
      await owners.seed(content);
    },
  });
  process.exitCode = report(found, (performance.now() - started) / 1000) ? 0 : 1;
} finally {
  clearInterval(beats);
  await site?.stop();
  await owners?.close();
  await relay.close();
  await firestore.stop();
  rmSync(folder, { recursive: true, force: true });
}

function report({ sent, losses, edits, troubles, late, memoryEarly, memoryEnd }, seconds) {
  const growth = memoryEnd / memoryEarly - 1;
  const p99 = percentile(edits, 0.99);
  const rows = [
    [`${sent} requests in ${Math.round(seconds)} s: answers lost`, losses.length, losses.length === 0],
    [`edits (${edits.length}) and troubles (${troubles}): edits never shown`, late, late === 0],
    [
      "from edit to page, ms: median, 90 %, 99 %",
      [0.5, 0.9, 0.99].map((part) => Math.round(percentile(edits, part))).join(", "),
      p99 <= MOST_P99_MS,
    ],
    [
      "resident memory at 20 % and at the end, MB",
      `${Math.round(memoryEarly)}, ${Math.round(memoryEnd)}`,
      // A short one ends while the process still grows to its size.
      (growth <= MOST_GROWTH && memoryEnd <= MOST_MB) || requests < 200_000,
    ],
  ];
  for (const [what, figure, ok] of rows)
    console.log(`${ok ? "ok    " : "MISSED"} ${what.padEnd(64)} ${figure}`);
  for (const loss of losses.slice(0, 8)) console.log(`         ${loss}`);
  return rows.every(([, , ok]) => ok);
}
