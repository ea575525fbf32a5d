import { COLOURS, site } from "@/lib/config/site";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { FeedStatus } from "@/lib/content/feed";
import type { Survey, SurveyEntry } from "@/lib/content/survey";
import type { Finding } from "@/lib/content/types";
import { documentPath, isDocumented, mayBePage, PAGES, pathTo } from "@/lib/routes";
import { escapeHtml } from "@/lib/text/strings";

const MAX_LISTED = 15;

export const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; background: ${COLOURS.paper}; color: ${COLOURS.ink}; font: 1.0625rem/1.55 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
h2 { margin-top: 2.25rem }
a { color: ${COLOURS.fir} }
.good, .bad { padding: .75rem 1rem; border-left: .375rem solid ${COLOURS.fir}; background: ${COLOURS.snow} }
.bad { border-color: ${COLOURS.fire} }
li { margin: .5rem 0; overflow-wrap: anywhere }
small { color: ${COLOURS["ink-soft"]} }
`;

class Html {
  constructor(readonly text: string) {}
}

/** A piece of HTML. Text values are escaped, pieces are not; a list has a line for each entry. */
function markup(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const written = values.map((value) =>
    [value].flat().map((item) => (item instanceof Html ? item.text : escapeHtml(String(item)))),
  );
  return new Html(String.raw({ raw: parts }, ...written.map((lines) => lines.join("\n"))));
}

/** « Où en est le site ? »: a complete document. */
export function surveyPage(
  survey: Survey,
  status: FeedStatus,
  troubles: readonly string[],
  seconds: number,
): string {
  return markup`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Où en est le site ? – ${site.name}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<p><a href="/">Retour à l’aperçu</a></p>
<main>
<h1>Où en est le site ?</h1>
<p>Cette page est pour vous : le site public ne l’a pas. Rechargez-la pour la remettre à jour.</p>
${feedSection(status, troubles, seconds)}
${contentSections(survey)}
</main>
</body>
</html>
`.text;
}

const note = (isGood: boolean, text: string) => markup`<p class="${isGood ? "good" : "bad"}">${text}</p>`;

function feedSection(
  { source, lastSuccess, lastFailure, isWatched, lastChange }: FeedStatus,
  troubles: readonly string[],
  seconds: number,
): Html {
  const sentence = () => {
    if (troubles.length > 0)
      return `${capitalised(troubles.join(" ; "))}. Le site garde ce qu’il a lu en dernier, et réessaie de lui-même.`;
    if (source === "embedded")
      return "Le site lit ses contenus dans des fichiers : un changement s’y voit en quelques secondes.";
    if (!isWatched) return `Le site n’écoute pas la base : il la relit toutes les ${seconds} secondes.`;
    const lastChangeAt = Object.values(lastChange).sort().at(-1);
    const last = lastChangeAt ? ` Dernier changement reçu ${formatInstant(lastChangeAt)}.` : "";
    return `Le site écoute la base : un changement s’y voit en deux secondes.${last}`;
  };
  const [read, failed] = [
    lastSuccess ? formatInstant(lastSuccess) : "aucune",
    lastFailure ? formatInstant(lastFailure) : "aucun",
  ];
  return markup`<h2>Le site écoute-t-il ?</h2>
${note(troubles.length === 0, sentence())}
<p>Dernière lecture réussie : ${read}. Dernier échec : ${failed}.</p>`;
}

function contentSections({ count, published, ahead, drafts, findings, shipped }: Survey): Html {
  const faults = findings.filter(({ isNotice }) => !isNotice).length;
  const verdict = faults === 1 ? "Un point à corriger." : `${faults} points à corriger.`;
  return markup`<h2>En ligne, le plus récent d’abord</h2>
${documentList(published, "Rien ne dit quand les documents ont changé.")}
<h2>À paraître</h2>
${documentList(ahead, "Rien n’attend de date.")}
<h2>Brouillons</h2>
${documentList(drafts, "Aucun brouillon.")}
<h2>La vérification des ${count} documents</h2>
${faults === 0 ? note(true, "Rien à corriger : tout est montré comme vous l’avez voulu.") : note(false, verdict)}
${findingsByDocument(findings).map(findingsSection)}
${shipped.length > 0 ? markup`<h2>Avec les mots livrés (${shipped.length})</h2>` : ""}
${findingsByDocument(shipped).map(findingsSection)}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const findingsByDocument = (findings: readonly Finding[]) => {
  const documents = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = `${finding.collection}/${finding.id}`;
    documents.set(name, [...(documents.get(name) ?? []), finding]);
  }
  return [...documents.values()];
};

/** The findings of a document, below a link to the page that shows it. */
function findingsSection(findings: readonly Finding[]): Html {
  const [{ collection, id } = { collection: "", id: "" }] = findings;
  const name = `${collection}/${id}`;
  const path =
    COLLECTION_NAMES.includes(collection as CollectionName) && pathOf(collection as CollectionName, id);
  const points = findings.map(
    ({ field, problem, shownInstead, isNotice }) =>
      markup`<li>${field} : ${problem}. <small>${isNotice ? "À savoir. " : ""}Montré : ${shownInstead}.</small></li>`,
  );
  return markup`<h3>${path ? markup`<a href="${path}">${name}</a>` : name}</h3>
<ul>${points}</ul>`;
}

/** The path of the page that shows a document; photos are shown on the page of the place. */
function pathOf(collection: CollectionName, id: string): string | undefined {
  if (isDocumented(collection)) return documentPath(collection, id);
  if (collection === "pages") return mayBePage(id) ? pathTo.page(id) : undefined;
  return PAGES["le-lieu"].path;
}

function documentList(entries: SurveyEntry[], emptyText: string): Html | Html[] {
  if (entries.length === 0) return markup`<p>${emptyText}</p>`;
  const furtherCount = entries.length - MAX_LISTED;
  const list = markup`<ul>${entries.slice(0, MAX_LISTED).map(listItem)}</ul>`;
  return furtherCount > 0 ? [list, markup`<p>Et ${furtherCount} de plus.</p>`] : list;
}

function listItem({ collection, id, name, at }: SurveyEntry): Html {
  const path = pathOf(collection, id);
  const title = path ? markup`<a href="${path}">${name}</a>` : name;
  return markup`<li>${title} <small>${collection}/${id}${at ? `, ${formatInstant(at)}` : ""}</small></li>`;
}

const DATE_FORMAT = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "medium",
});

/** « le 3 mars 2027 à 10:15:00 ». */
const formatInstant = (instant: string) => `le ${DATE_FORMAT.format(new Date(instant))}`;
