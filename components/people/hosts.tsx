import { Frame } from "@/components/pictures/plain-image";
import { WORDS } from "@/content/shipped/words";
import type { PageWords } from "@/lib/content/texts";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
import { PAGES } from "@/lib/routes";
import { firstSentences } from "@/lib/text/length";
import { enumeration } from "@/lib/text/strings";
import styles from "./hosts.module.css";

/** The hosts on the home page: a link with their picture or a portrait; nothing without a picture. */
export function Hosts({ texts: { title, intro, hosts, pictures } }: { texts: PageWords }) {
  const words = firstSentences(intro);
  const [portrait] = hosts.flatMap(({ name, image }) =>
    image ? [{ picture: image, alt: WORDS.portrait(name), fallback: DEFAULT_AVATAR }] : [],
  );
  const picture = pictures[0] ?? portrait;
  if (!picture) return null;
  return (
    <section className={`screen-only ${styles.section}`} aria-labelledby="titre_hotes">
      <a href={PAGES["nous-connaitre"].path} className={`split centred media-first ${styles.link}`}>
        <Frame {...picture} className={`media ${styles.picture}`} sizes={SLOTS.half} />
        <div className={styles.words}>
          <h2 id="titre_hotes" className="arrow link-title">
            {title}
          </h2>
          {words && <p>{words}</p>}
          {hosts.length > 0 && <p className={styles.signed}>{enumeration(hosts.map(({ name }) => name))}</p>}
        </div>
      </a>
    </section>
  );
}
