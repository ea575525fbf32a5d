import { Illustration } from "@/components/illustration/illustration";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import { Glimpse, type GlimpseProps } from "./glimpse";
import styles from "./prints.module.css";

type Props = GlimpseProps & {
  /** Rooms lie below the heading, portraits stand beside the words. */
  shape: "room" | "portrait";
  prints: readonly { name: string; src: string; alt: string }[];
};

/** What another page shows and tells more of, in prints as they lie on a table. */
export const Prints = ({ shape, prints, ...page }: Props) => (
  <Glimpse {...page} className={styles.told}>
    <ul className={styles.prints} data-shape={shape}>
      {prints.map(({ name, src, alt }, i) => (
        <li key={`${name} ${src}`}>
          <figure>
            <span className="print">
              <Illustration picture={{ src, alt }} sizes={widths(shape, i === 0)} />
            </span>
            {name && <figcaption>{name}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Glimpse>
);

/** On phones the first room is as wide as the two others. */
function widths(shape: Props["shape"], first: boolean) {
  if (shape === "room") return `(min-width: 78rem) 24rem, (min-width: 40rem) 31vw, ${first ? 92 : 44}vw`;
  return (size: Size) => {
    const [column, share, half] = [17, 20, 44].map((width) => Math.round(width * coverFactor(size, 4 / 5)));
    return `(min-width: 78rem) ${column}rem, (min-width: 40rem) ${share}vw, ${half}vw`;
  };
}
