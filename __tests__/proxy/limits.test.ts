import { setTimeout as pause } from "node:timers/promises";
import { type Ask, ask, type RawAnswer, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { listen } from "@/testing/serve.mjs";

let site: Awaited<ReturnType<typeof listen>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  site = await listen((_, response) => response.end("page"));
  nginx = await startNginx([site.origin]);
});

afterAll(async () => {
  await nginx?.stop();
  await site?.close();
});

let visitors = 0;
/** An address that has asked for nothing yet. */
const somebody = () => `127.0.1.${++visitors}`;
const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Sends requests at once; counts what is answered, until the end of this suite. */
function flood(count: number, request: (n: number) => Ask) {
  const answers: RawAnswer[] = [];
  for (let n = 0; n < count; n++)
    void ask(nginx.origin, request(n)).then(
      (answer) => {
        answers.push(answer);
      },
      () => {},
    );
  return answers;
}

test("eight visitors behind one address load pages of 36 pictures each", async () => {
  const from = somebody();
  const answers = flood(8 * 37, (n) => ({ path: `/page-${n}`, from }));
  while (answers.length < 8 * 37) await pause(20);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test.each(["/page-", "/_next/static/chunks/", "/_next/image?url=%2Fart%2Fx&w=", "/api/", "//a/..%2f"])(
  "what one visitor asks for reaches the site a hundred times a second at most: %s",
  async (path) => {
    const [from, other] = [somebody(), somebody()];
    const began = performance.now();
    const answers = flood(900, (n) => ({ path: `${path}${n}`, from }));
    await pause(1000);
    expect((await ask(nginx.origin, { path: "/known", from: other })).status).toBe(200);
    expect(answers.length).toBeLessThanOrEqual(401 + 100 * secondsSince(began));
  },
);

test("far beyond that a request is refused, in one sentence", async () => {
  const from = somebody();
  const answers = flood(3500, () => ({ path: "/", from }));
  while (!answers.some(({ status }) => status === 429)) await pause(20);
  const refused = answers.find(({ status }) => status === 429) as RawAnswer;
  expect(refused.body.toString()).toContain("Merci de réessayer dans quelques instants.");
  expect([valuesOf(refused, "retry-after"), valuesOf(refused, "cache-control")]).toEqual([
    ["5"],
    ["no-store"],
  ]);
});

test("all addresses of an IPv6 network are one visitor, another network is another one", async () => {
  const began = performance.now();
  const visit = (address: string): Ask => ({ path: "/", headers: { "x-real-ip": address } });
  const ours = flood(900, (n) => visit(`2001:db8:0:1::${n.toString(16)}:1`));
  const theirs = flood(8, (n) => visit(`2001:db8:0:2::${n}`));
  while (theirs.length < 8) await pause(20);
  expect(ours.length).toBeLessThanOrEqual(401 + 100 * secondsSince(began));
});
