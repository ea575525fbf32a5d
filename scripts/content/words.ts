import type { Finding } from "@/lib/content/types";
import { withoutDirections } from "@/lib/text/strings";

/** The typed command cannot be run. `message` is written for the hosts. */
export class UsageError extends Error {}

/** A number with a noun, as in `3 documents` or `0 document`. French counts zero as a singular. */
export const countInWords = (number: number, noun: string) =>
  `${number.toLocaleString("fr-FR")} ${noun}${pluralEnding(number)}`;

export const pluralEnding = (number: number) => (number > 1 ? "s" : "");

/** A finding as one line (requirement 4.3). */
export const faultLine = ({ collection, id, field, problem, shownInstead }: Finding) =>
  `${collection}/${id} · ${field} : ${problem} → ${shownInstead}`;

/** A line that a terminal prints safely: typed line breaks and control signs become spaces. */
const printable = (line: string) => withoutDirections(line).replace(/\p{Cc}+/gu, " ");
export const say = (line: string): void => console.log(printable(line));
export const warn = (line: string): void => console.error(printable(line));

/**
 * Shows progress, on one line of a terminal or at every tenth of `total`. The returned function adds an
 * amount; a call without an amount ends the line.
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
