import { type DrawingShape, drawingFile, drawingSources } from "@/components/pictures/sources";
import { NextRetreatTab } from "@/components/retreats/next-retreat";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { ChevronIcon, PauseIcon, PlayIcon } from "@/components/ui/icons";
import { site } from "@/lib/config/site";
import type { PagePicture } from "@/lib/content/texts";
import type { NextRetreat } from "@/lib/lists/retreats";
import { HELD_UPRIGHT, showable, shownImage, uprightAddress } from "@/lib/pictures/shown";
import { UPRIGHT_SIZE } from "@/lib/pictures/sizes.mjs";
import { SLIDES } from "@/lib/pictures/slots";
import { Carousel } from "./carousel";
import styles from "./hero.module.css";

type Props = {
  captions: readonly string[];
  /** Pictures of the hosts, in the order of the captions; four drawings take the place of none. */
  pictures?: readonly PagePicture[];
  next?: NextRetreat;
};

/** The first screen of the home page: carousel, location, and the next retreat. */
export function Hero({ captions, pictures = [], next }: Props) {
  const photoSlides = pictures.flatMap((place, i) => {
    const photo = coveringPicture(place);
    return photo ? [{ caption: captions[i] ?? "", photo }] : [];
  });
  const drawingSlides = Array.from({ length: SLIDES }, (_, i) => ({
    caption: captions[i] ?? "",
    photo: undefined,
  }));
  const slides = (photoSlides.length > 0 ? photoSlides : drawingSlides).map(({ caption, photo }, i) => ({
    caption,
    picture: <HeroSlide number={i + 1} photo={photo} />,
  }));
  return (
    <div className={`torn ${styles.hero}`}>
      <ErrorBoundary fallback={slides[0]?.picture}>
        <Carousel
          icons={{
            previous: <ChevronIcon direction="left" />,
            next: <ChevronIcon direction="right" />,
            pause: <PauseIcon />,
            play: <PlayIcon />,
            down: <ChevronIcon direction="down" />,
          }}
          slides={slides}
        >
          {site.whereabouts && <div className={`small soft ${styles.where}`}>{site.whereabouts}</div>}
        </Carousel>
      </ErrorBoundary>
      {next && <NextRetreatTab {...next} />}
    </div>
  );
}

/** A picture that covers the screen, if it can be shown, with a version cut for phones held upright. */
function coveringPicture({ picture: typed, alt, upright }: PagePicture) {
  const picture = showable(typed);
  if (!picture) return undefined;
  const image = shownImage(picture, alt, "100vw");
  const widthPercent = Math.round((100 * image.width) / image.height);
  const tall = showable(upright) ?? picture;
  return { image: { ...image, sizes: `max(100vw, ${widthPercent}vh)` }, upright: uprightAddress(tall.src) };
}

function HeroSlide({ number, photo }: { number: number; photo?: ReturnType<typeof coveringPicture> }) {
  const isFirst = number === 1;
  const loading = {
    // A lazy picture is requested after the first layout, so that text need not wait for it on a slow phone.
    loading: isFirst ? "lazy" : undefined,
    fetchPriority: isFirst ? "high" : "low",
    decoding: isFirst ? "sync" : "async",
  } as const;
  if (photo)
    return (
      <picture>
        <source media={HELD_UPRIGHT} srcSet={photo.upright} {...UPRIGHT_SIZE} />
        <img {...photo.image} {...loading} alt={photo.image.alt} />
      </picture>
    );
  return (
    <picture data-drawing={number}>
      {drawingSources(`hero-${number}`, HERO_SHAPES)}
      <img src={drawingFile(`hero-${number}`, "wide", 1600)} alt="" width={1600} height={1000} {...loading} />
    </picture>
  );
}

/** The two versions of each drawing. A picture covers the screen, so on narrow screens its height decides. */
const HERO_SHAPES: readonly DrawingShape[] = [
  {
    shape: "tall",
    media: "(max-aspect-ratio: 4/5)",
    // Phones get a file as wide as the screen: the larger file that their height asks for looks the same.
    sizes: "(max-width: 30rem) 100vw, max(100vw, 56.25vh)",
    files: [780, 1170],
    width: 900,
    height: 1600,
  },
  {
    shape: "wide",
    sizes: "max(100vw, 160vh)",
    files: [1600, 2400],
    width: 1600,
    height: 1000,
  },
];
