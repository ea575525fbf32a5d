import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { PageStatus } from "@/components/layout/page-status";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { Illustration } from "@/components/pictures/illustration";
import { Picture } from "@/components/pictures/picture";
import { Presentation, RichText } from "@/components/text/rich-text";
import { leadAndText } from "@/lib/article/parts";
import type { Workshop } from "@/lib/content";
import { textsOf, trailOf } from "@/lib/content/texts";
import { categoryLink } from "@/lib/lists";
import { leadersOf, openingPictureOf } from "@/lib/lists/people";
import { load } from "@/lib/load";
import { shownImage, shownPortrait } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import { backTo, pageUnder, pathTo } from "@/lib/routes";
import { breadcrumbs, workshopService } from "@/lib/site/structured-data";
import { slug } from "@/lib/text/strings";
import { SameCategory } from "./same-category";
import styles from "./workshop-article.module.css";
import { WorkshopBar, WorkshopCard } from "./workshop-card";

const BACK = backTo("ateliers");

/** A workshop: picture, title, lead, card of facts, text, and two others of its category. */
export async function WorkshopArticle({ workshop }: { workshop: Workshop }) {
  const { id, title, category, content } = workshop;
  // The lead is in the head, so that it precedes the card with the price.
  const [lead, text] = leadAndText(content);
  const leaders = await load(leadersOf(workshop));
  const people = leaders.state === "loaded" ? leaders.value : [];
  const opening = openingPictureOf(workshop, people);
  const shown = opening?.of === "leader" ? shownPortrait : shownImage;
  const above = category && (await categoryLink(slug(category), category));
  const back = above ? { href: above.path, label: `Retour à ${above.name}` } : BACK;
  return (
    <article className="wrap">
      <JsonLd
        things={[
          workshopService(workshop),
          breadcrumbs(...(await trailOf("ateliers")), ...(above ? [above] : []), {
            name: title,
            path: pathTo.workshop(id),
          }),
        ]}
      />
      <HashScroll />
      {leaders.state !== "loaded" && <PageStatus status="500" />}
      <div className={styles.workshop}>
        <div className={styles.head}>
          <PageHead
            title={title}
            back={back}
            lead={lead.length > 0 && <RichText article={lead} scrolledByHash />}
          />
        </div>
        {opening ? (
          <div className={`${SCENE} ${opening.of === "leader" ? styles.leader : ""}`}>
            <Picture image={await shown(opening.picture, opening.alt, SLOTS.half)} loading="eager" />
          </div>
        ) : (
          category && <CategoryScene category={category} />
        )}
        <div className={`stays floats ${styles.card}`}>
          <WorkshopCard workshop={workshop} leaders={people} faceless={opening?.of === "leader"} />
        </div>
        <Presentation article={text} className={styles.content} />
      </div>
      {category && <SameCategory id={id} category={category} />}
      <WorkshopBar workshop={workshop} />
    </article>
  );
}

const SCENE = `frame fills torn screen-only ${styles.scene}`;

/** The picture of its category. */
async function CategoryScene({ category }: { category: string }) {
  const page = pageUnder("ateliers", slug(category));
  const texts = page && (await load(textsOf(page)));
  const picture = texts?.state === "loaded" ? texts.value.pictures[0] : undefined;
  return (
    picture && (
      <div className={`${SCENE} ${styles.category}`}>
        <Illustration picture={{ ...picture, alt: "" }} sizes={SLOTS.half} eager />
      </div>
    )
  );
}
