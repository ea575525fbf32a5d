import { Fragment } from "react";
import styles from "./mail.module.css";

/** A mail address that a narrow line parts behind its @ and its points, and nowhere else. */
export function Mail({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    <Fragment key={i}>
      {i > 0 && <wbr />}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
