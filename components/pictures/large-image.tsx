import { Loader } from "@/components/navigation/loader";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { useImageState } from "./use-image-state";
import styles from "./viewer.module.css";

/**
 * One picture of the viewer. The small one that the page has already stands there at once; one that
 * cannot be loaded gives way to a drawing. A neighbour of the picture on show is loaded, not shown.
 */
export function LargeImage({ image, shown }: { image: ShownImage; shown: boolean }) {
  const { state, watch } = useImageState(image);
  if (state === "failed")
    return <img className={styles.image} src={DEFAULT_PICTURE} alt={image.alt} hidden={!shown} />;
  const { caption: _, ...attributes } = image;
  return (
    <>
      {shown && state === "loading" && (
        <>
          <img {...attributes} alt="" className={styles.image} />
          <span className={styles.loader}>
            <Loader size="large" />
          </span>
        </>
      )}
      <img
        {...attributes}
        {...watch}
        alt={image.alt}
        sizes="100vw"
        className={styles.image}
        hidden={!shown}
      />
    </>
  );
}
