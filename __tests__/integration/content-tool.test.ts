import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { PAGES } from "@/lib/routes";
import { contentCommand } from "@/scripts/content/command";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { type Content, OwnersConsole } from "@/testing/firestore/seed";
import { ownProcess, type Result } from "@/testing/own-process";
import { png, smallPicture } from "@/testing/pictures/hostile";
import { freePort, listen } from "@/testing/serve.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "contenu-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the tool as a process. */
const start = (args: string[], settings: Record<string, string>, cwd?: string) =>
  ownProcess([path.resolve("scripts/content.ts"), ...args], settings, cwd);

/** Calls the tool in this process, where signals and the files of settings do not matter. */
async function run(args: string[], settings: Record<string, string> = {}): Promise<Result> {
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    jest.spyOn(console, "log").mockImplementation((line) => void out.push(`${line}\n`)),
    jest.spyOn(console, "error").mockImplementation((line) => void err.push(`${line}\n`)),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => err.push(String(text)) > 0),
  ];
  const code = await contentCommand(args, () => readEnv(settings));
  for (const spy of spies) spy.mockRestore();
  // Nothing that hosts typed commands a terminal.
  expect([...out, ...err].join("")).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  return { code, out: out.join(""), err: err.join("") };
}

function write(content: Content, into = folder): void {
  mkdirSync(into, { recursive: true });
  for (const [collection, documents] of Object.entries(content))
    writeFileSync(path.join(into, `${collection}.json`), JSON.stringify(documents));
}

/** The file of a collection in the folder, or in the copy that was exported into it. */
const file = (collection: string) => {
  const copy = readdirSync(folder).find((name) => name.endsWith("Z")) ?? "";
  return readFileSync(path.join(folder, copy, `${collection}.json`), "utf8");
};
const read = (collection: string) => JSON.parse(file(collection));

