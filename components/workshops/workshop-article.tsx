import { clsx } from "clsx";
import { PageHead } from "@/components/layout/page-head";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { Frame } from "@/components/pictures/plain-image";
import { NamedLinks } from "@/components/text/named-links";
import { Presentation, RichText } from "@/components/text/rich-text";
import { splitFirstParagraph } from "@/lib/article/parts";
import type { Workshop } from "@/lib/content";
import type { Pictured } from "@/lib/content/pictured";
import type { PageWords } from "@/lib/content/texts";
import type { LedWorkshop, Person } from "@/lib/lists/people";
import { SLOTS } from "@/lib/pictures/slots";
import { backTo, type Link } from "@/lib/routes";
import styles from "./workshop-article.module.css";
import { WorkshopBar, WorkshopCard } from "./workshop-card";
import { WorkshopList } from "./workshop-list";
import { openingPicture } from "./workshop-pictures";

type Props = {
  workshop: Pictured<Workshop>;
  leaders: readonly Person[];
  category: Link | undefined;
  /** The texts of the category's page; a category that the hosts invented may have none. */
  categoryTexts: PageWords | undefined;
  /** The partners whom its text names, and who do not lead it. */
  partners: readonly Link[];
  others: readonly LedWorkshop[];
};

/** A workshop: picture, title, lead, card of facts, text, and two others of its category. */
export function WorkshopArticle({ workshop, leaders, category, categoryTexts, partners, others }: Props) {
  // The lead is in the head, so that it precedes the card with the price.
  const [lead, text] = splitFirstParagraph(workshop.content);
  const ownPicture = openingPicture(workshop, leaders);
  const kind = ownPicture?.kind ?? "category";
  const [categoryPicture] = categoryTexts?.pictures ?? [];
  const scene = ownPicture ?? (categoryPicture && { ...categoryPicture, alt: "" });
  const back = category ? { href: category.path, label: `Retour à ${category.name}` } : backTo("ateliers");
  return (
    <article className="wrap">
      <HashScroll />
      <div className={styles.workshop}>
        <div>
          <PageHead
            title={workshop.title}
            back={back}
            lead={lead.length > 0 && <RichText article={lead} scrolledByHash />}
          />
        </div>
        {scene && (
          <Frame
            {...scene}
            torn="below"
            className={clsx("fills screen-only", styles.scene, styles[kind])}
            sizes={SLOTS.half}
            eager
          />
        )}
        <div className={`stays floats ${styles.card}`}>
          <WorkshopCard workshop={workshop} leaders={leaders} pictured={kind !== "leader"} />
        </div>
        <Presentation article={text} className={styles.content} />
      </div>
      <NamedLinks partners={partners} />
      {others.length > 0 && (
        <section className="screen-only section" aria-labelledby="titre_voisins">
          <h2 id="titre_voisins">Dans le même esprit</h2>
          <WorkshopList workshops={others} withNames />
        </section>
      )}
      <WorkshopBar workshop={workshop} />
    </article>
  );
}
