import { Fragment, type ReactNode } from "react";
import { element, type Node, text } from "@/lib/article/tree";
import { addressParts } from "@/lib/text/links";

/** A name, an address or a fact; lines break after a comma or before « de », « des », « du ». */
export const Phrases = ({ children: text }: { children: string }) =>
  inParts(text.split(/(?<=,) | (?=d(?:e|es|u) )/), " ");

/** A title; lines break before a preposition or conjunction rather than after it. */
export const TitlePhrases = ({ children: title }: { children: string }) => inParts(title.split(PAUSES), " ");

/** A verse; lines break after a comma, and never after a word of one or two letters. */
export const Verse = ({ children: verse }: { children: string }) =>
  inParts(
    verse.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) /gu, `$1${NO_BREAK}`).split(/(?<=,) /),
    " ",
    ({ length }, { length: parts }) => parts > 1 && length < LINE_LENGTH,
  );

const PREPOSITIONS = "(?:d(?:e|es|u)|et|ou|en|à|aux?|par|pour|sans|sous|sur|avec|chez|dans|entre|vers)";
const PAUSES = new RegExp(`(?<=,) | (?=${PREPOSITIONS} )(?<!(?:^| )${PREPOSITIONS} )`, "i");

/** The characters that fit on a line of a phone in large type. */
const LINE_LENGTH = 30;
const NO_BREAK = "\u00a0";

/** A mail or web address; it may break at @, slashes and dots. */
export const Address = ({ address }: { address: string }) => (
  <span className="part">{inParts(addressParts(address), <wbr />)}</span>
);

/** The same for a link in an article; a text with a single part stays as it is. */
export function addressNodes(shown: string): Node[] {
  const parts = addressParts(shown);
  if (parts.length < 2) return [text(shown)];
  const whole = (children: Node[]) => element("span", children, { class: "part" });
  return [whole(parts.flatMap((part, i) => [...(i > 0 ? [element("wbr")] : []), whole([text(part)])]))];
}

const inParts = (
  parts: string[],
  between: ReactNode,
  whole: (part: string, all: string[]) => boolean = () => true,
) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    <Fragment key={i}>
      {i > 0 && between}
      {whole(part, parts) ? <span className="part">{part}</span> : part}
    </Fragment>
  ));
