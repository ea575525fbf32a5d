import { Fragment, type ReactNode } from "react";
import { element, type Node, text } from "@/lib/article/tree";
import { addressParts } from "@/lib/text/links";

/** A name, an address or a fact whose lines break after a comma or before « de », « des » and « du ». */
export const Phrases = ({ children: text }: { children: string }) =>
  inParts(text.split(/(?<=,) | (?=d(?:e|es|u) )/), " ");

/** A title, whose lines begin with a little word sooner than they end with one. */
export const TitlePhrases = ({ children: title }: { children: string }) => inParts(title.split(PAUSES), " ");

/** A verse. A long one breaks after a comma, else near its middle, never after a short word. */
export const Verse = ({ children: verse }: { children: string }) =>
  inParts(
    verse.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) /gu, `$1${NO_BREAK}`).split(/(?<=,) /),
    " ",
    ({ length }, { length: parts }) => parts > 1 && length < LONG,
  );

const LITTLE = "(?:d(?:e|es|u)|et|ou|en|à|aux?|par|pour|sans|sous|sur|avec|chez|dans|entre|vers)";
const PAUSES = new RegExp(`(?<=,) | (?=${LITTLE} )(?<!(?:^| )${LITTLE} )`, "i");

// Longer than a phone's line in large letters.
const LONG = 30;
const NO_BREAK = "\u00a0";

/** A mail or web address that breaks only if it must, at its @, its slashes and its dots. */
export const Address = ({ address }: { address: string }) => (
  <span className="part">{inParts(addressParts(address), <wbr />)}</span>
);

/** The same within an article; a mere word stays one. */
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
