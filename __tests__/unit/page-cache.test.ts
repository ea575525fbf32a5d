import fs from "node:fs";
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
const reading = { kind: "APP_PAGE", isRoutePPREnabled: false, isFallback: false } as never;
const cache = () => new PageCache({ ...options, fs, revalidatedTags: [], _requestHeaders: {} } as never);

async function age() {
  const entry = await cache().get(KEY, reading);
  return Date.now() - (entry?.lastModified ?? 0);
}

afterEach(() => {
  renewal.running = 0;
  renewal.visited.clear();
  jest.useRealTimers();
});

test("while the site renews pages, a visitor's request starts no rendering of another one, and the site learns of the new page", async () => {
  jest.useFakeTimers();
  const page = { kind: "APP_PAGE", html: "<html><body>Zoé</body></html>", headers: {} } as unknown as Page;
  await cache().get(KEY, reading);
  await cache().set(KEY, page, { isRoutePPREnabled: false } as never);
  jest.advanceTimersByTime(60_000);
  expect(await age()).toBeGreaterThanOrEqual(60_000);
  renewal.running = 1;
  expect(await age()).toBe(0);
  const stored = jest.fn();
  renewal.visited.set("/partenaire/zoé", stored);
  expect(await age()).toBeGreaterThanOrEqual(60_000);
  expect(stored).not.toHaveBeenCalled();
  await cache().set(KEY, page, { isRoutePPREnabled: false } as never);
  expect(stored).toHaveBeenCalledTimes(1);
});
