import { Fragment } from "react";
import { element, type Node, text } from "@/lib/article/tree";
import { addressParts } from "@/lib/text/links";

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

/** The same for a link in an article; a text with a single part stays as it is. */
export function addressNodes(shown: string): Node[] {
  const parts = addressParts(shown);
  if (parts.length < 2) return [text(shown)];
  const whole = (children: Node[]) => element("span", children, { class: "part" });
  return [whole(parts.flatMap((part, i) => [...(i > 0 ? [element("wbr")] : []), whole([text(part)])]))];
}
