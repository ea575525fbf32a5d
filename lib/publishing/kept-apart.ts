import { leadersInList, nextInCalendar } from "@/lib/content";
import type { CollectionName } from "@/lib/content/collections";
import { KEPT_APART, type KeptApart, NAMES_KEPT_APART } from "@/lib/content/tags";
import { load } from "@/lib/load";
import { announce } from "./announce";

/** How what is kept apart stands now in its collection. */
const NOW: Record<KeptApart, () => Promise<unknown>> = {
  "next-retreat": nextInCalendar,
  leaders: async () => [...(await leadersInList())],
};

// One for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __keptApart?: Partial<Record<KeptApart, string>> };

/**
 * Looks, after changes of some collections or of the day, how what is kept apart stands now, and tells the process
 * when it is not as before. Told too where it is not known, now or before: better all pages once too often than old
 * words on them.
 */
export async function announceKeptApart(collections: readonly CollectionName[]): Promise<void> {
  shared.__keptApart ??= {};
  for (const what of NAMES_KEPT_APART) {
    if (!collections.includes(KEPT_APART[what])) continue;
    const read = await load(NOW[what]());
    const now = read.state === "loaded" ? JSON.stringify(read.value) : undefined;
    if (now === undefined || now !== shared.__keptApart[what]) announce({ kind: "kept-apart", what });
    shared.__keptApart[what] = now;
  }
}
