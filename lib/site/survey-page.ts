import { COLOURS } from "@/lib/config/colours";
import { site } from "@/lib/config/site";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { SourceStatus } from "@/lib/content/sources/guarded";
import type { Survey, Surveyed } from "@/lib/content/survey";
import type { Finding } from "@/lib/content/types";
import { documentPath, PAGES, type PageId, pagesShowing } from "@/lib/routes";
import { escapeHtml } from "@/lib/text/strings";

const MOST = 15;

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

/**
 * The hosts' page « Où en est le site ? »: complete HTML that asks for nothing.
 * @param found what the contents hold; undefined where they could not be read
 * @param seconds after which content is read again where nobody listens
 */
export function surveyPage(found: Survey | undefined, status: SourceStatus, seconds: number): string {
  const title = `Où en est le site ? – ${site.name}`;
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p><a href="/">Retour à l’aperçu</a></p>
<main>
<h1>Où en est le site ?</h1>
<p>Cette page est pour vous : le site public ne l’a pas. Rechargez-la pour la remettre à jour.</p>
${listening(status, seconds)}
${found ? contents(found) : '<p class="bad">Les documents n’ont pas pu être lus à l’instant. Le site public garde ses dernières bonnes pages.</p>'}
</main>
</body>
</html>
`;
}

function listening({ source, lastSuccess, lastFailure, listening }: SourceStatus, seconds: number): string {
  const lost = listening && COLLECTION_NAMES.filter((name) => listening[name].interrupted);
  const heard = listening && latest(COLLECTION_NAMES.map((name) => listening[name].lastHeard ?? ""));
  const said = lost?.length
    ? `L’écoute est interrompue pour ${lost.join(", ")}. Elle reprend d’elle-même ; en attendant, le site relit la base toutes les ${seconds} secondes.`
    : listening
      ? `Le site écoute la base : un changement s’y voit en deux secondes.${heard ? ` Entendu pour la dernière fois ${when(heard)}.` : ""}`
      : source === "embedded"
        ? `Le site lit ses contenus dans des fichiers, et les relit toutes les ${seconds} secondes.`
        : `Le site n’écoute pas la base : il la relit toutes les ${seconds} secondes.`;
  return `<h2>Le site écoute-t-il ?</h2>
<p class="${lost?.length ? "bad" : "good"}">${said}</p>
<p>Dernière lecture réussie : ${lastSuccess ? when(lastSuccess) : "aucune"}. Dernier échec : ${lastFailure ? when(lastFailure) : "aucun"}.</p>`;
}

const latest = (instants: string[]) => instants.sort().at(-1);

const contents = ({
  count,
  published,
  ahead,
  drafts,
  faults,
}: Survey) => `<h2>En ligne, le plus récent d’abord</h2>
${list(published, "La base ne dit pas quand ses documents ont changé.")}
<h2>À paraître</h2>
${list(ahead, "Rien n’attend de date.")}
<h2>Brouillons</h2>
${list(drafts, "Aucun brouillon.")}
<h2>La vérification des ${count} documents</h2>
${faults.length === 0 ? '<p class="good">Rien à signaler : tout est montré comme vous l’avez voulu.</p>' : `<p class="bad">${faults.length === 1 ? "Un point" : `${faults.length} points`} à corriger.</p>\n<ul>\n${faults.map(fault).join("\n")}\n</ul>`}`;

function list(entries: Surveyed[], nothing: string): string {
  if (entries.length === 0) return `<p>${nothing}</p>`;
  const more = entries.length - MOST;
  return `<ul>
${entries.slice(0, MOST).map(entry).join("\n")}
</ul>${more > 0 ? `\n<p>Et ${more} de plus.</p>` : ""}`;
}

/** Where a document is seen: on its own page, or on the first that shows its collection. */
function pathOf({ collection, id }: Surveyed): string | undefined {
  if (collection === "pages") return PAGES[id as PageId]?.path;
  return documentPath[collection]?.(id) ?? pagesShowing(collection)[0];
}

function entry(surveyed: Surveyed): string {
  const { collection, id, name, at } = surveyed;
  const path = pathOf(surveyed);
  const linked = path ? `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>` : escapeHtml(name);
  return `<li>${linked} <small>${escapeHtml(`${collection}/${id}`)}${at ? `, ${when(at)}` : ""}</small></li>`;
}

const fault = ({ collection, id, field, problem, shown }: Finding) =>
  `<li><strong>${escapeHtml(`${collection}/${id}`)}</strong>, ${escapeHtml(field)} : ${escapeHtml(problem)}. <small>Montré : ${escapeHtml(shown)}.</small></li>`;

const FORMAT = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  dateStyle: "long",
  timeStyle: "medium",
});

/** « le 3 mars 2027 à 10:15:00 ». */
const when = (instant: string) => `le ${FORMAT.format(new Date(instant))}`;
