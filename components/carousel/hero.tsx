import { ChevronIcon } from "@/components/icons/icons";
import { Carousel } from "./carousel";
import styles from "./hero.module.css";

const SCENES = [
  { caption: "Bienvenue au Chalet des Quatre Éléments", tone: "day" },
  { caption: "Un chalet alpin authentique, simple et chaleureux", tone: "night" },
  { caption: "Des ateliers de bien-être et du coaching", tone: "day" },
  { caption: "Une douce échappée au cœur des éléments", tone: "night" },
] as const;

/** The four scenes of the home page, each drawn for wide and for tall screens. */
export function Hero() {
  return (
    <Carousel
      slides={SCENES.map((scene, i) => ({ ...scene, picture: <Scene number={i + 1} first={i === 0} /> }))}
    >
      <a className={styles.down} href="#sommaire" aria-label="Aller au sommaire">
        <ChevronIcon direction="down" />
      </a>
    </Carousel>
  );
}

function Scene({ number, first }: { number: number; first: boolean }) {
  const file = (shape: string) => `/art/hero-${number}-${shape}.svg`;
  return (
    <picture>
      <source media="(max-aspect-ratio: 4/5)" srcSet={file("tall")} width={900} height={1600} />
      <img
        src={file("wide")}
        alt=""
        width={1600}
        height={1000}
        // Right after the first layout, so that the words need not wait for the drawing on a slow phone.
        loading={first ? "lazy" : undefined}
        fetchPriority={first ? "high" : "low"}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  );
}
