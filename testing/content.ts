import type { CollectionName } from "@/lib/content/collections";
import { type ContentSource, type RawDocument, SourceError } from "@/lib/content/source";
import { pickFields } from "@/lib/content/sources/plain";

/** Documents as hosts type them, by id. */
type Documents = Record<string, Record<string, unknown>>;

let contents: { [collection in CollectionName]?: Documents } = {};
let isBroken: (read: string) => boolean = () => false;
const asked = new Set<string>();

/** Gives the content API these documents, and no others. */
export function publish(documents: typeof contents): void {
  contents = documents;
}

/** Lets some reads fail until the next call: a list by its collection, a document as `partners/zoe`. */
export function breakReads(which: (read: string) => boolean): void {
  isBroken = which;
}

/** The reads since the last call, each once. */
export function readsSoFar(): string[] {
  const reads = [...asked];
  asked.clear();
  return reads;
}

async function read<T>(name: string, answer: T): Promise<T> {
  asked.add(name);
  if (isBroken(name)) throw new SourceError("hors de portée");
  return answer;
}

const source: ContentSource = {
  name: "embedded",
  list: (collection, fields) =>
    read(
      collection,
      Object.entries(contents[collection] ?? {}).map(([id, data]): RawDocument => {
        return { id, data: pickFields(data, fields) };
      }),
    ),
  get: (collection, id) => {
    const data = contents[collection]?.[id];
    return read(`${collection}/${id}`, data && { id, data });
  },
};

/**
 * In place of the site's source, below the content API of all content:
 * `jest.mock("@/lib/content/sources", () => jest.requireActual("@/testing/content"))`.
 */
export const contentSource = async () => source;
