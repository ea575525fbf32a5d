import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { answerReady, forgetReady } from "@/lib/page-cache/ready.mjs";

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const page = { "content-type": "text/html; charset=utf-8", "x-nextjs-cache": "HIT", etag: '"1"' };
/** What the framework does when it is asked, and how often it was. */
let framework: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let asked = 0;

/** As the framework does it: headers first, then the status. */
function head(response: http.ServerResponse, status: number, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
}

const server = http.createServer((request, response) => {
  if (answerReady(request, response)) return;
  asked += 1;
  framework(request, response);
});

function get(path: string, headers: http.OutgoingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .request({ port, path, headers, method }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      })
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());
beforeEach(() => {
  forgetReady();
  asked = 0;
  framework = (_, response) => {
    head(response, 200, page);
    response.write("<p>Bonjour, ");
    response.end("été</p>");
  };
  // The life of an answer is measured on this clock.
  jest.spyOn(performance, "now").mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

test("a fresh page is answered again without asking the framework, word for word", async () => {
  const first = await get("/le-lieu");
  const second = await get("/le-lieu");
  expect(asked).toBe(1);
  expect(second.status).toBe(200);
  expect(second.body.toString()).toBe("<p>Bonjour, été</p>");
  expect(second.headers).toMatchObject({ ...page, "content-length": String(first.body.length) });
});

test("it is kept for a second", async () => {
  await get("/le-lieu");
  jest.spyOn(performance, "now").mockReturnValue(1000);
  await get("/le-lieu");
  expect(asked).toBe(1);
  jest.spyOn(performance, "now").mockReturnValue(1001);
  await get("/le-lieu");
  expect(asked).toBe(2);
});

test("it is forgotten as soon as something was renewed", async () => {
  await get("/le-lieu");
  forgetReady();
  await get("/le-lieu");
  expect(asked).toBe(2);
});

test("an answer that was begun before a renewal is not kept", async () => {
  const fresh = framework;
  framework = (request, response) => {
    forgetReady();
    fresh(request, response);
  };
  await get("/le-lieu");
  framework = fresh;
  await get("/le-lieu");
  expect(asked).toBe(2);
});

test("every encoding has its own answer", async () => {
  framework = (request, response) => {
    const zipped = request.headers["accept-encoding"] === "gzip";
    head(response, 200, { ...page, ...(zipped && { "content-encoding": "gzip" }) });
    response.end(zipped ? gzipSync("zipped") : "plain");
  };
  const gzip = { "accept-encoding": "gzip" };
  for (const _ of [1, 2]) {
    expect((await get("/")).body.toString()).toBe("plain");
    const zipped = await get("/", gzip);
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.body).toString()).toBe("zipped");
  }
  expect(asked).toBe(2);
});

test("who has the page already is told so in a few bytes", async () => {
  await get("/le-lieu");
  const known = await get("/le-lieu", { "if-none-match": '"1"' });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, '"1"']);
  expect((await get("/le-lieu", { "if-none-match": '"0"' })).status).toBe(200);
  expect(asked).toBe(1);
});

test.each([
  ["a page that is being renewed", { "x-nextjs-cache": "STALE" }, 200],
  ["a page that was just made", { "x-nextjs-cache": "MISS" }, 200],
  ["a page that is not there", {}, 404],
  ["a failure", {}, 500],
  ["what is no page", { "content-type": "application/xml" }, 200],
])("%s is not kept", async (_, headers, status) => {
  framework = (_, response) => {
    head(response, status, { ...page, ...headers });
    response.end("…");
  };
  await get("/le-lieu");
  await get("/le-lieu");
  expect(asked).toBe(2);
});

test.each([
  ["with a query", "/le-lieu?x", {}, "GET"],
  ["of the programming interface", "/api/health", {}, "GET"],
  ["for the router", "/le-lieu", { rsc: "1" }, "GET"],
  ["for a part", "/le-lieu", { range: "bytes=0-1" }, "GET"],
  ["that insists", "/le-lieu", { "cache-control": "no-cache" }, "GET"],
  ["for the head alone", "/le-lieu", {}, "HEAD"],
  ["that brings something", "/le-lieu", {}, "POST"],
])("a request %s is left to the framework", async (_, path, headers, method) => {
  await get("/le-lieu");
  await get(path, headers, method);
  await get(path, headers, method);
  expect(asked).toBe(3);
});

test("a flood of addresses keeps a hundred answers", async () => {
  for (let i = 0; i <= 100; i++) await get(`/partenaire/${i}`);
  await get("/partenaire/1");
  expect(asked).toBe(101);
  await get("/partenaire/0");
  expect(asked).toBe(102);
});
