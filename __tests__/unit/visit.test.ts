import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/config/env";
import { addressOf as pictureAddress } from "@/lib/pictures/address";
import { encodeLater, encodeWaiting } from "@/lib/pictures/warm";
import { announce, callerOf, requestItself } from "@/lib/publishing/announce";
import { type ContentEvent, eventSchema } from "@/lib/publishing/events";
import { addressOf, pathOf, renewal } from "@/lib/publishing/renewal.mjs";
import { visitPages } from "@/lib/publishing/visit";
import { listen, until } from "@/testing/serve.mjs";

const optimised = jest.fn();
jest.mock("@/lib/pictures/cache", () => ({ optimised: (wanted: object) => optimised(wanted) }));

let site: Awaited<ReturnType<typeof listen>>;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(line));
const silent = (level: "info" | "warn" | "error") =>
  jest.spyOn(console, level).mockImplementation(() => undefined);

beforeAll(async () => {
  site = await listen((request, response) => answer(request, response));
});
beforeEach(() => {
  process.env.PORT = new URL(site.origin).port;
});
afterEach(() => jest.useRealTimers().restoreAllMocks());
afterAll(() => {
  delete process.env.PORT;
  return site.close();
});

test("events are sent together, with the internal secret, and again after a failure", async () => {
  const calls: { url?: string; connection?: string; caller?: string; body: string }[] = [];
  answer = async (request, response) => {
    const { authorization = "", connection } = request.headers;
    const caller = callerOf(new Request(site.origin, { headers: { authorization } }), "secret");
    let body = "";
    for await (const part of request) body += part;
    calls.push({ url: request.url, connection, caller, body });
    response.writeHead(calls.length === 1 ? 503 : 200).end();
  };
  const events: ContentEvent[] = [
    { kind: "documents", collection: "partners", added: ["a"], changed: ["b"], gone: ["c"] },
    { kind: "collection", collection: "photos", gone: [] },
    { kind: "clock" },
  ];
  events.forEach(announce);
  await until(() => calls.length === 2);
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toMatchObject({ url: "/api/revalidate", caller: "itself" });
  expect(eventSchema.array().parse(JSON.parse(calls[0]?.body ?? ""))).toEqual(events);
  // Other calls have no secret, and keep no connection open, which would delay a stop.
  await requestItself("/contact");
  expect(calls.at(-1)).toMatchObject({ url: "/contact", connection: "close" });
  expect(calls.at(-1)?.caller).toBeUndefined();
  await requestItself("/contact", { headers: { authorization: "Bearer secret" } });
  expect(calls.at(-1)?.caller).toBe("webhook");
});

test("events are sent five times at most, and that they did not arrive is logged", async () => {
  jest.useFakeTimers();
  const [sent, error] = [jest.spyOn(globalThis, "fetch"), silent("error")];
  for (const [status, times] of [
    [503, 5],
    [200, 1],
  ] as const) {
    sent.mockReset().mockImplementation(async () => new Response(null, { status }));
    announce({ kind: "clock" });
    for (const pause of [50, 200, 1000, 5000, 60_000]) await jest.advanceTimersByTimeAsync(pause);
    expect(sent).toHaveBeenCalledTimes(times);
    expect(JSON.parse(String(sent.mock.lastCall?.[1]?.body))).toEqual([{ kind: "clock" }]);
  }
  expect(lines(error)).toMatchObject([
    { message: "Le renouvellement des pages a échoué", error: "réponse 503" },
  ]);
});

test.each([
  ["/partenaire/zo%C3%A9", "/partenaire/zoé"],
  ["/calendrier/flyers/100%25", "/calendrier/flyers/100%"],
  ["/calendrier/flyers/a%23b%3Fc", "/calendrier/flyers/a%23b%3Fc"],
  ["/calendrier/flyers/a%2523b", "/calendrier/flyers/a%2523b"],
])("the address %s is %s in the keys of the page cache, and back", (address, path) => {
  expect([pathOf(address), addressOf(path)]).toEqual([path, address]);
});

