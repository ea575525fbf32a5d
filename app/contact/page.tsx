import { MailIcon, PhoneIcon, PinIcon } from "@/components/icons/icons";
import { Page } from "@/components/page/page";
import { Address, Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import { site } from "@/lib/config/site";
import type { SafeHtml } from "@/lib/content";
import { metadataOf } from "@/lib/describe/metadata";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("contact");

export default function ContactPage() {
  return (
    <Page id="contact" opening="band">
      {({ content }) => (
        <>
          <Ways />
          <More content={content} />
        </>
      )}
    </Page>
  );
}

/** The first picture of a text, alone in its paragraph, between what stands before and after it. */
const PICTURE = /(<p><img [^>]*><\/p>)(.*)/s;

/** When and how to come; where there is room, the map stands beside all of it. */
function More({ content }: { content: SafeHtml }) {
  const [before = "", map, after] = content.split(PICTURE);
  return (
    <div className={styles.more}>
      <RichText html={before} />
      {map && (
        <div className={styles.map}>
          <RichText html={map} sizes="(min-width: 60rem) min(60vw, 870px), 100vw" />
        </div>
      )}
      {after && <RichText html={after} />}
    </div>
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
