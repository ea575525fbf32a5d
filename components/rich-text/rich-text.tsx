import type { SafeHtml } from "@/lib/content";
import styles from "./rich-text.module.css";

/** HTML that the content door has cleaned. */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/text/rich-text behind the door
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
