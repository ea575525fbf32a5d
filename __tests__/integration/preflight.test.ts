import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import manifest from "@/package.json";
import { VENUE_SETTINGS } from "@/testing/another-venue";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { temporaryFolder } from "@/testing/folder";
import { ownProcess } from "@/testing/own-process";
import { freePort, listen } from "@/testing/serve.mjs";

const { at, write } = temporaryFolder();

/** Runs the check with these settings and those of the .env file in `folder` only. */
async function preflight(settings: Record<string, string>, folder?: string, timeoutMs?: number) {
  const look = `import { preflight } from ${JSON.stringify(path.resolve("scripts/preflight.ts"))};
    import { loadSettings } from ${JSON.stringify(path.resolve("scripts/settings.ts"))};
    loadSettings(); await preflight(undefined, ${timeoutMs});`;
  const { code, out, err } = await ownProcess(["--input-type=module", "-e", look], settings, folder).ended;
  return { code, output: out + err };
}

const example = { CONTENT_DIR: path.resolve("content/example") };

test("builds from an empty database with a warning; a silent one stops the build with one line", async () => {
  const server = new InProcessFirestore();
  await server.start();
  const settings = { ...VENUE_SETTINGS, FIRESTORE_EMULATOR_HOST: server.host };
  const empty = await preflight(settings);
  expect(empty.output).toMatch(/^Contenu : .*Firestore.*\nAttention : ce contenu est vide/m);
  expect(empty.code).toBe(0);
  await server.stop();
  const { output, code } = await preflight(settings, undefined, 500);
  expect(output).toMatch(/^Construction arrêtée : le contenu \(.*\) ne répond pas : .*\n$/);
  expect(code).toBe(1);
});

test("stops the build of own content with one line that names all missing identity settings", async () => {
  const { SITE_PHONE, HOSTING_URL, ...others } = VENUE_SETTINGS;
  const { output, code } = await preflight({ ...others, ...example });
  expect(output).toMatch(/^Configuration : [^\n]* il manque SITE_PHONE, HOSTING_URL [^\n]*\n$/);
  expect(code).toBe(1);
});

test("accepts empty identity settings, in the environment and in an .env file", async () => {
  write(".env", "SITE_PHONE=\n");
  const { SITE_PHONE, SITE_EMAIL, ...others } = VENUE_SETTINGS;
  const { output, code } = await preflight({ ...others, SITE_EMAIL: "", ...example }, at());
  expect(output).toMatch(/^Contenu : le dossier [^\n]*\n$/);
  expect(code).toBe(0);
});

describe("the start", () => {
  const argument = "--import=./lib/server/can-listen.mjs";
  /** Whether a process with these settings goes on to its server, and what it prints before. */
  async function start(settings: Record<string, string>) {
    write("server.js");
    const run = promisify(execFile)(process.execPath, [argument, at("server.js")], {
      env: settings as NodeJS.ProcessEnv,
    });
    const { code = 0, stderr } = await run.catch((error) => error);
    return { code, stderr };
  }

  test("looks where it can listen, before the framework", () => {
    expect(manifest.scripts.start).toContain(argument);
  });

  test.each([
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "0" }],
    ["PORT", { PORT: "3 000" }],
    ["PORT", { PORT: "70000" }],
    ["HOSTNAME", { HOSTNAME: "nulle-part.invalid" }],
    ["HOSTNAME", { HOSTNAME: "192.0.2.77" }],
    ["HOSTNAME", { HOSTNAME: "::1" }],
    ["HOSTNAME", { HOSTNAME: "http://127.0.0.1" }],
  ])("stops with one French line about %s: %j", async (name, wrong) => {
    const { code, stderr } = await start({ PORT: String(await freePort()), ...wrong });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^Configuration : ${name} doit être [^\\n]+\\.\\n$`)),
    });
  });

  test("stops with one line about a port that is taken, and goes on where it can listen", async () => {
    const site = await listen((_, response) => response.end());
    const { port } = new URL(site.origin);
    expect((await start({ PORT: port, HOSTNAME: "127.0.0.1" })).stderr).toMatch(
      new RegExp(`^Configuration : PORT=${port} est déjà pris [^\\n]+\\.\\n$`),
    );
    await site.close();
    for (const HOSTNAME of ["127.0.0.1", "0.0.0.0", "localhost", ""])
      expect(await start({ PORT: port, HOSTNAME })).toEqual({ code: 0, stderr: "" });
  });
});
