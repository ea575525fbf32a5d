import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ask, SECURITY_HEADERS, valuesOf } from "@/testing/ask";
import { temporaryPaths } from "@/testing/nginx.mjs";
import { freePort, ROOT, run, type Server, serve } from "@/testing/serve.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "own-nginx-"));
const at = (name: string) => path.join(folder, name);
let site: Server;
let nginx: Server;

// An operator's own nginx: the address of the site, its name, and no buffering, as the framework's guide advises.
beforeAll(async () => {
  site = await serve(ROOT);
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
  nginx = await run("nginx", args, { cwd: folder, origin: `http://127.0.0.1:${port}`, ready: "/api/health" });
});

afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
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
])(
  "an operator's own nginx sends on what the site answers: %s",
  async (address, status, type, headers = {}) => {
    const answer = await ask(nginx.origin, { path: address, headers });
    expect([answer.status, valuesOf(answer, "content-type")[0]]).toEqual([
      status,
      expect.stringMatching(type),
    ]);
    if (valuesOf(answer, "content-type")[0]?.includes("html"))
      expect(answer.body.toString()).toContain("</html>");
    for (const name of SECURITY_HEADERS) expect([name, valuesOf(answer, name).length]).toEqual([name, 1]);
  },
);
