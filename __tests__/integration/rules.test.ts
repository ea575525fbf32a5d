import { OwnersConsole } from "@/testing/firestore/seed";
import type { FirestoreServer } from "@/testing/firestore/server";
import { announceEmulator, emulatorAbsent, googleEmulator } from "@/testing/firestore/servers";

announceEmulator("Règles");

const PUBLIC = ["photos", "partners", "workshops", "calendar", "pages"];

/** The answer to a request without a token over Firestore's REST interface. */
async function stranger(server: FirestoreServer, method: string, path: string) {
  const documents = `http://${server.host}/v1/projects/${server.projectId}/databases/(default)/documents`;
  const body =
    method === "PATCH" ? JSON.stringify({ fields: { title: { stringValue: "Pirate" } } }) : undefined;
  return (await fetch(`${documents}/${path}`, { method, ...(body && { body }) })).status;
}

if (emulatorAbsent) test.skip(`rules on Google's emulator: absent (${emulatorAbsent})`, () => {});
else
  describe.each([
    ["firestore.rules", 200],
    ["firestore-closed.rules", 403],
  ])("a stranger, under %s", (file, reading) => {
    let server: FirestoreServer;
    let owners: OwnersConsole;
    beforeAll(async () => {
      server = googleEmulator(`deploy/firebase/${file}`);
      await server.start();
      owners = new OwnersConsole(server);
      const one = { a: { title: "A", note: "entre nous" } };
      await owners.seed(Object.fromEntries([...PUBLIC, "journal"].map((name) => [name, one])));
    });
    afterAll(async () => {
      await owners.close();
      await server.stop();
    });

    test.each(PUBLIC)(`reading %s is answered with ${reading}`, async (collection) => {
      expect(await stranger(server, "GET", `${collection}/a`)).toBe(reading);
      expect(await stranger(server, "GET", collection)).toBe(reading);
    });

    test("cannot read other collections or subcollections", async () => {
      for (const path of ["journal/a", "journal", "photos/a/versions", "photos/a/versions/b"])
        expect([path, await stranger(server, "GET", path)]).toEqual([path, 403]);
    });

    test.each([...PUBLIC, "journal"])("cannot write to %s", async (collection) => {
      for (const [method, id] of [
        ["PATCH", "a"],
        ["PATCH", "nouveau"],
        ["DELETE", "a"],
      ] as const)
        expect([method, await stranger(server, method, `${collection}/${id}`)]).toEqual([method, 403]);
    });
  });
