import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import calendar from "@/content/demo/calendar.json";
import { rollDemoDates } from "@/content/demo/dates";
import workshops from "@/content/demo/workshops.json";
import { ConfigurationError, readEnv } from "@/lib/config/env";
import { createEmbeddedSource } from "@/lib/content/sources/embedded";
import { isDay, isPast, shiftDay } from "@/lib/dates";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "contenu-"));
});
afterEach(() => rm(folder, { recursive: true }));

const source = () => createEmbeddedSource(readEnv({ CONTENT_DIR: folder }));
const file = (name: string) => path.join(folder, name);
const write = (name: string, content: unknown) =>
  writeFile(file(name), typeof content === "string" ? content : JSON.stringify(content));

describe("a folder of content", () => {
  test("gives each document with its fields; a missing file is an empty collection", async () => {
    const amandine = { title: "Amandine", content: "<p>…</p>", workshops: [] };
    await write("partners.json", { amandine, vide: {} });
    expect(await source().list("partners")).toEqual([
      { id: "amandine", data: amandine },
      { id: "vide", data: {} },
    ]);
    expect(await source().list("photos")).toEqual([]);
  });

  test("keeps the dates of retreats: only the demonstration moves them", async () => {
    const ancienne = { dateStart: "1999-01-02", dateEnd: "1999-01-03" };
    await write("calendar.json", { ancienne });
    expect(await source().list("calendar")).toEqual([{ id: "ancienne", data: ancienne }]);
  });
});

test("a byte order mark, comments, commas too many, odd blanks, line breaks and tabs in texts are accepted", async () => {
  await write(
    "photos.json",
    '\ufeff{\n// une note\n\u00a0"a":\u202f{\0\u200b"name": "Un\r\ndeux\ttrois", /* ici */ "img": [1, 2,],},\n}',
  );
  expect(await source().list("photos")).toEqual([
    { id: "a", data: { name: "Un\ndeux\ttrois", img: [1, 2] } },
  ]);
});

describe("a file that is not read", () => {
  test("is no fault where it may be absent, or is a copy beside its collection", async () => {
    for (const name of ["photos", "partners", "workshops", "calendar"]) await write(`${name}.json`, {});
    await write("calendar.json.bak", {});
    await mkdir(file("pages"));
    expect([await source().faults?.(), await source().findings?.()]).toEqual([[], []]);
  });
});

describe("a file that breaks while the site runs", () => {
  const lines: unknown[][] = [];
  const opened = async () => {
    lines.length = 0;
    for (const name of ["photos", "partners", "workshops", "calendar"]) await write(`${name}.json`, {});
    await write("photos.json", { a: { name: "Aube" } });
    const open = createEmbeddedSource(readEnv({ CONTENT_DIR: folder }), (...line) => void lines.push(line));
    await open.list("photos");
    return open;
  };

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ["broken", () => write("photos.json", '{\n"a": { broken'), /^photos\.json, ligne 2$/],
    ["a list", () => write("photos.json", "[]"), /^photos\.json, ligne 1, doit être un objet/],
    ["empty", () => write("photos.json", ""), /^photos\.json, ligne 1$/],
    ["gone", () => rm(file("photos.json")), /^photos\.json a disparu$/],
    [
      "a folder",
      () => rm(file("photos.json")).then(() => mkdir(file("photos.json"))),
      /^photos\.json .*EISDIR/,
    ],
  ])(
    "keeps its last good content, with one line in the log, until it is good again: %s",
    async (_, spoil, said) => {
      const open = await opened();
      await spoil();
      for (let i = 0; i < 3; i += 1)
        expect(await open.list("photos")).toEqual([{ id: "a", data: { name: "Aube" } }]);
      expect(await open.faults?.()).toEqual([expect.stringMatching(said)]);
      expect(lines).toEqual([["error", expect.stringContaining("Contenu : photos.json"), expect.anything()]]);
      expect((await open.findings?.())?.map(({ id, shownInstead: shown }) => [id, shown])).toEqual([
        ["photos.json", "le dernier contenu lisible de ce fichier"],
      ]);
      await rm(file("photos.json"), { recursive: true, force: true });
      await write("photos.json", { b: {} });
      expect(await open.list("photos")).toEqual([{ id: "b", data: {} }]);
      expect([await open.faults?.(), lines.length, lines[1]?.[1]]).toEqual([
        [],
        2,
        "Contenu : photos.json se lit de nouveau",
      ]);
    },
  );
});

