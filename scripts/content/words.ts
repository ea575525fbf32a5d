import type { Finding } from "@/lib/content/types";
import { withoutDirections } from "@/lib/text/strings";

/** The command cannot be run as typed; `message` is for the owner. */
export class UsageError extends Error {}

/** `3 documents`, `1 document`, `0 document`: French counts zero as one. */
export const countInWords = (number: number, noun: string) =>
  `${number.toLocaleString("fr-FR")} ${noun}${pluralEnding(number)}`;

export const pluralEnding = (number: number) => (number > 1 ? "s" : "");

/** One line per fault (requirement 4.3). */
export const faultLine = ({ collection, id, field, problem, shown }: Finding) =>
  `${collection}/${id} · ${field} : ${problem} → ${shown}`;

/** A line on a terminal: what hosts typed breaks no line there, and commands nothing. */
const printable = (line: string) => withoutDirections(line).replace(/\p{Cc}+/gu, " ");
export const say = (line: string): void => console.log(printable(line));
export const warn = (line: string): void => console.error(printable(line));

/**
 * Shows progress: on one line of a terminal, elsewhere at every tenth of `total`.
 * @returns adds what is done; called without a number it ends the line
 */
export function progressLine(label: string, total?: number): (amount?: number) => void {
  const terminal = process.stderr;
  let [doneCount, shownTenth] = [0, -1];
  return (amount) => {
    if (amount === undefined) return void (terminal.isTTY && terminal.write("\n"));
    doneCount += amount;
    if (terminal.isTTY)
      return void terminal.write(`\r${label} : ${doneCount}${total === undefined ? "" : ` / ${total}`}`);
    const tenth = total === undefined ? shownTenth : Math.floor((doneCount / total) * 10);
    if (tenth !== shownTenth) terminal.write(`${label} : ${doneCount} / ${total}\n`);
    shownTenth = tenth;
  };
}
