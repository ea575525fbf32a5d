import { addressHtml } from "@/components/phrases/phrases";
import type { SafeHtml } from "@/lib/content";
import { leadAndText } from "@/lib/text/lead";
import { withPictures } from "./pictures";
import styles from "./rich-text.module.css";

type Props = {
  html: SafeHtml;
  /** The widths of its pictures, as in HTML, where they are not in a column of text. */
  sizes?: string;
  /** Its first paragraph leads into it, in larger letters, unless it is long or all there is. */
  lead?: boolean;
};

// A link that shows one word, as the cleaner writes it: an address has parts.
const ONE_WORD = /(<a [^>]*>)([^\s<>]+)(?=<\/a>)/g;

/** HTML that the content door has cleaned. */
export async function RichText({ html, sizes, lead = false }: Props) {
  const shown = (await withPictures(html, sizes)).replace(
    ONE_WORD,
    (_, link: string, word: string) => link + addressHtml(word),
  );
  const leads = lead && leadAndText(html)[0] !== "";
  return (
    <div
      className={styles.prose}
      data-lead={leads || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/text/rich-text behind the door
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
