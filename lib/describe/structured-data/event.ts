import type { Event } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import { site } from "@/lib/config/site";
import type { Retreat } from "@/lib/content";
import { describeRetreat } from "@/lib/describe/descriptions";
import { retreatPreview } from "@/lib/describe/preview/cards";
import { meaningOf } from "@/lib/describe/status";
import { pathTo } from "@/lib/routes";
import { businessId, geo, postalAddress } from "./business";
import { offerOf } from "./offer";

/** A dated retreat for search engines; undefined without both dates, because an event has them. */
export function retreatEvent(retreat: Retreat): Event | undefined {
  const { id, title, start, end, status, images } = retreat;
  if (!start || !end) return undefined;
  const url = absolute(pathTo.retreat(id));
  return {
    "@type": "Event",
    "@id": `${url}#retraite`,
    name: title,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${meaningOf(status).event}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: site.name, address: postalAddress(), ...geo() },
    image: [retreatPreview(retreat).url, ...images].map(absolute),
    description: describeRetreat(retreat),
    organizer: { "@type": "Organization", "@id": businessId(), name: site.name, url: absolute("/") },
    ...offerOf(retreat, url),
    inLanguage: "fr-FR",
    url,
  };
}
