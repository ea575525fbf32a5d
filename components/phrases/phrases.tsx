import { Fragment, type ReactNode } from "react";
import { addressParts } from "@/lib/text/address";
import { element, type Node } from "@/lib/text/html-tree";
import styles from "./phrases.module.css";

/** A name, an address or a fact, whose lines end where one pauses: after a comma, before « de », « des » and « du ». */
export const Phrases = ({ children: text }: { children: string }) =>
  inParts(text.split(/(?<=,) | (?=d(?:e|es|u) )/), " ");

/** An address of mail or of the web: on one line if it has room there, else parted at its @, its strokes and its points. */
export const Address = ({ address }: { address: string }) => (
  <span className={styles.part}>{inParts(addressParts(address), <wbr />)}</span>
);

/** The same within an article; a mere word stays one. */
export function addressNodes(shown: string): Node[] {
  const parts = addressParts(shown);
  if (parts.length < 2) return [shown];
  const whole = (children: Node[]) => element("span", children, { class: styles.part });
  return [whole(parts.flatMap((part, i) => [...(i > 0 ? [element("wbr")] : []), whole([part])]))];
}

const inParts = (parts: string[], between: ReactNode) =>
  parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    <Fragment key={i}>
      {i > 0 && between}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
