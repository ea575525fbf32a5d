"use client";

import { type TouchEvent, useEffect, useRef } from "react";
import { ChevronIcon, CloseIcon } from "@/components/icons/icons";
import type { ShownImage } from "@/lib/images";
import styles from "./viewer.module.css";

type Props = {
  images: ShownImage[];
  /** The image on show; undefined while the viewer is closed. */
  index: number | undefined;
  /** Called with the next index, wrapped around, or with undefined to close. */
  onChange: (index: number | undefined) => void;
};

const SWIPE_PIXELS = 48;

/**
 * The full-screen image viewer (spec section 2, "Shared pieces"): « Fermer », `n / total`, previous
 * and next that wrap around, arrows and Escape, swipe. The native dialog keeps the focus inside and
 * gives it back.
 */
export function Viewer({ images, index, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchStart = useRef<number>(undefined);
  const open = index !== undefined && images.length > 0;

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  const total = images.length;
  const current = index ?? 0;
  const step = (by: number) => onChange((current + by + total) % total);
  const close = () => onChange(undefined);

  const endSwipe = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== undefined && Math.abs(moved) > SWIPE_PIXELS) step(moved < 0 ? 1 : -1);
    touchStart.current = undefined;
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Image en grand"
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        if (event.key === "ArrowLeft") step(-1);
      }}
      onTouchStart={(event) => {
        touchStart.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
      }}
      onTouchEnd={endSwipe}
    >
      {open && (
        <>
          <div className={styles.stage}>
            {neighbours(current, total).map((i) => (
              <img
                key={i}
                {...images[i]}
                alt={images[i]?.alt ?? ""}
                sizes="100vw"
                className={styles.image}
                hidden={i !== current}
              />
            ))}
          </div>
          <p className={styles.caption} aria-live="polite">
            <span className={styles.count}>
              {current + 1} / {total}
            </span>
            {images[current]?.alt && <span className={styles.name}>{images[current].alt}</span>}
          </p>
          <button type="button" className={styles.close} onClick={close}>
            <CloseIcon />
            Fermer
          </button>
          {total > 1 && (
            <>
              <button
                type="button"
                className={styles.previous}
                aria-label="Image précédente"
                onClick={() => step(-1)}
              >
                <ChevronIcon direction="left" />
              </button>
              <button
                type="button"
                className={styles.next}
                aria-label="Image suivante"
                onClick={() => step(1)}
              >
                <ChevronIcon direction="right" />
              </button>
            </>
          )}
        </>
      )}
    </dialog>
  );
}

/** The image on show and the two beside it, which are loaded ahead; in a stable order. */
function neighbours(current: number, total: number): number[] {
  return [...new Set([(current - 1 + total) % total, current, (current + 1) % total])].sort((a, b) => a - b);
}
