import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { GeoPoint, Timestamp } from "firebase-admin/firestore";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { PAGES } from "@/lib/routes";
import { contentCommand } from "@/scripts/content/command";
import type { InProcessFirestore } from "@/testing/firestore/in-process";
import { type Content, OwnersConsole } from "@/testing/firestore/seed";
import type { FirestoreServer } from "@/testing/firestore/server";
import { announceServers, servers } from "@/testing/firestore/servers";
import { ownProcess, type Result } from "@/testing/own-process";
import { honest, png } from "@/testing/pictures/hostile";
import { freePort, listen } from "@/testing/serve.mjs";

announceServers("Outil de contenu");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "contenu-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the tool as a process. */
const start = (args: string[], settings: Record<string, string>, cwd?: string) =>
  ownProcess([path.resolve("scripts/content.ts"), ...args], settings, cwd);
const asProcess = (args: string[], settings: Record<string, string> = {}) => start(args, settings).ended;

/** Calls the tool in this process, where exit codes and signals do not matter. */
async function run(args: string[], settings: Record<string, string> = {}): Promise<Result> {
  const result: Result = { code: null, out: "", err: "" };
  const spies = [
    jest.spyOn(console, "log").mockImplementation((line) => {
      result.out += `${line}\n`;
    }),
    jest.spyOn(console, "error").mockImplementation((line) => {
      result.err += `${line}\n`;
    }),
    jest.spyOn(process.stderr, "write").mockImplementation((text) => {
      result.err += text;
      return true;
    }),
  ];
  try {
    result.code = await contentCommand(args, () => readEnv(settings));
    return result;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function write(content: Content): void {
  for (const [collection, documents] of Object.entries(content))
    writeFileSync(path.join(folder, `${collection}.json`), JSON.stringify(documents));
}

/** The file of a collection in the folder, or in the copy that was exported into it. */
const file = (collection: string) => {
  const copy = readdirSync(folder).find((name) => name.endsWith("Z")) ?? "";
  return readFileSync(path.join(folder, copy, `${collection}.json`), "utf8");
};
const read = (collection: string) => JSON.parse(file(collection));

describe("without a database", () => {
  test("check finds no fault in the demonstration", async () => {
    const { code, out } = await asProcess(["check"]);
    expect(out).toMatch(/^Aucun défaut : \d+ documents lus\.\n$/);
    expect(code).toBe(0);
  });

  test("check says that there is nothing to check", async () => {
    const { code, out } = await run(["check"], { CONTENT_DIR: folder });
    expect(out).toMatch(/^Aucun document : /);
    expect(code).toBe(1);
  });

  test("an empty setting of the environment does not hide the one of a file", async () => {
    write({ partners: { muet: { title: " " } } });
    writeFileSync(path.join(folder, ".env"), `CONTENT_DIR=${folder}\n`);
    const { out } = await start(["check"], { CONTENT_DIR: "" }, folder).ended;
    expect(out).toMatch(/^partners\/muet · title : /m);
  });

  test("check prints a line per fault and a total, and exits with 1", async () => {
    write({
      partners: { muet: { title: " " } },
      calendar: { tard: { title: "Tard", dateStart: "2027-02-30", dateEnd: 3 } },
    });
    const { code, out } = await asProcess(["check"], { CONTENT_DIR: folder });
    expect(out).toMatch(/^partners\/muet · title : .+ → l’identifiant du document$/m);
    expect(out).toMatch(/^calendar\/tard · dateStart : date illisible « 2027-02-30 ».* → « À venir »$/m);
    expect(out).toMatch(/défauts dans 2 documents, sur 2 documents lus\.\n$/);
    expect(code).toBe(1);
  });

  test("check reports an impossible id, and prints line breaks as spaces", async () => {
    write({ partners: { "a/b": { title: "A" } }, calendar: { x: { title: "X", dateStart: "non\nplus" } } });
    const { code, out } = await run(["check"], { CONTENT_DIR: folder });
    expect(out).toContain("partners/a/b · identifiant : identifiant impossible → rien");
    expect(out.split("\n").every((line) => line === "" || / → |lus\.$/.test(line))).toBe(true);
    expect(code).toBe(1);
  });

  test("check reports a refused picture once for each place", async () => {
    write({
      photos: { perdue: { name: "Perdue", img: "/demo/photos/absente.jpg" } },
      partners: {
        deux: {
          title: "Deux",
          pictureprofile: "/demo/photos/torrent.jpg",
          content: '<p>A</p><img src="/demo/absente.png" alt="">',
        },
      },
      workshops: { trois: { title: "Trois", category: "Coaching", img: "/demo/absente.webp" } },
    });
    const { code, out } = await run(["check"], { CONTENT_DIR: folder });
    expect(out.split("\n").filter((line) => line.includes("image"))).toEqual([
      "photos/perdue · img : image introuvable (absente.jpg) → l’image par défaut",
      "partners/deux · content : image introuvable (absente.png) → l’image par défaut",
      "workshops/trois · img : image introuvable (absente.webp) → l’image par défaut",
    ]);
    expect(code).toBe(1);
  });

  test("check sorts faults by document, whichever picture answers first", async () => {
    const held: Record<string, ServerResponse> = {};
    const { host: own, close } = await listen((request, response) => {
      held[request.url ?? ""] = response;
      const { "/first.png": first, "/second.png": second } = held;
      if (first && second) second.end("no picture", () => first.end("no picture"));
    }, "localhost");
    write({
      photos: {
        a: { name: "A", img: `http://${own}/first.png` },
        b: { name: "B", img: `http://${own}/second.png` },
      },
    });
    const { out } = await asProcess(["check"], { CONTENT_DIR: folder, IMAGE_HOSTS: own });
    await close();
    expect(out.match(/^photos\/. · img/gm)).toEqual(["photos/a · img", "photos/b · img"]);
  });

  test("check reports a hostile or cut-off picture, but not a silent host", async () => {
    const whole = await honest("jpeg", 900, 600);
    const files = new Map([
      ["/b.png", png(16000, 16000)],
      ["/c.jpg", whole.subarray(0, whole.length / 2)],
    ]);
    const { host: own, close } = await listen(
      (request, response) => response.end(files.get(request.url ?? "")),
      "localhost",
    );
    const dead = `localhost:${await freePort()}`;
    write({
      photos: {
        bombe: { name: "Bombe", img: `http://${own}/b.png` },
        vide: { name: "Vide", img: `http://${own}/v.png` },
        signe: { name: "Signe", img: `http://${own}/100%.png` },
        coupe: { name: "Coupée", img: `http://${own}/c.jpg` },
        muet: { name: "Muet", img: `http://${dead}/a.png` },
      },
    });
    const { code, out, err } = await asProcess(["check"], {
      CONTENT_DIR: folder,
      IMAGE_HOSTS: `${own},${dead}`,
    });
    await close();
    expect(out).toContain("photos/bombe · img : image qui ne peut pas être montrée (b.png)");
    expect(out).toContain("photos/vide · img : image qui ne peut pas être montrée (v.png)");
    expect(out).toContain("photos/signe · img : image qui ne peut pas être montrée (100%.png)");
    expect(out).toContain("photos/coupe · img : image qui ne peut pas être montrée (c.jpg) : image abîmée");
    expect(out).not.toContain("muet");
    expect(err).toContain("1 image sans réponse de l’hôte");
    expect(code).toBe(1);
  });

  test("import without write access stops with one line", async () => {
    write({ partners: {} });
    const refused: Record<string, string>[] = [
      {},
      { NEXT_PUBLIC_FIREBASE_API_KEY: "k", NEXT_PUBLIC_FIREBASE_PROJECT_ID: "p" },
    ];
    for (const settings of refused) {
      const { code, err } = await run(["import", folder], settings);
      expect(err).toMatch(/^L’import demande un accès en écriture[^\n]*\n$/);
      expect(code).toBe(2);
    }
  });

  test.each([
    [[]],
    [["exporter"]],
    [["check", "trop"]],
    [["export"]],
    [["export", "x", "--prune"]],
    [["import", "x", "--force"]],
    [["import", "x", "--keep", "3"]],
    [["restore", "partners/a"]],
    [["restore", "partners/a", "x", "y"]],
  ])("prints the usage for %j", async (args) => {
    const { code, err, out } = await run(args);
    expect(err).toContain("Utilisation :");
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test("example writes every field of every collection, and only into an empty folder", async () => {
    expect(await run(["example", folder])).toMatchObject({ code: 0 });
    const typed = new Set<string>();
    for (const collection of COLLECTION_NAMES)
      for (const fields of Object.values(read(collection)))
        for (const field of Object.keys(fields as object)) typed.add(`${collection}.${field}`);
    for (const collection of COLLECTION_NAMES)
      for (const field of fieldNames(collection)) expect(typed).toContain(`${collection}.${field}`);
    expect(Object.keys(read("pages")).sort()).toEqual(Object.keys(PAGES).sort());
    const { out } = await run(["check"], { CONTENT_DIR: folder });
    expect(out).toMatch(/^Aucun défaut/);
    const again = await run(["example", folder]);
    expect(again.err).toContain("n’est pas vide");
    expect(again.code).toBe(2);
  });

  test("export --keep deletes only the oldest copies, and none that alone has documents", async () => {
    const settings = { CONTENT_DIR: path.join(folder, "site") };
    const site = (content: Content) => {
      for (const [collection, documents] of Object.entries(content))
        writeFileSync(path.join(folder, "site", `${collection}.json`), JSON.stringify(documents));
    };
    for (const name of ["site", "2020-01-01", "2020-01-02", "autre"]) mkdirSync(path.join(folder, name));
    site({ partners: { a: {}, b: {}, c: {} }, photos: { p: {} } });
    const first = await run(["export", folder, "--keep", "2"], settings);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining("Copies effacées : 2020-01-01.") });
    site({ photos: {} });
    const emptied = await run(["export", folder, "--keep", "1"], settings);
    expect(emptied.err).toMatch(/^Attention, photos : 0 document, et 1 dans la copie /m);
    expect(emptied.code).toBe(1);
    site({ partners: { a: {} } });
    const fallen = await run(["export", folder, "--keep", "1"], settings);
    expect(fallen.err).toMatch(/^Attention, partners : 1 document, et 3 dans la copie /m);
    expect(fallen.code).toBe(1);
    const again = await run(["export", folder, "--keep", "1"], settings);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining("Copies effacées : ") });
    const [good = "", last = "", ...others] = readdirSync(folder).sort();
    expect(others).toEqual(["autre", "site"]);
    expect([good, last]).toEqual(Array(2).fill(expect.stringMatching(/^20[2-9]\d-\d\d-\d\dT[\d-]+Z$/)));
    const photos = path.join(folder, good, "photos.json");
    expect(JSON.parse(readFileSync(photos, "utf8"))).toEqual({ p: {} });
    expect((await run(["export", folder, "--keep", "zéro"])).code).toBe(2);
  });

  test("an unreachable database is reported in one line", async () => {
    const { code, err } = await asProcess(["check"], {
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
      FIRESTORE_TIMEOUT_MS: "500",
    });
    expect(err).toMatch(/^La base de contenus ne répond pas : [^\n]*\n$/);
    expect(code).toBe(2);
  });
});

