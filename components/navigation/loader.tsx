import styles from "./loader.module.css";

type LoaderSize = "small" | "medium" | "large";

/** Diameters in pixels (spec section 9). */
const LOADER_SIZES: Record<LoaderSize, number> = { small: 18, medium: 30, large: 50 };

type Props = {
  /** small 18 px, medium 30 px (the default), large 50 px. */
  size?: LoaderSize;
  /** The accessible name; without it the loader is decoration. */
  label?: string;
};

/** A ring that turns while something loads; it stands still under reduced motion. */
export function Loader({ size = "medium", label }: Props) {
  const pixels = LOADER_SIZES[size];
  return (
    <span className={styles.loader} {...(label ? { role: "status" } : { "aria-hidden": true })}>
      <svg width={pixels} height={pixels} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="10" />
        <path d="M12 2a10 10 0 0 1 10 10" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
