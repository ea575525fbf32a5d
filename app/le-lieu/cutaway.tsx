import { drawn, type Shape, sourcesOf } from "@/components/illustration/sources";
import { HELD_UPRIGHT } from "@/lib/media/shown-image";
import styles from "./cutaway.module.css";

const SHAPES: readonly Shape[] = [
  { shape: "tall", media: HELD_UPRIGHT, sizes: "100vw", files: [780, 1170], width: 900, height: 1110 },
  {
    shape: "wide",
    sizes: "(min-width: 1600px) 1600px, 100vw",
    files: [1600, 2400],
    width: 1600,
    height: 976,
  },
];

/** The house cut in two, from edge to edge of the screen: drawn for phones held upright, and for all others. */
export const Cutaway = ({ alt }: { alt: string }) => (
  <figure className={`bleed ${styles.cutaway}`}>
    <picture>
      {sourcesOf("house", SHAPES)}
      <img
        src={drawn("house", "wide", 1600)}
        alt={alt}
        width={1600}
        height={976}
        loading="lazy"
        decoding="async"
      />
    </picture>
  </figure>
);
