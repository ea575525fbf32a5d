import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { removeEmptySettings } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import { KINDS } from "@/testing/pictures/hostile";
import { listen } from "@/testing/serve.mjs";

const text = (name: string) => readFileSync(name, "utf8");
const installed = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).error === undefined;

describe("the image", () => {
  test("contains no settings file", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "chalet-image-"));
    try {
      cpSync(".dockerignore", path.join(folder, ".gitignore"));
      spawnSync("git", ["init", "-q"], { cwd: folder });
      const names = [".env", ".env.local", ".env.production", ".env.production.local"];
      const { stdout } = spawnSync("git", ["check-ignore", ...names], { cwd: folder, encoding: "utf8" });
      expect(stdout.trim().split("\n")).toEqual(names);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
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
/** The last value of a setting in a section of a unit. */
const setting = (unit: string, section: string, name: string) =>
  text(unit)
    .split(/^\[(?=\w+\]$)/m)
    .find((part) => part.startsWith(`${section}]`))
    ?.match(new RegExp(`(?<=^${name}=).*`, "gm"))
    ?.at(-1);

describe.each(UNITS)("%s", (unit) => {
  (installed("systemd-analyze", "--version") ? test : test.skip)("is shut in", () => {
    const args = ["security", "--offline=true", "--threshold=15", unit];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  });

  test("is sandboxed like the other units", () => {
    const block = (name: string) => /^UMask=[\s\S]*?^SystemCallErrorNumber=.*$/m.exec(text(name))?.[0];
    expect(block(unit)).toBe(block("deploy/chalet.service"));
    expect(block(unit)?.split("\n").length).toBeGreaterThan(20);
  });
});

test.each(UNITS.filter((unit) => setting(unit, "Service", "Restart")))(
  "%s fails when it cannot start, but not in a short outage",
  (unit) => {
    const starts = Number(setting(unit, "Unit", "StartLimitBurst"));
    const seconds = Number(setting(unit, "Unit", "StartLimitIntervalSec"));
    const pause = Number(setting(unit, "Service", "RestartSec"));
    // Even if each failing start takes five seconds.
    expect(starts * (pause + 5)).toBeLessThanOrEqual(seconds);
    expect(starts * pause).toBeGreaterThanOrEqual(20);
  },
);

test.each(["docs/exploitation.md", "deploy/apercu.conf"])("%s stores the password with bcrypt", (file) => {
  const options = [...text(file).matchAll(/\bhtpasswd -(\w+)/g)].map(([, letters]) => letters);
  expect(options).toEqual(["cB"]);
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

test("each collection has a function that announces its changes", () => {
  const functions = text("deploy/firebase/functions/index.js");
  for (const name of COLLECTION_NAMES)
    expect(functions).toContain(`export const ${name} = announcing("${name}");`);
});

test("an empty setting does not hide the one of a file, except for identity settings", () => {
  const variables = { SITE_URL: "", IMAGE_HOSTS: " ", DEPLOYMENT_ID: "abc", SITE_PHONE: "" };
  removeEmptySettings(variables);
  expect(variables).toEqual({ DEPLOYMENT_ID: "abc", SITE_PHONE: "" });
});

test.each(["Dockerfile", "deploy/chalet.service", "deploy/chalet-apercu.service"])(
  "%s sets the same memory limits as npm start",
  (file) => {
    const limits = (name: string) =>
      text(name)
        .match(/--max-\S+-size=\d+|MALLOC_\w+=\d+/g)
        ?.sort();
    expect(limits("package.json")).toHaveLength(5);
    expect(limits(file)).toEqual(limits("package.json"));
  },
);

test("nginx does not serve a stale page while another request renews it", () => {
  expect(/proxy_cache_use_stale ([^;]*);/.exec(text("deploy/nginx.conf"))?.[1]).not.toContain("updating");
});
