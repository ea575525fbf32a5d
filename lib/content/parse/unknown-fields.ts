import { distance } from "fastest-levenshtein";
import { slug } from "@/lib/text/strings";

const NEAR = 3;
const MAX_TOLD = 50;

type Known = { from: string; also: readonly string[] };

const plain = (name: string) => slug(name).replace(/[^a-z]/g, "");

/** The unknown fields, each with the known name that was probably intended. */
export function unknownFields(
  typed: readonly string[],
  known: readonly Known[],
): [field: string, guess: string | undefined][] {
  const names = known.map(({ from }) => from);
  const unknown = typed.filter((field) => !names.includes(field)).slice(0, MAX_TOLD);
  return unknown.map((field) => {
    const start = field.slice(0, 100);
    const called = known.find(({ also }) => also.includes(plain(start)));
    return [field, called?.from ?? nearest(start, names)];
  });
}

export function nearest(typed: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, apart: distance(plain(typed), plain(name)) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart < Math.min(NEAR, plain(best.name).length) ? best.name : undefined;
}
