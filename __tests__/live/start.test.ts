import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BuiltSite } from "@/testing/built-site";
import { Database } from "@/testing/firestore/database";
import { until } from "@/testing/serve.mjs";

const database = new Database({ partners: { anna: { title: "Anna" } } });
const site = new BuiltSite();
const siteOfFiles = new BuiltSite();
const folder = mkdtempSync(path.join(tmpdir(), "contenus-"));

beforeAll(() => database.open());
afterAll(async () => {
  await Promise.all([site.remove(), siteOfFiles.remove()]);
  rmSync(folder, { recursive: true });
  await database.close();
});

test("a start with neither source nor copy answers 503 until the content comes, and health says why", async () => {
  await database.relay.close();
  await site.start({ ...database.settings, FIRESTORE_TIMEOUT_MS: "500" });
  for (const address of ["/", "/partenaire/anna", "/nulle-part"]) {
    const { status, headers } = await site.get(address);
    expect([address, status, headers.get("retry-after")]).toEqual([address, 503, "5"]);
  }
  expect((await site.health()).status).toBe("degraded");
  await until(() => site.log.some((line) => line.includes("Ni source ni copie")));
  await database.relay.open();
  await until(async () => (await site.get("/partenaire/anna")).status === 200);
  expect((await site.get("/nulle-part")).status).toBe(404);
});

test("a content file that cannot be read stops a first start, but no start with stored answers", async () => {
  const settings = { CONTENT_SOURCE: "embedded", CONTENT_DIR: folder };
  const write = (text: string) => writeFileSync(path.join(folder, "partners.json"), text);
  const page = async () => (await siteOfFiles.get("/partenaire/anna")).html;
  write("{ broken");
  const { code, output } = await siteOfFiles.refusesToStart(settings);
  expect([code, output]).toEqual([1, expect.stringMatching(/^Contenu : .*partners\.json, ligne 1 : /m)]);
  write('{ "anna": { "title": "Anna" } }');
  await siteOfFiles.open(settings);
  await until(async () => (await page()).includes("Anna"));
  await siteOfFiles.stop();
  write("{ broken");
  await siteOfFiles.start();
  await until(() => siteOfFiles.log.some((line) => line.includes("il redémarre")), 20_000);
  expect(await page()).toContain("Anna");
  expect((await siteOfFiles.health()).status).toBe("degraded");
  write('{ "anna": { "title": "Anna Roux" } }');
  await until(async () => (await page()).includes("Anna Roux"));
});
