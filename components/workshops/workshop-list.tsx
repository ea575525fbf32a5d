import { clsx } from "clsx";
import { Link } from "@/components/navigation/link";
import { Thumbnail } from "@/components/pictures/thumbnail";
import type { NamedWorkshop } from "@/lib/lists/people";
import { DEFAULT_AVATAR, DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { priceInList } from "@/lib/text/price";
import { enumeration } from "@/lib/text/strings";
import styles from "./workshop-list.module.css";
import { thumbnailOf } from "./workshop-pictures";

type Props = {
  /** The portrait of a leader stands beside a title without a picture. */
  workshops: readonly NamedWorkshop[];
  /** The leaders are named too. */
  withNames?: boolean;
};

/** Workshops as on a menu: title and price in line, length and a price in words below. */
export function WorkshopList({ workshops, withNames = false }: Props) {
  // No hole where others have a picture; a list without any is a menu.
  const pictured = workshops.some(({ id, image, leaders = [] }) => id && (image || leaders.length > 0));
  return (
    <ul className={clsx("rows", styles.list, pictured && styles.pictured)}>
      {workshops.map(({ id, title, path, image, element, duration, price, leaders = [] }) => {
        const cost = priceInList(price);
        const led = withNames && enumeration(leaders.map(({ title }) => title));
        const facts = [duration, cost === undefined && price?.text].filter(Boolean).join("\u00a0· ");
        return (
          <li key={`${id} ${title}`} className={id && "arrow"}>
            {pictured && (
              <span className={`screen-only ${styles.picture}`}>
                <Thumbnail
                  src={thumbnailOf({ image, element }, leaders)}
                  fallback={image || leaders.length === 0 ? DEFAULT_PICTURE : DEFAULT_AVATAR}
                />
              </span>
            )}
            {id ? (
              <Link
                href={path ?? pathTo.workshop(id)}
                className={`covers link-title serif tap ${styles.title}`}
              >
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
