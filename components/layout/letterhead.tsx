import { Address } from "@/components/text/address";
import { site } from "@/lib/config/site";
import styles from "./letterhead.module.css";

/** The venue's contact data at the end of every printed page. */
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
