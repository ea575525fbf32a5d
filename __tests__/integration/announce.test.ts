import { announce } from "@/deploy/firebase/functions/announce.js";
import { listen } from "@/testing/serve.mjs";

type Call = { path?: string; authorization?: string; body: unknown };

describe("the function that announces changes to the site", () => {
  let site: Awaited<ReturnType<typeof listen>>;
  let answers: number[];
  let calls: Call[];
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const warn = jest.fn();
  const change = { collection: "partners", id: "anna" };

  beforeEach(async () => {
    answers = [];
    calls = [];
    pauses.length = 0;
    warn.mockClear();
    site = await listen(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      calls.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(body) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  afterEach(() => site.close());

  const run = (urls: string) => announce({ urls, secret: "s3cret", change, pause, warn });

  test("calls every instance with the secret and the document", async () => {
    await run(`${site.origin}, ${site.origin}/api/revalidate`);
    const call = { path: "/api/revalidate", authorization: "Bearer s3cret", body: change };
    expect(calls).toEqual([call, call]);
  });

  test("repeats a call that fails, after growing pauses", async () => {
    answers = [503, 500, 429];
    await run(site.origin);
    expect(calls).toHaveLength(4);
    expect(pauses).toEqual([500, 1000, 2000]);
  });

  test("calls the other instances if one is unreachable, and asks for the event again", async () => {
    await expect(run(`http://127.0.0.1:1,${site.origin}`)).rejects.toThrow(
      "http://127.0.0.1:1/api/revalidate",
    );
    expect(calls).toHaveLength(1);
  });

  test("does not repeat a call that the site refuses", async () => {
    answers = [401];
    await run(site.origin);
    expect(calls).toHaveLength(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("401"));
  });
});
