import { useEffect, useState } from "react";
import { Loader } from "@/components/loader/loader";
import styles from "./status.module.css";

/** A page that answers faster says nothing: a word that flashes by only disturbs. */
const SILENCE_MS = 150;

/**
 * « Chargement... » while a page is on its way (spec section 2, "While loading"). The element itself is
 * always there, so that its words are announced when they come.
 */
export function NavigationStatus({ waiting }: { waiting: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(setLate, SILENCE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return (
    <div role="status" className={styles.status}>
      {late && (
        <p>
          <Loader />
          Chargement...
        </p>
      )}
    </div>
  );
}
