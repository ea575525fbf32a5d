import { generateKeyPairSync } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { ConfigurationError, readEnv } from "@/lib/config/env";
import { serverAccess } from "@/lib/config/firestore";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import { type ContentSource, sortedById } from "@/lib/content/source";
import { type AdminSource, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { createWebSource } from "@/lib/content/sources/firestore-web";
import { demonstration } from "@/testing/demonstration";
import { type Emulator, googleEmulator } from "@/testing/firestore/emulator";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { Relay } from "@/testing/firestore/relay";
import { type Content, OwnersConsole } from "@/testing/firestore/seed";
import { until } from "@/testing/serve.mjs";

const demo: Content = demonstration();
const google = googleEmulator();
const servers = [new InProcessFirestore(), ...(google ? [google] : [])];

beforeAll(() => Promise.all(servers.map((server) => server.start())));
afterAll(() => Promise.all(servers.map((server) => server.stop())));

describe("access", () => {
  const credentials = { client_email: "site@chalet.example", private_key: "-----BEGIN PRIVATE KEY-----x" };
  const account = { project_id: "chalet", ...credentials };
  const key = JSON.stringify(account);

  test.each([
    ["in JSON", { FIREBASE_SERVICE_ACCOUNT: key }],
    ["in base64", { FIREBASE_SERVICE_ACCOUNT: Buffer.from(key).toString("base64") }],
  ])("the service account is read %s", (_, variables) => {
    expect(serverAccess(readEnv(variables))).toEqual({ kind: "account", projectId: "chalet", credentials });
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
    const file = path.join(tmpdir(), `cle-${process.pid}.json`);
    const opened = (private_key: string, name: string) => {
      const key = JSON.stringify({ ...account, private_key });
      writeFileSync(file, key);
      return createAdminSource(readEnv({ [name]: name === "FIREBASE_SERVICE_ACCOUNT" ? key : file }));
    };
    const cut = [
      pem.slice(0, 900),
      pem.replaceAll("\n", " "),
      pem.replace("MII", "XXX"),
      account.private_key,
    ];
    for (const name of ["FIREBASE_SERVICE_ACCOUNT", "GOOGLE_APPLICATION_CREDENTIALS"]) {
      for (const breaks of ["\n", "\\n", "\\\\n", "\\r\\n"])
        await opened(pem.replaceAll("\n", breaks), name).close();
      for (const wrong of cut)
        expect(() => opened(wrong, name)).toThrow(new RegExp(`^Configuration : ${name} [^\\n]*$`));
    }
    rmSync(file);
  });

  test("a missing key file is reported by name", () => {
    const open = () => serverAccess(readEnv({ GOOGLE_APPLICATION_CREDENTIALS: "/nulle/part.json" }));
    expect(open).toThrow(/GOOGLE_APPLICATION_CREDENTIALS/);
  });

  test("the emulator has priority, with a project id of its own", () => {
    const variables = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080", FIREBASE_SERVICE_ACCOUNT: "faux" };
    const expected = { kind: "emulator", host: "127.0.0.1", port: 8080, projectId: "demo-chalet" };
    expect(serverAccess(readEnv(variables))).toEqual(expected);
  });

  test("a read without credentials fails with one line, and the source can be closed meanwhile", async () => {
    const settings = readEnv({ CONTENT_SOURCE: "firestore", FIREBASE_PROJECT_ID: "chalet" });
    const expected = /^Configuration : CONTENT_SOURCE=firestore [^\n]*FIREBASE_SERVICE_ACCOUNT[^\n]*$/;
    const source = createAdminSource(settings);
    await expect(source.list("photos")).rejects.toThrow(expected);
    const read = expect(source.list("partners")).rejects.toThrow(expected);
    await source.close();
    await read;
  });
});

describe.each(servers.map((server) => [server.name, server] as const))("content on %s", (_, server) => {
  let owners: OwnersConsole;
  let source: AdminSource;

  beforeAll(async () => {
    owners = new OwnersConsole(server);
    await owners.seed(demo);
    const settings = { FIRESTORE_EMULATOR_HOST: server.host, FIREBASE_PROJECT_ID: server.projectId };
    source = createAdminSource(readEnv(settings));
  });
  afterAll(async () => {
    await source.close();
    await owners.close();
  });

  const read = async (collection: CollectionName, wanted: string) =>
    (await source.list(collection)).find(({ id }) => id === wanted);

  test("a list has every document, also those without any field", async () => {
    const bare = { "sans-date": { title: "Sans date" }, vide: {} };
    await owners.seed({ calendar: bare });
    const { calendar, ...others } = demo;
    for (const [name, all] of Object.entries({ ...others, calendar: { ...calendar, ...bare } })) {
      const expected = Object.entries(all).map(([id, data]) => ({ id, data }));
      expect(sortedById(await source.list(name as CollectionName))).toMatchObject(sortedById(expected));
    }
    for (const id of Object.keys(bare)) await owners.remove(`calendar/${id}`);
  });

  test("a document is complete, whatever its id and its size, and has the time of its last change", async () => {
    const id = "l’été à 1500 m #1 (50 %) ?";
    const data = { title: "Été", content: "é".repeat(450_000), workshops: ["x", "y"] };
    const before = Date.now();
    await owners.set(`partners/${id}`, data);
    const document = await read("partners", id);
    expect(document).toMatchObject({ id, data });
    expect(Math.abs(Date.parse(document?.updatedAt ?? "") - before)).toBeLessThan(60_000);
    await owners.remove(`partners/${id}`);
    expect(await read("partners", id)).toBeUndefined();
  });

  test("Timestamps and the other types of the console become plain data", async () => {
    const date = Timestamp.fromDate(new Date("2027-03-14T09:00:00.000Z"));
    const at = { __instant: "2027-03-14T09:00:00.000Z" };
    const unsupported = { unsupported: true };
    const values: [name: string, typed: unknown, plain: unknown][] = [
      ["dateStart", date, at],
      ["dateEnd", new Date("1962-05-01T22:00:00.250Z"), { __instant: "1962-05-01T22:00:00.250Z" }],
      ["place", new GeoPoint(44.7, 6.8), unsupported],
      ["link", owners.db.doc("partners/x"), unsupported],
      ["bytes", Buffer.from("abc"), unsupported],
      ["infinite", Number.POSITIVE_INFINITY, null],
      ["img", ["/a.jpg", null, { deep: [date, { a: 1 }] }], ["/a.jpg", null, { deep: [at, { a: 1 }] }]],
      ["fake", { __instant: "2027-01-01T00:00:00Z", kept: 1 }, { kept: 1 }],
      ...[42, 1.5, null, true, []].map((value, index): [string, unknown, unknown] => [
        `f${index}`,
        value,
        value,
      ]),
    ];
    await owners.set("calendar/divers", Object.fromEntries(values.map(([name, typed]) => [name, typed])));
    const document = await read("calendar", "divers");
    expect(document?.data).toEqual(Object.fromEntries(values.map(([name, , plain]) => [name, plain])));
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    await owners.remove("calendar/divers");
  });

  test("the listener begins with every document, then reports each change once", async () => {
    type Report = [CollectionName, string[], string[]?];
    const ids = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);
    const whole: Report[] = [];
    const edits: Report[] = [];
    const stop = source.watch?.({
      collectionRead: (collection, documents) => void whole.push([collection, ids(documents).sort()]),
      documentsChanged: (collection, written, removed) =>
        void edits.push([collection, ids(written), removed]),
      collectionFailed: () => undefined,
    });
    await until(() => whole.length === COLLECTION_NAMES.length);
    for (const [collection, found] of whole)
      expect([collection, found]).toEqual([collection, Object.keys(demo[collection] ?? {}).sort()]);
    const write = (title: string) => owners.set("partners/nouveau", { title, tags: ["un", "deux"] });
    await write("Nouveau");
    await until(() => edits.length === 1);
    // An unchanged write is not reported.
    await write("Nouveau");
    await write("Renommé");
    await until(() => edits.length === 2);
    await owners.remove("partners/nouveau");
    await until(() => edits.length === 3);
    const written: Report = ["partners", ["nouveau"], []];
    expect(edits).toEqual([written, written, ["partners", [], ["nouveau"]]]);
    stop?.();
  });
});

