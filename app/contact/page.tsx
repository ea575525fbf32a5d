import { MailIcon, PhoneIcon, PinIcon } from "@/components/icons/icons";
import { Illustration } from "@/components/illustration/illustration";
import { Page } from "@/components/page/page";
import { Address, Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import { site } from "@/lib/config/site";
import { metadataOf } from "@/lib/describe/metadata";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("contact");

export default function ContactPage() {
  return (
    <Page id="contact" illustrated>
      {({ pictures: [picture], content }) => (
        <>
          <Ways />
          <div className={styles.more}>
            <RichText html={content} />
            {picture && <Illustration picture={picture} sizes="(min-width: 60rem) min(60vw, 870px), 100vw" />}
          </div>
        </>
      )}
    </Page>
  );
}

/** The three ways to reach the place (spec section 2, /contact). */
function Ways() {
  return (
    <ul className={styles.ways}>
      <li>
        <a href={site.phone.href} className={styles.way}>
          <PhoneIcon />
          <span className={styles.what}>Nous appeler</span>
          <span className={styles.number}>{site.phone.shown}</span>
        </a>
      </li>
      <li>
        <a href={`mailto:${site.email}`} className={styles.way}>
          <MailIcon />
          <span className={styles.what}>Nous écrire</span>
          <span className={styles.where}>
            <Address address={site.email} />
          </span>
        </a>
      </li>
      <li>
        <a href={site.mapUrl} className={styles.way} target="_blank" rel="noopener noreferrer">
          <PinIcon />
          <span className={styles.what}>Nous trouver</span>
          <span className={styles.where}>
            <Phrases>{site.address.full}</Phrases>
          </span>
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      </li>
    </ul>
  );
}