describe("without a database", () => {
  let answer: RequestListener;
  let pictures: Awaited<ReturnType<typeof listen>>;
  let dead: string;
  beforeAll(async () => {
    pictures = await listen((request, response) => answer(request, response), "localhost");
    dead = `localhost:${await freePort()}`;
    // Read once by this process.
    process.env.IMAGE_HOSTS = `${pictures.host},${dead}`;
  });
  afterAll(() => pictures.close());

  test("check prints a line per fault and a total, in a process with the settings of a file", async () => {
    write({
      partners: { muet: { title: " " }, "a/b": { title: "A" } },
      calendar: {
        tard: { title: "Tard", dateStart: "2027-02-30", dateEnd: 3 },
        x: { title: "X", dateStart: "non\nplus" },
      },
    });
    writeFileSync(path.join(folder, ".env"), `CONTENT_DIR=${folder}\n`);
    // An empty setting of the environment does not hide the one of a file.
    const { code, out } = await start(["check"], { CONTENT_DIR: "" }, folder).ended;
    expect(out).toMatch(/^partners\/muet · title : .+ → l’identifiant du document$/m);
    expect(out).toMatch(
      /^calendar\/tard · dateStart : « 2027-02-30 » n’est pas un jour .* → vos mots, à sa place$/m,
    );
    expect(out).toContain("partners/a/b · identifiant : identifiant impossible → rien");
    expect(out).toMatch(/^Avec les mots livrés, \d+ pages :\npages\/accueil · .* → « Bienvenue … », /m);
    expect(out.split("\n").every((line) => line === "" || / → |lus\.$| :$/.test(line))).toBe(true);
    expect(out).toMatch(/défauts dans 2 documents, sur 4 documents lus\.\n$/);
    expect(code).toBe(1);
  });

  test("check finds no fault in the demonstration, and says when there is nothing to check", async () => {
    const demonstration = await run(["check"]);
    expect(demonstration.out).toMatch(/^Aucun défaut : \d+ documents lus\.\n$/m);
    expect(demonstration.code).toBe(0);
    const empty = await run(["check"], { CONTENT_DIR: folder });
    expect(empty.out).toMatch(/^Aucun document : /);
    expect(empty.code).toBe(1);
  });

  test("check opens every picture: bad ones are faults in the order of the documents, a silent host is none", async () => {
    const whole = await smallPicture("jpeg", 900, 600);
    const bodies = new Map([
      ["/bombe.png", png(16000, 16000)],
      ["/coupee.jpg", whole.subarray(0, whole.length / 2)],
    ]);
    let first: ServerResponse | undefined;
    // The first document's picture is answered last.
    answer = ({ url = "" }, response) => {
      if (url === "/bombe.png") first = response;
      else response.end(bodies.get(url), () => first?.end(bodies.get("/bombe.png")));
    };
    const photo = (name: string, host = pictures.host) => ({ name, img: `http://${host}/${name}` });
    write({
      photos: {
        a: photo("bombe.png"),
        b: photo("coupee.jpg"),
        c: photo("vide.png"),
        d: photo("100%.png"),
        muet: photo("a.png", dead),
        perdue: { name: "Perdue", img: "/photos/absente.jpg" },
        proche: { name: "Proche", img: "/photos/Torrent.jpg" },
      },
      partners: {
        deux: {
          title: "Deux",
          pictureprofile: "/photos/torrent.jpg",
          content: '<p>A</p><img src="/photos/absente.png" alt="">',
        },
      },
    });
    const { code, out, err } = await run(["check"], { CONTENT_DIR: folder });
    expect(out.match(/^.* : image .*?\)/gm)).toEqual([
      "photos/a · img : image qui ne peut pas être montrée (bombe.png)",
      "photos/b · img : image qui ne peut pas être montrée (coupee.jpg)",
      "photos/c · img : image qui ne peut pas être montrée (vide.png)",
      "photos/d · img : image qui ne peut pas être montrée (100%.png)",
      "photos/perdue · img : image introuvable (absente.jpg)",
      "photos/proche · img : image introuvable (Torrent.jpg)",
      "partners/deux · content : image introuvable (absente.png)",
    ]);
    expect(out).toContain("(coupee.jpg) : image abîmée");
    expect(out).toContain("(Torrent.jpg) : « torrent.jpg » ?");
    expect(err).toContain("1 image sans réponse de l’hôte");
    expect(code).toBe(1);
  });

  test.each<Record<string, string>>([
    {},
    { NEXT_PUBLIC_FIREBASE_API_KEY: "k", NEXT_PUBLIC_FIREBASE_PROJECT_ID: "p" },
  ])("import without write access stops with one line: %j", async (settings) => {
    write({ partners: {} });
    const { code, err } = await run(["import", folder], settings);
    expect(err).toMatch(/^L’import demande un accès en écriture[^\n]*\n$/);
    expect(code).toBe(2);
  });

  test.each([
    "",
    "exporter",
    "check trop",
    "export",
    "export x --prune",
    "import x --force",
    "import x --keep 3",
    "restore partners/a",
    "restore partners/a x y",
  ])("prints the usage for « %s »", async (typed) => {
    const { code, err, out } = await run(typed.split(" ").filter(Boolean));
    expect(err).toContain("Utilisation :");
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test("example writes every field of every collection, and only into an empty folder", async () => {
    expect(await run(["example", folder])).toMatchObject({ code: 0 });
    for (const collection of COLLECTION_NAMES) {
      const documents: object[] = Object.values(read(collection));
      expect(documents.flatMap(Object.keys)).toEqual(expect.arrayContaining(fieldNames(collection)));
    }
    expect(Object.keys(read("pages")).sort()).toEqual([...Object.keys(PAGES), "exemple"].sort());
    const { out } = await run(["check"], { CONTENT_DIR: folder });
    expect(out).toMatch(/^Aucun défaut/m);
    const again = await run(["example", folder]);
    expect(again.err).toContain("n’est pas vide");
    expect(again.code).toBe(2);
  });

  test("export --keep deletes only the oldest copies, and none that alone has documents", async () => {
    const settings = { CONTENT_DIR: path.join(folder, "site") };
    const exported = (content: Content, keep: string) => {
      write(content, settings.CONTENT_DIR);
      return run(["export", folder, "--keep", keep], settings);
    };
    for (const name of ["2020-01-01", "2020-01-02", "autre"]) mkdirSync(path.join(folder, name));
    const first = await exported({ partners: { a: {}, b: {}, c: {} }, photos: { p: {} } }, "2");
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining("Copies effacées : 2020-01-01.") });
    const emptied = await exported({ photos: {} }, "1");
    expect(emptied.err).toMatch(/^Attention, photos : 0 document, et 1 dans la copie /m);
    expect(emptied.code).toBe(1);
    const fallen = await exported({ partners: { a: {} } }, "1");
    expect(fallen.err).toMatch(/^Attention, partners : 1 document, et 3 dans la copie /m);
    expect(fallen.code).toBe(1);
    const again = await exported({}, "1");
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining("Copies effacées : ") });
    const [good = "", last = "", ...others] = readdirSync(folder).sort();
    expect(others).toEqual(["autre", "site"]);
    expect([good, last]).toEqual(Array(2).fill(expect.stringMatching(/^20[2-9]\d-\d\d-\d\dT[\d-]+Z$/)));
    expect(read("photos")).toEqual({ p: {} });
    expect((await run(["export", folder, "--keep", "zéro"])).code).toBe(2);
  });

  test("an unreachable database is reported in one line", async () => {
    const settings = { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1", FIRESTORE_TIMEOUT_MS: "100" };
    const { code, err } = await run(["check"], settings);
    expect(err).toMatch(/^La base de contenus ne répond pas : [^\n]*\n$/);
    expect(code).toBe(2);
  });
});

