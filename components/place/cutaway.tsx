import type { ReactNode } from "react";
import { PlainImage } from "@/components/pictures/plain-image";
import { type DrawingShape, drawingFile, drawingSources } from "@/components/pictures/sources";
import type { Article } from "@/lib/article/tree";
import type { PageWords } from "@/lib/content/texts";
import { HELD_UPRIGHT } from "@/lib/pictures/shown";
import styles from "./cutaway.module.css";
import { roomAnchor, roomNames } from "./rooms";

const HOUSE_SHAPES: readonly DrawingShape[] = [
  { shape: "tall", media: HELD_UPRIGHT, sizes: "100vw", files: [780, 1170], width: 900, height: 1230 },
  {
    shape: "wide",
    sizes: "(min-width: 2000px) 100vw, (min-width: 1600px) 2000px, 125vw",
    files: [1800, 2800],
    width: 2000,
    height: 1000,
  },
];

/** The class with the position of each room in the drawing, by the room's anchor. */
const ROOM_POSITIONS: Record<string, string | undefined> = {
  "piece-les-chambres": styles.bedrooms,
  "piece-la-cuisine": styles.kitchen,
  "piece-la-salle-de-pratique": styles.hall,
  "piece-dehors": styles.outside,
};

type Props = {
  house: NonNullable<PageWords["house"]>;
  /** The article that describes the rooms; labels in the drawing link to it. */
  article: Article;
  children?: ReactNode;
};

/** The address of the site's drawing of a house, whose rooms have known positions. */
const HOUSE_DRAWING = drawingFile("house", "wide", 2800);

/** The house cut in two: the site's drawing with labels for its rooms, or a picture of the hosts. */
export function Cutaway({ house: { picture, alt }, article, children }: Props) {
  const isDrawing = picture.src === HOUSE_DRAWING;
  const rooms = (isDrawing ? roomNames(article) : [])
    .map((name) => ({ name, anchor: roomAnchor(name) }))
    .filter(({ anchor }) => anchor in ROOM_POSITIONS);
  return (
    <div className={`bleed dark torn ${styles.cutaway}`} data-torn="both">
      {children}
      <figure className={`frame ${styles.scene}`}>
        {isDrawing ? (
          <picture>
            {drawingSources("house", HOUSE_SHAPES)}
            <img
              src={drawingFile("house", "wide", 1800)}
              alt={alt}
              width={2000}
              height={1000}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ) : (
          <PlainImage picture={picture} alt={alt} sizes="(min-width: 1600px) 2000px, 125vw" />
        )}
        {rooms.length > 0 && (
          <nav className="screen-only" aria-label="Les pièces de la maison">
            <ul className="cluster">
              {rooms.map(({ name, anchor }) => (
                <li key={anchor} className={`${styles.room} ${ROOM_POSITIONS[anchor]}`}>
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
