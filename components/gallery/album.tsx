"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { opensHere } from "@/components/link/link";
import { Picture } from "@/components/picture/picture";
import { Viewer } from "@/components/viewer/viewer";
import { ENLARGE } from "@/content/shipped/browser-words";
import { DEFAULT_PICTURE } from "@/lib/media/default-picture";
import type { ShownImage } from "@/lib/media/shown-image";
import styles from "./gallery.module.css";

const Opened = createContext<{ images: ShownImage[]; open: (index: number) => void } | undefined>(undefined);

type AlbumProps = {
  images: ShownImage[];
  /** Places each picture with `AlbumPicture`, in the order of `images`. */
  children: ReactNode;
};

/** Pictures that share one viewer, wherever a page places them. */
export function Album({ images, children }: AlbumProps) {
  const [index, setIndex] = useState<number>();
  return (
    <Opened value={{ images, open: setIndex }}>
      {children}
      <Viewer images={images} index={index} onChange={setIndex} />
    </Opened>
  );
}

type PictureProps = {
  index: number;
  /** It loads at once: for a picture that a visitor sees first. */
  eager?: boolean;
  /** The height that its box is given, whatever its own; the width follows its proportions. */
  height?: number;
  /** Its widths there, as in HTML. */
  sizes?: string;
};

/**
 * One picture of the album around it. It is a link to itself in large, which works before and without
 * scripts; they open it in the viewer.
 */
export function AlbumPicture({ index, eager = false, height, sizes }: PictureProps) {
  const album = useContext(Opened);
  const found = album?.images[index];
  if (!found) return null;
  const image = { ...found, ...(sizes && { sizes }) };
  return (
    <a
      href={image.src}
      className={styles.open}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        album.open(index);
      }}
    >
      <span className="visually-hidden">{ENLARGE}</span>
      <Picture
        image={
          height ? { ...image, width: Math.round((image.width / image.height) * height), height } : image
        }
        fallback={DEFAULT_PICTURE}
        loading={eager ? "eager" : "lazy"}
        ownWidth={height !== undefined}
      />
    </a>
  );
}
