import type { Thing } from "schema-dts";
import { jsonLd } from "@/lib/site/structured-data";

/** Structured data for search engines; invisible. */
export function JsonLd({ things }: { things: (Thing | undefined)[] }) {
  const known = things.filter((thing) => thing !== undefined);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLd
      dangerouslySetInnerHTML={{ __html: jsonLd(known) }}
    />
  );
}
