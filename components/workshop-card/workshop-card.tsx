import { CallBar, CallLink } from "@/components/call-bar/call-bar";
import { Facts } from "@/components/facts/facts";
import { Illustration } from "@/components/illustration/illustration";
import { PageStatus } from "@/components/page-status/page-status";
import { PartnerRow } from "@/components/partner-row/partner-row";
import { leadersOf, type Workshop } from "@/lib/content";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { pageUnder } from "@/lib/routes";
import { slug } from "@/lib/text/slug";
import styles from "./workshop-card.module.css";

const CALL = "Appeler pour la prochaine date";

/** What one wants to know of a workshop before calling, the call, and who leads it. */
export function WorkshopCard({ workshop }: { workshop: Workshop }) {
  const { title, category, price, duration, group } = workshop;
  return (
    <aside className={styles.card} aria-label="En bref">
      {category && <CategoryPicture category={category} />}
      <Facts facts={{ Durée: duration, Tarif: price?.shown, Groupe: group }} />
      <p className={styles.call}>
        <CallLink>{CALL}</CallLink>
      </p>
      <Leaders title={title} />
    </aside>
  );
}

/** On phones the call stays within reach while one reads. */
export const WorkshopBar = () => <CallBar>{CALL}</CallBar>;

async function CategoryPicture({ category }: { category: string }) {
  const page = pageUnder("ateliers", slug(category));
  const texts = page && (await load(textsOf(page)));
  const picture = texts?.state === "loaded" ? texts.value.pictures[0] : undefined;
  if (!picture) return null;
  return (
    <div className={styles.picture}>
      <Illustration
        picture={{ ...picture, alt: "" }}
        sizes="(min-width: 60rem) min(42vw, 630px), (min-width: 40rem) 60vw, 92vw"
        eager
      />
    </div>
  );
}

/** The partners who name this workshop among theirs. */
async function Leaders({ title }: { title: string }) {
  const leaders = await load(leadersOf(title));
  if (leaders.state !== "loaded") return <PageStatus status="500" />;
  if (leaders.value.length === 0) return null;
  return (
    <div className={styles.leaders}>
      <h2>Avec</h2>
      <ul className={styles.people}>
        {leaders.value.map((partner) => (
          <li key={partner.id}>
            <PartnerRow partner={partner} />
          </li>
        ))}
      </ul>
    </div>
  );
}
