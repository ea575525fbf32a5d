import { type ReactNode, useEffect, useState } from "react";
import { Loader } from "@/components/ui/loader";
import styles from "./loading-status.module.css";

/** A page that answers faster shows no message, so that none flashes. */
const MESSAGE_DELAY_MS = 150;
const ALTERNATIVE_DELAY_MS = 10_000;

type Props = {
  waiting: boolean;
  /** Shown after ten seconds, for example a plain link. */
  alternative?: ReactNode;
};

/**
 * « Chargement... » while a page or the viewer is loading (2.7). The element is always in the page, so that
 * screen readers announce its words when they appear.
 */
export function LoadingStatus({ waiting, alternative }: Props) {
  const late = useElapsed(waiting, MESSAGE_DELAY_MS);
  const veryLate = useElapsed(waiting, ALTERNATIVE_DELAY_MS);
  return (
    <div role="status" className={`screen-only ${styles.status}`}>
      {late && (
        <p>
          <Loader />
          <span>Chargement...</span>
          {veryLate && alternative}
        </p>
      )}
    </div>
  );
}

/** Whether something has been running for `delay` milliseconds. */
function useElapsed(running: boolean, delay: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(setElapsed, delay, true);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [running, delay]);
  return elapsed;
}
