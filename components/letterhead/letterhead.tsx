import { Address } from "@/components/phrases/phrases";
import { site } from "@/lib/config/site";
import styles from "./letterhead.module.css";

/** At the end of every page on paper, where no link leads anywhere: how to reach the place. */
export function Letterhead() {
  return (
    <address className={styles.letterhead}>
      <strong>{site.name}</strong>, {site.address.full}
      <br />
      {site.phone.shown} – <Address address={site.email} /> – {site.url.replace(/^https?:\/\//, "")}
    </address>
  );
}
