import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES, type CollectionName, fieldNames } from "@/lib/content/collections";
import type { CollectionChange } from "@/lib/content/source";
import { type AdminSource, type AdminTimes, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { type GuardedSource, guarded } from "@/lib/content/sources/guarded";
import { demonstration } from "@/testing/demonstration.mjs";
import { Relay } from "@/testing/firestore/relay";
import { type Content, OwnersConsole } from "@/testing/firestore/seed";
import { announceServers, emulatorAbsent, servers } from "@/testing/firestore/servers";
import { until } from "@/testing/serve.mjs";

announceServers("Source Firestore");

const demo: Content = demonstration();
const EVERY = COLLECTION_NAMES.length;

const fields = (collection: CollectionName) => fieldNames(collection, "listed");
const ids = (documents: { id: string }[]) => documents.map(({ id }) => id).sort();

if (emulatorAbsent) test.skip(`Google's emulator: absent (${emulatorAbsent})`, () => {});

describe.each(servers)("%s", (_, create) => {
  const server = create();
  const proxy = new Relay(() => server.host);
  let owners: OwnersConsole;
  let opened: AdminSource[] = [];
  // Cancelled calls take some seconds to end; the suite waits for all of them at the end.
  const closing: Promise<void>[] = [];

  const open = (times: AdminTimes = {}, timeoutMs = 3000, { host } = proxy): AdminSource => {
    const source = createAdminSource(
      readEnv({
        FIRESTORE_EMULATOR_HOST: host,
        FIREBASE_PROJECT_ID: server.projectId,
        FIRESTORE_TIMEOUT_MS: String(timeoutMs),
      }),
      times,
    );
    opened.push(source);
    return source;
  };

  const restart = async (content: Content) => {
    await owners?.close();
    await server.stop();
    await server.start();
    owners = new OwnersConsole(server);
    await owners.seed(content);
  };
  const asBefore = async () => {
    await server.empty();
    await owners.seed(demo);
  };

  beforeAll(async () => {
    await restart(demo);
    await proxy.open();
  });
  afterEach(() => {
    closing.push(...opened.map((source) => source.close()));
    opened = [];
  });
  afterAll(async () => {
    await Promise.all(closing);
    await proxy.close();
    await owners.close();
    await server.stop();
  });

  describe("reads", () => {
    test.each(COLLECTION_NAMES)(
      "the list %s has every document, with the fields of lists only",
      async (collection) => {
        const documents = await open().list(collection, fields(collection));
        expect(ids(documents)).toEqual(Object.keys(demo[collection] ?? {}).sort());
        for (const { id, data } of documents) {
          const whole = demo[collection]?.[id] ?? {};
          const expected = Object.entries(whole).filter(([field]) =>
            (fields(collection) as readonly string[]).includes(field),
          );
          expect(data).toEqual(Object.fromEntries(expected));
        }
      },
    );

    test("a list includes documents without the sort field", async () => {
      await owners.set("calendar/sans-date", { title: "Sans date" });
      await owners.set("calendar/vide", {});
      expect(ids(await open().list("calendar", fields("calendar")))).toEqual(
        expect.arrayContaining(["sans-date", "vide"]),
      );
      await owners.remove("calendar/sans-date");
      await owners.remove("calendar/vide");
    });

    test("a document is complete and has the time of its last change", async () => {
      const before = Date.now();
      await owners.set("partners/neuf", { title: "Neuf", content: "<p>a</p>", workshops: ["x", "y"] });
      const document = await open().get("partners", "neuf");
      expect(document?.data).toEqual({ title: "Neuf", content: "<p>a</p>", workshops: ["x", "y"] });
      expect(Math.abs(Date.parse(document?.updatedAt ?? "") - before)).toBeLessThan(60_000);
      await owners.remove("partners/neuf");
    });

    test("a document that does not exist is undefined", async () => {
      await expect(open().get("partners", "personne")).resolves.toBeUndefined();
    });

    test("an id may have spaces, accents and signs", async () => {
      const id = "l’été à 1500 m #1 (50 %) ?";
      await owners.set(`workshops/${id}`, { title: "Été" });
      await expect(open().get("workshops", id)).resolves.toMatchObject({ id, data: { title: "Été" } });
      expect(ids(await open().list("workshops", fields("workshops")))).toContain(id);
      await owners.remove(`workshops/${id}`);
    });

    test("Timestamps and the other types of the console become plain data", async () => {
      const date = new Date("2027-03-14T09:00:00.000Z");
      await owners.set("calendar/divers", {
        dateStart: Timestamp.fromDate(date),
        dateEnd: Timestamp.fromDate(new Date("1962-05-01T22:00:00.250Z")),
        title: 42,
        rate: 1.5,
        nothing: null,
        yes: true,
        place: new GeoPoint(44.7, 6.8),
        link: owners.db.doc("partners/x"),
        bytes: Buffer.from("abc"),
        infinite: Number.POSITIVE_INFINITY,
        img: ["/a.jpg", null, { deep: [Timestamp.fromDate(date), { deeper: "x" }] }],
        fake: { __instant: "2027-01-01T00:00:00Z", kept: 1 },
        empty: [],
      });
      const document = await open().get("calendar", "divers");
      const at = { __instant: "2027-03-14T09:00:00.000Z" };
      expect(document?.data).toEqual({
        dateStart: at,
        dateEnd: { __instant: "1962-05-01T22:00:00.250Z" },
        title: 42,
        rate: 1.5,
        nothing: null,
        yes: true,
        place: { unsupported: true },
        link: { unsupported: true },
        bytes: { unsupported: true },
        infinite: null,
        img: ["/a.jpg", null, { deep: [at, { deeper: "x" }] }],
        fake: { kept: 1 },
        empty: [],
      });
      expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      await owners.remove("calendar/divers");
    });

    test("a text of 900 kB is read", async () => {
      const content = "é".repeat(450_000);
      await owners.set("workshops/long", { title: "Long", content });
      expect((await open().get("workshops", "long"))?.data.content).toBe(content);
      await owners.remove("workshops/long");
    });
  });

  describe("outages", () => {
    const reader = (timeoutMs = 3000, relay = proxy) => {
      const log = jest.fn();
      let now = Date.now();
      const source: GuardedSource = guarded(open({}, timeoutMs, relay), { timeoutMs, log, now: () => now });
      const wait = (ms: number) => {
        now += ms;
      };
      return { source, log, wait };
    };
    const list = (source: GuardedSource) => source.list("partners", fields("partners"));

    /**
     * Repeats a read after the longest delay of the breaker until it works: on a busy machine several may take
     * longer than the timeout.
     * @returns the ids that were read
     */
    const recovers = async ({ source, wait }: ReturnType<typeof reader>) => {
      let found: string[] = [];
      await until(async () => {
        wait(15_000);
        found = await list(source).then(ids, () => []);
        return found.length > 0;
      });
      return found;
    };

    test("fails reads in time while the port is closed, logs it once, and recovers", async () => {
      const calm = reader(400);
      await recovers(calm);
      calm.log.mockClear();
      await proxy.close();
      await expect(list(calm.source)).rejects.toMatchObject({ name: "SourceError" });
      expect(calm.log).toHaveBeenCalledTimes(1);
      expect(calm.log).toHaveBeenCalledWith(
        "error",
        "Erreur lors du chargement des articles :",
        expect.objectContaining({ collection: "partners", cause: "pas de réponse en 400 ms" }),
      );
      await proxy.open();
      expect(await recovers(calm)).toEqual(Object.keys(demo.partners ?? {}).sort());
    });

    test("recovers from a port that is closed at the start", async () => {
      await proxy.close();
      const calm = reader();
      await expect(list(calm.source)).rejects.toMatchObject({ name: "SourceError" });
      await proxy.open();
      await recovers(calm);
    });

    test("times out and cancels the call on a connection without answers", async () => {
      const calm = reader(400);
      const direct = open({}, 200);
      proxy.freeze();
      await expect(list(calm.source)).rejects.toMatchObject({ name: "SourceError" });
      // The source also ends its calls without the guard, so that none outlives it.
      await expect(direct.get("partners", "x")).rejects.toMatchObject({ name: "SourceError" });
      proxy.thaw();
      await recovers(calm);
    });

    test("recovers from a connection that falls silent", async () => {
      const calm = reader(400);
      await recovers(calm);
      proxy.freeze();
      await expect(calm.source.get("workshops", "x")).rejects.toMatchObject({ name: "SourceError" });
      expect(calm.log).toHaveBeenCalledWith(
        "error",
        "Une erreur est survenue lors du chargement de l’atelier.",
        expect.objectContaining({ collection: "workshops", id: "x" }),
      );
      proxy.thaw();
      await recovers(calm);
    });

    test("reads the new data after a restart of the server", async () => {
      const calm = reader();
      await list(calm.source);
      await server.stop();
      await proxy.close();
      await expect(list(calm.source)).rejects.toMatchObject({ name: "SourceError" });
      await restart({ partners: { seul: { title: "Seul" } } });
      await proxy.open();
      expect(await recovers(calm)).toEqual(["seul"]);
      await asBefore();
    });
  });

  describe("listening", () => {
    const quick = { firstPauseMs: 20, longestPauseMs: 100, graceMs: 1500 };
    let stop = () => {};
    let logged: jest.SpyInstance[] = [];
    beforeEach(() => {
      logged = [jest.spyOn(console, "warn"), jest.spyOn(console, "info")].map((spy) =>
        spy.mockImplementation(() => {}),
      );
    });
    afterEach(() => {
      stop();
      for (const spy of logged) spy.mockRestore();
    });
    const lines = (text: string) =>
      logged.flatMap((spy) => spy.mock.calls).filter(([line]) => line.includes(text)).length;

    async function listening(times: AdminTimes = quick) {
      const changes: CollectionChange[] = [];
      const source = open(times);
      stop = source.listen?.((change) => changes.push(change)) ?? stop;
      await until(() => changes.length === EVERY);
      return { source, changes, next: changes.splice(0) };
    }

    test("the first snapshot has every document of every collection, without known changes", async () => {
      const { next } = await listening();
      expect(next.map(({ collection }) => collection).sort()).toEqual([...COLLECTION_NAMES].sort());
      for (const { collection, added, modified, removed, initial } of next) {
        expect({ initial, added, removed }).toEqual({ initial: true, added: [], removed: [] });
        expect([...modified].sort()).toEqual(Object.keys(demo[collection] ?? {}).sort());
      }
    });

    test("an addition, an edit and a removal each arrive as one change", async () => {
      const { changes } = await listening();
      const change = { collection: "partners", added: [], modified: [], removed: [], initial: false };
      await owners.set("partners/nouveau", { title: "Nouveau" });
      await until(() => changes.length === 1);
      await owners.set("partners/nouveau", { title: "Renommé" });
      await until(() => changes.length === 2);
      await owners.remove("partners/nouveau");
      await until(() => changes.length === 3);
      expect(changes).toEqual([
        { ...change, added: ["nouveau"] },
        { ...change, modified: ["nouveau"] },
        { ...change, removed: ["nouveau"] },
      ]);
    });

    test("an unchanged write is not announced", async () => {
      const { changes } = await listening();
      const change = { collection: "partners", modified: [], removed: [], initial: false };
      await owners.set("partners/nouveau", { title: "Nouveau", tags: ["un", "deux"] });
      await until(() => changes.length === 1);
      await owners.set("partners/nouveau", { title: "Nouveau", tags: ["un", "deux"] });
      await owners.set("partners/autre", { title: "Autre" });
      await until(() => changes.length === 2);
      expect(changes).toEqual([
        { ...change, added: ["nouveau"] },
        { ...change, added: ["autre"] },
      ]);
      for (const id of ["nouveau", "autre"]) await owners.remove(`partners/${id}`);
    });

    test("an interruption is reported at its start and its end, and missed changes arrive", async () => {
      const { changes } = await listening({ ...quick, graceMs: 6000 });
      await proxy.close();
      await until(() => lines("interrompue") === EVERY);
      await owners.set("calendar/pendant", { title: "Pendant la coupure" });
      await owners.set("photos/pendant", { name: "Pendant" });
      await owners.remove("photos/pendant");
      await proxy.open();
      await until(() => lines("rétablie") === EVERY);
      await until(() => changes.length === 1);
      const added = ["pendant"];
      expect(changes).toEqual([{ collection: "calendar", added, modified: [], removed: [], initial: false }]);
      expect([lines("interrompue"), lines("rétablie")]).toEqual([EVERY, EVERY]);
      await owners.remove("calendar/pendant");
    });

    test("a dead connection is replaced: missed changes arrive once, and reads work", async () => {
      const { changes, source } = await listening({ ...quick, silentMs: 1000 });
      await source.get("workshops", "x");
      proxy.swallow();
      await owners.set("workshops/silence", { title: "Pendant le silence" });
      await until(() => changes.some(({ added }) => added.includes("silence")));
      await expect(source.get("workshops", "silence")).resolves.toMatchObject({ id: "silence" });
      const news = changes.filter((change) => change.added.length + change.modified.length > 0);
      expect(news).toHaveLength(1);
      // On a slow machine further collections may be interrupted: each interruption ends.
      await until(() => lines("rétablie") === lines("interrompue"));
      expect(lines("interrompue")).toBeGreaterThan(0);
      await owners.remove("workshops/silence");
    });

    test("a server without answers counts as an interruption until it answers", async () => {
      const { changes, source } = await listening({ ...quick, silentMs: 1000 });
      proxy.freeze();
      await until(() => lines("interrompue") === EVERY);
      const heard = Object.values(source.listenerStates?.() ?? {});
      expect(heard.every(({ interrupted }) => interrupted)).toBe(true);
      await owners.set("workshops/gel", { title: "Pendant le gel" });
      proxy.thaw();
      await until(() => lines("rétablie") >= EVERY);
      await until(() => changes.some(({ added }) => added.includes("gel")));
      await owners.remove("workshops/gel");
    });

    test("removals, additions and edits arrive after a restart with other data", async () => {
      const { changes } = await listening();
      const [first = "", ...others] = Object.keys(demo.partners ?? {});
      await proxy.close();
      await until(() => lines("interrompue") === EVERY);
      await restart({ partners: { [first]: { title: "Autre" }, venu: { title: "Venu" } } });
      await proxy.open();
      const filled = Object.values(demo).filter((documents) => Object.keys(documents).length > 0);
      await until(() => changes.length === filled.length);
      const partners = changes.find(({ collection }) => collection === "partners");
      expect(partners).toMatchObject({ added: ["venu"], modified: [first] });
      expect([...(partners?.removed ?? [])].sort()).toEqual(others.sort());
      await asBefore();
    });

    test("nothing arrives and nothing connects after a stop", async () => {
      const { changes } = await listening();
      stop();
      await proxy.close();
      await proxy.open();
      await owners.set("photos/apres", { name: "Après" });
      // When a second listener sees the write, the first would have seen it too.
      const second: CollectionChange[] = [];
      stop = open(quick).listen?.((change) => second.push(change)) ?? stop;
      await until(() => second.some(({ modified }) => modified.includes("apres")));
      expect(changes).toEqual([]);
      await owners.remove("photos/apres");
    });
  });
});
