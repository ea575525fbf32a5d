import { Link } from "@/components/navigation/link";
import { PAGES, type PageId } from "@/lib/routes";
import styles from "./way-on.module.css";

const WAYS = {
  ateliers: { what: "Avec les mains, la voix, les pieds", label: "Voir les ateliers" },
  calendrier: { what: "Plusieurs jours au chalet", label: "Voir les retraites" },
  contact: { what: "Une question, une réservation", label: "Nous contacter" },
} satisfies Partial<Record<PageId, { what: string; label: string }>>;

/** Links to related pages at the end of a page, each with a short description. */
export const WayOn = ({ to }: { to: (keyof typeof WAYS)[] }) => (
  <ul className={`grid screen-only ${styles.on}`}>
    {to.map((id) => (
      <li key={id}>
        <Link href={PAGES[id].path} className="leads names">
          <span className="small soft">{WAYS[id].what}</span>
          {WAYS[id].label}
        </Link>
      </li>
    ))}
  </ul>
);
