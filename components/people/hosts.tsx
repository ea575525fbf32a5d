import { Link } from "@/components/navigation/link";
import { Frame } from "@/components/pictures/frame";
import { Photo } from "@/components/pictures/photo";
import { WORDS } from "@/content/shipped/words";
import type { PagePicture, Texts } from "@/lib/content/texts";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
import { PAGES } from "@/lib/routes";
import { firstSentences } from "@/lib/text/length";
import { enumeration } from "@/lib/text/strings";
import styles from "./hosts.module.css";

/**
 * The hosts on the home page: one link with their common picture or portraits and the beginning of their
 * page. Renders nothing without a picture.
 */
export function Hosts({ texts: { title, intro, hosts, pictures } }: { texts: Texts }) {
  const words = firstSentences(intro);
  const portraits = hosts.flatMap(({ name, image }) =>
    image ? { name, picture: { src: image, alt: WORDS.portrait(name) } } : [],
  );
  if (!pictures[0] && portraits.length === 0) return null;
  return (
    <section className={`screen-only ${styles.section}`} aria-labelledby="titre_hotes">
      <Link
        href={PAGES["nous-connaitre"].path}
        className={`${styles.link} ${pictures[0] ? "split centred media-first" : styles.plain}`}
      >
        {pictures[0] && <Frame {...pictures[0]} className={`media ${styles.picture}`} sizes={SLOTS.half} />}
        <div className={styles.words}>
          <h2 id="titre_hotes" className="arrow link-title">
            {title}
          </h2>
          {words && <p>{words}</p>}
          {pictures[0] && hosts.length > 0 && (
            <p className={styles.signed}>{enumeration(hosts.map(({ name }) => name))}</p>
          )}
        </div>
        {!pictures[0] && <Portraits portraits={portraits} />}
      </Link>
    </section>
  );
}

/** One print per host. */
const Portraits = ({ portraits }: { portraits: readonly { name: string; picture: PagePicture }[] }) => (
  <ul className={`grid ${styles.portraits}`}>
    {portraits.map(({ name, picture }) => (
      <li key={`${name} ${picture.src}`}>
        <figure>
          <span className="print frame">
            <Photo {...picture} sizes={SLOTS.third} fallback={DEFAULT_AVATAR} />
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);
