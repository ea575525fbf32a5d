import { nextInCalendar } from "@/lib/content";
import { load } from "@/lib/load";
import { announce } from "./announce";

// One for the whole process: Next loads this module once per bundle.
const shared = globalThis as { __nextRetreat?: string };

/**
 * Looks which retreat comes next, after a change of the calendar or of the day, and tells the process when
 * it is another one than before or looks different. Told too where it is not known, now or before: better
 * all pages once too often than an old retreat on them.
 */
export async function announceNextRetreat(): Promise<void> {
  const next = await load(nextInCalendar());
  const now = next.state === "loaded" ? JSON.stringify(next.value) : undefined;
  if (now === undefined || now !== shared.__nextRetreat) announce({ kind: "next-retreat" });
  shared.__nextRetreat = now;
}
