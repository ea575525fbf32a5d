import { CachingProxy } from "@/testing/caching-proxy";
import { startNginx } from "@/testing/nginx.mjs";
import { ROOT, type Server, serve } from "@/testing/serve.mjs";

// The recipes of docs/exploitation.md, each with a stand-in for its CDN.
const RECIPES = { "a CDN that ignores Vary": false, "a CDN without stale-if-error": true };

const ROUTER = { rsc: "1" };
let site: Server;
let nginx: Server;

beforeAll(async () => {
  site = await serve(ROOT);
  nginx = await startNginx([site.origin]);
});

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

describe.each(Object.entries(RECIPES))("behind %s", (_, vary) => {
  let cdn: CachingProxy;
  beforeEach(async () => {
    cdn = new CachingProxy(nginx.origin, vary);
    await cdn.open();
  });
  afterEach(() => cdn.close());

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(cdn.origin + address, { headers, redirect: "manual" });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };

  test.each(["/calendrier", "/calendrier?_rsc=abcde"])(
    "visitors never get the router's data: %s",
    async (page) => {
      await get(page, ROUTER);
      const read = await get(page);
      expect(read).toMatchObject({ status: 200, type: expect.stringContaining("text/html") });
      expect(read.text).toContain("<h1");
    },
  );

  test("pages are cached, the router's data are not", async () => {
    await get("/contact");
    expect(cdn.kept.size).toBe(1);
    await get("/partenaires?_rsc=fghij", ROUTER);
    expect(cdn.kept.size).toBe(1);
  });
});

test("nginx serves the last good page to a CDN without stale-if-error", async () => {
  const cdn = new CachingProxy(nginx.origin, true);
  await cdn.open();
  await fetch(`${cdn.origin}/le-concept`);
  cdn.kept.clear();
  await site.stop();
  const response = await fetch(`${cdn.origin}/le-concept`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("</html>");
  cdn.close();
});
