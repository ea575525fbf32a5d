import type { Offer } from "schema-dts";
import type { Status } from "@/lib/content/parse/fields";
import { meaningOf } from "@/lib/describe/status";
import type { Price } from "@/lib/text/price";

/** What a retreat or a workshop costs, where that is an amount, and whether places are left. */
export function offerOf(
  { price, status }: { price?: Price; status?: Status },
  url: string,
): { offers?: Offer } {
  const { offer } = meaningOf(status);
  if (price?.euros === undefined && offer !== "SoldOut") return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      ...(price?.euros !== undefined && { price: price.euros, priceCurrency: "EUR" }),
      availability: `https://schema.org/${offer}`,
    },
  };
}
