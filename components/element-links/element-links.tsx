import { Link } from "@/components/link/link";
import { ELEMENTS, pathTo } from "@/lib/navigation";
import styles from "./element-links.module.css";

/** The four elements as image links: on the concept page, on their own page, and in the footer. */
export function ElementLinks({ size = "large" }: { size?: "large" | "small" }) {
  return (
    <ul className={styles.elements} data-size={size}>
      {ELEMENTS.map(({ name, slug, image, stamp }) => (
        <li key={slug}>
          <Link href={pathTo.element(name)} className={styles.element} data-element={slug}>
            {size === "small" ? (
              <img src={stamp} alt="" width={288} height={288} loading="lazy" />
            ) : (
              <img src={image} alt="" width={800} height={800} loading="lazy" />
            )}
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
