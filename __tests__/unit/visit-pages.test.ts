import type { ServerResponse } from "node:http";
import { visitPages } from "@/lib/publishing/visit";
import { listen, until } from "@/testing/serve.mjs";

jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

describe("the visits after a change", () => {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  let site: Awaited<ReturnType<typeof listen>>;
  const answerOne = async (cacheState = "HIT") => {
    await until(() => held.length > 0);
    held.shift()?.setHeader("x-nextjs-cache", cacheState).end();
  };

  beforeAll(async () => {
    site = await listen(({ url = "", headers }, response) => {
      expect(headers["accept-encoding"]).toBe("identity");
      asked.push(url);
      held.push(response);
    });
    process.env.__NEXT_PRIVATE_ORIGIN = site.origin;
  });
  afterAll(() => {
    delete process.env.__NEXT_PRIVATE_ORIGIN;
    return site.close();
  });

  test("run two at a time, those of a later change first", async () => {
    const warn = jest.spyOn(console, "warn");
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
    asked.length = 0;
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const visits = visitPages(["/broken", "/stale"]);
    await until(() => held.length === 2);
    held.shift()?.destroy();
    for (const state of ["STALE", "STALE", "HIT"]) await answerOne(state);
    await visits;
    expect(asked).toHaveLength(4);
    expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      expect.objectContaining({ message: "Pages non renouvelées d’avance", pages: 1, page: "/broken" }),
    ]);
    warn.mockRestore();
  });

  test("are at most 120 per change", async () => {
    asked.length = 0;
    const all = visitPages(Array.from({ length: 500 }, (_, i) => `/${i}`));
    for (let page = 0; page < 120; page++) await answerOne();
    await all;
    expect(asked).toHaveLength(120);
  });
});
