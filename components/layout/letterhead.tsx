import { Address } from "@/components/text/phrases";
import { site } from "@/lib/config/site";
import styles from "./letterhead.module.css";

/** At the end of every page on paper, where no link leads anywhere: how to reach the place. */
export function Letterhead() {
  const { name, phone, email, address, url } = site;
  return (
    <address className={`print-only ${styles.letterhead}`}>
      <strong>{name}</strong>
      {address && `, ${address.full}`}
      <br />
      {phone && `${phone.shown} – `}
      {email && (
        <>
          <Address address={email} /> –{" "}
        </>
      )}
      {url.replace(/^https?:\/\//, "")}
    </address>
  );
}
