import { isDeepStrictEqual } from "node:util";
import type { ProtoFields, ProtoTime, Query } from "./protocol";

type StoredDocument = {
  name: string;
  fields: ProtoFields;
  createTime: ProtoTime;
  updateTime: ProtoTime;
};
export type StoredChange = { version: number; name: string; document: StoredDocument | undefined };

/** The documents of the in-process server and the history of their changes. */
export class DocumentStore {
  private readonly documents = new Map<string, StoredDocument>();
  readonly history: StoredChange[] = [];

  get version(): number {
    return this.history.length;
  }

  names(): string[] {
    return [...this.documents.keys()];
  }

  set(name: string, fields: ProtoFields): StoredDocument {
    const formerDocument = this.documents.get(name);
    // As in Google's, a write of equal fields changes nothing, not even the time.
    if (formerDocument && isDeepStrictEqual(formerDocument.fields, fields)) return formerDocument;
    const updateTime = nextWriteTime();
    const document = {
      name,
      fields,
      createTime: formerDocument?.createTime ?? updateTime,
      updateTime,
    };
    this.documents.set(name, document);
    this.history.push({ version: this.version + 1, name, document });
    return document;
  }

  delete(name: string): void {
    if (this.documents.delete(name))
      this.history.push({ version: this.version + 1, name, document: undefined });
  }

  /** The result of a query by id, as Google's: without documents that lack a field of the order. */
  query(parent: string, { from, orderBy = [] }: Query): StoredDocument[] {
    const ordering = orderBy.map(({ field }) => field.fieldPath).filter((name) => name !== "__name__");
    return [...this.documents.values()]
      .filter(({ name }) => isInCollection(name, parent, from?.[0]?.collectionId ?? ""))
      .filter(({ fields }) => ordering.every((name) => name in fields))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

export const isInCollection = (name: string, parent: string, collection: string) =>
  name.startsWith(`${parent}/${collection}/`) &&
  !name.slice(parent.length + collection.length + 2).includes("/");

// Two writes in one millisecond get different times.
let ticks = 0;
function nextWriteTime(): ProtoTime {
  ticks = (ticks + 1) % 1000;
  const milliseconds = Date.now();
  return {
    seconds: Math.floor(milliseconds / 1000),
    nanos: (milliseconds % 1000) * 1_000_000 + ticks * 1000,
  };
}