(google ? describe : describe.skip)("strangers on Google's emulator", () => {
  const emulator = google as Emulator;
  const one = { a: { title: "A", activity: "Yoga", content: "<p>Long</p>", note: "entre nous" } };
  const collections = [...COLLECTION_NAMES, "journal"];
  let owners: OwnersConsole;

  beforeAll(async () => {
    owners = new OwnersConsole(emulator);
    await owners.seed(Object.fromEntries(collections.map((name) => [name, one])));
  });
  afterAll(() => owners.close());

  /** The statuses of requests without a token over Firestore's REST interface. */
  const stranger = (method: string, paths: string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const documents = `projects/${emulator.projectId}/databases/(default)/documents`;
        const body = JSON.stringify({ fields: { title: { stringValue: "Pirate" } } });
        const options = { method, ...(method === "PATCH" && { body }) };
        return [path, (await fetch(`http://${emulator.host}/v1/${documents}/${path}`, options)).status];
      }),
    );
  const all = (paths: string[], status: number) => paths.map((path) => [path, status]);

  test.each([
    ["firestore.rules", 200],
    ["firestore-closed.rules", 403],
  ])(
    "%s: what the site shows is answered with %s, all else and every write is refused",
    async (file, reading) => {
      await emulator.setRules(`deploy/firebase/${file}`);
      const shown = COLLECTION_NAMES.flatMap((name) => [`${name}/a`, name]);
      expect(await stranger("GET", shown)).toEqual(all(shown, reading));
      const others = ["journal/a", "journal", "photos/a/versions", "photos/a/versions/b"];
      expect(await stranger("GET", others)).toEqual(all(others, 403));
      const written = collections.flatMap((name) => [`${name}/a`, `${name}/nouveau`]);
      for (const method of ["PATCH", "DELETE"])
        expect(await stranger(method, written)).toEqual(all(written, 403));
    },
  );

  describe("the public web source", () => {
    const relay = new Relay(() => emulator.host);
    let source: ContentSource;

    beforeAll(async () => {
      await emulator.setRules("deploy/firebase/firestore.rules");
      await relay.open();
      source = createWebSource(
        readEnv({
          FIRESTORE_EMULATOR_HOST: relay.host,
          NEXT_PUBLIC_FIREBASE_API_KEY: "cle-publique",
          NEXT_PUBLIC_FIREBASE_PROJECT_ID: emulator.projectId,
        }),
      );
    });
    afterAll(async () => {
      await source.close?.();
      await relay.close();
    });

    test("reads documents and instants; it reports nothing by itself", async () => {
      const date = { dateStart: Timestamp.fromDate(new Date("2027-03-14T09:00:00Z")) };
      await owners.seed({ calendar: { date } });
      const dataOf = async (collection: CollectionName, wanted: string) =>
        (await source.list(collection)).find(({ id }) => id === wanted)?.data;
      expect(await dataOf("partners", "a")).toEqual(one.a);
      expect(await dataOf("calendar", "date")).toEqual({
        dateStart: { __instant: "2027-03-14T09:00:00.000Z" },
      });
      expect(source.watch).toBeUndefined();
    });

    test("an outage is an error without output of the library, which would quote the key", async () => {
      const spies = (["warn", "error", "log"] as const).map((level) => jest.spyOn(console, level));
      await relay.close();
      await expect(source.list("partners")).rejects.toMatchObject({ name: "SourceError" });
      await relay.open();
      await expect(source.list("partners")).resolves.toContainEqual(expect.objectContaining({ id: "a" }));
      for (const spy of spies) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
    });
  });
});
