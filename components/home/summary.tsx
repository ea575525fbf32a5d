import { PAGES, type PageId, SUMMARY } from "@/lib/routes";
import lanterns from "./lanterns.module.css";
import styles from "./summary.module.css";

// The order of narrow screens (3.3): a list of its own, so that it is also the reading order there.
const NARROW_ORDER = [...SUMMARY.slice(3), ...SUMMARY.slice(0, 3)];

type Props = {
  /** The pages that the hosts hide. */
  hidden: readonly string[];
};

const NARROW_SCREEN = "(max-width: 59.99rem)";

/** The summary of the home page: a tree whose six lanterns are links to the main pages. */
export function Summary({ hidden }: Props) {
  const isShown = ({ id }: SummaryLink) => !hidden.includes(id);
  return (
    <section
      id="sommaire"
      tabIndex={-1}
      className={`night ${styles.summary}`}
      aria-labelledby="titre_sommaire"
    >
      {/* The heading overlaps the torn edge of the section above. */}
      <h2 id="titre_sommaire" className="overhang serif">
        Sommaire
      </h2>
      <nav aria-label="Sommaire" className={styles.tree}>
        <picture className="screen-only">
          {["avif", "webp"].map((type) => (
            <source
              key={type}
              media={NARROW_SCREEN}
              type={`image/${type}`}
              srcSet={`/art/tree-tall.${type} 720w`}
              sizes="28rem"
              width={720}
              height={1800}
            />
          ))}
          <source
            type="image/avif"
            srcSet="/art/tree-wide.avif 1200w, /art/tree-wide-1800.avif 1800w"
            sizes="82vw"
          />
          <img src="/art/tree-wide.webp" alt="" width={1600} height={930} loading="lazy" />
        </picture>
        <Links className={styles.wide} links={SUMMARY.filter(isShown)} />
        <Links className={styles.narrow} links={NARROW_ORDER.filter(isShown)} />
      </nav>
    </section>
  );
}

type SummaryLink = { id: PageId; label: string };
type LinksProps = { className?: string; links: readonly SummaryLink[] };

function Links({ className, links }: LinksProps) {
  return (
    <ul className={`${styles.links} ${lanterns.lanterns} ${className}`}>
      {links.map(({ id, label }) => (
        <li key={id}>
          <a href={PAGES[id].path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
