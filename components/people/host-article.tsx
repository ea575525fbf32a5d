import { clsx } from "clsx";
import { chaletLight } from "@/app/fonts/light";
import { Illustration } from "@/components/pictures/illustration";
import { RichText } from "@/components/text/rich-text";
import { WORDS } from "@/content/shipped/words";
import { plainText } from "@/lib/article/clean";
import { sentenceApart } from "@/lib/article/parts";
import type { Host } from "@/lib/content";
import { SLOTS } from "@/lib/pictures/slots";
import { hostAnchor } from "@/lib/routes";
import styles from "./host-article.module.css";

/** Letters of a text that is too short to stand beside an upright picture: its first sentence is large. */
const BRIEF = 420;

type Props = {
  host: Host;
  /** The picture stands on the left of the words. */
  pictureFirst: boolean;
};

/** A host with name, role, portrait and what they say about themselves. */
export function HostArticle({ host: { name, role, image, content }, pictureFirst }: Props) {
  const brief = plainText(content).length < BRIEF;
  const classes = clsx(
    styles.host,
    brief && `${styles.brief} ${chaletLight.variable}`,
    image && "split",
    pictureFirst && "media-first",
  );
  return (
    <article className={classes} id={hostAnchor(name)}>
      {image && (
        <div className="media frame torn stays" data-torn="both">
          <Illustration picture={{ src: image, alt: WORDS.portrait(name) }} sizes={SLOTS.half} />
        </div>
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        {role && <p className={`soft ${styles.role}`}>{role}</p>}
        <RichText article={sentenceApart(content)} lead />
      </div>
    </article>
  );
}
