import type { SafeHtml } from "@/lib/content";
import { withPictures } from "./pictures";
import styles from "./rich-text.module.css";

/**
 * HTML that the content door has cleaned.
 * @param sizes of its pictures, as in HTML, where they are not in a column of text
 */
export async function RichText({ html, sizes }: { html: SafeHtml; sizes?: string }) {
  const shown = await withPictures(html, sizes);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/text/rich-text behind the door
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: shown }} />;
}
