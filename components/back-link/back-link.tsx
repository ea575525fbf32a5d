import { ChevronIcon } from "@/components/icons/icons";
import { Link } from "@/components/link/link";
import styles from "./back-link.module.css";

/** The way back to a list. */
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
