import { beginning } from "@/lib/text/strings";
import type { Fault } from "./field";

/** The limits of all texts of a document together. Signs that are costly to read have limits of their own. */
const LIMITS: [what: string, max: number, signs?: RegExp][] = [
  ["caractères", 100_000],
  ["balises et lignes", 2000, /[<\n]|\\n/g],
  ["signes « & » et « > »", 10_000, /[&>]/g],
  ["adresses", 1000, /www\.|:\/\/|@/gi],
];
const MAX_DEPTH = 6;
/** A text of at most this number of characters is never cut, so that no title and no draft gets lost. */
const MAX_UNCUT = 100;
/** A picture that was pasted as a text in base 64. */
const PASTED_PICTURE = /data:image\/[\w+.-]+;base64,[\w+/=]*(?:\s+[\w+/=]{60,})*/gi;

/** Cuts the values of a document where they reach the limits together (requirement 4.13). */
export function documentLimiter() {
  const usedCounts = LIMITS.map(() => 0);

  function cutText(typed: string, report: (fault: Fault) => void): string {
    const text = typed.replace(PASTED_PICTURE, "data:");
    let end = text.length;
    let reachedLimit = "";
    LIMITS.forEach(([what, max, signs], i) => {
      const limitEnd = endWithin(text, max - (usedCounts[i] ?? 0), signs);
      if (limitEnd < end) [end, reachedLimit] = [limitEnd, `plus de ${max} ${what}`];
    });
    if (text.length <= MAX_UNCUT) end = text.length;
    LIMITS.forEach(([, , signs], i) => {
      usedCounts[i] = (usedCounts[i] ?? 0) + (signs ? (text.slice(0, end).match(signs)?.length ?? 0) : end);
    });
    if (end === text.length) return text;
    // A tag that would be cut is left out.
    const start = beginning(text, end).replace(/<[^<>]{0,300}$/, "");
    report({
      problem: `texte trop long (${reachedLimit})`,
      shownInstead: `les ${start.length} premiers caractères`,
    });
    return `${start.trimEnd()}…`;
  }

  return function limitedValue(value: unknown, report: (fault: Fault) => void, depth = 0): unknown {
    if (typeof value === "string") return cutText(value, report);
    if (typeof value !== "object" || value === null) return value;
    if (depth === MAX_DEPTH) {
      report({
        problem: `plus de ${MAX_DEPTH} listes l’une dans l’autre`,
        shownInstead: "rien de ce qu’elles contiennent",
      });
      return undefined;
    }
    const limitedPart = (part: unknown) => limitedValue(part, report, depth + 1);
    if (Array.isArray(value)) return value.map(limitedPart);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, limitedPart(part)]));
  };
}

/** The index of the first sign beyond `max`, or the length of the text. */
function endWithin(text: string, max: number, signs?: RegExp): number {
  if (!signs) return Math.min(text.length, Math.max(0, max));
  let count = 0;
  for (const { index } of text.matchAll(signs)) if (count++ >= max) return index;
  return text.length;
}
