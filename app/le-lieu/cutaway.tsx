import { drawn, type Shape, sourcesOf } from "@/components/illustration/sources";
import { HELD_UPRIGHT } from "@/lib/media/shown-image";
import { anchorOf, roomsOf } from "@/lib/text/rooms";
import styles from "./cutaway.module.css";

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

// The rooms of the drawing, whose places in it the style sheet knows.
const DRAWN = ["piece-les-chambres", "piece-la-cuisine", "piece-la-salle-de-pratique", "piece-dehors"];

const roomsWithAnchors = (article: string) =>
  roomsOf(article).map((name) => ({ name, anchor: anchorOf(name) }));

/** Whether the house of the drawing is the one that an article describes: its rooms are these, and no others. */
export function isDrawn(article: string): boolean {
  const anchors = roomsWithAnchors(article).map(({ anchor }) => anchor);
  return anchors.length === DRAWN.length && DRAWN.every((anchor) => anchors.includes(anchor));
}

type Props = {
  /** What it shows. */
  alt: string;
  /** The article that describes its rooms, and those alone; their names lead there. */
  article: string;
};

/** The house cut in two, from edge to edge of the screen: drawn for phones held upright, and for all others. */
export function Cutaway({ alt, article }: Props) {
  return (
    <figure className={`bleed torn ${styles.cutaway}`} data-torn="both">
      <div className={styles.scene}>
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
        <nav aria-label="Les pièces de la maison">
          <ul>
            {roomsWithAnchors(article).map(({ name, anchor }) => (
              <li key={anchor} data-room={anchor}>
                <a href={`#${anchor}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </figure>
  );
}