describe("the visits after a change", () => {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const answerOne = async (cacheState = "HIT") => {
    await until(() => held.length > 0);
    held.shift()?.setHeader("x-nextjs-cache", cacheState).end();
  };

  beforeEach(() => {
    asked.length = 0;
    answer = ({ url = "", headers }, response) => {
      expect(headers["accept-encoding"]).toBe("identity");
      asked.push(url);
      held.push(response);
    };
  });
  afterEach(() => until(() => !renewal.visit));

  test("run one at a time, edited pages first, each once, and a page that a visitor saw stale in its turn", async () => {
    const warn = silent("warn");
    visitPages(["/edited"], ["/1", "/2", "/3"]);
    visitPages(["/new"], ["/4", "/2"]);
    renewal.renewSoon?.("/partenaire/zoé");
    const pages = ["/edited", "/new", "/1", "/2", "/3", "/4", "/partenaire/zo%C3%A9"];
    for (const page of pages) {
      await until(() => held.length > 0);
      expect([asked.at(-1), held.length]).toEqual([page, 1]);
      await answerOne();
    }
    expect(asked).toEqual(pages);
    expect(warn).not.toHaveBeenCalled();
  });

  test("wait until the page cache has a new page, and log one that fails, but not when the process ends", async () => {
    const warn = silent("warn");
    visitPages(["/stale", "/broken"]);
    await answerOne("STALE");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked, renewal.visit?.path]).toEqual([["/stale"], "/stale"]);
    renewal.visit?.onStored();
    await until(() => held.length > 0);
    held.shift()?.destroy();
    await until(() => warn.mock.calls.length > 0);
    expect(lines(warn)).toEqual([
      expect.objectContaining({ message: "Pages non renouvelées d’avance", pages: 1, page: "/broken" }),
    ]);
    visitPages(["/last"]);
    await until(() => held.length > 0);
    renewal.isStopping = true;
    held.shift()?.destroy();
    await until(() => !renewal.visit);
    delete renewal.isStopping;
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("are at most 120 at a time", async () => {
    answer = ({ url = "" }, response) => {
      asked.push(url);
      response.setHeader("x-nextjs-cache", "HIT").end();
    };
    visitPages(
      [],
      Array.from({ length: 500 }, (_, i) => `/${i}`),
    );
    await until(() => asked.length === 120 && !renewal.visit);
  });
});

/** A page as it is sent: the address of a picture in two sizes, and one that no page of the site has written. */
const pageWith = (src: string) => {
  const [small, large] = [480, 1080].map((width) => pictureAddress(src, { width }));
  return `<img srcset="${small} 480w, ${large} 1080w" src="${large}"><img src="${small}x">`.replaceAll(
    "&",
    "&amp;",
  );
};

test("pictures of rendered pages are encoded once as AVIF, one at a time, and again only where that failed", async () => {
  const info = silent("info");
  const show = (...names: string[]) => {
    for (const name of names) encodeLater(pageWith(`/demo/${name}.jpg`));
  };
  let [running, most] = [0, 0];
  let broken = "/demo/b.jpg";
  optimised.mockImplementation(async ({ src }) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (src === broken) throw new Error("illisible");
  });
  show("a", "b", "a");
  await Promise.all([encodeWaiting(), encodeWaiting()]);
  expect(optimised.mock.calls.map(([{ src, width }]) => [src, width])).toEqual([
    ...[480, 1080].map((width) => ["/demo/a.jpg", width]),
    ...[480, 1080].map((width) => ["/demo/b.jpg", width]),
  ]);
  expect([most, optimised.mock.calls[0]?.[0].format]).toEqual([1, "avif"]);
  broken = "";
  show("a", "b");
  await encodeWaiting();
  expect(optimised).toHaveBeenCalledTimes(6);
  expect(lines(info)).toMatchObject([2, 2].map((images) => ({ message: "Images prêtes", images })));
});

test("no picture is encoded ahead where the operator has switched that off", async () => {
  optimised.mockClear();
  Object.assign(env(), { WARM_PICTURES: "off" });
  encodeLater(pageWith("/demo/ailleurs.jpg"));
  await encodeWaiting();
  expect(optimised).not.toHaveBeenCalled();
});
