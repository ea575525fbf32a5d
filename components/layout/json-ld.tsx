import type { Thing } from "schema-dts";
import { jsonLd } from "@/lib/site/structured-data";

export function JsonLd({ nodes }: { nodes: (Thing | undefined)[] }) {
  const things = nodes.filter((node) => node !== undefined);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLd
      dangerouslySetInnerHTML={{ __html: jsonLd(things) }}
    />
  );
}
