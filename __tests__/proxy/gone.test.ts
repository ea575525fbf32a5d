import type { RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Ask, ask, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { listen, until } from "@/testing/serve.mjs";

const PAGE = { path: "/partenaire/a" };
const CALENDAR = { path: "/calendrier/flyers/a/evenement.ics" };
const PRIVATE = "/calendrier/flyers/secret/evenement.ics";

// A stand-in for the site whose document can be available, deleted or unreadable.
const there = new Set([PAGE.path, CALENDAR.path]);
let away = false;
/** How long each answer takes, in milliseconds. */
let delay = 0;
const answer: RequestListener = (request, response) => {
  const { url = "" } = request;
  const page = url.startsWith("/partenaire/");
  response.statusCode = away ? 500 : there.has(url) ? 200 : 404;
  if (response.statusCode === 404 && page) response.setHeader("x-accel-expires", "1");
  const isKept = page ? response.statusCode === 200 : response.statusCode < 500 && url !== PRIVATE;
  const life = `public, max-age=${page ? 0 : 300}, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400`;
  response.setHeader("cache-control", isKept ? life : "no-store");
  const body = there.has(url) && !away ? `${url} is there` : "nothing";
  if (request.headers["accept-encoding"] !== "gzip") response.end(body);
  else response.setHeader("content-encoding", "gzip").end(gzipSync(body));
};
let origin: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  origin = await listen((request, response) => void setTimeout(() => answer(request, response), delay));
  nginx = await startNginx([origin.origin], { ready: PAGE.path });
});

afterAll(async () => {
  await nginx?.stop();
  await origin?.close();
});

beforeEach(() => {
  away = false;
  delay = 0;
});

const status = async (what: Ask) => (await ask(nginx.origin, what)).status;
test.each([PAGE, CALENDAR])("a deleted page does not return in an outage: $path", async (what) => {
  there.add(what.path);
  await until(async () => (await status(what)) === 200);
  there.delete(what.path);
  await until(async () => (await status(what)) === 404);
  away = true;
  expect(await status(what)).toBe(404);
  // Also when the answer has expired.
  await until(async () => (await status(what)) !== 404, 3000).catch(() => undefined);
  expect(await status(what)).toBe(404);
});

const GZIP = { "accept-encoding": "gzip, deflate, br" };

test.each([PAGE, CALENDAR])("a deleted page does not return for another encoding: $path", async (what) => {
  there.add(what.path);
  for (const asked of [what, { ...what, headers: GZIP }])
    await until(async () => (await status(asked)) === 200);
  there.delete(what.path);
  await until(async () => (await status({ ...what, headers: GZIP })) === 404);
  away = true;
  expect(await status(what)).toBe(404);
});

test.each([
  ["", "identity"],
  ["gzip;q=0", "identity"],
  ["br", "identity"],
  ["gzip", "gzip"],
  ["br, gzip;q=0.5", "gzip"],
])("one copy is kept, and sent in the encoding of the visitor: %j", async (accepted, expected) => {
  const what = { path: "/partenaire/b" };
  there.add(what.path);
  await status(what);
  const before = nginx.countKept();
  // The headers of a CDN must not change this.
  for (const cdn of [undefined, { via: "1.1 cdn" }]) {
    const answer = await ask(nginx.origin, { ...what, headers: { "accept-encoding": accepted, ...cdn } });
    expect(valuesOf(answer, "content-encoding")[0] ?? "identity").toBe(expected);
    const body = expected === "gzip" ? gunzipSync(answer.body) : answer.body;
    expect(body.toString()).toBe("/partenaire/b is there");
  }
  expect(nginx.countKept()).toBe(before);
});

/** Resolves when nginx holds the page, and what it holds has expired. */
async function pageHasExpired() {
  there.add(PAGE.path);
  await until(async () => (await status(PAGE)) === 200);
  await pause(1100);
}

test("a page that nginx holds is shown after three seconds, whatever the site does", async () => {
  await pageHasExpired();
  delay = 10_000;
  const began = performance.now();
  expect(await status(PAGE)).toBe(200);
  expect(performance.now() - began).toBeLessThan(3500);
});

test("an expired page is shown to nobody while another visitor's request renews it", async () => {
  await pageHasExpired();
  there.delete(PAGE.path);
  delay = 500;
  const renewing = status(PAGE);
  await pause(100);
  expect([await status(PAGE), await renewing]).toEqual([404, 404]);
});

test("a restored page is shown again", async () => {
  there.delete(PAGE.path);
  await until(async () => (await status(PAGE)) === 404);
  there.add(PAGE.path);
  await until(async () => (await status(PAGE)) === 200);
  away = true;
  expect(await status(PAGE)).toBe(200);
});

test("a no-store answer is not cached, not even at the address of a calendar", async () => {
  there.add(PRIVATE);
  const before = nginx.countKept();
  expect(await status({ path: PRIVATE })).toBe(200);
  expect(nginx.countKept()).toBe(before);
});
