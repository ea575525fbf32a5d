import type { Finding } from "@/lib/content/types";

/** The command cannot be run as typed; `message` is for the owner. */
export class UsageError extends Error {}

/** `3 documents`, `1 document`, `0 document`: French counts zero as one. */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString("fr-FR")} ${noun}${plural(number)}`;

export const plural = (number: number) => (number > 1 ? "s" : "");

/** One line per fault (requirement 4.3). */
export const faultLine = ({ collection, id, field, problem, shown }: Finding) =>
  `${collection}/${printable(id)} · ${field} : ${printable(problem)} → ${printable(shown)}`;

/** Owners' text on a terminal: no line breaks, no control sequences. */
export const printable = (text: string) => text.replace(/\p{Cc}+/gu, " ");

/**
 * Shows progress: on one line of a terminal, elsewhere at every tenth of `total`.
 * @returns adds what is done; called without a number it ends the line
 */
export function progress(label: string, total?: number): (amount?: number) => void {
  const out = process.stderr;
  let [done, shown] = [0, -1];
  return (amount) => {
    if (amount === undefined) return void (out.isTTY && out.write("\n"));
    done += amount;
    if (out.isTTY) return void out.write(`\r${label} : ${done}${total === undefined ? "" : ` / ${total}`}`);
    const tenth = total === undefined ? shown : Math.floor((done / total) * 10);
    if (tenth !== shown) out.write(`${label} : ${done} / ${total}\n`);
    shown = tenth;
  };
}
