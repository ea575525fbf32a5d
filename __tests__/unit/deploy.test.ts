import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { readEnv } from "@/lib/config/env";
import { temporaryFolder } from "@/testing/folder";
import { KINDS } from "@/testing/pictures/hostile";
import { listen } from "@/testing/serve.mjs";

const text = (name: string) => readFileSync(name, "utf8");

describe("the image", () => {
  const { at, write } = temporaryFolder();

  test("contains no settings file, and no content of a venue", () => {
    write(".gitignore", text(".dockerignore"));
    spawnSync("git", ["init", "-q"], { cwd: at() });
    const names = [
      ".env",
      ".env.local",
      ".env.production",
      ".env.production.local",
      "content/lieu/pages.json",
      "mon-lieu/pages.json",
    ];
    const needed = [
      "app/layout.tsx",
      "content/demo/pages.json",
      "package-lock.json",
      "scripts/content/check.ts",
    ];
    const { stdout } = spawnSync("git", ["check-ignore", ...names, ...needed], {
      cwd: at(),
      encoding: "utf8",
    });
    expect(stdout.trim().split("\n")).toEqual(names);
  });

  test.each([
    [200, 0],
    [503, 1],
  ])("exits its health check for the status %i with %i", async (status, code) => {
    const site = await listen((request, response) =>
      response.writeHead(request.url === "/api/health" ? status : 404).end(),
    );
    const [command, ...args] = JSON.parse(
      /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(text("Dockerfile"))?.[1] ?? "[]",
    );
    const check = spawn(command, args, { env: { ...process.env, PORT: new URL(site.origin).port } });
    expect(await once(check, "exit")).toEqual([code, null]);
    await site.close();
  });
});

const UNITS = readdirSync("deploy")
  .filter((name) => name.endsWith(".service"))
  .map((name) => `deploy/${name}`);
const isInstalled = spawnSync("systemd-analyze", ["--version"]).error === undefined;

test("what systemd tells a unit is no misspelt setting", () => {
  const told = { STATE_DIRECTORY: "/var/lib/chalet/3000", INVOCATION_ID: "1", JOURNAL_STREAM: "1:2" };
  expect(() => readEnv(told)).not.toThrow();
});

describe.each(UNITS)("%s", (unit) => {
  (isInstalled ? test : test.skip)("is shut in", () => {
    const args = ["security", "--offline=true", "--threshold=15", unit];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  });
});

// There is no emulator of Storage here: the rules are parsed, not executed.
test("the storage rules make exactly the picture formats of the site public", () => {
  const { firestore, storage } = JSON.parse(text("deploy/firebase/firebase.json"));
  const rules = text(`deploy/firebase/${storage.rules}`).replace(/\/\/.*/g, "");
  const allowed = [...rules.matchAll(/allow ([^:]+): if ([^;]+);/g)].map(([, what, when]) => [what, when]);
  expect(allowed).toEqual([
    ["get", `resource.contentType.matches('image/(${KINDS.join("|")})')`],
    ["list, write", "false"],
  ]);
  expect(text(`deploy/firebase/${firestore.rules}`)).toContain("service cloud.firestore");
});
