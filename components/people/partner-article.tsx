import { ListFailed } from "@/components/layout/detail-messages";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHead } from "@/components/layout/page-head";
import { HashScroll } from "@/components/navigation/hash-scroll";
import { Picture } from "@/components/pictures/picture";
import { Presentation } from "@/components/text/rich-text";
import { DateCall } from "@/components/workshops/workshop-card";
import { WorkshopList } from "@/components/workshops/workshop-list";
import { WORDS } from "@/content/shipped/words";
import { type Partner, workshopsBySlug } from "@/lib/content";
import { trailOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { shownPortrait } from "@/lib/pictures/shown";
import { SLOTS } from "@/lib/pictures/slots";
import { backTo, pathTo } from "@/lib/routes";
import { breadcrumbs } from "@/lib/site/structured-data";
import { slug } from "@/lib/text/strings";
import styles from "./partner-article.module.css";

const BACK = backTo("partenaires");

/** A partner: name, activity, portrait, presentation and workshops. */
export async function PartnerArticle({ partner }: { partner: Partner }) {
  const { id, title, activity, content, picture, workshops } = partner;
  const portrait = await shownPortrait(picture, WORDS.portrait(title), SLOTS.half);
  return (
    <article className="wrap">
      <JsonLd
        things={[breadcrumbs(...(await trailOf("partenaires")), { name: title, path: pathTo.partner(id) })]}
      />
      <HashScroll />
      <div className={`split media-first ${styles.partner}`}>
        <PageHead title={title} back={BACK}>
          {activity && <p className={`serif soft ${styles.activity}`}>{activity}</p>}
        </PageHead>
        <div className={`media ${styles.side}`}>
          <div className={`floats frame torn ${styles.portrait}`} data-torn="both">
            <Picture image={portrait} loading="eager" />
          </div>
          {workshops.length > 0 && <Workshops names={workshops} />}
        </div>
        <Presentation article={content} className={styles.words} lead />
      </div>
    </article>
  );
}

/** The partner's workshops; a name that matches no workshop is shown without a link. */
async function Workshops({ names }: { names: string[] }) {
  const known = await load(workshopsBySlug());
  if (known.state !== "loaded") return <ListFailed />;
  return (
    <section className={styles.workshops} aria-labelledby="titre_ateliers">
      <h2 id="titre_ateliers">Ses ateliers</h2>
      <WorkshopList
        workshops={names.map((title) => ({
          ...known.value.get(slug(title)),
          title,
          path: pathTo.workshop(slug(title)),
        }))}
      />
      <DateCall />
    </section>
  );
}
