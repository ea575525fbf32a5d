import { SHIPPED_PAGES } from "@/content/shipped/pages";
import {
  byCollection,
  COLLECTION_NAMES,
  type CollectionName,
  type FullDocument,
  isPossibleId,
} from "@/lib/content/collections";
import { categoryName, sortedDocuments, workshopsByCategory } from "@/lib/content/order";
import { isPublic } from "@/lib/content/publication";
import { datesInWords, stateOf } from "@/lib/content/retreat-state";
import type { Contents } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { type Day, dayInParis, isPast } from "@/lib/dates";
import { isOwnPageId, isPageId, PAGES, type PageId } from "@/lib/routes";
import { nameKey, slug } from "@/lib/text/strings";
import { parseDocument } from ".";
import { deadLinks } from "./dead-links";
import { withVisibleBlanks } from "./field";

/** All findings of the content check: in each document, between documents, and about past dates. */
export function findFaults(contents: Contents, today = dayInParis(new Date())): Finding[] {
  const inDocuments = COLLECTION_NAMES.flatMap((collection) =>
    contents[collection].flatMap((raw): Finding[] => {
      const finding = { collection, id: raw.id, field: "identifiant" };
      if (!isPossibleId(raw.id))
        return [{ ...finding, problem: "identifiant impossible", shownInstead: "rien" }];
      const { findings } = parseDocument(collection, raw);
      if (withVisibleBlanks(raw.id) === raw.id) return findings;
      const problem = `un blanc que l’on ne voit pas : « ${withVisibleBlanks(raw.id)} »`;
      return [
        ...findings,
        { ...finding, problem, shownInstead: "le document, à cette adresse", isNotice: true },
      ];
    }),
  );
  return joinedByField([...inDocuments, ...findFaultsAcross(contents, today)]);
}

/** Joins the findings of each field into one finding with all problems. */
export function joinedByField(findings: readonly Finding[]): Finding[] {
  const fields = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.collection, finding.id, finding.field]);
    const earlierFinding = fields.get(key);
    fields.set(key, earlierFinding ? joinedFinding(earlierFinding, finding) : finding);
  }
  return [...fields.values()];
}

function joinedFinding({ isNotice, ...firstFinding }: Finding, secondFinding: Finding): Finding {
  const problems = new Set([...firstFinding.problem.split(" ; "), secondFinding.problem]);
  return {
    ...firstFinding,
    problem: [...problems].join(" ; "),
    shownInstead: secondFinding.shownInstead,
    ...(isNotice && secondFinding.isNotice && { isNotice }),
  };
}

/** The legal pages whose shipped words follow from the requirements. */
const PAGES_WITH_FIXED_WORDS: readonly PageId[] = ["mentions", "cookies"];

