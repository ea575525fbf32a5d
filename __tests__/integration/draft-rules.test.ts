import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnv } from "@/lib/config/env";
import { createWebSource } from "@/lib/content/sources/firestore-web";
import { OwnersConsole } from "@/testing/firestore/seed";
import type { FirestoreServer } from "@/testing/firestore/server";
import { announceEmulator, emulatorAbsent, googleEmulator } from "@/testing/firestore/servers";

announceEmulator("Règles et brouillons");

const folder = mkdtempSync(path.join(tmpdir(), "regles-"));
/** A rule that would hide drafts, if rules were filters. */
const FILTERING = path.join(folder, "filtering.rules");
writeFileSync(
  FILTERING,
  `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{collection}/{id} {
  allow read: if resource.data.get('draft', false) != true;
} } }`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const SEED = { partners: { anna: { title: "Anna" }, bruno: { title: "Bruno", draft: true } } };

/** What a collection's readers get under some rules: the ids of its list, and each document or a refusal. */
async function reading(rules: string) {
  const server: FirestoreServer = googleEmulator(rules);
  await server.start();
  const owners = new OwnersConsole(server);
  await owners.seed(SEED);
  const source = createWebSource(
    readEnv({
      FIRESTORE_EMULATOR_HOST: server.host,
      NEXT_PUBLIC_FIREBASE_API_KEY: "cle-publique",
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: server.projectId,
    }),
  );
  const ids = (read: Promise<unknown[] | unknown>) => read.catch(() => "refused");
  const found = {
    list: await ids(source.list("partners", ["title"]).then((all) => all.map(({ id }) => id))),
    anna: await ids(source.get("partners", "anna").then((one) => one?.id)),
    bruno: await ids(source.get("partners", "bruno").then((one) => one?.id)),
  };
  await source.close?.();
  await owners.close();
  await server.stop();
  return found;
}

if (emulatorAbsent) test.skip(`drafts under the rules: absent (${emulatorAbsent})`, () => {});
else {
  test("the public rules give drafts to whoever asks the database itself", async () => {
    expect(await reading("deploy/firebase/firestore.rules")).toEqual({
      list: ["anna", "bruno"],
      anna: "anna",
      bruno: "bruno",
    });
  });

  test("the closed rules, for a site with a service account, give nothing to anybody", async () => {
    expect(await reading("deploy/firebase/firestore-closed.rules")).toEqual({
      list: "refused",
      anna: "refused",
      bruno: "refused",
    });
  });

  test("a rule that looks into documents takes none out of a list: it gives the whole, or refuses it", async () => {
    const { list, bruno } = await reading(FILTERING);
    expect(bruno).toBe("refused");
    expect(["refused", "anna,bruno"]).toContain(String(list));
  });
}
