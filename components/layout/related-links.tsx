import { PAGES, type PageId } from "@/lib/routes";
import styles from "./related-links.module.css";

const RELATED_PAGES = {
  ateliers: { what: "Ce que l’on y fait", label: "Voir les ateliers" },
  calendrier: { what: "Les dates et les programmes", label: "Voir les retraites" },
  contact: { what: "Une question, une réservation", label: "Nous contacter" },
} satisfies Partial<Record<PageId, { what: string; label: string }>>;

/** Links to related pages at the end of a page, each with a short description. */
export const RelatedLinks = ({ to }: { to: (keyof typeof RELATED_PAGES)[] }) => (
  <ul className={`grid screen-only ${styles.on}`}>
    {to.map((id) => (
      <li key={id}>
        <a href={PAGES[id].path} className="arrow link-title">
          <span className="small soft">{RELATED_PAGES[id].what}</span>
          {RELATED_PAGES[id].label}
        </a>
      </li>
    ))}
  </ul>
);
