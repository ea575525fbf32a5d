import { ChevronIcon } from "@/components/ui/icons";
import styles from "./back-link.module.css";
import { Link } from "./link";

/** A link back to a list. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className={`small screen-only ${styles.back}`}>
      <Link href={href} className="tap">
        <ChevronIcon direction="left" />
        {label}
      </Link>
    </p>
  );
}