/** The pages that show shipped words, each with the words that a visitor reads. Drafts are ignored. */
export function shippedWords(contents: Contents): Finding[] {
  const hostsPages = new Map(contents.pages.map((raw) => [raw.id, parseDocument("pages", raw).document]));
  return (Object.keys(PAGES) as PageId[]).flatMap((id): Finding[] => {
    const { draft, title, intro, content = [], images = [], captions = [] } = hostsPages.get(id) ?? {};
    const shipped = SHIPPED_PAGES[id];
    const lead = /(?<=<p>)[^<{]+/.exec(shipped.content ?? "")?.[0];
    const isSilent = !intro && content.length === 0;
    const words = shipped.captions ?? (isSilent ? [title ?? shipped.title, ...(lead ? [lead] : [])] : []);
    const quotes = words.map((text) => `« ${shortened(text.replace(/\{\w+\}/g, "…"))} »`);
    // If the hosts have pictures of their own, the carousel has as many captions as pictures.
    const shownWords = captions.some(Boolean) ? [] : quotes.slice(0, images.length || quotes.length);
    if (shipped.captions && !images.some(Boolean)) shownWords.push("quatre dessins");
    if (draft || shownWords.length === 0 || PAGES_WITH_FIXED_WORDS.includes(id)) return [];
    const problem = words.length > 1 ? "pas encore à vous" : "rien d’autre que le titre";
    return [
      {
        collection: "pages",
        id,
        field: "mots",
        problem,
        shownInstead: shownWords.join(", "),
        isNotice: true,
      },
    ];
  });
}

/** Findings between documents, and about past dates. Drafts are ignored. */
function findFaultsAcross(contents: Contents, today: Day): Finding[] {
  const parsedDocuments = <C extends CollectionName>(collection: C): FullDocument<C>[] =>
    contents[collection]
      .filter(({ id }) => isPossibleId(id))
      .map((raw) => parseDocument(collection, raw).document)
      .filter((document) => !("draft" in document && document.draft));
  const parsedContents = byCollection(parsedDocuments) as { [C in CollectionName]: FullDocument<C>[] };
  const { partners, workshops, calendar: retreats } = parsedContents;
  return [
    ...deadLinks(parsedContents),
    ...faultsOfOwnPages(parsedContents.pages, workshops),
    ...faultsOfCategories(workshops),
    ...namesWithoutWorkshop(partners, workshops),
    ...postponedToPast(retreats, today),
    ...duplicateTitles("partners", partners, ({ title }) => nameKey(title)),
    ...duplicateTitles("workshops", workshops, ({ title }) => nameKey(title)),
    ...duplicateTitles("calendar", retreats, ({ title, start = "" }) => `${nameKey(title)} ${start}`),
  ];
}

/**
 * The faults of the hosts' own pages: documents of `pages` whose id names no page of the site and no
 * category.
 */
function faultsOfOwnPages(
  pages: readonly FullDocument<"pages">[],
  workshops: readonly ParsedWorkshop[],
): Finding[] {
  const categories = new Set(workshops.map(({ category = "" }) => nameKey(category)));
  return pages
    .filter(({ id }) => !isPageId(id) && !categories.has(nameKey(id)))
    .flatMap(({ id, title, menu }): Finding[] => {
      const finding = (field: string, problem: string, shownInstead: string, isNotice?: true): Finding[] => [
        { collection: "pages", id, field, problem, shownInstead, ...(isNotice && { isNotice }) },
      ];
      if (!isOwnPageId(id))
        return finding(
          "identifiant",
          "identifiant impossible ou réservé (lettres, chiffres et tirets : « infos-pratiques »)",
          "rien de ce document",
        );
      return [
        ...(title ? [] : finding("title", "titre absent", "l’identifiant du document")),
        ...(menu && !["haut", "non"].includes(slug(menu))
          ? finding("menu", `ni « haut » ni « non » : « ${shortened(menu)} »`, "un lien en bas de page", true)
          : []),
      ];
    });
}

type ParsedWorkshop = FullDocument<"workshops">;

function faultsOfCategories(workshops: readonly ParsedWorkshop[]): Finding[] {
  return [...workshopsByCategory(sortedDocuments(workshops))].flatMap(([categoryId, inCategory]) => {
    const publicWorkshops = inCategory.filter((workshop) => isPublic(workshop));
    const usualName = categoryName(categoryId, publicWorkshops.length > 0 ? publicWorkshops : inCategory);
    return inCategory
      .filter(({ category }) => category !== usualName)
      .map(({ id, category = "" }): Finding => {
        const problem = `catégorie écrite autrement : « ${shortened(category)} »`;
        const shownInstead = `« ${shortened(usualName)} »`;
        return { collection: "workshops", id, field: "category", problem, shownInstead, isNotice: true };
      });
  });
}

function namesWithoutWorkshop(
  partners: readonly FullDocument<"partners">[],
  workshops: readonly ParsedWorkshop[],
): Finding[] {
  const titles = new Set(workshops.map(({ title }) => nameKey(title)));
  return partners.flatMap(({ id, workshops: names }) =>
    names
      .filter((name) => !titles.has(nameKey(name)))
      .map((name) => {
        const problem = `aucun atelier « ${shortened(name)} »`;
        return {
          collection: "partners",
          id,
          field: "workshops",
          problem,
          shownInstead: "son nom, sans lien",
        };
      }),
  );
}

/** Postponed retreats whose dates are past, whether the hosts typed the old dates or new ones. */
const postponedToPast = (retreats: readonly FullDocument<"calendar">[], today: Day): Finding[] =>
  retreats
    .filter((retreat) => retreat.status === "reporté" && isPast(retreat, today))
    .map((retreat) => ({
      ...{ collection: "calendar", id: retreat.id, field: "status" },
      problem: "« reporté », mais ses dates sont passées : changez-les, videz-les ou effacez « reporté »",
      shownInstead: `« ${datesInWords(stateOf(retreat, today))} »`,
    }));

function duplicateTitles<D extends { id: string; title: string }>(
  collection: CollectionName,
  documents: readonly D[],
  key: (document: D) => string,
): Finding[] {
  const firstIds = new Map<string, string>();
  return documents.flatMap((document) => {
    const firstId = firstIds.get(key(document));
    if (firstId !== undefined) {
      const problem = `même titre que ${collection}/${shortened(firstId)} : « ${shortened(document.title)} »`;
      return [{ collection, id: document.id, field: "title", problem, shownInstead: "deux entrées" }];
    }
    firstIds.set(key(document), document.id);
    return [];
  });
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text);
