import { Illustration } from "@/components/illustration/illustration";
import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { PAGES } from "@/lib/routes";
import { roomsOf } from "@/lib/text/rooms";
import { sectionsOf } from "@/lib/text/sections";
import styles from "./house.module.css";

const SHOWN = 3;

/**
 * What it looks like inside, in three prints: the first rooms that the page of the place shows a picture of, under
 * the heading that they stand under there. Nothing where it has fewer.
 */
export async function House() {
  const texts = await load(textsOf("le-lieu"));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const sections = sectionsOf(texts.value.content).map((section) => ({
    ...section,
    rooms: roomsOf(section.body),
  }));
  const house = sections.find(({ rooms }) => rooms.length >= SHOWN);
  if (!house) return null;
  const { id, title = texts.value.title, rooms } = house;
  return (
    <section className={`wrap ${styles.house}`} aria-labelledby="maison">
      <Link href={`${PAGES["le-lieu"].path}${id ? `#${id}` : ""}`} className={styles.link}>
        <h2 id="maison" className="leads">
          {title}
        </h2>
        <ul className={styles.rooms}>
          {rooms.slice(0, SHOWN).map(({ name, src, alt }, i) => (
            <li key={`${name} ${src}`}>
              <figure>
                <span className={styles.print}>
                  <Illustration
                    picture={{ src, alt }}
                    sizes={`(min-width: 78rem) 24rem, (min-width: 40rem) 31vw, ${i === 0 ? 92 : 44}vw`}
                  />
                </span>
                <figcaption>{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Link>
    </section>
  );
}
