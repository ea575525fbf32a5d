import type { Graph, Thing } from "schema-dts";

/**
 * Structured data as the text of a `<script type="application/ld+json">`. Content is in it: no `<`
 * may end the script, and the two line separators are escaped for readers that take it for code.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
