import { Loader } from "@/components/navigation/loader";
import type { ShownImage } from "@/lib/pictures/shown";
import { DEFAULT_PICTURE } from "@/lib/pictures/slots";
import { useImageState } from "./use-image-state";
import styles from "./viewer.module.css";

/**
 * One picture of the viewer. Until it is loaded, the small version that the page already has is shown; if
 * loading fails, a drawing. With `shown` false the picture is only loaded ahead.
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
