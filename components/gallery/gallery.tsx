"use client";

import { useState } from "react";
import { Picture } from "@/components/picture/picture";
import { Viewer } from "@/components/viewer/viewer";
import type { ShownImage } from "@/lib/images";
import styles from "./gallery.module.css";

type Props = {
  images: ShownImage[];
  /** `horizontal` (default): masonry columns side by side; `vertical`: one column. */
  orientation?: "horizontal" | "vertical";
  /** Whether a click on an image opens the full-screen viewer at that image. */
  imageViewer?: boolean;
  /** The first image loads at once: for a gallery that a visitor sees first. */
  eager?: boolean;
};

/** Pictures in their true proportions (spec section 2, "Image gallery"). */
export function Gallery({ images, orientation = "horizontal", imageViewer = true, eager = false }: Props) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <ul className={styles.gallery} data-orientation={orientation}>
        {images.map((image, i) => {
          const picture = (
            <Picture
              image={image}
              fallback="/art/partner-default.svg"
              loading={eager && i === 0 ? "eager" : "lazy"}
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same picture twice
            <li key={`${i}-${image.src}`} className={styles.item}>
              {imageViewer ? (
                <button type="button" className={styles.open} onClick={() => setIndex(i)}>
                  <span className="visually-hidden">Agrandir l’image : </span>
                  {picture}
                </button>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {imageViewer && <Viewer images={images} index={index} onChange={setIndex} />}
    </>
  );
}
