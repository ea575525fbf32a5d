import { Beside } from "@/components/beside/beside";
import { Failed, ListFailed, Missing } from "@/components/detail-messages/detail-messages";
import { HashScroll } from "@/components/hash-scroll/hash-scroll";
import { JsonLd } from "@/components/json-ld/json-ld";
import { PageHead } from "@/components/page-head/page-head";
import { Picture } from "@/components/picture/picture";
import { RichText } from "@/components/rich-text/rich-text";
import { DateCall } from "@/components/workshop-card/workshop-card";
import { WorkshopList } from "@/components/workshop-list/workshop-list";
import { WORDS } from "@/content/shipped/words";
import { atQuotation } from "@/lib/article/parts";
import { getPartner, listPartners, type Partner, workshopsBySlug } from "@/lib/content";
import { idOf, staticIds } from "@/lib/content/ids";
import { trailOf } from "@/lib/content/texts";
import { partnerAsPerson } from "@/lib/lists/people";
import { load } from "@/lib/load";
import type { Size } from "@/lib/pictures/decode";
import { shownPortrait } from "@/lib/pictures/shown";
import { coverFactor } from "@/lib/pictures/sizes.mjs";
import { backTo, pathTo } from "@/lib/routes";
import { describePartner, namePartner, pageMetadata, unavailableMetadata } from "@/lib/site/metadata";
import { partnerPreview } from "@/lib/site/preview/cards";
import { breadcrumbs } from "@/lib/site/structured-data";
import { slug } from "@/lib/text/strings";
import styles from "./page.module.css";

const BACK = backTo("partenaires");

export const generateStaticParams = async () => staticIds(await listPartners());

export async function generateMetadata({ params }: PageProps<"/partenaire/[id]">) {
  const partner = await load(getPartner(await idOf(params)));
  if (partner.state !== "loaded") return unavailableMetadata(partner.state);
  return pageMetadata({
    title: namePartner(partner.value),
    description: describePartner(partner.value),
    path: pathTo.partner(partner.value.id),
    image: partnerPreview(partner.value),
  });
}

export default async function PartnerPage({ params }: PageProps<"/partenaire/[id]">) {
  const id = await idOf(params);
  const partner = await load(getPartner(id));
  if (partner.state === "loaded") return <PartnerArticle partner={partner.value} />;
  return partner.state === "failed" ? <Failed back={BACK} /> : <Missing back={BACK} />;
}

async function PartnerArticle({ partner }: { partner: Partner }) {
  const { id, title, activity, content, workshops } = partner;
  const [before, quotation, after] = atQuotation(content ?? "");
  const person = await load(partnerAsPerson(partner));
  // What could not be read is said by the list of workshops.
  const shown = person.state === "loaded" ? person.value : { path: pathTo.partner(id) };
  const portrait = await shownPortrait(shown, WORDS.portrait(title), portraitSizes);
  return (
    <article className="wrap">
      <JsonLd
        things={[breadcrumbs(...(await trailOf("partenaires")), { name: title, path: pathTo.partner(id) })]}
      />
      <HashScroll />
      <Beside
        side="left"
        head={
          <PageHead title={title} back={BACK}>
            {activity && <p className={styles.activity}>{activity}</p>}
          </PageHead>
        }
        picture={<Picture {...portrait} loading="eager" />}
        below={
          (quotation || workshops.length > 0) && (
            <>
              {quotation && (
                <div className={styles.quotation} data-said>
                  <RichText html={quotation} />
                </div>
              )}
              {workshops.length > 0 && <Workshops names={workshops} />}
            </>
          )
        }
      >
        {content && (
          <section className={styles.content} aria-labelledby="titre_presentation">
            <h2 id="titre_presentation" className="visually-hidden">
              Présentation
            </h2>
            <RichText html={before + after} lead />
          </section>
        )}
      </Beside>
    </article>
  );
}

/** On phones not much more than its column: a fine screen forgives it. */
function portraitSizes(size: Size) {
  const factor = coverFactor(size, 4 / 5);
  const narrow = Math.round(100 * Math.min(1.3, factor));
  return `(min-width: 48rem) ${48 * factor}vw, ${narrow}vw`;
}

/** The partner's workshops; a name that matches no workshop stays text, so that no link leads nowhere. */
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
