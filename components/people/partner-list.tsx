import { Frame } from "@/components/pictures/plain-image";
import type { Person } from "@/lib/lists/people";
import { DEFAULT_AVATAR, SLOTS } from "@/lib/pictures/slots";
import styles from "./partner-list.module.css";

export function PartnerList({ partners }: { partners: readonly Person[] }) {
  return (
    <ul className={styles.list}>
      {partners.map(({ path, title, activity, picture }) => (
        <li key={path}>
          <a href={path}>
            <Frame
              picture={picture}
              className={styles.portrait}
              sizes={SLOTS.third}
              fallback={DEFAULT_AVATAR}
            />
            <p className={`link-title ${styles.name}`}>{title}</p>
            {activity && <p className="small soft">{activity}</p>}
          </a>
        </li>
      ))}
    </ul>
  );
}
