import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { startNginx } from "@/bench/lib/nginx.mjs";
import type { Server } from "@/bench/lib/serve.mjs";
import { ask } from "@/testing/ask";
import { requireNginx } from "@/testing/find-nginx.mjs";
import { until } from "@/testing/firestore/until";

jest.setTimeout(30_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-gone-"));
const PAGE = { path: "/partenaire/a" };
const CALENDAR = { path: "/calendrier/flyers/a/evenement.ics" };

// Stands where the site stands, and says what the site says of a document that is there, gone, or unreadable.
const there = new Set([PAGE.path, CALENDAR.path]);
let away = false;
const origin = http.createServer(({ url = "" }, response) => {
  const page = url.startsWith("/partenaire/");
  if (away) response.writeHead(500, { "cache-control": "no-store" });
  else if (there.has(url))
    response.writeHead(200, { "cache-control": page ? "public, max-age=0, s-maxage=1" : "no-store" });
  else response.writeHead(404, { ...(page && { "x-accel-expires": "1" }), "cache-control": "no-store" });
  response.end();
});
let nginx: Server & { kept: string };

beforeAll(async () => {
  requireNginx();
  await once(origin.listen(0, "127.0.0.1"), "listening");
  nginx = await startNginx(folder, [`http://127.0.0.1:${(origin.address() as AddressInfo).port}`], {
    ready: PAGE.path,
  });
}, 30_000);

afterAll(async () => {
  await nginx?.stop();
  origin.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  away = false;
});

const status = async (what: typeof PAGE) => (await ask(nginx.origin, what)).status;
const keptAnswers = () =>
  readdirSync(nginx.kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test.each([PAGE, CALENDAR])("what was deleted does not come back with an outage: $path", async (what) => {
  there.add(what.path);
  await until(async () => (await status(what)) === 200);
  there.delete(what.path);
  await until(async () => (await status(what)) === 404);
  away = true;
  expect(await status(what)).toBe(404);
  // Also once the answer is old.
  await until(async () => (await status(what)) !== 404, 3000).catch(() => undefined);
  expect(await status(what)).toBe(404);
});

test("what is there again is shown again", async () => {
  there.delete(PAGE.path);
  await until(async () => (await status(PAGE)) === 404);
  there.add(PAGE.path);
  await until(async () => (await status(PAGE)) === 200);
  away = true;
  expect(await status(PAGE)).toBe(200);
});

test("an address that never was one takes no place", async () => {
  const before = keptAnswers();
  for (const path of ["/partenaire/rien", "/calendrier/flyers/rien/evenement.ics"])
    expect(await status({ path })).toBe(404);
  expect(keptAnswers()).toBe(before);
});
