"use client";

import { useEffect, useRef, useState } from "react";
import { Loader } from "@/components/loader/loader";
import type { ShownImage } from "@/lib/images";
import styles from "./picture.module.css";

type Props = {
  /** The image to show; without one the fallback stands in its place. */
  image?: ShownImage;
  /** What is shown when there is no image or it cannot be loaded: a default user avatar unless told. */
  fallback?: string;
  /** `eager` for the first picture that a visitor sees. */
  loading?: "eager" | "lazy";
  /** What the picture shows, where there is no image to say it. */
  alt?: string;
};

export const DEFAULT_AVATAR = "/art/portrait-default.svg";

/** A picture with a quiet loader behind it and a fallback, in its true proportions from the start. */
export function Picture({
  image,
  fallback = DEFAULT_AVATAR,
  loading = "lazy",
  alt = image?.alt ?? "",
}: Props) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  const element = useRef<HTMLImageElement>(null);

  // What happened before this code ran is read from the element itself.
  useEffect(() => {
    const img = element.current;
    if (img?.complete && image) setState(img.naturalWidth > 0 ? "loaded" : "failed");
  }, [image]);

  if (!image || state === "failed")
    return <img className={styles.image} src={fallback} alt={alt} width={400} height={400} />;
  return (
    <span className={styles.frame} data-state={state}>
      {state === "loading" && (
        <span className={styles.loader}>
          <Loader size="medium" />
        </span>
      )}
      <img
        {...image}
        ref={element}
        className={styles.image}
        alt={alt}
        loading={loading}
        fetchPriority={loading === "eager" ? "high" : undefined}
        decoding="async"
        onLoad={() => setState("loaded")}
        onError={() => setState("failed")}
      />
    </span>
  );
}
