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
