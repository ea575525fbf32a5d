import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { OwnersConsole } from "@/testing/firestore/seed";

jest.setTimeout(60_000);

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

/** What is looked at before a build, as a process with these settings and no others. */
async function preflight(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const { PATH = "", HOME = "" } = process.env;
  const look = `import { preflight } from "./scripts/preflight"; await preflight();`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", look], {
    env: { NODE_ENV: "production", PATH, HOME, ...settings },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, said: out + err };
}

test("a database that can be read but is empty is built from, and that is said", async () => {
  const settings = { FIRESTORE_EMULATOR_HOST: server.host, FIREBASE_PROJECT_ID: server.projectId };
  const empty = await preflight(settings);
  expect(empty.said).toMatch(/^Contenu : .*Firestore.*\nAttention : ce contenu est vide/m);
  expect(empty.code).toBe(0);

  await owners.seed({ partners: { seule: { title: "Seule" } } });
  const { said, code } = await preflight(settings);
  expect(said).toMatch(/^Contenu : /m);
  expect(said).not.toContain("Attention");
  expect(code).toBe(0);
});

test("a silent database stops the build with one line", async () => {
  const { said, code } = await preflight({
    FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
    FIREBASE_PROJECT_ID: server.projectId,
    FIRESTORE_TIMEOUT_MS: "1000",
  });
  expect(said).toMatch(/^Construction arrêtée : le contenu \(.*\) ne répond pas : .*\n$/);
  expect(code).toBe(1);
});
