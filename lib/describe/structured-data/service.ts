import type { Service } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import type { Workshop } from "@/lib/content";
import { describeWorkshop } from "@/lib/describe/descriptions";
import { pathTo } from "@/lib/routes";
import { businessId } from "./business";
import { offerOf } from "./offer";

/** A workshop as a service with its price; undefined without an amount, which is all that it would add. */
export function workshopService(workshop: Workshop): Service | undefined {
  const url = absolute(pathTo.workshop(workshop.id));
  const offer = offerOf(workshop, url);
  if (!offer.offers) return undefined;
  return {
    "@type": "Service",
    "@id": `${url}#atelier`,
    name: workshop.title,
    description: describeWorkshop(workshop),
    ...(workshop.image && { image: absolute(workshop.image) }),
    ...(workshop.category && { serviceType: workshop.category }),
    provider: { "@id": businessId() },
    url,
    ...offer,
  };
}