describe.each(servers)("%s", (_, create) => {
  const server: FirestoreServer = create();
  let owners: OwnersConsole;
  const settings = () => ({ FIRESTORE_EMULATOR_HOST: server.host, FIREBASE_PROJECT_ID: server.projectId });
  const stored = async (collection: string) => {
    const { docs } = await owners.db.collection(collection).get();
    return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
  };

  beforeAll(async () => {
    await server.start();
    owners = new OwnersConsole(server);
  });
  beforeEach(() => server.empty());
  afterAll(async () => {
    await owners.close();
    await server.stop();
  });

  test("import and export keep the demonstration unchanged", async () => {
    cpSync("content/demo", folder, { recursive: true });
    const before = Object.fromEntries(
      readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), "utf8"))]),
    );
    expect(await asProcess(["import", folder], settings())).toMatchObject({ code: 0 });
    for (const file of Object.keys(before)) rmSync(path.join(folder, file));
    expect(await run(["export", folder], settings())).toMatchObject({ code: 0 });
    for (const [file, content] of Object.entries(before))
      expect(read(path.basename(file, ".json"))).toEqual(content);
    const again = await run(["import", folder], settings());
    expect(again.out).toMatch(/Import terminé : 0 document écrit, 47 déjà à jour\./);
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
    });
    const { code, err } = await run(["export", folder], settings());
    expect(code).toBe(0);
    expect(read("calendar")).toEqual({
      a: { title: "A", dateStart: "2027-07-14", dateEnd: "2027-07-14", written: "2027-01-01T08:00:00.000Z" },
      secret: { title: "B", publishAt: "2127-01-01T08:00:00.000Z" },
      caché: { title: "C", publishAt: "illisible" },
    });
    expect(file("photos")).toBe(
      `${JSON.stringify({ p: { name: "P", autre: { a: 2, b: 1 }, zone: null } }, null, 2)}\n`,
    );
    expect(err).toContain("photos/p · zone");
  });

  test("import writes nothing if Firestore would refuse a document", async () => {
    write({
      partners: { bon: { title: "Bon", content: "<p>ok</p>" } },
      photos: { p: { name: "P", img: "/demo/p.jpg", listes: [[1]], __x: 1 } },
    });
    const { code, out } = await run(["import", folder], settings());
    expect(out).toContain("photos/p · listes : liste dans une liste → refusé par Firestore");
    expect(out).toContain("photos/p · __x : nom de champ");
    expect(out).toMatch(/2 défauts : rien n’a été écrit/);
    expect(code).toBe(1);
    expect(await stored("partners")).toEqual({});
  });

  test("import warns of faults that the site tolerates, and writes them", async () => {
    write({ partners: { muet: { title: "" } } });
    const { code, out } = await run(["import", folder], settings());
    expect(out).toMatch(/^avertissement : partners\/muet · title : .* → l’identifiant du document$/m);
    expect(code).toBe(0);
    expect(await stored("partners")).toEqual({ muet: { title: "" } });
  });

  test("import lists replaced documents first; --dry-run writes nothing", async () => {
    await owners.seed({ partners: { a: { title: "De la base" }, b: { title: "B" } } });
    write({ partners: { a: { title: "Du dossier" }, b: { title: "B" }, c: { title: "C" } } });
    const preview = await run(["import", folder, "--dry-run"], settings());
    expect(preview.out).toMatch(
      /^1 document de la base sera remplacé ou supprimé[^\n]*\n {2}partners\/a, modifié le /m,
    );
    expect(preview.out).toContain("Essai, rien n’a été écrit : 2 documents à écrire, 0 à supprimer.");
    expect(await stored("partners")).toEqual({ a: { title: "De la base" }, b: { title: "B" } });
    const real = await run(["import", folder], settings());
    expect(real.out.indexOf("partners/a, modifié le")).toBeLessThan(real.out.indexOf("Import terminé"));
  });

  test("restore replaces one document and no other", async () => {
    await owners.seed({ partners: { a: { title: "Gâché" }, b: { title: "B neuf" } } });
    write({ partners: { a: { title: "Comme avant" }, b: { title: "B vieux" } } });
    const { code, out } = await run(["restore", "partners/a", folder], settings());
    expect(out).toContain("partners/a est rétabli : 1 document écrit");
    expect(code).toBe(0);
    expect(await stored("partners")).toEqual({ a: { title: "Comme avant" }, b: { title: "B neuf" } });
    const missing = await run(["restore", "partners/z", folder], settings());
    expect(missing.err).toMatch(/^partners\/z n’est pas dans cette copie/);
    expect((await run(["restore", "amis/z", folder], settings())).err).toContain("COLLECTION/IDENTIFIANT");
  });

  test("restore replaces a collection and no other, and says before what will change", async () => {
    const since = Timestamp.fromMillis(0);
    const partners = { a: { title: "Gâché", since }, b: { title: "B", since }, neuf: { title: "Neuf" } };
    await owners.seed({ partners, photos: { p: { name: "Modifiée depuis" } } });
    const copied = { a: { title: "A", since: "1970-01-01T00:00:00.000Z" }, c: { title: "C" } };
    write({
      partners: { ...copied, b: { title: "B", since: copied.a.since } },
      photos: { p: { name: "P" } },
    });
    const trial = await run(["restore", "partners", folder, "--dry-run", "--prune"], settings());
    expect(trial.out).toMatch(/^1 document à ajouter\.\n2 documents de la base seront remplacés/m);
    expect(trial.out).toMatch(/^ {2}partners\/a, modifié le .* : title, since$/m);
    expect(trial.out).toMatch(/^ {2}partners\/neuf, modifié le .* \(supprimé\)$/m);
    expect(await stored("partners")).toEqual(partners);
    const real = await run(["restore", "partners", folder], settings());
    expect(real.out).toContain("partners est rétabli : 2 documents écrits, 1 déjà à jour.");
    expect(await stored("partners")).toEqual({ ...partners, ...copied });
    expect(await stored("photos")).toEqual({ p: { name: "Modifiée depuis" } });
    expect((await run(["restore", "calendar", folder], settings())).code).toBe(2);
  });

  test("import deletes only with --prune, and never from a collection without a file", async () => {
    const workshops = { w: { title: "W" } };
    await owners.seed({
      partners: { vieux: { title: "Vieux" }, garde: { title: "Avant", content: "x" } },
      workshops,
    });
    write({ partners: { garde: { title: "Après", workshops: ["W"] }, neuf: { title: "Neuf" } } });
    const wanted = read("partners");
    expect((await run(["import", folder], settings())).out).toContain("2 documents écrits, 0 déjà à jour.");
    expect(await stored("partners")).toEqual({ ...wanted, vieux: { title: "Vieux" } });
    expect((await run(["import", folder, "--prune"], settings())).out).toContain(
      "0 document écrit, 2 déjà à jour, 1 document supprimé.",
    );
    expect(await stored("partners")).toEqual(wanted);
    expect(await stored("workshops")).toEqual(workshops);
  });

  test("import writes 5,000 documents and shows its progress", async () => {
    const content = `<p>${"Un atelier pour souffler, marcher et se retrouver. ".repeat(20)}</p>`;
    const many = Array.from({ length: 5000 }, (_, index) => [
      `w${index}`,
      { title: `Atelier ${index}`, category: "Coaching", content },
    ]);
    write({ workshops: Object.fromEntries(many) });
    const began = Date.now();
    const { code, out, err } = await run(["import", folder], settings());
    process.stderr.write(
      `${server.name} : 5 000 documents importés en ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
    );
    expect(out).toMatch(/Import terminé : 5.000 documents écrits, 0 déjà à jour\./);
    expect(err).toContain("Écriture : 400 / 5000");
    expect(err).toContain("Écriture : 5000 / 5000");
    expect(code).toBe(0);
    expect(Object.keys(await stored("workshops"))).toHaveLength(5000);
  });
});

test("an interrupted import finishes its batch, and a second run continues", async () => {
  const server = servers[0]?.[1]() as InProcessFirestore;
  await server.start();
  const settings = { FIRESTORE_EMULATOR_HOST: server.host, FIREBASE_PROJECT_ID: server.projectId };
  write({
    workshops: Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`w${index}`, { title: `A ${index}`, category: "C" }]),
    ),
  });
  server.mood = { delayMs: 300 };
  const { child, ended } = start(["import", folder], settings);
  child.stderr?.on("data", (text) => {
    if (String(text).includes("Écriture : 400")) child.kill("SIGINT");
  });
  const { code, out } = await ended;
  expect(out).toMatch(/Interrompu après (400|800) écritures sur 2000\.\nRelancez la même commande/);
  expect(code).toBe(130);
  const written = Number(/après (\d+)/.exec(out)?.[1]);
  expect(server.counts.commit).toBe(written / 400);
  server.mood = {};
  const again = await run(["import", folder], settings);
  expect(again.out.replace(/\s/gu, " ")).toContain(
    `${(2000 - written).toLocaleString("fr-FR").replace(/\s/gu, " ")} documents écrits, ${written} déjà à jour`,
  );
  expect(server.counts.commit).toBe(5);
  await server.stop();
});
