import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { cleanHtml, picturesOf } from "@/lib/article/clean";
import { limitConcurrency } from "@/lib/concurrency";
import type { Env } from "@/lib/config/env";
import { placeOfContent, servesDemo } from "@/lib/config/source";
import { byField, findFaults, restOfDemonstration } from "@/lib/content/parse/check";
import type { Contents } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { addressesIn, typedImage } from "@/lib/pictures/allowed";
import { decode } from "@/lib/pictures/decode";
import { MissingPicture, registerPicture, UnfitPicture } from "@/lib/pictures/read";
import { decoded, slug } from "@/lib/text/strings";
import { countAll, readConfigured } from "./read";
import { count, faultLine, plural, progress } from "./words";

const UNREAD = "unread";

/**
 * Lists the faults of the contents (requirement 4.3).
 * @returns 1 when there is one, or no document at all, else 0
 */
export async function check(env: Env): Promise<number> {
  const { contents, findings: aside } = await readConfigured(env);
  console.error(`Contenu : ${placeOfContent(env)}.`);
  if (countAll(contents) === 0) {
    console.log("Aucun document : il n’y a rien à vérifier. Est-ce bien le bon dossier, ou le bon projet ?");
    return 1;
  }
  const badPictures = await findBadPictures(contents);
  // A host that does not answer is no fault of a document.
  const unfit = badPictures.filter(({ problem }) => problem !== UNREAD);
  const unread = badPictures.length - unfit.length;
  const found = byField([...aside, ...findFaults(contents), ...unfit]);
  const notices = found.filter(({ isNotice }) => isNotice);
  const faults = found.filter(({ isNotice }) => !isNotice);
  if (unread) console.error(`${count(unread, "image")} sans réponse de l’hôte : à vérifier plus tard.`);
  print("", faults);
  print("À savoir", notices);
  print("Reste de la démonstration", servesDemo(env) ? [] : restOfDemonstration(contents));
  const all = countAll(contents);
  const read = `${count(all, "document")} lu${plural(all)}`;
  const inDocuments = faults.filter(({ collection }) => collection in contents);
  const concerned = new Set(inDocuments.map(({ collection, id }) => `${collection}/${id}`)).size;
  console.log(
    faults.length
      ? `${count(faults.length, "défaut")} dans ${count(concerned, "document")}, sur ${read}.`
      : `Aucun défaut : ${read}.`,
  );
  return faults.length ? 1 : 0;
}

function print(heading: string, findings: readonly Finding[]): void {
  if (heading && findings.length) console.log(`${heading} :`);
  for (const finding of findings) console.log(faultLine(finding));
}

/** Opens every picture that a document names. Returns the unfit ones in the order of the documents. */
async function findBadPictures(contents: Contents): Promise<Finding[]> {
  const done = progress("Images");
  const inTurn = limitConcurrency(4);
  const known = new Map<string, Promise<string | undefined>>();
  const opened: Promise<Finding[]>[] = [];
  for (const [collection, documents] of Object.entries(contents))
    for (const { id, data } of documents)
      for (const [field, raw] of Object.entries(data))
        for (const src of addresses(raw)) {
          const answer = known.get(src) ?? inTurn(() => problemOf(src)).finally(() => done(1));
          known.set(src, answer);
          const fault = { collection, id, field, shown: "l’image par défaut" };
          opened.push(answer.then((problem) => (problem ? [{ ...fault, problem }] : [])));
        }
  const found = await Promise.all(opened);
  done();
  return found.flat();
}

async function problemOf(src: string): Promise<string | undefined> {
  try {
    registerPicture(src);
    await decode(src, (picture) => picture.resize(16));
    return undefined;
  } catch (error) {
    const file = src.split("?")[0]?.split("/").at(-1) ?? "";
    const name = decoded(file) || file;
    if (error instanceof MissingPicture) return `image introuvable (${name})${otherFile(src, name)}`;
    if (error instanceof UnfitPicture)
      return `image qui ne peut pas être montrée (${name}) : ${error.message}`;
    return UNREAD;
  }
}

/** The file of the same folder whose name differs in capitals or accents only. */
function otherFile(src: string, name: string): string {
  const folder = path.join("public", decoded(path.dirname(src)));
  if (!src.startsWith("/") || !existsSync(folder)) return "";
  const file = readdirSync(folder).find((other) => slug(other) === slug(name));
  return file ? ` : « ${file} » ?` : "";
}

/** The addresses of pictures in a field, in its lists and maps, or in its HTML. */
function addresses(raw: unknown): string[] {
  if (typeof raw === "object" && raw !== null) return Object.values(raw).flatMap(addresses);
  if (typeof raw !== "string") return [];
  if (raw.includes("<img")) return picturesOf(cleanHtml(raw).article);
  const shown = addressesIn(raw).map((typed) => typedImage(typed).address);
  return shown.every((address) => address !== undefined) ? shown : [];
}