describe("with a database", () => {
  const server = new InProcessFirestore();
  let owners: OwnersConsole;
  let settings: Record<string, string>;
  const stored = async (collection: string) => {
    const { docs } = await owners.db.collection(collection).get();
    return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
  };

  beforeAll(async () => {
    await server.start();
    owners = new OwnersConsole(server);
    settings = { FIRESTORE_EMULATOR_HOST: server.host, FIREBASE_PROJECT_ID: server.projectId };
  });
  beforeEach(() => server.empty());
  afterAll(async () => {
    await owners.close();
    await server.stop();
  });

  test("import and export keep the demonstration unchanged", async () => {
    const demonstration = path.resolve("content/demo");
    expect(await run(["import", demonstration], settings)).toMatchObject({ code: 0 });
    expect(await run(["export", folder], settings)).toMatchObject({ code: 0 });
    for (const name of readdirSync(demonstration).filter((file) => file.endsWith(".json")))
      expect(read(path.basename(name, ".json"))).toEqual(
        JSON.parse(readFileSync(path.join(demonstration, name), "utf8")),
      );
    const again = await run(["import", demonstration], settings);
    expect(again.out).toMatch(/Import terminé : 0 document écrit, \d+ déjà à jour\./);
  });

  test("export turns Timestamps into days in Paris or instants, and reports other types", async () => {
    const at = (iso: string) => Timestamp.fromDate(new Date(iso));
    await owners.seed({
      calendar: {
        a: {
          title: "A",
          dateStart: at("2027-07-13T22:00:00Z"),
          dateEnd: at("2027-07-14T09:30:00Z"),
          written: at("2027-01-01T08:00:00Z"),
        },
        secret: { title: "B", publishAt: at("2127-01-01T08:00:00Z") },
        caché: { title: "C", publishAt: new GeoPoint(1, 2) },
      },
      photos: { p: { zone: new GeoPoint(1, 2), name: "P", autre: { b: 1, a: 2 } } },
      workshops: { "a\u202eb": { "\u001b]0;x\u0007": new GeoPoint(1, 2) } },
    });
    const { code, err } = await run(["export", folder], settings);
    expect(code).toBe(0);
    expect(read("calendar")).toEqual({
      a: { title: "A", dateStart: "2027-07-14", dateEnd: "2027-07-14", written: "2027-01-01T08:00:00.000Z" },
      secret: { title: "B", publishAt: "2127-01-01T08:00:00.000Z" },
      caché: { title: "C", publishAt: "illisible" },
    });
    const sorted = { p: { name: "P", autre: { a: 2, b: 1 }, zone: null } };
    expect(file("photos")).toBe(`${JSON.stringify(sorted, null, 2)}\n`);
    expect(err).toContain("photos/p · zone");
  });

  test("import writes nothing if Firestore would refuse a document", async () => {
    write({
      partners: { bon: { title: "Bon", content: "<p>ok</p>" } },
      photos: { p: { name: "P", img: "/photos/p.jpg", listes: [[1]], __x: 1 } },
    });
    const { code, out } = await run(["import", folder], settings);
    expect(out).toContain("photos/p · listes : liste dans une liste → refusé par Firestore");
    expect(out).toContain("photos/p · __x : nom de champ");
    expect(out).toMatch(/2 défauts : rien n’a été écrit/);
    expect(code).toBe(1);
    expect(await stored("partners")).toEqual({});
  });

  test("import warns of tolerated faults and lists replaced documents; --dry-run writes nothing", async () => {
    await owners.seed({ partners: { a: { title: "De la base" }, b: { title: "B" } } });
    const partners = { a: { title: "Du dossier" }, b: { title: "B" }, muet: { title: "" } };
    write({ partners });
    const preview = await run(["import", folder, "--dry-run"], settings);
    expect(preview.out).toMatch(/^avertissement : partners\/muet · title : .* → l’identifiant du document$/m);
    expect(preview.out).toMatch(
      /^1 document de la base sera remplacé ou supprimé[^\n]*\n {2}partners\/a, modifié le /m,
    );
    expect(preview.out).toContain("Essai, rien n’a été écrit : 2 documents à écrire, 0 à supprimer.");
    expect(await stored("partners")).toEqual({ a: { title: "De la base" }, b: { title: "B" } });
    const real = await run(["import", folder], settings);
    expect(real.out.indexOf("partners/a, modifié le")).toBeLessThan(real.out.indexOf("Import terminé"));
    expect(await stored("partners")).toEqual(partners);
  });

  test("restore replaces one document or a collection and nothing else, and says before what will change", async () => {
    const since = Timestamp.fromMillis(0);
    const partners = { a: { title: "Gâché", since }, b: { title: "B", since }, neuf: { title: "Neuf" } };
    const photos = { p: { name: "Modifiée depuis" } };
    await owners.seed({ partners, photos });
    const a = { title: "A", since: "1970-01-01T00:00:00.000Z" };
    write({ partners: { a, b: { ...a, title: "B" }, c: { title: "C" } }, photos: { p: { name: "P" } } });
    write({ workshops: { "yoga\u001b[31m\u202e": { title: "Y" } } });
    const trial = await run(["restore", "partners", folder, "--dry-run", "--prune"], settings);
    expect(trial.out).toMatch(/^1 document à ajouter\.\n2 documents de la base seront remplacés/m);
    expect(trial.out).toMatch(/^ {2}partners\/a, modifié le .* : title, since$/m);
    expect(trial.out).toMatch(/^ {2}partners\/neuf, modifié le .* \(supprimé\)$/m);
    expect(await stored("partners")).toEqual(partners);
    const one = await run(["restore", "partners/a", folder], settings);
    expect(one.out).toContain("partners/a est rétabli : 1 document écrit");
    expect(one.code).toBe(0);
    expect(await stored("partners")).toEqual({ ...partners, a });
    const all = await run(["restore", "partners", folder], settings);
    expect(all.out).toContain("partners est rétabli : 1 document écrit, 2 déjà à jour.");
    expect(await stored("partners")).toEqual({ ...partners, a, c: { title: "C" } });
    expect(await stored("photos")).toEqual(photos);
    const missing = await run(["restore", "partners/z", folder], settings);
    expect(missing.err).toMatch(/^partners\/z n’est pas dans cette copie/);
    expect((await run(["restore", "workshops/yoga", folder], settings)).err).toContain("(il y a : yoga");
    expect((await run(["restore", "amis/z", folder], settings)).err).toContain("COLLECTION/IDENTIFIANT");
    expect((await run(["restore", "calendar", folder], settings)).code).toBe(2);
  });

  test("import deletes only with --prune, and never from a collection without a file", async () => {
    const workshops = { w: { title: "W" } };
    const partners = { vieux: { title: "Vieux" }, garde: { title: "Avant", content: "x" } };
    await owners.seed({ partners, workshops });
    const wanted = { garde: { title: "Après", workshops: ["W"] }, neuf: { title: "Neuf" } };
    write({ partners: wanted });
    expect((await run(["import", folder], settings)).out).toContain("2 documents écrits, 0 déjà à jour.");
    expect(await stored("partners")).toEqual({ ...wanted, vieux: { title: "Vieux" } });
    expect((await run(["import", folder, "--prune"], settings)).out).toContain(
      "0 document écrit, 2 déjà à jour, 1 document supprimé.",
    );
    expect(await stored("partners")).toEqual(wanted);
    expect(await stored("workshops")).toEqual(workshops);
  });

  test("an interrupted import shows its progress and finishes its batch, and a second run continues", async () => {
    const many = Array.from({ length: 1000 }, (_, index) => [`w${index}`, { title: `A ${index}` }]);
    write({ workshops: Object.fromEntries(many) });
    server.behaviour = { delayMs: 100 };
    const before = server.counts.commit;
    const { child, ended } = start(["import", folder], settings);
    child.stderr?.on("data", (text) => {
      if (String(text).includes("Écriture : 400 / 1000")) child.kill("SIGINT");
    });
    const { code, out } = await ended;
    server.behaviour = {};
    expect(out).toMatch(/Interrompu après (400|800) écritures sur 1000\.\nRelancez la même commande/);
    expect(code).toBe(130);
    const written = Number(/après (\d+)/.exec(out)?.[1]);
    expect(server.counts.commit - before).toBe(written / 400);
    const again = await run(["import", folder], settings);
    expect(again.out).toContain(`${1000 - written} documents écrits, ${written} déjà à jour`);
    expect(again.err).toContain(`Écriture : ${1000 - written} / ${1000 - written}`);
    expect(Object.keys(await stored("workshops"))).toHaveLength(1000);
  });
});
