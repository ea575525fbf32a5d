import { clsx } from "clsx";
import { Fragment } from "react";
import { type ImageProps, PlainImage } from "@/components/pictures/plain-image";
import { formatMoment } from "@/lib/dates";
import type { NamedWorkshop } from "@/lib/lists/people";
import { DEFAULT_AVATAR, DEFAULT_PICTURE, SLOTS } from "@/lib/pictures/slots";
import { pathTo } from "@/lib/routes";
import { priceInList } from "@/lib/text/price";
import { enumeration } from "@/lib/text/strings";
import styles from "./workshop-list.module.css";
import { workshopThumbnail } from "./workshop-pictures";

const MAX_DATES_IN_ROW = 2;
/** The maximum length of a price in words that stands in the column of prices. */
const MAX_PRICE_LENGTH = 18;

type Props = {
  /** The portrait of a leader stands beside a title without a picture. */
  workshops: readonly NamedWorkshop[];
  withNames?: boolean;
};

/** Workshops as on a menu: title and price in line, length and a price in words below. */
export function WorkshopList({ workshops, withNames = false }: Props) {
  // If one row has a picture, every row has one or a default; a list without pictures looks like a menu.
  const pictured = workshops.some(({ id, image, leaders = [] }) => id && (image || leaders.length > 0));
  return (
    <ul className={clsx("rows", styles.list, pictured && styles.pictured)}>
      {workshops.map(
        ({ id, title, path, image, element, duration, price, dates = [], dateWords = [], leaders = [] }) => {
          const label = priceInList(price) ?? "";
          const column = price?.euros === undefined && label.length > MAX_PRICE_LENGTH ? undefined : label;
          const names = withNames && enumeration(leaders.map(({ title }) => title));
          const facts = [duration, column === undefined && label].filter(Boolean).join("\u00a0· ");
          const nextDates = [...dates.map(formatMoment), ...dateWords].slice(0, MAX_DATES_IN_ROW);
          const lines = [names ? `avec ${names}` : "", facts, ...nextDates].filter((text) => text !== "");
          return (
            <li key={`${id} ${title}`} className={id && "arrow"}>
              {pictured && (
                <span className={`screen-only ${styles.picture}`}>
                  <Thumbnail
                    picture={workshopThumbnail({ image, element }, leaders)}
                    fallback={image || leaders.length === 0 ? DEFAULT_PICTURE : DEFAULT_AVATAR}
                  />
                </span>
              )}
              {id ? (
                <a
                  href={path ?? pathTo.workshop(id)}
                  className={`covers link-title serif tap ${styles.title}`}
                >
                  {title}
                </a>
              ) : (
                <span className={`serif tap ${styles.title}`}>{title}</span>
              )}
              {lines.length > 0 && (
                <p className={`small soft ${styles.facts}`}>
                  {lines.map((text, i) => (
                    <Fragment key={text}>
                      {i > 0 && <br />}
                      {text}
                    </Fragment>
                  ))}
                </p>
              )}
              {column && <p className={`serif ${styles.price}`}>{column}</p>}
            </li>
          );
        },
      )}
    </ul>
  );
}

/** The small picture of a person or workshop in a list, or the default of its kind. */
export const Thumbnail = (photo: Pick<ImageProps, "picture" | "fallback">) => (
  <span className={`frame fills ${styles.thumbnail}`}>
    <PlainImage {...photo} sizes={SLOTS.thumb} />
  </span>
);
