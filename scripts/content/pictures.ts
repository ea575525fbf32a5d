import { cleanHtml, picturesOf } from "@/lib/article/clean";
import { readTree } from "@/lib/article/tree";
import type { Contents } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import { addressesIn, typedImage } from "@/lib/pictures/allowed";
import { proportions } from "@/lib/pictures/decode";
import { MissingPicture, UnfitPicture } from "@/lib/pictures/read";
import { decoded } from "@/lib/text/strings";
import { Progress } from "./progress";

type Named = Pick<Finding, "collection" | "id" | "field"> & { src: string };

/**
 * Opens every picture that a document names and says which cannot be shown. A host that does not answer
 * is no fault of a document: those are counted in `unread`.
 */
export async function findBadPictures(contents: Contents): Promise<{ faults: Finding[]; unread: number }> {
  const named = Object.entries(contents).flatMap(([collection, documents]) =>
    documents.flatMap(({ id, data }) =>
      Object.entries(data).flatMap(([field, raw]) =>
        addresses(raw).map((src): Named => ({ collection, id, field, src })),
      ),
    ),
  );
  const progress = new Progress("Images");
  const known = new Map<string, Promise<string | undefined>>();
  const problems: (string | undefined)[] = [];
  for (let start = 0; start < named.length; start += 4) {
    const some = named.slice(start, start + 4);
    problems.push(
      ...(await Promise.all(
        some.map(({ src }) => {
          const answer = known.get(src) ?? trouble(src);
          known.set(src, answer);
          return answer;
        }),
      )),
    );
    progress.add(some.length);
  }
  progress.end();
  // In the order of the documents, whichever picture was opened first.
  const faults = named.flatMap(({ src: _, ...where }, i) => {
    const problem = problems[i];
    return problem && problem !== UNREAD ? [{ ...where, problem, shown: "l’image par défaut" }] : [];
  });
  return { faults, unread: problems.filter((problem) => problem === UNREAD).length };
}

const UNREAD = "unread";

async function trouble(src: string): Promise<string | undefined> {
  try {
    await proportions(src);
    return undefined;
  } catch (error) {
    const file = src.split("?")[0]?.split("/").at(-1) ?? "";
    const name = decoded(file) || file;
    if (error instanceof MissingPicture) return `image introuvable (${name})`;
    if (error instanceof UnfitPicture)
      return `image qui ne peut pas être montrée (${name}) : ${error.message}`;
    return UNREAD;
  }
}

/** The pictures in a field: its own address, those of a list or a map or a line, those inside of a text. */
function addresses(raw: unknown): string[] {
  if (typeof raw === "object" && raw !== null) return Object.values(raw).flatMap(addresses);
  if (typeof raw !== "string") return [];
  if (raw.includes("<img")) return picturesOf(readTree(cleanHtml(raw).html));
  const shown = addressesIn(raw).map((typed) => typedImage(typed).address);
  return shown.every((address) => address !== undefined) ? shown : [];
}
