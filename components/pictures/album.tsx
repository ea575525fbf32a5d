"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { LoadingStatus } from "@/components/navigation/loading-status";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { ENLARGE, PICTURE_ALONE } from "@/content/shipped/browser-words";
import type { ShownImage } from "@/lib/pictures/shown";
import styles from "./album.module.css";
import { fetchViewer } from "./fetch-viewer";
import { ImageWithLoader } from "./image-with-loader";

const AlbumContext = createContext<{ images: ShownImage[]; open: (index: number) => void } | undefined>(
  undefined,
);

type AlbumProps = {
  images: ShownImage[];
  /** Places each picture with `AlbumPicture`, in the order of `images`. */
  children: ReactNode;
};

/**
 * Pictures that share one viewer, whose code is fetched on hover, focus or touch of a picture. An earlier
 * click waits for the code; if it cannot be fetched, the browser follows the link.
 */
export function Album({ images, children }: AlbumProps) {
  const [index, setIndex] = useState<number>();
  const [Viewer, setViewer] = useState<Awaited<ReturnType<typeof fetchViewer>>>();
  /** The picture that was pressed before the viewer's code is there. */
  const pressedSource = index === undefined || Viewer ? undefined : images[index]?.src;

  useEffect(() => {
    if (!pressedSource) return;
    let current = true;
    // A click on anything else cancels the opening.
    const cancel = () => setIndex(undefined);
    addEventListener("click", cancel, true);
    fetchViewer().then((fetched) => {
      setViewer(() => fetched);
      if (fetched || !current) return;
      cancel();
      location.assign(pressedSource);
    });
    return () => {
      current = false;
      removeEventListener("click", cancel, true);
    };
  }, [pressedSource]);

  return (
    <AlbumContext value={{ images, open: setIndex }}>
      {children}
      {pressedSource && <LoadingStatus waiting alternative={<a href={pressedSource}>{PICTURE_ALONE}</a>} />}
      {Viewer && (
        <ErrorBoundary fallback={null}>
          <Viewer images={images} index={index} onChange={setIndex} />
        </ErrorBoundary>
      )}
    </AlbumContext>
  );
}

type PictureProps = {
  index: number;
  /** The attribute `sizes`, where it differs from that of the image in `images`. */
  sizes?: string;
  /** `eager` for a picture that a visitor sees first. */
  loading?: "eager" | "lazy";
};

/** One picture of the surrounding album: a link to the large picture. With scripts it opens the viewer. */
export function AlbumPicture({ index, sizes, loading }: PictureProps) {
  const album = useContext(AlbumContext);
  const image = album?.images[index];
  if (!image) return null;
  return (
    <a
      href={image.src}
      type="image/*"
      className={styles.open}
      onMouseEnter={fetchViewer}
      onFocus={fetchViewer}
      onTouchStart={fetchViewer}
      onClick={(event) => {
        // With a modifier key the browser opens a tab, a window or a file.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        album.open(index);
      }}
    >
      <span className="visually-hidden">{ENLARGE}</span>
      <ImageWithLoader image={{ ...image, sizes: sizes ?? image.sizes }} loading={loading} />
    </a>
  );
}
