import http from "node:http";
import { guardEveryAnswer } from "@/lib/server/every-answer";
import { endTurn, turnOf } from "@/lib/server/page-cache/gate.mjs";
import { until } from "@/testing/serve.mjs";

jest.mock("@/lib/server/door", () => ({
  openDoor:
    () =>
    ({ url, method, headers }: http.IncomingMessage) => ({ url, method, headers, path: url }),
}));

let server: http.Server;
let origin: string;
const open: Record<string, (status: number) => void> = {};

beforeAll(async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  guardEveryAnswer();
  server = http.createServer(async (request, response) => {
    const path = request.url ?? "";
    // As the framework does with a request for data whose query is not that of its headers.
    if (request.headers.rsc) return response.writeHead(307).end();
    const may = await turnOf(path);
    open[path] = (status) => response.writeHead(may ? status : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("another request for an address does not end the turn of its rendering, a failure does", async () => {
  const leave = new AbortController();
  const asked = ["/a", "/b", "/c"].map((path) =>
    fetch(origin + path, { signal: leave.signal }).catch(() => {}),
  );
  await until(() => open["/a"] && open["/b"]);
  for (const path of ["/a", "/b"]) {
    const answer = await fetch(origin + path, { headers: { rsc: "1" }, redirect: "manual" });
    expect(answer.status).toBe(307);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(open["/c"]).toBeUndefined();
  open["/a"]?.(500);
  await until(() => open["/c"], 5000);
  leave.abort();
  await Promise.all(asked);
  for (const path of ["/b", "/c"]) await endTurn(path);
});
