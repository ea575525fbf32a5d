import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { survey } from "@/lib/content/survey";
import type { Finding } from "@/lib/content/types";
import { decodePicture } from "@/lib/pictures/decode";
import { documentCountOf, readConfigured } from "./read";
import { countInWords, faultLine, pluralEnding, progressLine, say, warn } from "./words";

/**
 * Lists the faults of the contents (requirement 4.3). Returns 1 for faults or without any document, else 0.
 */
export async function checkContents(env: Env): Promise<number> {
  const { contents, findings: sourceFindings } = await readConfigured(env);
  warn(`Contenu : ${placeOfContent(env)}.`);
  if (documentCountOf(contents) === 0) {
    say("Aucun document : il n’y a rien à vérifier. Est-ce bien le bon dossier, ou le bon projet ?");
    return 1;
  }
  const showProgress = progressLine("Images");
  const { unfit, unread } = await findBadPictures(contents, openWhole, () => showProgress(1));
  showProgress();
  const { findings, shipped } = survey(contents, sourceFindings, unfit);
  const notices = findings.filter(({ isNotice }) => isNotice);
  const faults = findings.filter(({ isNotice }) => !isNotice);
  if (unread) warn(`${countInWords(unread, "image")} sans réponse de l’hôte : à vérifier plus tard.`);
  printFindings("", faults);
  printFindings("À savoir", notices);
  printFindings(`Avec les mots livrés, ${countInWords(shipped.length, "page")}`, shipped);
  const documentCount = documentCountOf(contents);
  const readDocuments = `${countInWords(documentCount, "document")} lu${pluralEnding(documentCount)}`;
  const inDocuments = faults.filter(({ collection }) => collection in contents);
  const faultyDocumentCount = new Set(inDocuments.map(({ collection, id }) => `${collection}/${id}`)).size;
  say(
    faults.length
      ? `${countInWords(faults.length, "défaut")} dans ${countInWords(faultyDocumentCount, "document")}, sur ${readDocuments}.`
      : `Aucun défaut : ${readDocuments}.`,
  );
  return faults.length ? 1 : 0;
}

function printFindings(heading: string, findings: readonly Finding[]): void {
  if (heading && findings.length) say(`${heading} :`);
  for (const finding of findings) say(faultLine(finding));
}

function openWhole(src: string) {
  return decodePicture(src, (picture) => picture.resize(16));
}
