import { PageHead } from "@/components/layout/page-head";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { Frame } from "@/components/pictures/plain-image";
import { Presentation } from "@/components/text/rich-text";
import { DateCall } from "@/components/workshops/workshop-card";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { WORDS } from "@/content/shipped/words";
import type { Partner } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import type { NamedWorkshop } from "@/lib/lists/people";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
import { backTo } from "@/lib/routes";
import styles from "./partner-article.module.css";

type Props = {
  partner: Pictured<Partner>;
  /** A name that matches no workshop is shown without a link. */
  workshops: readonly NamedWorkshop[];
};

export function PartnerArticle({ partner: { title, activity, content, picture }, workshops }: Props) {
  return (
    <article className="wrap">
      <HashScroll />
      <div className={`split media-first ${styles.partner}`}>
        <PageHead title={title} back={backTo("partenaires")}>
          {activity && <p className={`serif soft ${styles.activity}`}>{activity}</p>}
        </PageHead>
        <div className={`media ${styles.side}`}>
          <Frame
            picture={picture}
            alt={WORDS.portrait(title)}
            className={`floats ${styles.portrait}`}
            sizes={SLOTS.half}
            fallback={DEFAULT_AVATAR}
            eager
          />
          {workshops.length > 0 && (
            <section className={styles.workshops} aria-labelledby="titre_ateliers">
              <h2 id="titre_ateliers">Ses ateliers</h2>
              <WorkshopList workshops={workshops} />
              <DateCall workshops={workshops} />
            </section>
          )}
        </div>
        <Presentation article={content} className={styles.words} lead />
      </div>
    </article>
  );
}
