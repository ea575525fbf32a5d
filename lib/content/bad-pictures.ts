import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { cleanHtml, picturesOf } from "@/lib/article/clean";
import { limitConcurrency } from "@/lib/concurrency";
import { limiter } from "@/lib/content/parse/limits";
import type { Contents } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { addressesIn, typedImage } from "@/lib/pictures/allowed";
import { MissingPicture, ownFile, UnfitPicture } from "@/lib/pictures/read";
import { decoded, slug } from "@/lib/text/strings";

const UNREAD = "unread";

/**
 * Opens every picture that a document names.
 * @param open opens one; @param done is called after each
 * @returns the unfit ones in the order of the documents, and how many could not be read now: that is no document's fault
 */
export async function findBadPictures(
  contents: Contents,
  open: (src: string) => Promise<unknown>,
  done = () => {},
): Promise<{ unfit: Finding[]; unread: number }> {
  const inTurn = limitConcurrency(4);
  const known = new Map<string, Promise<string | undefined>>();
  const opened: Promise<Finding[]>[] = [];
  for (const [collection, documents] of Object.entries(contents))
    for (const { id, data } of documents) {
      const limited = limiter();
      for (const [field, raw] of Object.entries(data))
        for (const src of addresses(limited(raw, () => {}))) {
          const answer = known.get(src) ?? inTurn(() => problemOf(src, open)).finally(done);
          known.set(src, answer);
          const shown = collection === "photos" ? "la galerie sans cette photo" : "l’image par défaut";
          const fault = { collection, id, field, shown };
          opened.push(answer.then((problem) => (problem ? [{ ...fault, problem }] : [])));
        }
    }
  const findings = (await Promise.all(opened)).flat();
  const unfit = findings.filter(({ problem }) => problem !== UNREAD);
  return { unfit, unread: findings.length - unfit.length };
}

async function problemOf(src: string, open: (src: string) => Promise<unknown>): Promise<string | undefined> {
  try {
    await open(src);
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
  const folder = src.startsWith("/") ? path.dirname(ownFile(src)) : "";
  if (!existsSync(folder)) return "";
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
