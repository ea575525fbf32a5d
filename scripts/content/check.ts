import type { Env } from "@/lib/config/env";
import { placeOfContent } from "@/lib/config/source";
import { findBadPictures } from "@/lib/content/bad-pictures";
import { survey } from "@/lib/content/survey";
import type { Finding } from "@/lib/content/types";
import { decodePicture } from "@/lib/pictures/decode";
import { countAll, readConfigured } from "./read";
import { count, faultLine, plural, progress, say, warn } from "./words";

/**
 * Lists the faults of the contents (requirement 4.3).
 * @returns 1 when there is one, or no document at all, else 0
 */
export async function check(env: Env): Promise<number> {
  const { contents, findings: aside } = await readConfigured(env);
  warn(`Contenu : ${placeOfContent(env)}.`);
  if (countAll(contents) === 0) {
    say("Aucun document : il n’y a rien à vérifier. Est-ce bien le bon dossier, ou le bon projet ?");
    return 1;
  }
  const done = progress("Images");
  const { unfit, unread } = await findBadPictures(contents, openWhole, () => done(1));
  done();
  const { findings, shipped } = survey(contents, aside, unfit);
  const notices = findings.filter(({ isNotice }) => isNotice);
  const faults = findings.filter(({ isNotice }) => !isNotice);
  if (unread) warn(`${count(unread, "image")} sans réponse de l’hôte : à vérifier plus tard.`);
  print("", faults);
  print("À savoir", notices);
  print(`Avec les mots livrés, ${count(shipped.length, "page")}`, shipped);
  const all = countAll(contents);
  const read = `${count(all, "document")} lu${plural(all)}`;
  const inDocuments = faults.filter(({ collection }) => collection in contents);
  const concerned = new Set(inDocuments.map(({ collection, id }) => `${collection}/${id}`)).size;
  say(
    faults.length
      ? `${count(faults.length, "défaut")} dans ${count(concerned, "document")}, sur ${read}.`
      : `Aucun défaut : ${read}.`,
  );
  return faults.length ? 1 : 0;
}

function print(heading: string, findings: readonly Finding[]): void {
  if (heading && findings.length) say(`${heading} :`);
  for (const finding of findings) say(faultLine(finding));
}

function openWhole(src: string) {
  return decodePicture(src, (picture) => picture.resize(16));
}
