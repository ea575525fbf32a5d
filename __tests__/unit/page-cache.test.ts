import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@/lib/framework.mjs";
import { renewal } from "@/lib/publishing/renewal.mjs";
import PageCache from "@/lib/server/page-cache/handler.mjs";

const KEY = "/route-cache/APP_PAGE/0a1b/$/partenaire/zoé";
const options = {
  dev: false,
  flushToDisk: false,
  serverDistDir: "/nonexistent",
  maxMemoryCacheSize: 1_000_000,
};
const PATH = "/partenaire/zoé";
const reading = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false } as never;
const cache = () => new PageCache({ ...options, fs, revalidatedTags: [], _requestHeaders: {} } as never);

const page = (words: string) =>
  ({ kind: "APP_PAGE", html: `<html><body>${words}</body></html>`, headers: {} }) as unknown as Page;
const writing = { isRoutePPREnabled: false, cacheControl: { revalidate: 30, expire: undefined } } as never;
const keyOf = (path: string) => KEY.replace("/partenaire/zoé", path);
const age = async () => Date.now() - ((await cache().get(KEY, reading))?.lastModified ?? 0);
/** Asks as a visitor whose connection is open. */
const ask = (path: string) => {
  renewal.asked.set(path, 1);
  return cache().get(keyOf(path), reading);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  delete renewal.visit;
  renewal.asked.clear();
  jest.useRealTimers();
});

test("a stale page is sent as fresh, and the site renews it and learns that it is stored", async () => {
  const renewSoon = jest.fn();
  Object.assign(renewal, { renewSoon });
  await cache().get(KEY, reading);
  await cache().set(KEY, page("Zoé"), writing);
  jest.advanceTimersByTime(29_000);
  expect(await age()).toBeGreaterThanOrEqual(29_000);
  expect(renewSoon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(await age()).toBe(0);
  expect(renewSoon).toHaveBeenCalledWith(PATH);
  const stored = jest.fn();
  renewal.visit = { path: PATH, onStored: stored };
  expect(await age()).toBeGreaterThanOrEqual(30_000);
  await cache().set(KEY, page("Zoé"), writing);
  expect(stored).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
});

test("an address below a file of another page leads nowhere, without a line", async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "page-cache-"));
  fs.mkdirSync(path.join(dist, "app"));
  fs.writeFileSync(path.join(dist, "app/zoé.html"), "");
  const warn = jest.spyOn(console, "warn").mockImplementation();
  const below = new PageCache({ ...options, serverDistDir: dist, fs, revalidatedTags: [] } as never);
  await below.get("/zoé.html/opengraph-image", { kind: "APP_ROUTE", isFallback: false } as never);
  const none = { kind: "APP_ROUTE", status: 404, headers: {}, body: Buffer.from("") };
  await below.set("/zoé.html/opengraph-image", none as never, writing);
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
  fs.rmSync(dist, { recursive: true });
  await jest.advanceTimersByTimeAsync(100);
});

test("two pages that are not stored are rendered at a time, the oldest request first, none for visitors who left", async () => {
  const answers: string[] = [];
  const request = (path: string) =>
    ask(path).then((entry) => answers.push(`${path} ${entry ? "busy" : "turn"}`));
  const finish = async (path: string) => {
    await cache().set(keyOf(path), page(path), writing);
    await jest.advanceTimersByTimeAsync(100);
  };
  const all = Promise.all(["/a", "/b", "/c", "/d", "/e"].map(request));
  await jest.advanceTimersByTimeAsync(100);
  expect(answers).toEqual(["/a turn", "/b turn"]);
  renewal.asked.delete("/c");
  await finish("/b");
  expect(answers.slice(2).sort()).toEqual(["/c busy", "/d turn"]);
  await finish("/a");
  await all;
  expect(answers.slice(4)).toEqual(["/e turn"]);
  for (const path of ["/d", "/e"]) await finish(path);
});

test("beyond forty that wait a request is refused with 503; a visit of the site and a stored page never wait", async () => {
  await cache().set(keyOf("/known"), page("connue"), writing);
  const waiting = Array.from({ length: 42 }, (_, i) => ask(`/${i}`));
  const refused = ask("/one-more");
  await jest.advanceTimersByTimeAsync(100);
  expect((await refused)?.value).toMatchObject({ status: 503, headers: { "retry-after": "15" } });
  expect((await ask("/known"))?.value).toMatchObject({ html: expect.stringContaining("connue") });
  renewal.visit = { path: "/own", onStored: jest.fn() };
  expect(await ask("/own")).toBeNull();
  // A rendering that stores nothing and answers nobody ends its turn after ten seconds, and so does waiting.
  await jest.advanceTimersByTimeAsync(30_000);
  const turns = (await Promise.all(waiting)).filter((entry) => entry === null);
  expect(turns.length).toBeGreaterThanOrEqual(2);
  expect(turns.length).toBeLessThanOrEqual(4);
});
