"use client";

import { Loader } from "@/components/navigation/loader";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_AVATAR } from "@/lib/pictures/slots";
import styles from "./picture.module.css";
import { useImageState } from "./use-image-state";

type Props = {
  /** The image to show; without one the fallback is shown. */
  image?: ShownImage;
  /** Shown when there is no image or it cannot be loaded; by default a user avatar. */
  fallback?: string;
  /** `eager` for the first picture that a visitor sees. */
  loading?: "eager" | "lazy";
};

/** A picture with a quiet loader behind it and a fallback, in its true proportions from the start. */
export function Picture({ image, fallback = DEFAULT_AVATAR, loading = "lazy" }: Props) {
  const alt = image?.alt ?? "";
  const { state, watch } = useImageState(image);
  if (!image || state === "failed")
    return (
      <img className={styles.image} src={fallback} alt={alt} width={400} height={400} loading={loading} />
    );
  const { caption: _, ...attributes } = image;
  return (
    <span className={styles.frame} data-state={state}>
      {state === "loading" && (
        <span className={styles.loader}>
          <Loader size="medium" />
        </span>
      )}
      <img
        {...attributes}
        {...watch}
        className={styles.image}
        alt={alt}
        loading={loading}
        fetchPriority={loading === "eager" ? "high" : undefined}
        decoding="async"
      />
    </span>
  );
}
