import { announce } from "@/lib/publishing/announce";
import { type ContentEvent, eventSchema } from "@/lib/publishing/events";
import { isOwnCall, requestItself } from "@/lib/publishing/own-call";
import { listen, until } from "@/testing/serve.mjs";

type Call = { url?: string; connection?: string; isOwn: boolean; body: string };

const calls: Call[] = [];
let site: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  site = await listen(async (request, response) => {
    const { authorization = "", connection } = request.headers;
    const isOwn = isOwnCall(new Request(site.origin, { headers: { authorization } }));
    let body = "";
    for await (const part of request) body += part;
    calls.push({ url: request.url, connection, isOwn, body });
    response.writeHead(calls.length === 1 ? 503 : 200).end();
  });
  process.env.__NEXT_PRIVATE_ORIGIN = site.origin;
});
afterAll(() => {
  delete process.env.__NEXT_PRIVATE_ORIGIN;
  return site.close();
});

test("events are sent together, with the internal secret, and again after a failure", async () => {
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
});

test("other calls have no secret, and keep no connection open, which would delay a stop", async () => {
  await requestItself("/contact");
  expect(calls.at(-1)).toMatchObject({ url: "/contact", isOwn: false, connection: "close" });
});
