import { clsx } from "clsx";
import { ListFailed } from "@/components/layout/detail-messages";
import { Link } from "@/components/navigation/link";
import { Face } from "@/components/people/person-row";
import type { WorkshopSummary } from "@/lib/content";
import { leadersOfEach, type Person, thumbnailOf } from "@/lib/lists/people";
import { load } from "@/lib/load";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { priceInList } from "@/lib/text/price";
import { enumeration } from "@/lib/text/strings";
import styles from "./workshop-list.module.css";

/** A workshop as a document names it, with the address of that name; an unknown one has no id and no link. */
type Named = { title: string; path?: string } & Partial<WorkshopSummary>;

type Props = {
  workshops: Named[];
  /** Leaders by workshop id; their portrait stands beside a title without a picture. */
  leaders?: ReadonlyMap<string, readonly Person[]>;
  /** They are named too. */
  naming?: boolean;
};

/** Workshops as on a menu: title and price in line, length and a price in words below. */
export function WorkshopList({ workshops, leaders, naming = false }: Props) {
  const people = (id?: string) => (id !== undefined && leaders?.get(id)) || [];
  // No hole where others have a picture; a list without any is a menu.
  const pictured = workshops.some(({ id, image }) => id && (image || people(id).length > 0));
  const classes = clsx(
    "rows",
    styles.list,
    pictured && styles.pictured,
    pictured && workshops.length > 2 && styles.long,
  );
  return (
    <ul className={classes}>
      {workshops.map(({ id, title, path, image, element, duration, price }) => {
        const cost = priceInList(price);
        const led = naming && enumeration(people(id).map(({ title }) => title));
        const facts = [duration, cost === undefined && price?.shown].filter(Boolean).join("\u00a0· ");
        return (
          <li key={`${id} ${title}`} className={id && "leads"}>
            {pictured && (
              <span className={`screen-only ${styles.face}`}>
                <Face
                  picture={thumbnailOf({ image, element }, people(id))}
                  fallback={image || people(id).length === 0 ? DEFAULT_PICTURE : DEFAULT_AVATAR}
                />
              </span>
            )}
            {id ? (
              <Link href={path ?? pathTo.workshop(id)} className={`names serif tap ${styles.title}`}>
                {title}
              </Link>
            ) : (
              <span className={`serif tap ${styles.title}`}>{title}</span>
            )}
            {(facts || led) && (
              <p className={`small soft ${styles.facts}`}>
                {led && `avec ${led}`}
                {facts && led && <br />}
                {facts}
              </p>
            )}
            {cost && <p className={`serif ${styles.price}`}>{cost}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The same list; those without a picture show who leads them. */
export async function LedList({ workshops }: { workshops: WorkshopSummary[] }) {
  const withoutImage = workshops.filter(({ image }) => !image);
  const leaders = await load(leadersOfEach(withoutImage.map(({ id }) => id)));
  if (leaders.state !== "loaded") return <ListFailed />;
  return <WorkshopList workshops={workshops} leaders={leaders.value} />;
}
