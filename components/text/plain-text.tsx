import { Fragment } from "react";
import { addressParts } from "@/lib/text/links";

/** Paragraphs of a text, separated by empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** A mail or web address; it may break at @, slashes and dots. */
export const Address = ({ address }: { address: string }) => (
  <span className="part">
    {addressParts(address).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
      <Fragment key={i}>
        {i > 0 && <wbr />}
        <span className="part">{part}</span>
      </Fragment>
    ))}
  </span>
);
