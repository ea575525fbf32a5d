import { MailIcon, PhoneIcon, PinIcon } from "@/components/icons/icons";
import { Illustration } from "@/components/illustration/illustration";
import { Page, Pictures } from "@/components/page/page";
import { PageHead } from "@/components/page-head/page-head";
import { Paragraphs } from "@/components/paragraphs/paragraphs";
import { Address, Phrases } from "@/components/phrases/phrases";
import { RichText } from "@/components/rich-text/rich-text";
import { atPicture, type Section, sectionsOf } from "@/lib/article/parts";
import { site } from "@/lib/config/site";
import type { SafeHtml } from "@/lib/content";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { metadataOf } from "@/lib/site/metadata";
import styles from "./page.module.css";

export const generateMetadata = () => metadataOf("contact");

export default function ContactPage() {
  return (
    <Page id="contact" illustrated head={false}>
      {({ title, intro, content, pictures: [picture, ...pictures] }) => (
        <div className={styles.contact} data-own={picture ? true : undefined}>
          <div className={styles.reach}>
            <PageHead title={title} lead={intro && <Paragraphs text={intro} />} />
            <Ways />
          </div>
          {picture && (
            <div className={`torn ${styles.view}`} data-torn="both">
              <Illustration picture={picture} sizes={beside} eager />
            </div>
          )}
          <More sections={sectionsOf(content)} eager={!picture} />
          <Pictures pictures={pictures} />
        </div>
      )}
    </Page>
  );
}

/** The hosts' own picture: nearly a square at the side of the ways, and lying below them. */
const beside = (size: Size) =>
  `(min-width: 44rem) ${Math.round(54 * coverFactor(size, 1.1))}vw, ${Math.round(100 * coverFactor(size, 8 / 5))}vw`;

/** When to call, how to come: the first picture of it all is a map, which takes the place of a picture of the hosts'. */
function More({ sections, eager }: { sections: Section[]; eager: boolean }) {
  const parted = sections.map(({ html }) => atPicture(html));
  const mapped = parted.findIndex(([, picture]) => picture);
  return (
    <div className={styles.more}>
      {sections.map(({ id, html }, i) => (
        <Told key={id ?? "debut"} parts={(i === mapped && parted[i]) || [html]} eager={eager} />
      ))}
    </div>
  );
}

function Told({
  parts: [before, map, after],
  eager,
}: {
  parts: [before: SafeHtml, map?: SafeHtml, after?: SafeHtml];
  eager: boolean;
}) {
  return (
    <section>
      <RichText html={before} />
      {map && (
        <div className={styles.map}>
          <RichText
            html={map}
            sizes="(min-width: 72rem) 56vw, (min-width: 44rem) 50vw, 100vw"
            eager={eager}
          />
        </div>
      )}
      {after && <RichText html={after} />}
    </section>
  );
}

/** The three ways to reach the place (spec section 2, /contact): those that there are. */
function Ways() {
  const { phone, email, mapUrl, address } = site;
  if (!phone && !email && !address) return null;
  return (
    <ul className={styles.ways}>
      {phone && (
        <li className={`torn ${styles.sheet}`} data-torn="both">
          <a href={phone.href} className={styles.call}>
            <PhoneIcon />
            <span className={styles.what}>Nous appeler</span>
            <span className={styles.number}>{phone.shown}</span>
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={styles.way}>
            <MailIcon />
            <span className={styles.what}>Nous écrire</span>
            <span className={styles.where}>
              <Address address={email} />
            </span>
          </a>
        </li>
      )}
      {address && (
        <li>
          <a href={mapUrl} className={styles.way} target="_blank" rel="noopener noreferrer">
            <PinIcon />
            <span className={styles.what}>Nous trouver</span>
            <span className={styles.where}>
              <Phrases>{address.full}</Phrases>
            </span>
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
