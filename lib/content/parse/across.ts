import { distance } from "fastest-levenshtein";
import { COLLECTION_NAMES, type CollectionName, isPossibleId, type Whole } from "@/lib/content/collections";
import { categoryName } from "@/lib/content/names";
import type { Contents, RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { PAGES, pagesUnder } from "@/lib/routes";
import { slug } from "@/lib/text/strings";
import { parseDocument } from ".";
import { nearest } from "./unknown-fields";

/**
 * All findings of the content check: the faults of each document, then those between documents (categories that hardly
 * differ, partners' workshops that do not exist, duplicates).
 */
export function findFaults(contents: Contents): Finding[] {
  const parsed = COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].map((raw) =>
      isPossibleId(raw.id) ? parseDocument(collection, raw) : { findings: [impossible(collection, raw.id)] },
    ),
  );
  return [...parsed.flatMap(({ findings }) => findings), ...findAcross(contents)];
}

const impossible = (collection: CollectionName, id: string): Finding => ({
  collection,
  id,
  field: "identifiant",
  problem: "identifiant impossible",
  shown: "rien",
});

/** The findings between documents; drafts are ignored. */
function findAcross(contents: Contents): Finding[] {
  const shown = <C extends CollectionName>(collection: C): Whole<C>[] =>
    contents[collection]
      .filter(({ id }) => isPossibleId(id))
      .map((raw) => parseDocument(collection, raw).document)
      .filter((document) => !("draft" in document && document.draft));
  const [partners, workshops, retreats] = [shown("partners"), shown("workshops"), shown("calendar")];
  return [
    ...unknownPages(contents.pages),
    ...categories(workshops),
    ...deadEntries(partners, workshops),
    ...doubles("partners", partners, ({ title }) => slug(title)),
    ...doubles("workshops", workshops, ({ title }) => slug(title)),
    ...doubles("calendar", retreats, ({ title, start = "" }) => `${slug(title)} ${start}`),
  ];
}

function* unknownPages(pages: readonly RawDocument[]): Generator<Finding> {
  for (const { id } of pages) {
    if (Object.hasOwn(PAGES, id) || !isPossibleId(id)) continue;
    const guess = nearest(id, Object.keys(PAGES));
    const problem = `page inconnue${guess ? ` : « ${guess} » ?` : ""}`;
    yield { collection: "pages", id, field: "identifiant", problem, shown: "rien de ce document" };
  }
}

type Workshop = Whole<"workshops">;
const NEAR = 2;
/** Shorter names resemble everything. */
const MIN_LENGTH = 5;

function* categories(workshops: readonly Workshop[]): Generator<Finding> {
  const uses = new Map<string, Workshop[]>();
  for (const workshop of workshops) {
    const id = slug(workshop.category ?? "");
    if (id) uses.set(id, [...(uses.get(id) ?? []), workshop]);
  }
  const names = new Map(
    [...new Set([...pagesUnder("ateliers"), ...uses.keys()])].map((id) => {
      const typed = (uses.get(id) ?? []).map(({ category }) => category);
      return [id, categoryName(id, typed) ?? id];
    }),
  );
  for (const [id, typed] of uses) {
    const guesses = resolveCategory(id, names, (other) => uses.get(other)?.length ?? 0);
    for (const { id: document, category = "" } of typed) {
      const name = names.get(id) ?? id;
      const finding = { collection: "workshops", id: document, field: "category" };
      if (guesses)
        yield {
          ...finding,
          problem: `catégorie « ${short(category)} » inconnue : ${guesses.map((m) => `« ${short(m)} »`).join(" ou ")} ?`,
          shown: "l’atelier, sous une catégorie à part",
        };
      else if (category !== name)
        yield {
          ...finding,
          problem: `catégorie écrite autrement : « ${short(category)} »`,
          shown: `« ${short(name)} »`,
        };
    }
  }
}

/** The categories that a misspelt one probably stands for; undefined for a category of its own. */
function resolveCategory(
  id: string,
  names: ReadonlyMap<string, string>,
  uses: (id: string) => number,
): string[] | undefined {
  const shipped: readonly string[] = pagesUnder("ateliers");
  if (shipped.includes(id)) return undefined;
  const others = [...names].filter(([other]) => other !== id);
  const inside = others.filter(
    ([other]) => shipped.includes(other) && id.split("-").join(" ").includes(other.split("-").join(" ")),
  );
  if (inside.length > 1) return inside.map(([, name]) => name);
  const plain = (text: string) => text.replace(/-/g, "");
  const near = others.filter(
    ([other]) =>
      plain(other).length >= MIN_LENGTH &&
      distance(plain(id).slice(0, 100), plain(other).slice(0, 100)) <= NEAR &&
      (shipped.includes(other) || uses(other) > uses(id) || (uses(other) === uses(id) && other < id)),
  );
  return near.length ? near.map(([, name]) => name) : undefined;
}

function* deadEntries(
  partners: readonly Whole<"partners">[],
  workshops: readonly Workshop[],
): Generator<Finding> {
  const known = new Map(workshops.map(({ title }) => [slug(title), title]));
  for (const { id, workshops: named } of partners)
    for (const name of named) {
      if (known.has(slug(name))) continue;
      const guess = [...known].find(
        ([other]) => distance(other.slice(0, 100), slug(name).slice(0, 100)) <= NEAR + 1,
      )?.[1];
      yield {
        collection: "partners",
        id,
        field: "workshops",
        problem: `aucun atelier « ${short(name)} »${guess ? ` : « ${short(guess)} » ?` : ""}`,
        shown: "son nom, sans lien",
      };
    }
}

function* doubles<D extends { id: string; title: string }>(
  collection: CollectionName,
  documents: readonly D[],
  key: (document: D) => string,
): Generator<Finding> {
  const first = new Map<string, string>();
  for (const document of documents) {
    const known = first.get(key(document));
    if (known === undefined) first.set(key(document), document.id);
    else
      yield {
        collection,
        id: document.id,
        field: "title",
        problem: `même titre que ${collection}/${short(known)} : « ${short(document.title)} »`,
        shown: "deux entrées",
      };
  }
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text);
