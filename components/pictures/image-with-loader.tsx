"use client";

import { useEffect, useRef, useState } from "react";
import { Loader } from "@/components/ui/loader";
import type { ShownImage } from "@/lib/pictures/shown";
import styles from "./image-with-loader.module.css";

type Props = {
  image: ShownImage;
  /** `eager` for the first picture that a visitor sees. */
  loading?: "eager" | "lazy";
};

/** A picture with a quiet loader behind it, in its true proportions from the start. */
export function ImageWithLoader({ image, loading = "lazy" }: Props) {
  const { loaded, watch } = useImageState();
  const { caption: _, ...attributes } = image;
  return (
    <span className={styles.frame}>
      {!loaded && (
        <span className={styles.loader}>
          <Loader size="medium" />
        </span>
      )}
      <img
        {...attributes}
        {...watch}
        className={styles.image}
        alt={image.alt}
        loading={loading}
        fetchPriority={loading === "eager" ? "high" : undefined}
        decoding="async"
      />
    </span>
  );
}

/** Whether an image or its fallback has loaded, and the props with which its `<img>` reports it. */
export function useImageState() {
  const [loaded, setLoaded] = useState(false);
  const ref = useRef<HTMLImageElement>(null);

  // The image may have loaded before hydration: read the element itself.
  useEffect(() => {
    if (ref.current?.complete && ref.current.naturalWidth > 0) setLoaded(true);
  }, []);

  return { loaded, watch: { ref, onLoad: () => setLoaded(true) } };
}
