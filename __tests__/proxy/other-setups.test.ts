import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { CachingProxy } from "@/testing/caching-proxy";
import { startNginx, temporaryPaths } from "@/testing/nginx.mjs";
import { freePort, ROOT, run, type Server, serve } from "@/testing/serve.mjs";

let site: Server;

beforeAll(async () => {
  site = await serve(ROOT, { WARM_PICTURES: "off" });
});
afterAll(() => site?.stop());

describe("an operator's own nginx", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "own-nginx-"));
  const at = (name: string) => path.join(folder, name);
  let nginx: Server;

  // The address of the site, its name, and no buffering, as the framework's guide advises.
  beforeAll(async () => {
    const port = await freePort();
    mkdirSync(at("temp"));
    writeFileSync(
      at("nginx.conf"),
      `daemon off;
pid ${at("nginx.pid")};
events {}
http {
  access_log off;
  ${temporaryPaths(at)}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site.origin};
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_buffering off;
    }
  }
}`,
    );
    const args = ["-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")];
    const origin = `http://127.0.0.1:${port}`;
    nginx = await run("nginx", args, { cwd: folder, origin, ready: "/api/health" });
  });
  afterAll(async () => {
    await nginx?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each<[string, number, RegExp, Record<string, string>?]>([
    ["/", 200, /^text\/html/],
    ["/calendrier", 200, /^text\/html/],
    ["/calendrier?_rsc", 200, /^text\/x-component/, { rsc: "1" }],
    ["/partenaire/personne", 404, /^text\/html/],
    ["/inconnue", 404, /^text\/html/],
    ["/calendrier.ics", 200, /^text\/calendar/],
    ["/_next/image?url=%2Fart%2Ficon-192.png&w=96&q=72", 200, /^image\/avif/, { accept: "image/avif" }],
  ])("sends on what the site answers: %s", async (address, status, type, headers = {}) => {
    const answer = await ask(nginx.origin, { path: address, headers });
    const [found = ""] = valuesOf(answer, "content-type");
    expect([answer.status, found]).toEqual([status, expect.stringMatching(type)]);
    if (found.includes("html")) expect(answer.body.toString()).toContain("</html>");
    for (const name of SECURITY_HEADERS) expect([name, valuesOf(answer, name).length]).toEqual([name, 1]);
  });
});

// The recipes of docs/exploitation.md, each with a stand-in for its CDN.
describe("the shipped nginx", () => {
  const RECIPES = { "a CDN that ignores Vary": false, "a CDN without stale-if-error": true };
  const ROUTER = { rsc: "1" };
  let nginx: Server;
  let cdn: CachingProxy;

  beforeAll(async () => {
    nginx = await startNginx([site.origin]);
  });
  afterAll(() => nginx?.stop());
  afterEach(() => cdn.close());

  const openCdn = (vary: boolean) => {
    cdn = new CachingProxy(nginx.origin, vary);
    return cdn.open();
  };
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(cdn.origin + address, { headers, redirect: "manual" });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    };
  };

  describe.each(Object.entries(RECIPES))("behind %s", (_, vary) => {
    beforeEach(() => openCdn(vary));

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

  test("serves the last good page to a CDN without stale-if-error", async () => {
    await openCdn(true);
    await get("/le-concept");
    cdn.kept.clear();
    await site.stop();
    const { status, text } = await get("/le-concept");
    expect([status, text.includes("</html>")]).toEqual([200, true]);
  });
});
