import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryPaths } from "@/testing/nginx.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-machine-"));
const at = (name: string) => path.join(folder, name);
const nginx = (...args: string[]) =>
  spawnSync("nginx", [...args, "-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")], {
    encoding: "utf8",
  });

/** The paths of a production machine, inside the folder of this test. */
const PLACES: [RegExp, string][] = [
  [/^\s*listen \[::\].*$/gm, ""],
  [/listen 80/g, `listen unix:${at("plain")}`],
  [/listen 443/g, `listen unix:${at("tls")}`],
  [/\/etc\/letsencrypt\/live\/[^/]+/g, folder],
  [/\/var\/log\/nginx|\/run/g, folder],
  [/flush=5s/g, "flush=1s"],
  [/^user www-data;$/gm, process.getuid?.() === 0 ? "user root;" : ""],
];

// The shipped files with TLS, host names and the preview.
beforeAll(() => {
  // With a limit that one visitor reaches soon.
  const shipped = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(at("nginx.conf"), shipped.replace("burst=2000 delay=400", "burst=20 delay=10"));
  cpSync("deploy/site", at("site"), { recursive: true });
  mkdirSync(at("temp"));
  cpSync("deploy/apercu.conf", at("site/more/apercu.conf"));
  for (const name of readdirSync(at("site"), { recursive: true }) as string[]) {
    if (!name.endsWith(".conf")) continue;
    const text = readFileSync(at(`site/${name}`), "utf8");
    const moved = PLACES.reduce((found, [from, to]) => found.replace(from, to), text);
    writeFileSync(at(`site/${name}`), moved + (name === "http.conf" ? temporaryPaths(at) : ""));
  }
  const key = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=www.mon-chalet.fr"];
  spawnSync("openssl", [...key, "-keyout", at("privkey.pem"), "-out", at("fullchain.pem")]);
  const { status, stderr } = nginx();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

afterAll(() => {
  nginx("-s", "stop");
  rmSync(folder, { recursive: true, force: true });
});

/** Status and headers of an answer, undefined when the connection is closed without one. */
function ask(socket: "plain" | "tls", host: string, more: Record<string, string> = {}) {
  const headers = { host, ...more };
  const options = { socketPath: at(socket), path: "/le-lieu", headers, agent: false as const };
  return new Promise<http.IncomingMessage | undefined>((resolve) => {
    const answered = (response: http.IncomingMessage) => resolve(response.resume());
    const request =
      socket === "plain"
        ? http.get(options, answered)
        : https.get({ ...options, servername: host, rejectUnauthorized: false }, answered);
    request.on("error", () => resolve(undefined));
  });
}

test.each([
  ["plain", "www.mon-chalet.fr"],
  ["plain", "mon-chalet.fr"],
  ["tls", "mon-chalet.fr"],
] as const)(
  "a name without TLS or without www. redirects to the site's address: %s, %s",
  async (socket, host) => {
    const answer = await ask(socket, host);
    expect(answer?.statusCode).toBe(301);
    expect(answer?.headers.location).toBe("https://www.mon-chalet.fr/le-lieu");
  },
);

test.each(["plain", "tls"] as const)("another host name gets no answer (%s)", async (socket) => {
  expect(await ask(socket, "evil.example")).toBeUndefined();
});

test("the preview answers only on its own host name, and only with the password", async () => {
  expect((await ask("tls", "apercu.mon-chalet.fr"))?.statusCode).toBe(401);
  expect((await ask("plain", "apercu.mon-chalet.fr"))?.headers.location).toBe(
    "https://apercu.mon-chalet.fr/le-lieu",
  );
});

test("the site is served over TLS, with HSTS", async () => {
  const answer = await ask("tls", "www.mon-chalet.fr");
  expect(answer?.statusCode).toBe(503);
  expect(answer?.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  expect(answer?.headers["retry-after"]).toBe("5");
});

test("no log contains a visitor's address, nor more than the site's name of where one comes from", async () => {
  const referers = [
    "https://www.exemple.fr/marque?q=marque",
    "https://marque@b.example/",
    "http://192.0.2.1/marque",
  ];
  for (const referer of referers) await ask("tls", "www.mon-chalet.fr", { referer });
  // More than may wait for their turn, until one is refused.
  await new Promise<void>((refused) => {
    for (let n = 0; n < 100; n++)
      void ask("tls", "www.mon-chalet.fr").then((answer) => answer?.statusCode === 429 && refused());
  });
  await once(net.connect(at("tls")).end("nothing that is TLS").resume(), "close");
  // Each worker keeps its lines for a second.
  await pause(1500);
  for (const log of ["error.log", "access.log"])
    expect(readFileSync(at(log), "utf8")).not.toMatch(/client|unix:|marque|192\.0/);
  const lines = readFileSync(at("access.log"), "utf8").trim().split("\n");
  // The last line may be half written.
  const from = lines.slice(0, -1).map((line) => JSON.parse(line).from);
  expect(from.filter(Boolean)).toEqual(["www.exemple.fr"]);
});
