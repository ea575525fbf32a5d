"use client";

import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { ChevronIcon, CloseIcon } from "@/components/ui/icons";
import { Loader } from "@/components/ui/loader";
import { useOverlay } from "@/lib/browser/history";
import { useSwipe } from "@/lib/browser/swipe";
import type { ShownImage } from "@/lib/pictures/shown";
import { useImageState } from "./image-with-loader";
import styles from "./viewer.module.css";

type Props = {
  images: ShownImage[];
  /** The image on show; undefined while the viewer is closed. */
  index: number | undefined;
  /** Called with the next index, wrapped around, or with undefined to close. */
  onChange: (index: number | undefined) => void;
};

/**
 * The full-screen viewer (3.19), closed by its button, Escape, Back and a press on the dark. The native
 * dialog keeps the focus inside and gives it back.
 */
export function Viewer({ images, index, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = index !== undefined && images.length > 0;
  const close = () => onChange(undefined);
  useOverlay(open, close);
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const total = images.length;
  const current = index ?? 0;
  const caption = images[current]?.caption;
  const step = (by: number) => onChange((current + by + total) % total);

  return (
    <dialog
      ref={dialog}
      className={`dark ${styles.viewer}`}
      aria-label="Image en grand"
      onClose={close}
      // Ignores the second click of a double click that opened the viewer.
      onClick={(event) => event.detail < 2 && isOnDark(event, images[current] as ShownImage) && close()}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") step(1);
        if (event.key === "ArrowLeft") step(-1);
      }}
      {...useSwipe(step)}
    >
      {open && (
        <>
          <div className={styles.stage}>
            {neighbours(current, total).map((i) => (
              <LargeImage key={i} image={images[i] as ShownImage} visible={i === current} />
            ))}
          </div>
          <p className={`small ${styles.caption}`} aria-live="polite">
            <span>{`${current + 1} / ${total}`}</span>
            {caption && <span className={styles.name}>{caption}</span>}
          </p>
          <button type="button" className={`${styles.control} ${styles.close}`} onClick={close}>
            <CloseIcon />
            Fermer
          </button>
          {total > 1 && (
            <>
              <button
                type="button"
                className={`${styles.control} ${styles.previous}`}
                aria-label="Image précédente"
                onClick={() => step(-1)}
              >
                <ChevronIcon direction="left" />
              </button>
              <button
                type="button"
                className={`${styles.control} ${styles.next}`}
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

/** Whether a click hit the dark: the box of an `<img>` is larger than its picture (`object-fit`). */
function isOnDark({ target, nativeEvent: { offsetX, offsetY } }: MouseEvent, image: ShownImage): boolean {
  const hit = target as Element;
  if (!(hit instanceof HTMLImageElement)) return !hit.closest("button, span");
  const across = Math.abs(hit.width / 2 - offsetX) / image.width;
  const down = Math.abs(hit.height / 2 - offsetY) / image.height;
  return 2 * Math.max(across, down) > Math.min(hit.width / image.width, hit.height / image.height);
}

/** The indexes of the shown image and of its two neighbours, which are loaded ahead, in a stable order. */
function neighbours(current: number, total: number): number[] {
  return [...new Set([(current - 1 + total) % total, current, (current + 1) % total])].sort((a, b) => a - b);
}

/**
 * A large picture; until it is loaded, the small version that the page has is shown. With `visible` false it
 * is only loaded ahead.
 */
function LargeImage({ image, visible }: { image: ShownImage; visible: boolean }) {
  const { loaded, watch } = useImageState();
  const { caption: _, ...attributes } = image;
  return (
    <>
      {visible && !loaded && (
        <>
          <img {...attributes} alt="" className={styles.image} />
          <span className={styles.loader}>
            <Loader size="large" />
          </span>
        </>
      )}
      <img
        {...attributes}
        {...watch}
        alt={image.alt}
        sizes="100vw"
        className={styles.image}
        hidden={!visible}
      />
    </>
  );
}
