import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { picturesOf } from "@/lib/article/clean";
import type { Element } from "@/lib/article/tree";
import { limitConcurrency } from "@/lib/concurrency";
import { COLLECTION_NAMES, fieldsOf } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";
import type { Contents } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { typedImage } from "@/lib/pictures/allowed";
import { MissingPicture, ownPlaces, UnfitPicture } from "@/lib/pictures/read";
import { decoded, slug } from "@/lib/text/strings";

const UNREAD = "unread";

/**
 * Opens every picture of the documents; `onPictureDone` is called after each. Unfit pictures become findings
 * in the order of the documents; `unread` counts the pictures that could not be read now.
 */
export async function findBadPictures(
  contents: Contents,
  openPicture: (src: string) => Promise<unknown>,
  onPictureDone = () => {},
): Promise<{ unfit: Finding[]; unread: number }> {
  const limited = limitConcurrency(4);
  const problemsByAddress = new Map<string, Promise<string | undefined>>();
  const findingsInOrder: Promise<Finding[]>[] = [];
  for (const collection of COLLECTION_NAMES)
    for (const raw of contents[collection]) {
      const document: object = parseDocument(collection, raw).document;
      for (const { key, from: field } of fieldsOf(collection))
        for (const src of picturesIn(document[key as keyof typeof document])) {
          const futureProblem =
            problemsByAddress.get(src) ?? limited(() => problemOf(src, openPicture)).finally(onPictureDone);
          problemsByAddress.set(src, futureProblem);
          const isLeftOut = collection === "photos" || (collection === "pages" && raw.id === "accueil");
          const shownInstead = isLeftOut ? "les autres images, sans celle-ci" : "l’image par défaut";
          const findingParts = { collection, id: raw.id, field, shownInstead };
          findingsInOrder.push(
            futureProblem.then((problem) => (problem ? [{ ...findingParts, problem }] : [])),
          );
        }
    }
  const findings = (await Promise.all(findingsInOrder)).flat();
  const unfit = findings.filter(({ problem }) => problem !== UNREAD);
  return { unfit, unread: findings.length - unfit.length };
}

async function problemOf(
  src: string,
  openPicture: (src: string) => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await openPicture(src);
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
  const places = src.startsWith("/") ? ownPlaces(src) : [];
  const files = places
    .map(({ file }) => path.dirname(file))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
  const file = files.find((other) => other.isFile() && slug(other.name) === slug(name))?.name;
  return file ? ` : « ${file} » ?` : "";
}

/** The addresses of pictures in a value of a document, including nested lists, maps and articles. */
function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return typedImage(value).address === value ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return "attributes" in value ? picturesOf([value as Element]) : Object.values(value).flatMap(picturesIn);
}
