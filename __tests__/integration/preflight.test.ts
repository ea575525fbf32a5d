import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { VENUE_SETTINGS } from "@/testing/another-venue";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { OwnersConsole } from "@/testing/firestore/seed";
import { ownProcess } from "@/testing/own-process";

const server = new InProcessFirestore();
let owners: OwnersConsole;
beforeAll(async () => {
  await server.start();
  owners = new OwnersConsole(server);
});
afterAll(async () => {
  await owners.close();
  await server.stop();
});

/** Runs the check with these settings and those of the .env file in `folder` only. */
async function preflight(settings: Record<string, string>, folder?: string) {
  const look = `import { preflight } from ${JSON.stringify(path.resolve("scripts/preflight.ts"))};
    import { loadSettings } from ${JSON.stringify(path.resolve("scripts/settings.ts"))};
    loadSettings(); await preflight();`;
  const { code, out, err } = await ownProcess(["--input-type=module", "-e", look], settings, folder).ended;
  return { code, output: out + err };
}

test("builds from an empty database with a warning", async () => {
  const settings = {
    ...VENUE_SETTINGS,
    FIRESTORE_EMULATOR_HOST: server.host,
    FIREBASE_PROJECT_ID: server.projectId,
  };
  const empty = await preflight(settings);
  expect(empty.output).toMatch(/^Contenu : .*Firestore.*\nAttention : ce contenu est vide/m);
  expect(empty.code).toBe(0);

  await owners.seed({ partners: { seule: { title: "Seule" } } });
  const { output, code } = await preflight(settings);
  expect(output).toMatch(/^Contenu : /m);
  expect(output).not.toContain("Attention");
  expect(code).toBe(0);
});

test("stops the build with one line if the database is silent", async () => {
  const { output, code } = await preflight({
    ...VENUE_SETTINGS,
    FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
    FIREBASE_PROJECT_ID: server.projectId,
    FIRESTORE_TIMEOUT_MS: "1000",
  });
  expect(output).toMatch(/^Construction arrêtée : le contenu \(.*\) ne répond pas : .*\n$/);
  expect(code).toBe(1);
});

test("stops the build of own content with one line that names all missing identity settings", async () => {
  const { SITE_PHONE, HOSTING_URL, ...others } = VENUE_SETTINGS;
  const { output, code } = await preflight({ ...others, CONTENT_DIR: path.resolve("content/example") });
  expect(output).toMatch(/^Configuration : [^\n]* il manque SITE_PHONE, HOSTING_URL [^\n]*\n$/);
  expect(code).toBe(1);
});

test("accepts empty identity settings, in the environment and in an .env file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "reglages-"));
  try {
    const { SITE_PHONE, SITE_EMAIL, ...others } = VENUE_SETTINGS;
    const settings = { ...others, SITE_EMAIL: "", CONTENT_DIR: path.resolve("content/example") };
    expect((await preflight(settings, folder)).output).toContain("il manque SITE_PHONE (");
    writeFileSync(path.join(folder, ".env"), "SITE_PHONE=\n");
    const { output, code } = await preflight(settings, folder);
    expect(output).toMatch(/^Contenu : le dossier /);
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
