import { setTimeout as pause } from "node:timers/promises";
import { type Answer, type Ask, ask, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { startOrigin } from "@/testing/origin";
import type { Server } from "@/testing/serve.mjs";

/** Pages that nginx keeps from the beginning, and that have expired when a test asks for them. */
const held = (n: number) => ({ path: `/page-held-${n}` });

let origin: Awaited<ReturnType<typeof startOrigin>>;
let nginx: Server;

beforeAll(async () => {
  origin = await startOrigin();
  nginx = await startNginx([origin.origin]);
  await together(Array.from({ length: 300 }, (_, n) => ({ ...held(n), from: `127.0.2.${1 + (n % 50)}` })));
});

afterAll(async () => {
  await nginx?.stop();
  await origin?.close();
});

let visitors = 0;
/** An address that has asked for nothing yet. */
const somebody = () => `127.0.1.${++visitors}`;

/** The answers to simultaneous requests. */
const together = (requests: Ask[]) => Promise.all(requests.map((request) => ask(nginx.origin, request)));

/** The number of answers with each status. */
function statuses(answers: Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

test("eight visitors behind one address can load pages of 36 pictures each", async () => {
  const from = somebody();
  const visits = Array.from({ length: 8 }, (_, person) => [
    { path: `/page-${person}`, from },
    ...Array.from({ length: 36 }, (_, n) => ({
      path: `/_next/image?url=%2Fdemo%2F${n}.jpg&w=${person % 2 ? 480 : 1080}&q=72`,
      from,
    })),
  ]);
  expect(statuses(await together(visits.flat()))).toEqual({ 200: 8 * 37 });
});

test("thirty visitors behind one address wait for no page that nginx has", async () => {
  await ask(nginx.origin, { path: "/page-0", from: somebody() });
  const from = somebody();
  const began = performance.now();
  const visits = Array.from({ length: 30 }, () => ({ path: "/page-0", from }));
  expect(statuses(await together(visits))).toEqual({ 200: 30 });
  expect(secondsSince(began)).toBeLessThan(2);
});

test("during a flood of one address the known pages of others are served at once", async () => {
  const from = somebody();
  const known = { path: "/page-1", from: somebody() };
  await ask(nginx.origin, known);
  const began = performance.now();
  const answers: Answer[] = [];
  for (let n = 0; n < 600; n++)
    void ask(nginx.origin, { path: `/calendrier/flyers/rien-${n}`, from }).then(
      (answer) => {
        answers.push(answer);
      },
      // The end of this suite comes first.
      () => {},
    );
  for (let n = 0; n < 5; n++) {
    await pause(300);
    const asked = performance.now();
    expect((await ask(nginx.origin, known)).status).toBe(200);
    expect(secondsSince(asked)).toBeLessThan(1);
  }
  const reached = answers.filter(({ status }) => status === 404).length;
  expect(reached).toBeLessThan(10 + 5 * secondsSince(began));
  // Beyond what may wait.
  const refused = answers.find(({ status }) => status === 429) as Answer;
  expect(refused.body.toString()).toContain("Merci de réessayer dans quelques instants.");
  expect(valuesOf(refused, "retry-after")).toEqual(["5"]);
  expect(valuesOf(refused, "cache-control")).toEqual(["no-store"]);
});

const DATA = { headers: { rsc: "1" } };

test.each<[string, number, number, (n: number) => Ask]>([
  ["pages", 8, 5, (n) => ({ path: `/partenaire/[id]${n}` })],
  ["data", 8, 5, (n) => ({ path: `/page-${n}?_rsc`, ...DATA })],
  ["health", 8, 5, () => ({ path: "/api/health" })],
  ["expired pages that nginx holds", 100, 100, held],
  ["other addresses of calls", 8, 5, (n) => ({ path: `/api/${n}` })],
  ["assets", 400, 100, (n) => ({ path: `/_next/static/chunks/${n}.js` })],
  ["drawings", 400, 100, (n) => ({ path: `/art/${n}.svg` })],
  ["pictures", 400, 100, (n) => ({ path: `/_next/image?url=%2Fdemo%2Fx${n}.jpg&w=480&q=72` })],
  ["pages called assets", 400, 100, (n) => ({ path: `/a/${n}%2F..%2f..%2F_next%2Fstatic%2Fy` })],
  ["pages called health", 8, 5, (n) => ({ path: `/partenaire/${n}%2f..%2F..%2fapi%2Fhealth` })],
])("simultaneous requests of one visitor reach the site a few at a time: %s", async (_, burst, rate, to) => {
  const from = somebody();
  const began = performance.now();
  let reached = 0;
  for (let n = 0; n < Math.max(300, 1.5 * burst); n++)
    void ask(nginx.origin, { ...to(n), from }).then(
      ({ status }) => {
        if (status === 200) reached += 1;
      },
      // The end of this suite comes first.
      () => {},
    );
  await pause(1500);
  expect(reached).toBeLessThanOrEqual(burst + 1 + rate * secondsSince(began));
});

test("all addresses of an IPv6 network are one visitor, another network is another one", async () => {
  const began = performance.now();
  const reached = { ours: 0, theirs: 0 };
  const visit = (who: keyof typeof reached, address: string, n: number) =>
    ask(nginx.origin, { path: `/${who}-${n}`, headers: { "x-real-ip": address } }).then(
      () => {
        reached[who] += 1;
      },
      // The end of this suite comes first.
      () => {},
    );
  for (let n = 0; n < 60; n++) void visit("ours", `2001:db8:0:1::${n.toString(16)}:1`, n);
  await Promise.all(Array.from({ length: 8 }, (_, n) => visit("theirs", `2001:db8:0:2::${n}`, n)));
  await pause(500);
  expect(reached.theirs).toBe(8);
  expect(reached.ours).toBeLessThanOrEqual(9 + 5 * secondsSince(began));
});
