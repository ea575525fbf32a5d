import { clsx } from "clsx";
import { Frame } from "@/components/pictures/plain-image";
import { RichText } from "@/components/text/rich-text";
import { WORDS } from "@/content/shipped/words";
import { splitFirstSentence } from "@/lib/article/parts";
import type { Host } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
import { hostAnchor } from "@/lib/routes";
import styles from "./host-article.module.css";

type Props = {
  host: Pictured<Host>;
  /** The picture is on the left of the text. */
  pictureFirst: boolean;
};

export function HostArticle({ host: { name, role, image, content }, pictureFirst }: Props) {
  const portrait = image && { picture: image, alt: WORDS.portrait(name) };
  const classes = clsx(styles.host, portrait && "split centred", pictureFirst && "media-first");
  return (
    <article className={classes} id={hostAnchor(name)}>
      {portrait && (
        <Frame {...portrait} className="media stays" sizes={SLOTS.half} fallback={DEFAULT_AVATAR} />
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        {role && <p className={`soft ${styles.role}`}>{role}</p>}
        <RichText article={splitFirstSentence(content)} lead />
      </div>
    </article>
  );
}
