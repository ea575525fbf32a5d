import type { SafeHtml } from "@/lib/content";
import { withPictures } from "./pictures";
import styles from "./rich-text.module.css";

/** HTML that the content door has cleaned. */
export async function RichText({ html }: { html: SafeHtml }) {
  const shown = await withPictures(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/text/rich-text behind the door
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: shown }} />;
}
