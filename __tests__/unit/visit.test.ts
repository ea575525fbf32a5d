import type { IncomingMessage, ServerResponse } from "node:http";
import { announce } from "@/lib/publishing/announce";
import { type ContentEvent, eventSchema } from "@/lib/publishing/events";
import { isOwnCall, requestItself } from "@/lib/publishing/own-call";
import { pagesOf, picturesOf, visitPages, warmAllPictures } from "@/lib/publishing/visit";
import { listen, until } from "@/testing/serve.mjs";

jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let site: Awaited<ReturnType<typeof listen>>;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const lines = (spy: jest.SpyInstance) => spy.mock.calls.map(([line]) => JSON.parse(line));
const silent = (level: "info" | "warn") => jest.spyOn(console, level).mockImplementation(() => undefined);

beforeAll(async () => {
  site = await listen((request, response) => answer(request, response));
});
beforeEach(() => {
  process.env.__NEXT_PRIVATE_ORIGIN = site.origin;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  delete process.env.__NEXT_PRIVATE_ORIGIN;
  return site.close();
});

test("events are sent together, with the internal secret, and again after a failure", async () => {
  const calls: { url?: string; connection?: string; isOwn: boolean; body: string }[] = [];
  answer = async (request, response) => {
    const { authorization = "", connection } = request.headers;
    const isOwn = isOwnCall(new Request(site.origin, { headers: { authorization } }));
    let body = "";
    for await (const part of request) body += part;
    calls.push({ url: request.url, connection, isOwn, body });
    response.writeHead(calls.length === 1 ? 503 : 200).end();
  };
  const events: ContentEvent[] = [
    { kind: "documents", collection: "partners", added: ["a"], modified: ["b"], removed: [] },
    { kind: "collection", collection: "photos" },
    { kind: "midnight" },
    { kind: "start" },
  ];
  events.forEach(announce);
  await until(() => calls.length === 2);
  expect(calls).toEqual([calls[0], calls[0]]);
  expect(calls[0]).toMatchObject({ url: "/api/renewal", isOwn: true });
  expect(eventSchema.array().parse(JSON.parse(calls[0]?.body ?? ""))).toEqual(events);
  // Other calls have no secret, and keep no connection open, which would delay a stop.
  await requestItself("/contact");
  expect(calls.at(-1)).toMatchObject({ url: "/contact", isOwn: false, connection: "close" });
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

  test("run two at a time, those of a later change first", async () => {
    const warn = silent("warn");
    await visitPages([]);
    const earlier = visitPages(["/1", "/2", "/3", "/4"]);
    await until(() => asked.length === 2);
    const later = visitPages(["/new", "/4"]);
    for (let page = 1; page <= 5; page++) {
      expect(held.length).toBeLessThanOrEqual(2);
      await answerOne();
    }
    await Promise.all([earlier, later]);
    expect(asked.slice(0, 2).sort()).toEqual(["/1", "/2"]);
    expect(asked.slice(2)).toEqual(["/new", "/4", "/3"]);
    expect(warn).not.toHaveBeenCalled();
  });

  test("ask for a page again until it is renewed, and log one that fails", async () => {
    const warn = silent("warn");
    const visits = visitPages(["/broken", "/stale"]);
    await until(() => held.length === 2);
    held.shift()?.destroy();
    for (const state of ["STALE", "STALE", "HIT"]) await answerOne(state);
    await visits;
    expect(asked).toHaveLength(4);
    expect(lines(warn)).toEqual([
      expect.objectContaining({ message: "Pages non renouvelées d’avance", pages: 1, page: "/broken" }),
    ]);
  });

  test("are at most 120 per change", async () => {
    const all = visitPages(Array.from({ length: 500 }, (_, i) => `/${i}`));
    for (let page = 0; page < 120; page++) await answerOne();
    await all;
    expect(asked).toHaveLength(120);
  });
});

describe("the pictures of the site", () => {
  const picture = (name: string, width: number) => `/_next/image?url=%2Fdemo%2F${name}.jpg&w=${width}&q=72`;
  const page = (...names: string[]) =>
    names
      .map((name) => [480, 1080, 2048].map((w) => `${picture(name, w).replaceAll("&", "&amp;")} ${w}w`))
      .map((widths) => `<img srcset="${widths.join(", ")}">`)
      .join("");

  test("are found once in each page of the sitemap", () => {
    expect(picturesOf(page("a", "a"))).toEqual([480, 1080, 2048].map((width) => picture("a", width)));
    expect(picturesOf("<p>/_next/image</p> /_next/image?url=%2Fdemo%2Fa.jpg")).toEqual([]);
    const sitemap = "<url><loc>https://x.fr</loc></url><url><loc>https://x.fr/partenaire/a%26b</loc></url>";
    expect(pagesOf(sitemap)).toEqual(["/", "/partenaire/a%26b"]);
  });

  test("are requested as AVIF after a start, one at a time, and again only where that failed", async () => {
    const broken = picture("b", 480);
    const failing = new Set(["/absente", broken]);
    const asked: string[] = [];
    let [running, most] = [0, 0];
    answer = async ({ url = "", headers }, response) => {
      if (url === "/sitemap.xml")
        return response.end("<loc>http://x/</loc><loc>http://x/absente</loc><loc>http://x/autre</loc>");
      if (!url.startsWith("/_next/image"))
        return failing.has(url) ? response.destroy() : response.end(page("a", url === "/" ? "b" : "c"));
      most = Math.max(most, ++running);
      asked.push(url);
      expect(headers.accept).toBe("image/avif");
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      response.writeHead(failing.has(url) ? 502 : 200).end("x");
    };
    const info = silent("info");
    await warmAllPictures();
    await warmAllPictures();
    await until(() => info.mock.calls.length > 0);
    expect([asked.length, new Set(asked).size]).toEqual([9, 9]);
    expect(asked).toContain(picture("c", 2048));
    expect(most).toBe(1);
    asked.length = 0;
    failing.clear();
    await warmAllPictures();
    await until(() => info.mock.calls.length > 1);
    expect(asked).toEqual([broken]);
    expect(lines(info)).toMatchObject([9, 1].map((images) => ({ message: "Images prêtes", images })));
  });

  test("are not requested without a sitemap, which is logged", async () => {
    const warn = silent("warn");
    process.env.__NEXT_PRIVATE_ORIGIN = "http://127.0.0.1:1";
    await warmAllPictures();
    expect(lines(warn)).toMatchObject([{ message: "Images non préparées d’avance" }]);
  });
});
