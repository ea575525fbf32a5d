import { beginning } from "@/lib/text/strings";
import type { Fault } from "./field";

/** What all texts of a document may hold together: signs that cost their readers more than letters have limits of their own. */
const LIMITS: [what: string, max: number, signs?: RegExp][] = [
  ["caractères", 100_000],
  ["balises et lignes", 2000, /[<\n]|\\n/g],
  ["signes « & » et « > »", 10_000, /[&>]/g],
  ["adresses", 1000, /www\.|:\/\/|@/gi],
];
const MAX_DEPTH = 6;
/** In characters: shorter texts are whole, so that no title and no draft gets lost behind a long text. */
const MAX_UNCUT = 100;
/** A picture that was pasted as text: its bytes in base 64. */
const PASTED_PICTURE = /data:image\/[\w+.-]+;base64,[\w+/=]*(?:\s+[\w+/=]{60,})*/gi;

/** Cuts the values of a document, one after the other, where they reach its limits together (requirement 4.13). */
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
    // A tag that the end cuts is left out.
    const start = beginning(text, end).replace(/<[^<>]{0,300}$/, "");
    report({
      problem: `texte trop long (${reachedLimit})`,
      shown: `les ${start.length} premiers caractères`,
    });
    return `${start.trimEnd()}…`;
  }

  return function limitedValue(value: unknown, report: (fault: Fault) => void, depth = 0): unknown {
    if (typeof value === "string") return cutText(value, report);
    if (typeof value !== "object" || value === null) return value;
    if (depth === MAX_DEPTH) {
      report({
        problem: `plus de ${MAX_DEPTH} listes l’une dans l’autre`,
        shown: "rien de ce qu’elles contiennent",
      });
      return undefined;
    }
    const limitedPart = (part: unknown) => limitedValue(part, report, depth + 1);
    if (Array.isArray(value)) return value.map(limitedPart);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, limitedPart(part)]));
  };
}

/** The place of the first of these signs beyond a number; the length of a text without one. */
function endWithin(text: string, max: number, signs?: RegExp): number {
  if (!signs) return Math.min(text.length, Math.max(0, max));
  let count = 0;
  for (const { index } of text.matchAll(signs)) if (count++ >= max) return index;
  return text.length;
}
