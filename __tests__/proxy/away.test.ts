import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { startNginx } from "@/testing/nginx.mjs";
import { freePort, listen, until } from "@/testing/serve.mjs";

type Instance = Awaited<ReturnType<typeof listen>>;
let port: number;
let site: Instance | undefined;
let spare: Instance | undefined;
let nginx: Awaited<ReturnType<typeof startNginx>>;

const says =
  (word: string): RequestListener =>
  ({ url = "" }, response) => {
    if (url === "/photos/large.jpg") response.end(Buffer.alloc(30_000_000));
    else if (url === `/_next/static/${word}.js` || !url.startsWith("/_next/")) response.end(word);
    else response.writeHead(404).end("none");
  };
const start = async (word: string) => {
  site = await listen(says(word), "127.0.0.1", port);
};
const stop = async () => {
  await site?.close();
  site = undefined;
};
const words = async (path: string) => (await ask(nginx.origin, { path })).body.toString();

beforeAll(async () => {
  port = await freePort();
  const sparePort = await freePort();
  await start("old");
  nginx = await startNginx([`http://127.0.0.1:${port}`], { spare: `http://127.0.0.1:${sparePort}` });
  spare = await listen(says("new"), "127.0.0.1", sparePort);
});
afterAll(async () => {
  await nginx?.stop();
  await site?.close();
  await spare?.close();
});

test("the spare port is asked while the instance is away, and only then", async () => {
  expect(await words("/")).toBe("old");
  await stop();
  expect(await words("/")).toBe("new");
  await start("old");
  expect(await words("/")).toBe("old");
});

test("an asset of the other build is found", async () => {
  expect([await words("/_next/static/old.js"), await words("/_next/static/new.js")]).toEqual(["old", "new"]);
  expect((await ask(nginx.origin, { path: "/_next/static/none.js" })).status).toBe(404);
});

test("an answer that nobody reads waits in memory, not on the disk", async () => {
  const request = http.get(`${nginx.origin}/photos/large.jpg`);
  const [response] = await once(request, "response");
  response.pause();
  await pause(1500);
  expect(nginx.written()).toEqual([]);
  request.destroy();
});

describe("without a spare port", () => {
  beforeAll(async () => {
    await spare?.close();
    spare = undefined;
  });

  test("an asset that is nowhere is still a 404", async () => {
    expect((await ask(nginx.origin, { path: "/_next/static/none.js" })).status).toBe(404);
  });

  test("a stopped site is one French sentence, which nobody keeps, and comes back by itself", async () => {
    await stop();
    const answer = await ask(nginx.origin, { path: "/" });
    expect([answer.status, valuesOf(answer, "retry-after"), valuesOf(answer, "cache-control")]).toEqual([
      503,
      ["5"],
      ["no-store"],
    ]);
    expect(answer.body.toString()).toContain("Le site est momentanément indisponible.");
    for (const name of SECURITY_HEADERS) expect([name, valuesOf(answer, name).length]).toEqual([name, 1]);
    await start("old");
    await until(async () => (await words("/")) === "old");
  });
});
