import styles from "./loader.module.css";

/** Diameters in pixels (requirement 2.7). */
const LOADER_SIZES = { small: 18, medium: 30, large: 50 };

/** A ring that turns while something loads, hidden from screen readers; still under reduced motion. */
export function Loader({ size = "medium" }: { size?: keyof typeof LOADER_SIZES }) {
  const pixels = LOADER_SIZES[size];
  return (
    <span className={styles.loader}>
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="10" />
        <path d="M12 2a10 10 0 0 1 10 10" />
      </svg>
    </span>
  );
}
