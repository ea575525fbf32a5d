import type { Event } from "schema-dts";
import { absolute } from "@/lib/absolute";
import type { Retreat } from "@/lib/content";
import { describeRetreat } from "@/lib/descriptions";
import { pathTo } from "@/lib/navigation";
import { retreatPreview } from "@/lib/preview/cards";
import { site } from "@/lib/site";
import { businessId, geo, postalAddress } from "./business";

/** A dated retreat for search engines; undefined without both dates, because an event has them. */
export function retreatEvent(retreat: Retreat): Event | undefined {
  const { id, title, start, end, images } = retreat;
  if (!start || !end) return undefined;
  const url = absolute(pathTo.retreat(id));
  return {
    "@type": "Event",
    "@id": `${url}#retraite`,
    name: title,
    startDate: start,
    endDate: end,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: site.name, address: postalAddress(), ...geo() },
    image: [retreatPreview(retreat).url, ...images].map(absolute),
    description: describeRetreat(retreat),
    organizer: { "@type": "Organization", "@id": businessId(), name: site.name, url: absolute("/") },
    inLanguage: "fr-FR",
    url,
  };
}
