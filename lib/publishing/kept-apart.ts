import { leadersInList, nextInCalendar } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { load } from "@/lib/load";
import { announce } from "./announce";

/**
 * What many pages show of a collection that they do not list, and read under a tag of its own: the collection whose
 * changes may touch it, and how it stands there now.
 */
const KEPT_APART = {
  "next-retreat": { of: "calendar", now: nextInCalendar },
  leaders: { of: "partners", now: async () => [...(await leadersInList())] },
} as const satisfies Record<string, { of: CollectionName; now: () => Promise<unknown> }>;

type Kept = keyof typeof KEPT_APART;

// One for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __keptApart?: Partial<Record<Kept, string>> };

/**
 * Looks, after changes of some collections or of the day, how what is kept apart stands now, and tells the process
 * when it is not as before. Told too where it is not known, now or before: better all pages once too often than old
 * words on them.
 */
export async function announceKeptApart(collections: readonly CollectionName[]): Promise<void> {
  shared.__keptApart ??= {};
  for (const kind of Object.keys(KEPT_APART) as Kept[]) {
    if (!collections.includes(KEPT_APART[kind].of)) continue;
    const read = await load<unknown>(KEPT_APART[kind].now());
    const now = read.state === "loaded" ? JSON.stringify(read.value) : undefined;
    if (now === undefined || now !== shared.__keptApart[kind]) announce({ kind });
    shared.__keptApart[kind] = now;
  }
}