test("a file that stays the same gives the same list, one that changes another, with its time", async () => {
  await write("partners.json", { a: { title: "A" } });
  const open = source();
  const before = await open.list("partners");
  expect(Math.abs(Date.parse(open.changedAt?.("partners") ?? "") - Date.now())).toBeLessThan(60_000);
  await write("partners.json", "{ broken");
  expect(await open.list("partners")).toBe(before);
  await write("partners.json", { a: { title: "Anne" } });
  expect(await open.list("partners")).toEqual([{ id: "a", data: { title: "Anne" } }]);
});

test("ids and fields that stand twice, and misnamed files, are named", async () => {
  await write(
    "photos.json",
    '{\n"a": {"name": "x\nx"},\n"b": {"name": "y",\n"name": "z"},\n"a": {"name": "w", "__proto__": 1}}',
  );
  await write("Calandar.JSON", {});
  await write("notes.json", {});
  const found = (await source().findings?.()) ?? [];
  expect(
    found.map(({ collection, id, field, problem }) => `${collection}/${id} ${field} : ${problem}`),
  ).toEqual([
    expect.stringMatching(/^fichier\/Calandar\.JSON nom : nom inconnu \(attendus : /),
    expect.stringMatching(/^fichier\/notes\.json nom : nom inconnu \(attendus : photos\.json, .*\)$/),
    "photos/b name : déjà dans le fichier, et de nouveau à la ligne 5",
    "photos/a identifiant : déjà dans le fichier, et de nouveau à la ligne 6",
    "photos/a __proto__ : nom impossible, à la ligne 6 : changez-le",
    ...["partners.json", "workshops.json", "calendar.json"].map(
      (name) =>
        `fichier/${name} contenu : ${name} manque : tapez { } dans ce fichier si la collection est vide`,
    ),
  ]);
});

describe("an invalid content file", () => {
  const failure = async () => {
    const error = await source()
      .list("photos")
      .catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  };

  test.each([
    ['{"a": {"name": "x}}', 1, "UnexpectedEndOfString"],
    ['{\n"a": {\n "name": "x,\n "img": "y"\n}}', 4, "InvalidSymbol"],
    ['{\n"a": {"name": "Le "grand" pré"}}', 2, "InvalidSymbol"],
    ['{\n"a": {}\n"b": {}}', 2, "CommaExpected"],
    ['{"a": {"name" "x"}}', 1, "ColonExpected"],
    ["{\n“a”: {}}", 2, "InvalidSymbol"],
    ['{"a": {"img": "C:\\photos"}}', 1, "InvalidEscapeCharacter"],
    ['{"a": {"price": 95 €}}', 1, "InvalidSymbol"],
    ['{\n"a": {\n"name": "x",\n', 3, "PropertyNameExpected"],
    ["{}\n{}", 1, "EndOfFileExpected"],
  ])(
    "%j is reported with its name, its line, what is wrong and what to type",
    async (content, line, code) => {
      await write("photos.json", content);
      const message = await failure();
      expect(message).toContain(
        `Contenu : ${file("photos.json")}, ligne ${line} : JSON illisible (${code}) près de « `,
      );
      expect(message).toMatch(/ » : tapez [^\n]+"95 €"[^\n]+12\.50[^\n]+$/);
    },
  );

  test.each([
    ["", 1, "le fichier est vide : tapez { } pour une collection vide"],
    [`{\n"a": ${"[".repeat(6000)}`, 2, "plus de 100 listes ou objets l’un dans l’autre : ôtez-en"],
    [`{"a": "${"x".repeat(20_000_000)}"}`, 1, "le fichier dépasse 20 Mo : partagez ses textes"],
  ])("%.20j is reported in one line", async (content, line, fault) => {
    await write("photos.json", content);
    expect(await failure()).toBe(`Contenu : ${file("photos.json")}, ligne ${line} : ${fault}.`);
  });

  test.each([
    ["latin1", 2, "les accents ne sont pas lisibles (ANSI) : enregistrez le fichier en UTF-8"],
    ["utf16le", 1, "le fichier est en UTF-16 : enregistrez-le en UTF-8"],
  ] as const)("saved in %s is reported", async (encoding, line, fault) => {
    const mark = encoding === "utf16le" ? "\ufeff" : "";
    await writeFile(file("photos.json"), Buffer.from(`${mark}{\n"a": {"name": "été"}}`, encoding));
    expect(await failure()).toBe(`Contenu : ${file("photos.json")}, ligne ${line} : ${fault}.`);
  });

  test.each(["[]", '"texte"', "3", "null"])("(%s) is reported with the expected shape", async (content) => {
    await write("photos.json", content);
    const message = await failure();
    expect(message).toContain(file("photos.json"));
    expect(message).toContain("doit être un objet");
    expect(message).not.toContain("\n");
  });

  test("that cannot be read is reported with a remedy", async () => {
    await mkdir(file("photos.json"));
    expect(await failure()).toMatch(
      /^Contenu : [^\n]*photos\.json ne peut pas être lu \(EISDIR\) : [^\n]*chmod[^\n]*$/,
    );
  });

  test("does not affect the other collections", async () => {
    await write("photos.json", "{");
    await write("partners.json", { a: {} });
    expect(await source().list("partners")).toEqual([{ id: "a", data: {} }]);
  });
});

test.each([["texte"], [3], [null], [["a"]], [true]])(
  "a document that is %p has no fields",
  async (document) => {
    await write("workshops.json", { etrange: document, sain: { title: "Yoga" } });
    expect(await source().list("workshops")).toEqual([
      { id: "etrange", data: {} },
      { id: "sain", data: { title: "Yoga" } },
    ]);
  },
);

describe("the demonstration's retreats", () => {
  type Fields = { dateStart?: string; dateEnd?: string; [field: string]: unknown };
  const documents: Record<string, Fields> = calendar;
  const rolled = (today: string) => Object.entries(rollDemoDates(documents, today));

  function* days(from: string, to: string, step: number) {
    for (let day = from; day <= to; day = shiftDay(day, step)) yield day;
  }

  test("include two past and two coming ones on any day", () => {
    const thin: string[] = [];
    // They move by 364 days: a year has every day of the cycle.
    for (const today of days("2026-01-01", "2026-12-31", 1)) {
      const dated = rolled(today)
        .filter(([, { dateStart, dateEnd }]) => dateStart && dateEnd)
        .map(([, { dateStart, dateEnd }]) => ({ start: dateStart, end: dateEnd }));
      const past = dated.filter((dates) => isPast(dates, today));
      if (dated.length - past.length < 2 || past.length < 2) thin.push(today);
    }
    expect(thin).toEqual([]);
  });

  test("keep their weekdays and lengths, and are valid days", () => {
    const noon = (day: string) => new Date(`${day}T12:00:00Z`);
    for (const today of days("2026-01-01", "2060-12-31", 365)) {
      for (const [id, { dateStart, dateEnd }] of rolled(today)) {
        const { dateStart: start, dateEnd: end } = documents[id] ?? {};
        if (!dateStart || !dateEnd || !start || !end) continue;
        expect(isDay(dateStart) && isDay(dateEnd)).toBe(true);
        expect(noon(dateStart).getUTCDay()).toBe(noon(start).getUTCDay());
        expect(+noon(dateEnd) - +noon(dateStart)).toBe(+noon(end) - +noon(start));
      }
    }
  });

  test("move with the dates of its workshops, of which one is always ahead, at the same time of day", () => {
    for (const today of days("2026-01-01", "2028-12-31", 30)) {
      const { dates } = rollDemoDates({ yoga: workshops["yoga-doux"] }, today).yoga ?? { dates: [] };
      const ahead = dates.filter((date) => date > today);
      expect([today, ahead.length > 0, ahead.every((date) => date.endsWith(" 09:30"))]).toEqual([
        today,
        true,
        true,
      ]);
    }
  });

  test("are unchanged in the year of the demonstration, and without a valid date", () => {
    expect(rollDemoDates(documents, "2026-11-21")).toEqual(documents);
    const odd = { bare: { title: "À venir" }, odd: { dateStart: "bientôt", dateEnd: 3 } };
    expect(rollDemoDates(odd as unknown as Record<string, Fields>, "2040-06-01")).toEqual(odd);
  });
});
