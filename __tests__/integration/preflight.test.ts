import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { VENUE_SETTINGS } from "@/testing/another-venue";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { ownProcess } from "@/testing/own-process";

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
  const folder = mkdtempSync(path.join(tmpdir(), "reglages-"));
  writeFileSync(path.join(folder, ".env"), "SITE_PHONE=\n");
  const { SITE_PHONE, SITE_EMAIL, ...others } = VENUE_SETTINGS;
  const { output, code } = await preflight({ ...others, SITE_EMAIL: "", ...example }, folder);
  expect(output).toMatch(/^Contenu : le dossier [^\n]*\n$/);
  expect(code).toBe(0);
  rmSync(folder, { recursive: true });
});
