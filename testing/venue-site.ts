import { readFileSync } from "node:fs";
import { byCollection, fieldNames } from "@/lib/content/collections";
import { IMAGE_HOSTS, shapes, VENUE_SETTINGS } from "./another-venue";
import { BuiltSite } from "./built-site";
import { Database } from "./firestore/database";
import type { Content } from "./firestore/seed";

/** A word in every text that must not be public. */
export const SECRET = "ornithorynque";
/** The ids of hidden documents, and why they are hidden. */
export const HIDDEN = {
  [`${SECRET}-draft`]: { draft: true },
  [`${SECRET}-later`]: { publishAt: "2100-01-01" },
  [`${SECRET}-unreadable`]: { publishAt: "on verra" },
};
/** The maximum length of an id in Firestore, longer than a file name may be. */
const LONG_ID = "é".repeat(315);
/** Markup that sanitisers have let through before: mutations, namespaces, odd schemes, broken quotes. */
const ATTACKS: string[] = JSON.parse(readFileSync("__tests__/fixtures/attacks.json", "utf8"));
const ATTACKS_PER_DOCUMENT = 16;

/** More photos than one page of the gallery shows, all with one picture. */
export const numberedPhotos = (from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from }, (_, i) => [
      `photo-${from + i}`,
      { name: `${from + i} Photo ${from + i}`, img: "/art/icon-512.png", alt: `Photo ${from + i}` },
    ]),
  );

/** Hidden documents of each collection, with the word in every field that may hold a text. */
function hiddenContent(): Content {
  const img = `/photos/${SECRET}.jpg`;
  const dates = { dateStart: "2031-01-01", dateEnd: "2031-01-02" };
  const shownValues: Record<string, string> = { img, pictureprofile: img, element: "feu", ...dates };
  return byCollection((collection) => {
    const names = fieldNames(collection).filter((name) => name !== "draft" && name !== "publishAt");
    const fields = Object.fromEntries(names.map((name) => [name, shownValues[name] ?? SECRET]));
    return Object.fromEntries(Object.entries(HIDDEN).map(([id, reason]) => [id, { ...fields, ...reason }]));
  });
}

/** Documents with faults, hostile texts and extreme sizes. */
function strangeContent(): Content {
  const read = (name: string) => JSON.parse(readFileSync(`__tests__/fixtures/strange/${name}.json`, "utf8"));
  const attacks: [string, object][] = [];
  for (let i = 0; i < ATTACKS.length; i += ATTACKS_PER_DOCUMENT) {
    const [title = "", activity = "", pictureprofile = ""] = ATTACKS.slice(i);
    const content = ATTACKS.slice(i, i + ATTACKS_PER_DOCUMENT)
      .map((attack) => `<h3>${attack}</h3>${attack}<p>Suite</p>`)
      .join("");
    attacks.push([`attaque-${i}`, { title, activity, pictureprofile, content }]);
  }
  const calendar = read("calendar");
  return {
    photos: { ...read("photos"), ...numberedPhotos(100, 160) },
    partners: {
      ...read("partners"),
      ...Object.fromEntries(attacks),
      [LONG_ID]: { title: LONG_ID },
      ["x".repeat(248)]: { title: "Long" },
      enorme: { title: "Énorme", content: `<p>${"Un long texte. ".repeat(60_000)}</p>` },
    },
    workshops: { ...read("workshops"), [LONG_ID]: { title: LONG_ID, category: "c".repeat(257) } },
    calendar: {
      ...calendar,
      [LONG_ID]: calendar.pleine,
      "remise 20%": { ...calendar.pleine, title: "Remise" },
      longue: { ...calendar.pleine, description: "Un long programme. ".repeat(40) },
    },
  };
}

/** The documents of all parts; a list in the place of a document is left out, as Firestore cannot hold it. */
export function mergedContent(...parts: Content[]): Content {
  const content: Content = {};
  for (const [collection, documents] of parts.flatMap((part) => Object.entries(part)))
    for (const [id, data] of Object.entries(documents))
      if (!Array.isArray(data)) content[collection] = { ...content[collection], [id]: data };
  return content;
}

const VENUE = { ...VENUE_SETTINGS, IMAGE_HOSTS };

/** Content with every shape, with faults, and with what must not be public. */
export const everyContent = () => mergedContent(shapes(), strangeContent(), hiddenContent());

/** An instance of the second venue on Firestore, with a database of its own. */
export class VenueSite {
  readonly database: Database;
  readonly site = new BuiltSite();

  constructor(readonly content: Content) {
    this.database = new Database(content);
  }

  async open(settings: Record<string, string> = {}): Promise<void> {
    await this.database.open();
    await this.site.open({ ...this.database.settings, ...VENUE, FIRESTORE_TIMEOUT_MS: "2000", ...settings });
  }

  async close(): Promise<void> {
    await this.site.remove();
    await this.database.close();
  }
}

export { VENUE_SETTINGS };
