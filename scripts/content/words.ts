import type { Finding } from "@/lib/content/types";

/** `3 documents`, `1 document`, `0 document`: French counts zero as one. */
export const count = (number: number, noun: string) =>
  `${number.toLocaleString("fr-FR")} ${noun}${number > 1 ? "s" : ""}`;

/** One line per fault, as the contract words it. */
export const faultLine = ({ collection, id, field, problem, shown }: Finding) =>
  `${collection}/${printable(id)} · ${field} : ${printable(problem)} → ${printable(shown)}`;

/** Owners' text on a terminal: no line breaks, no control sequences. */
export const printable = (text: string) => text.replace(/\p{Cc}+/gu, " ");
