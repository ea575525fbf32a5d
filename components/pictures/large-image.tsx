import { Loader } from "@/components/navigation/loader";
import type { ShownImage } from "@/lib/pictures/shown";
import { useImageState } from "./use-image-state";
import styles from "./viewer.module.css";

/**
 * One picture of the viewer. Until it is loaded, the small version that the page already has is shown. With
 * `visible` false the picture is only loaded ahead.
 */
export function LargeImage({ image, visible }: { image: ShownImage; visible: boolean }) {
  const { loaded, watch } = useImageState();
  const { caption: _, ...attributes } = image;
  return (
    <>
      {visible && !loaded && (
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
        hidden={!visible}
      />
    </>
  );
}
