import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigurationError, readEnv } from "@/lib/config/env";
import { serverAccess } from "@/lib/config/firestore";
import { createAdminSource } from "@/lib/content/sources/firestore-admin";

const account = {
  project_id: "chalet",
  client_email: "site@chalet.example",
  private_key: "-----BEGIN PRIVATE KEY-----x",
};
const access = (variables: Record<string, string>) => serverAccess(readEnv(variables));

test.each([
  ["JSON", JSON.stringify(account)],
  ["base64", Buffer.from(JSON.stringify(account)).toString("base64")],
])("the service account is read as %s", (_, value) => {
  const { project_id, ...credentials } = account;
  expect(access({ FIREBASE_SERVICE_ACCOUNT: value })).toEqual({
    kind: "account",
    projectId: project_id,
    credentials,
  });
});

test.each([
  "secret-mal-colle",
  '{"private_key":"secret',
  JSON.stringify({ ...account, private_key: "secret" }),
  "[]",
])("a wrong service account is reported without its content: %s", (value) => {
  const open = () => createAdminSource(readEnv({ FIREBASE_SERVICE_ACCOUNT: value }));
  expect(open).toThrow(ConfigurationError);
  expect(open).toThrow(/^Configuration : FIREBASE_SERVICE_ACCOUNT [^\n]*$/);
  expect(open).not.toThrow(/secret/);
});

test("the private key is read at the start, with line breaks that were escaped again", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const folder = mkdtempSync(path.join(tmpdir(), "cle-"));
  const open = async (private_key: string) => {
    const key = JSON.stringify({ ...account, private_key });
    const file = path.join(folder, "cle.json");
    writeFileSync(file, key);
    for (const settings of [{ FIREBASE_SERVICE_ACCOUNT: key }, { GOOGLE_APPLICATION_CREDENTIALS: file }])
      await createAdminSource(readEnv(settings)).close();
  };
  for (const breaks of ["\n", "\\n", "\\\\n", "\\r\\n"]) await open(pem.replaceAll("\n", breaks));
  for (const wrong of [
    pem.slice(0, 900),
    pem.replaceAll("\n", " "),
    pem.replace("MII", "XXX"),
    account.private_key,
  ])
    await expect(open(wrong)).rejects.toThrow(/^Configuration : FIREBASE_SERVICE_ACCOUNT [^\n]*$/);
  const settings = { GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, "cle.json") };
  expect(() => createAdminSource(readEnv(settings))).toThrow(/GOOGLE_APPLICATION_CREDENTIALS/);
  rmSync(folder, { recursive: true });
});

test("a missing key file is reported by name", () => {
  expect(() => access({ GOOGLE_APPLICATION_CREDENTIALS: "/nulle/part.json" })).toThrow(
    /GOOGLE_APPLICATION_CREDENTIALS/,
  );
});

test("the emulator has priority, with a project id of its own", () => {
  expect(access({ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080", FIREBASE_SERVICE_ACCOUNT: "faux" })).toEqual({
    kind: "emulator",
    host: "127.0.0.1",
    port: 8080,
    projectId: "demo-chalet",
  });
});

test("a read without credentials fails with one line, and the process goes on", async () => {
  const before = process.env.METADATA_SERVER_DETECTION;
  process.env.METADATA_SERVER_DETECTION = "none";
  const source = createAdminSource(readEnv({ CONTENT_SOURCE: "firestore", FIREBASE_PROJECT_ID: "chalet" }));
  const expected = /^Configuration : CONTENT_SOURCE=firestore [^\n]*FIREBASE_SERVICE_ACCOUNT[^\n]*$/;
  await expect(source.list("photos", ["img"])).rejects.toThrow(expected);
  await expect(source.get("partners", "x")).rejects.toThrow(expected);
  process.env.METADATA_SERVER_DETECTION = before ?? "";
});

test("closing works while opening fails", async () => {
  const before = process.env.METADATA_SERVER_DETECTION;
  process.env.METADATA_SERVER_DETECTION = "none";
  const source = createAdminSource(readEnv({ CONTENT_SOURCE: "firestore", FIREBASE_PROJECT_ID: "chalet" }));
  const read = source.list("photos", ["img"]).catch((error) => error);
  await expect(source.close()).resolves.toBeUndefined();
  expect(await read).toBeInstanceOf(ConfigurationError);
  process.env.METADATA_SERVER_DETECTION = before ?? "";
});

test("a closed source without listeners lets the process end", async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;
  const before = timers();
  await createAdminSource(readEnv({ FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" })).close();
  expect(timers()).toBe(before);
});
