import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startNginx } from "@/bench/lib/nginx.mjs";
import type { Server } from "@/bench/lib/serve.mjs";
import { type Answer, type Ask, ask, valuesOf } from "@/testing/ask";
import { requireNginx } from "@/testing/find-nginx.mjs";
import { Origin } from "@/testing/origin";

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-limits-"));
const origin = new Origin();
let nginx: Server;

beforeAll(async () => {
  requireNginx();
  await origin.start();
  nginx = await startNginx(folder, [origin.origin]);
});

afterAll(async () => {
  await nginx?.stop();
  await origin.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The answers to requests sent all at once. */
const together = (requests: Ask[]) => Promise.all(requests.map((request) => ask(nginx.origin, request)));

/** How often each status is among them. */
function statuses(answers: Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

const PEOPLE = 30;
const PICTURES = 36;
const SCREENS = [480, 768, 1080];
const FORMATS = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];

test("thirty people behind one address read pages of 36 pictures each", async () => {
  const visits = Array.from({ length: PEOPLE }, (_, person) => {
    const page = { path: `/page-${person % 12}`, headers: { "accept-encoding": "gzip" } };
    const links = Array.from({ length: 8 }, (_, link) => ({
      path: `/page-${link}?_rsc`,
      headers: { rsc: "1" },
    }));
    const pictures = Array.from({ length: PICTURES }, (_, n) => ({
      path: `/_next/image?url=%2Fdemo%2F${n}.jpg&w=${SCREENS[person % SCREENS.length]}&q=72`,
      headers: { accept: FORMATS[person % 2] ?? "" },
    }));
    return [page, ...links, ...pictures];
  });
  expect(statuses(await together(visits.flat()))).toEqual({ 200: PEOPLE * (1 + 8 + PICTURES) });
}, 60_000);

test("a flood of invented flyers is refused, and what is known is still read", async () => {
  const flood = Array.from({ length: 1500 }, (_, n) => ({ path: `/calendrier/flyers/rien-${n}` }));
  const before = origin.made;
  const answers = await together(flood);
  const found = statuses(answers);
  expect(found[429]).toBeGreaterThan(1000);
  expect(origin.made - before).toBe(found[404]);

  const refused = answers.find(({ status }) => status === 429) as Answer;
  expect(refused.body.toString()).toContain("Merci de réessayer dans quelques instants.");
  expect(valuesOf(refused, "retry-after")).toEqual(["5"]);
  expect(valuesOf(refused, "cache-control")).toEqual(["no-store"]);

  expect((await ask(nginx.origin, { path: "/page-1", headers: { "accept-encoding": "gzip" } })).status).toBe(
    200,
  );
}, 60_000);
