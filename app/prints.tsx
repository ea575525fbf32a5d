import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { coverFactor } from "@/lib/media/cover";
import type { Size } from "@/lib/media/decode";
import styles from "./prints.module.css";

type Props = {
  /** The id of its heading. */
  id: string;
  title: string;
  /** Where all of it leads. */
  href: string;
  /** What is said before them. */
  words?: string;
  /** Rooms lie below the heading, portraits stand beside the words. */
  shape: "room" | "portrait";
  prints: readonly { name: string; src: string; alt: string }[];
};

/** What another page shows and tells more of, in prints as they lie on a table. */
export function Prints({ id, title, href, words, shape, prints }: Props) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <Link href={href} className={styles.link} data-shape={shape}>
        <div className={styles.words}>
          <h2 id={id} className="leads">
            {title}
          </h2>
          {words && <p>{words}</p>}
        </div>
        <ul className={styles.prints}>
          {prints.map(({ name, src, alt }, i) => (
            <li key={`${name} ${src}`}>
              <figure>
                <span className={styles.print}>
                  <Illustration picture={{ src, alt }} sizes={widths(shape, i === 0)} />
                </span>
                {name && <figcaption>{name}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </Link>
    </section>
  );
}

/** On phones the first room is as wide as the two others. */
function widths(shape: Props["shape"], first: boolean) {
  if (shape === "room") return `(min-width: 78rem) 24rem, (min-width: 40rem) 31vw, ${first ? 92 : 44}vw`;
  return (size: Size) => {
    const [column, share, half] = [17, 20, 44].map((width) => Math.round(width * coverFactor(size, 4 / 5)));
    return `(min-width: 78rem) ${column}rem, (min-width: 40rem) ${share}vw, ${half}vw`;
  };
}
