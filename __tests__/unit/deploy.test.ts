import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const text = (name: string) => readFileSync(name, "utf8");
const installed = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).error === undefined;

describe("the image", () => {
  const dockerfile = text("Dockerfile");
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

  test("runs without rights, answers to the outside and checks its health", () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/HOSTNAME=0\.0\.0\.0/);
    expect(last).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
    expect(last).toMatch(/^CMD \["node", "server\.js"\]$/m);
  });

  test("holds the three parts of a standalone build and no secret", () => {
    const copied = [...last.matchAll(/^COPY .* \/app\/(\S+) /gm)].map(([, from]) => from);
    expect(copied).toEqual([".next/standalone", ".next/static", "public"]);
    expect(text(".dockerignore")).toMatch(/^\.env\*$/m);
  });
});

describe("the service", () => {
  const unit = text("deploy/chalet.service");

  test("takes a graceful stop for a success, starts again, and writes only its pages", () => {
    expect(unit).toMatch(/^SuccessExitStatus=143$/m);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(unit.match(/^ReadWritePaths=.*$/gm)).toEqual(["ReadWritePaths=/srv/chalet/%i/.next"]);
  });
});

test("the heap has the same limits however the site is started", () => {
  const limits = (file: string) => text(file).match(/--max-\S+-size=\d+/g);
  expect(limits("package.json")).toHaveLength(2);
  expect(limits("Dockerfile")).toEqual(limits("package.json"));
  expect(limits("deploy/chalet.service")).toEqual(limits("package.json"));
});

describe("nginx", () => {
  const main = text("deploy/nginx.conf");

  test("does not show a page of yesterday because somebody is fetching today's", () => {
    expect(/proxy_cache_use_stale ([^;]*);/.exec(main)?.[1]).not.toContain("updating");
  });

  (installed("nginx", "-v") && installed("openssl", "version") ? test : test.skip)(
    "accepts the shipped files, but for the places of this machine",
    () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-nginx-"));
      try {
        const at = (name: string) => path.join(folder, name);
        cpSync("deploy/nginx.conf", at("nginx.conf"));
        cpSync("deploy/site", at("site"), { recursive: true });
        for (const name of ["cache", "temp"]) mkdirSync(at(name));
        const key = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
        spawnSync("openssl", [...key, "-keyout", at("key.pem"), "-out", at("cert.pem")]);
        moved(at("site/process.conf"), [
          [/^(user .*)$/m, ""],
          [/\/run|\/var\/log\/nginx/g, folder],
        ]);
        moved(at("site/http.conf"), [
          [/\/var\/(cache|log)\/nginx/g, folder],
          [/listen .*80;/g, "listen unix:$FOLDER/plain.sock;".replace("$FOLDER", folder)],
          [/(unix:\S+;)\s+listen unix:\S+;/, "$1"],
          [
            /$/,
            ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
              .map((t) => `${t}_temp_path ${at("temp")}/${t};`)
              .join("\n"),
          ],
        ]);
        moved(at("site/listen.conf"), [
          [/listen \[::\].*/, ""],
          [/listen 443/, `listen unix:${at("tls.sock")}`],
          [/\/etc\S*fullchain.pem/, at("cert.pem")],
          [/\/etc\S*privkey.pem/, at("key.pem")],
        ]);
        const args = ["-t", "-q", "-p", folder, "-c", at("nginx.conf"), "-e", at("error.log")];
        const { status, stderr } = spawnSync("nginx", args, { encoding: "utf8" });
        expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

function moved(file: string, changes: [RegExp, string][]): void {
  let content = text(file);
  for (const [from, to] of changes) {
    expect(content).toMatch(from);
    content = content.replace(from, to);
  }
  writeFileSync(file, content);
}
