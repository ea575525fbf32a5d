import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { WORDS } from "@/content/shipped/words";
import { type PagePicture, textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { PAGES } from "@/lib/routes";
import { firstSentences } from "@/lib/text/length";
import { enumeration } from "@/lib/text/strings";
import styles from "./hosts.module.css";

/**
 * Who opens the door: the picture of all the hosts, or their portraits, beside how their page begins, signed; all one
 * link to it. Nothing where that has neither.
 */
export async function Hosts() {
  const texts = await load(textsOf("nous-connaitre"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { title, intro, hosts, pictures } = texts.value;
  const words = firstSentences(intro);
  const portraits = hosts.flatMap(({ name, image }) => (image ? [{ name, src: image }] : []));
  if (!pictures[0] && portraits.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="titre_hotes">
      <Link
        href={PAGES["nous-connaitre"].path}
        className={`${styles.link} ${pictures[0] ? styles.together : ""}`}
      >
        <div className={styles.words}>
          <h2 id="titre_hotes" className="leads names">
            {title}
          </h2>
          {words && <p>{words}</p>}
          {pictures[0] && hosts.length > 0 && (
            <p className={styles.signed}>{enumeration(hosts.map(({ name }) => unbroken(name)))}</p>
          )}
        </div>
        {pictures[0] ? <Together picture={pictures[0]} /> : <Portraits portraits={portraits} />}
      </Link>
    </section>
  );
}

/** All of them in one picture, which goes to the edge of the screen. */
const Together = ({ picture }: { picture: PagePicture }) => (
  <div className={`torn ${styles.picture}`} data-torn="both">
    <Illustration picture={picture} sizes="(min-width: 48rem) 67vw, 100vw" />
  </div>
);

/** Each in a print of their own. */
const Portraits = ({ portraits }: { portraits: readonly { name: string; src: string }[] }) => (
  <ul className={styles.portraits}>
    {portraits.map(({ name, src }) => (
      <li key={`${name} ${src}`}>
        <figure>
          <span className="print">
            <Illustration picture={{ src, alt: WORDS.portrait(name) }} sizes={printed} />
          </span>
          <figcaption>{name}</figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

/** No line ends within a name, unless it is longer than a line. */
const unbroken = (name: string) => name.replaceAll(" ", "\u00a0");

function printed(size: Size) {
  const [column, half] = [15, 44].map((width) => Math.round(width * coverFactor(size, 4 / 5)));
  return `(min-width: 40rem) ${column}rem, ${half}vw`;
}
