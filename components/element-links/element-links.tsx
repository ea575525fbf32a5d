import { Link } from "@/components/link/link";
import { PageStatus } from "@/components/page-status/page-status";
import { textsOf } from "@/lib/content/texts";
import { load } from "@/lib/load";
import { shownImage } from "@/lib/media/shown-image";
import { PAGES, type PageId, pagesUnder } from "@/lib/routes";
import styles from "./element-links.module.css";

type Size = "large" | "small";

const WIDTHS: Record<Size, string> = { large: "(min-width: 48rem) 16rem, 44vw", small: "9rem" };

/** The four elements as image links: on the concept page, on their own page, and in the footer. */
export function ElementLinks({ size = "large" }: { size?: Size }) {
  return (
    <ul className={styles.elements} data-size={size}>
      {pagesUnder("elements").map((id) => (
        <li key={id}>
          <Link href={PAGES[id].path} className={styles.element} data-element={id}>
            <Emblem id={id} size={size} />
            <span>{PAGES[id].name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The element's picture; in the strip at the foot of every page the site's own drawings are stamps. */
async function Emblem({ id, size }: { id: PageId; size: Size }) {
  const texts = await load(textsOf(id));
  if (texts.state !== "loaded") return <PageStatus status="500" />;
  const { pictures, ownPictures } = texts.value;
  if (size === "small" && !ownPictures)
    return <img src={`/art/element-${id}-small.webp`} alt="" width={128} height={128} loading="lazy" />;
  const image = pictures[0] && (await shownImage(pictures[0].src, "", WIDTHS[size]));
  return image && <img {...image} alt="" loading="lazy" />;
}
