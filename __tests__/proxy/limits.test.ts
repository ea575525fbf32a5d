import { setTimeout as pause } from "node:timers/promises";
import { type Answer, type Ask, ask, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { startOrigin } from "@/testing/origin";
import type { Server } from "@/testing/serve.mjs";

let origin: Awaited<ReturnType<typeof startOrigin>>;
let nginx: Server;

beforeAll(async () => {
  origin = await startOrigin();
  // An address, and the key that nginx counts it by.
  nginx = await startNginx([origin.origin], {
    more: `set_real_ip_from 127.0.0.1;
real_ip_header X-Forwarded-For;
location = /visitor { return 200 $visitor; }`,
  });
});

afterAll(async () => {
  await nginx?.stop();
  await origin?.close();
});

/** The answers to simultaneous requests. */
const together = (requests: Ask[]) => Promise.all(requests.map((request) => ask(nginx.origin, request)));

/** The number of answers with each status. */
function statuses(answers: Answer[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

const secondsSince = (began: number) => (performance.now() - began) / 1000;

const PEOPLE = 30;
const PICTURES = 36;
const SCREENS = [480, 768, 1080];
const FORMATS = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];

test("thirty visitors behind one address can load pages of 36 pictures each", async () => {
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
});

test("a flood of invented flyers is refused, and known pages are still served", async () => {
  const flood = Array.from({ length: 1500 }, (_, n) => ({ path: `/calendrier/flyers/rien-${n}` }));
  const before = origin.count.made;
  const began = performance.now();
  const answers = await together(flood);
  const found = statuses(answers);
  expect(found[404]).toBeLessThan(310 + 10 * secondsSince(began));
  expect(origin.count.made - before).toBe(found[404]);

  const refused = answers.find(({ status }) => status === 429) as Answer;
  expect(refused.body.toString()).toContain("Merci de réessayer dans quelques instants.");
  expect(valuesOf(refused, "retry-after")).toEqual(["5"]);
  expect(valuesOf(refused, "cache-control")).toEqual(["no-store"]);

  expect((await ask(nginx.origin, { path: "/page-1", headers: { "accept-encoding": "gzip" } })).status).toBe(
    200,
  );
});

const renewed = async (requests: Ask[]) => {
  for (const request of new Set(requests)) await ask(nginx.origin, request);
  // After the lifetime of a second and the second of stale-while-revalidate.
  await pause(2500);
  const before = origin.count.made;
  const began = performance.now();
  const answers = await together(requests);
  const most = 70 + 20 * secondsSince(began);
  return { statuses: statuses(answers), made: origin.count.made - before, most };
};

test.each<[string, Ask[]]>([
  ["one page", [{ path: "/page-1" }]],
  ["twenty pages", Array.from({ length: 20 }, (_, n) => ({ path: `/page-${n}` }))],
])("400 simultaneous requests from one address for known pages are all answered: %s", async (_, known) => {
  const requests = Array.from({ length: 400 }, (_, n) => known[n % known.length] as Ask);
  const { statuses, made, most } = await renewed(requests);
  expect(statuses).toEqual({ 200: 400 });
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(most);
});

describe("a visitor is", () => {
  const visitor = async (address: string) =>
    (await ask(nginx.origin, { path: "/visitor", headers: { "x-forwarded-for": address } })).body.toString();

  test.each([
    ["198.51.100.7", "198.51.100.7"],
    ["::ffff:198.51.100.7", "::ffff:198.51.100.7"],
  ])("an address: %s", async (address, expected) => {
    expect(await visitor(address)).toBe(expected);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"],
    ["2001:db8:1:2::1", "2001:db8:1:2:"],
    ["2001:db8:1:0:3:4:5:6", "2001:db8:1:0:"],
    ["2001:db8:1::1", "2001:db8:1:0:"],
    ["2001:db8:1:0:1::", "2001:db8:1:0:"],
    ["2001:db8::1", "2001:db8:0:0:"],
    ["2001:db8::", "2001:db8:0:0:"],
    ["2001:db8::1:2:3:4", "2001:db8:0:0:"],
    ["2001:db8:0:0:1::", "2001:db8:0:0:"],
    ["2001:0:0:4:5:6:7:8", "2001:0:0:4:"],
    ["2001:0:0:4::", "2001:0:0:4:"],
    ["2001::5:6:7:8", "2001:0:0:0:"],
    ["2001::", "2001:0:0:0:"],
    ["fe80::1", "fe80:0:0:0:"],
    ["::3:4:5:6:7:8", "0:0:3:4:"],
    ["::4:5:6:7:8", "0:0:0:4:"],
    ["::5:6:7:8", "0:0:0:0:"],
    ["::1", "0:0:0:0:"],
    ["2001:DB8::0001", "2001:db8:0:0:"],
  ])("the network of one subscriber: %s", async (address, network) => {
    expect(await visitor(address)).toBe(network);
  });
});

test("at most thirty requests of one visitor are in progress, and others are served meanwhile", async () => {
  const slow = together(Array.from({ length: 60 }, (_, n) => ({ path: `/lente/${n}`, from: "127.0.0.3" })));
  const other = await ask(nginx.origin, { path: "/lente/autre", from: "127.0.0.2" });
  expect(other.status).toBe(200);
  expect(statuses(await slow)).toEqual({ 200: 30, 429: 30 });
});

let visitors = 0;
const DATA = { headers: { rsc: "1" } };

test.each<[string, number, (n: number) => Ask]>([
  ["health", 41, () => ({ path: "/api/health" })],
  ["assets", 201, (n) => ({ path: `/_next/static/chunks/${n}.js` })],
  ["pictures", 41, (n) => ({ path: `/_next/image?url=%2Fdemo%2Fx${n}.jpg&w=480&q=72` })],
  ["pictures as data", 41, (n) => ({ path: `/_next/image?url=%2Fdemo%2Fy${n}.jpg&w=480&q=72`, ...DATA })],
  ["data", 25, (n) => ({ path: `/page-${n}?_rsc`, ...DATA })],
  ["pages called assets", 0, (n) => ({ path: `/partenaire/${n}%2F..%2f..%2F_next%2Fstatic%2Fy` })],
  ["pages called health", 0, (n) => ({ path: `/partenaire/${n}%2f..%2F..%2fapi%2Fhealth` })],
])("300 simultaneous requests of one visitor reach the site a few at a time: %s", async (_, burst, to) => {
  const from = `127.0.1.${++visitors}`;
  const began = performance.now();
  let reached = 0;
  for (let n = 0; n < 300; n++)
    void ask(nginx.origin, { ...to(n), from }).then(
      ({ status }) => {
        if (status === 200) reached += 1;
      },
      // The end of this suite comes first.
      () => {},
    );
  await pause(3000);
  expect(reached).toBeLessThanOrEqual(burst && burst + 20 * secondsSince(began));
});
