import type { Offer } from "schema-dts";
import type { Price, Status } from "@/lib/content/parse/fields";

/** What a retreat or a workshop costs, where that is an amount, and whether places are left. */
export function offerOf(
  { price, status }: { price?: Price; status?: Status },
  url: string,
): { offers?: Offer } {
  if (price?.euros === undefined && status !== "complet") return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      ...(price?.euros !== undefined && { price: price.euros, priceCurrency: "EUR" }),
      availability: status === "complet" ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    },
  };
}
