import type { ReactNode } from "react";
import { drawn, type Shape, sourcesOf } from "@/components/pictures/sources";
import type { Article } from "@/lib/article/tree";
import { HELD_UPRIGHT } from "@/lib/pictures/shown";
import styles from "./cutaway.module.css";
import { anchorOf, roomsOf } from "./rooms";

const SHAPES: readonly Shape[] = [
  { shape: "tall", media: HELD_UPRIGHT, sizes: "100vw", files: [780, 1170], width: 900, height: 1230 },
  {
    shape: "wide",
    sizes: "(min-width: 2000px) 100vw, (min-width: 1600px) 2000px, 125vw",
    files: [1800, 2800],
    width: 2000,
    height: 1000,
  },
];

/** The rooms in the drawing, and the class with their place in it. */
const PLACES: Record<string, string | undefined> = {
  "piece-les-chambres": styles.bedrooms,
  "piece-la-cuisine": styles.kitchen,
  "piece-la-salle-de-pratique": styles.hall,
  "piece-dehors": styles.outside,
};

type Props = {
  /** The alternative text of the drawing. */
  alt: string;
  /** The article that describes its rooms, whose names lead there. */
  article: Article;
  /** Its heading, which stands in the sky. */
  children?: ReactNode;
};

/** The cutaway of the house across the screen, with a drawing of its own for phones in portrait. */
export function Cutaway({ alt, article, children }: Props) {
  const rooms = roomsOf(article)
    .map((name) => ({ name, anchor: anchorOf(name) }))
    .filter(({ anchor }) => anchor in PLACES);
  return (
    <div className={`bleed dark torn ${styles.cutaway}`} data-torn="both">
      {children}
      <figure className={styles.scene}>
        <picture>
          {sourcesOf("house", SHAPES)}
          <img
            src={drawn("house", "wide", 1800)}
            alt={alt}
            width={2000}
            height={1000}
            loading="lazy"
            decoding="async"
          />
        </picture>
        {rooms.length > 0 && (
          <nav className="screen-only" aria-label="Les pièces de la maison">
            <ul className="cluster">
              {rooms.map(({ name, anchor }) => (
                <li key={anchor} className={`${styles.room} ${PLACES[anchor]}`}>
                  <a href={`#${anchor}`} className="tap">
                    <span className="slip">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </figure>
    </div>
  );
}
