import { Timestamp } from "firebase-admin/firestore";
import { readEnv } from "@/lib/config/env";
import type { ContentSource } from "@/lib/content/source";
import { createWebSource } from "@/lib/content/sources/firestore-web";
import { Relay } from "@/testing/firestore/relay";
import { OwnersConsole } from "@/testing/firestore/seed";
import type { FirestoreServer } from "@/testing/firestore/server";
import { announceEmulator, emulatorAbsent, googleEmulator } from "@/testing/firestore/servers";

const title = "the public web source, on Google's emulator with firestore.rules";
announceEmulator("Source web");

if (emulatorAbsent) test.skip(`${title}: absent (${emulatorAbsent})`, () => {});
else
  describe(title, () => {
    let server: FirestoreServer;
    let proxy: Relay;
    let owners: OwnersConsole;
    let source: ContentSource;

    beforeAll(async () => {
      server = googleEmulator("deploy/firebase/firestore.rules");
      await server.start();
      owners = new OwnersConsole(server);
      await owners.seed({
        partners: {
          anna: { title: "Anna", activity: "Yoga", content: "<p>Long</p>", workshops: ["Souffle"] },
          vide: {},
        },
        calendar: {
          date: { title: "Date", dateStart: Timestamp.fromDate(new Date("2027-03-14T09:00:00Z")) },
        },
        journal: { x: { text: "privé" } },
      });
      proxy = new Relay(() => server.host);
      await proxy.open();
      source = createWebSource(
        readEnv({
          FIRESTORE_EMULATOR_HOST: proxy.host,
          NEXT_PUBLIC_FIREBASE_API_KEY: "cle-publique",
          NEXT_PUBLIC_FIREBASE_PROJECT_ID: server.projectId,
        }),
      );
    });
    afterAll(async () => {
      await source.close?.();
      await proxy.close();
      await owners.close();
      await server.stop();
    });

    test("a list has its fields only, a document is complete", async () => {
      const documents = await source.list("partners", ["title", "activity"]);
      expect(documents).toEqual([
        { id: "anna", data: { title: "Anna", activity: "Yoga" } },
        { id: "vide", data: {} },
      ]);
      const anna = await source.get("partners", "anna");
      expect(anna?.data).toEqual({
        title: "Anna",
        activity: "Yoga",
        content: "<p>Long</p>",
        workshops: ["Souffle"],
      });
    });

    test("a document that does not exist is undefined, a Timestamp is an instant", async () => {
      await expect(source.get("partners", "personne")).resolves.toBeUndefined();
      const date = await source.get("calendar", "date");
      expect(date?.data.dateStart).toEqual({ __instant: "2027-03-14T09:00:00.000Z" });
    });

    test("the source cannot listen", () => {
      expect(source.listen).toBeUndefined();
    });

    test("an outage is an error without output of the library, which would quote the key", async () => {
      const spies = (["warn", "error", "log"] as const).map((level) => jest.spyOn(console, level));
      await proxy.close();
      await expect(source.get("partners", "anna")).rejects.toMatchObject({ name: "SourceError" });
      await proxy.open();
      await expect(source.get("partners", "anna")).resolves.toMatchObject({ id: "anna" });
      for (const spy of spies) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
    });
  });
