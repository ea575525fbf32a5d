import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { BuiltSite } from "@/testing/built-site";
import { temporaryPaths } from "@/testing/nginx.mjs";
import { freePort, run, type Server } from "@/testing/serve.mjs";

const site = new BuiltSite();

beforeAll(() => site.open({}));
afterAll(() => site.remove());

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
    ["/partenaire/personne", 404, /^text\/html/],
    ["/inconnue", 404, /^text\/html/],
    ["/calendrier.ics", 200, /^text\/calendar/],
    ["/_next/image?url=%2Fart%2Ficon-512.png&w=96", 404, /^text\/plain/, { accept: "image/avif" }],
  ])("sends on what the site answers: %s", async (address, status, type, headers = {}) => {
    const answer = await ask(nginx.origin, { path: address, headers });
    const [found = ""] = valuesOf(answer, "content-type");
    expect([answer.status, found]).toEqual([status, expect.stringMatching(type)]);
    if (found.includes("html")) expect(answer.body.toString()).toContain("</html>");
    for (const name of SECURITY_HEADERS) expect([name, valuesOf(answer, name).length]).toEqual([name, 1]);
  });
});
