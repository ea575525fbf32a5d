import type { CollectionName } from "@/lib/content/collections";
import type { RawDocument } from "@/lib/content/source";
import type { Finding } from "@/lib/content/types";
import type { Read } from "./fields";

type Readers = Record<string, Read<unknown>>;
type Values<R extends Readers> = { [K in keyof R]: R[K] extends Read<infer T> ? T : never };

export type Parsed<T> = { document: T; findings: Finding[] };

/**
 * Makes the parser of a collection from one reader per field. A parser never throws: whatever a
 * field holds, the rest of the document is there, and every fault is a finding (contract, "Content files").
 */
export function parser<R extends Readers, T>(
  collection: CollectionName,
  readers: R,
  build: (
    values: Values<R>,
    raw: RawDocument,
    report: (field: keyof R, problem: string, shown: string) => void,
  ) => T,
) {
  return (raw: RawDocument): Parsed<T> => {
    const findings: Finding[] = [];
    const report = (field: keyof R, problem: string, shown: string) =>
      void findings.push({ collection, id: raw.id, field: String(field), problem, shown });
    const values: Record<string, unknown> = {};
    for (const [field, read] of Object.entries(readers)) {
      const { value, faults } = read(Object.hasOwn(raw.data, field) ? raw.data[field] : undefined);
      values[field] = value;
      for (const { problem, shown } of faults) report(field, problem, shown);
    }
    return { document: build(values as Values<R>, raw, report), findings };
  };
}
