import { isInstant } from "@/lib/content/plain";

/** The value of a field, which may be undefined, and the faults of the typed value. */
export type Field<T> = { value: T; faults: Fault[] };
/** A problem of a value, and what visitors see instead. A notice means that they see what the hosts meant. */
export type Fault = { problem: string; shownInstead: string; isNotice?: true };
/** A fault with the name of the field in the database. */
export type FieldFault = Fault & { field: string };
/** Reads the raw value of a field; `id` replaces a missing name. */
export type Reader<T> = (raw: unknown, id: string) => Field<T>;

/** The reader of a field, and the field's name in the database if that name differs. */
export type FieldSpec<T> = { read: Reader<T>; from?: string };

type ValueOf<S> = S extends FieldSpec<infer T> ? T : never;
/** The values of several fields. Values that may be undefined are optional. */
export type FieldValues<F> = {
  [K in keyof F as undefined extends ValueOf<F[K]> ? never : K]: ValueOf<F[K]>;
} & {
  [K in keyof F as undefined extends ValueOf<F[K]> ? K : never]?: ValueOf<F[K]>;
};

/** A field with both names: `key` in pages, `from` in the database. */
export const withNames = ([key, { read, from = key }]: [string, FieldSpec<unknown>]) => ({ key, from, read });

/** Reads the fields of a record. Values have their names in pages, faults have the names in the database. */
export function readFields(fields: readonly ReturnType<typeof withNames>[], record: object, id: string) {
  const values: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  for (const { key, from, read } of fields) {
    const raw = Object.hasOwn(record, from) ? (record as Record<string, unknown>)[from] : undefined;
    const { value, faults: fieldFaults } = readSafely(read, raw, id);
    if (value !== undefined) values[key] = value;
    faults.push(...fieldFaults.map((fault) => ({ field: from, ...fault })));
  }
  return { values, faults };
}

/** Reads one value, so that an unexpected error spoils no other value. */
function readSafely(read: Reader<unknown>, raw: unknown, id: string): Field<unknown> {
  try {
    return read(raw, id);
  } catch (error) {
    const problem = `valeur illisible (${error instanceof Error ? error.name : "erreur"})`;
    return withFault(read(undefined, id).value, problem, "rien");
  }
}

export const withoutFault = <T>(value: T): Field<T> => ({ value, faults: [] });
export const withFault = <T>(value: T, problem: string, shownInstead: string): Field<T> => ({
  value,
  faults: [{ problem, shownInstead }],
});
export const notice = (problem: string, shownInstead: string): Fault => ({
  problem,
  shownInstead,
  isNotice: true,
});
export const withNotice = <T>(value: T, problem: string, shownInstead: string): Field<T> => ({
  value,
  faults: [notice(problem, shownInstead)],
});
export const isAbsent = (raw: unknown) => raw === undefined || raw === null || raw === "";

export function problemOfKind(raw: unknown): string {
  if (isInstant(raw)) return "une date (timestamp) au lieu d’un texte";
  if (Array.isArray(raw)) return "une liste au lieu d’un texte";
  if (typeof raw === "number") return "un nombre au lieu d’un texte";
  if (typeof raw === "boolean") return "un vrai/faux au lieu d’un texte";
  return "une valeur qui n’est pas un texte";
}

const MAX_ENTRIES = 200;

/** Reads a list; a single value is a list with one entry. `entryNoun` names an entry in findings. */
export function readList<T>(
  raw: unknown,
  readEntry: (raw: unknown) => Field<T | undefined>,
  entryNoun: string,
): Field<T[]> {
  if (isAbsent(raw)) return withoutFault([]);
  const isMap = typeof raw === "object" && !isInstant(raw);
  const rawEntries: unknown[] = Array.isArray(raw) ? raw : isMap ? Object.values(raw as object) : [raw];
  const firstEntries = rawEntries.slice(0, MAX_ENTRIES);
  const faults: Fault[] = [];
  if (!Array.isArray(raw))
    faults.push(notice("une seule valeur au lieu d’une liste", "une liste d’un élément"));
  if (rawEntries.length > MAX_ENTRIES)
    faults.push({
      problem: `liste trop longue (${rawEntries.length})`,
      shownInstead: `les ${MAX_ENTRIES} premiers`,
    });
  const value = firstEntries.flatMap((item, index): T[] => {
    const entry = readEntry(item);
    const position = firstEntries.length > 1 ? `${entryNoun} n° ${index + 1} : ` : "";
    if (isAbsent(item) && entry.value === undefined)
      faults.push(notice(`${position}case vide`, "la liste sans cette case"));
    for (const fault of entry.faults) faults.push({ ...fault, problem: position + fault.problem });
    return entry.value === undefined ? [] : [entry.value];
  });
  return { value, faults };
}

const MAX_UNKNOWN_FIELDS = 50;

/** Shows the blanks at both ends of a name and the signs without a width. */
export const withVisibleBlanks = (name: string) =>
  name.replace(/^\s+|(?<!\s)\s+$|(?!\u200d)[\p{Cf}\p{Cc}]/gu, (signs) => "␣".repeat(signs.length));

/** The faults of typed fields that the site does not read; each names the fields that it reads. */
export function unknownFields(typed: readonly string[], fields: readonly { from: string }[]): FieldFault[] {
  const names = new Set(fields.map(({ from }) => from));
  const problem = `champ inconnu (attendus : ${[...names].join(", ")})`;
  return typed
    .filter((field) => !names.has(field))
    .slice(0, MAX_UNKNOWN_FIELDS)
    .map((field) => ({ field: withVisibleBlanks(field), problem, shownInstead: "rien de ce champ" }));
}
