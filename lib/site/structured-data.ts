import type * as Schema from "schema-dts";
import { absoluteAddress, site } from "@/lib/config/site";
import type { Retreat, Workshop } from "@/lib/content";
import {
  canAskForPlace,
  isStateInWords,
  type RetreatState,
  type StateName,
} from "@/lib/content/retreat-state";
import { endOf, instantOf, isoOf } from "@/lib/dates";
import { hostAnchor, type Link, PAGES, pathTo } from "@/lib/routes";
import { formOf } from "@/lib/site/booking";
import { describeRetreat, describeWorkshop } from "@/lib/site/metadata";
import { retreatPreview } from "@/lib/site/preview/cards";
import { lowestPrice, type Price } from "@/lib/text/price";
import { shortTitle } from "@/lib/text/strings";

/** The text of a JSON-LD script: no `<` of the content may end it. */
export function jsonLd(things: readonly Schema.Thing[]): string {
  const graph: Schema.Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** The venue's own node; events and people point at it. */
const businessId = () => absoluteAddress("/#lieu");

export function postalAddress(): Schema.PostalAddress | undefined {
  const { address, region } = site;
  if (!address && !region) return undefined;
  return {
    "@type": "PostalAddress",
    ...(address?.street && { streetAddress: address.street }),
    ...(address && { postalCode: address.postalCode, addressLocality: address.locality }),
    ...(region && { addressRegion: region }),
    addressCountry: "FR",
  };
}

export const geo = () => site.geo && { geo: { "@type": "GeoCoordinates" as const, ...site.geo } };

/** The venue as a place to stay; unknown facts (prices, opening hours, stars) are left out. */
export function lodgingBusiness(description: string, image: string): Schema.LodgingBusiness {
  return {
    "@type": "LodgingBusiness",
    "@id": businessId(),
    name: site.name,
    description,
    url: absoluteAddress("/"),
    image: absoluteAddress(image),
    logo: absoluteAddress("/art/icon-512.png"),
    telephone: site.phone?.href.replace("tel:", ""),
    email: site.email,
    address: postalAddress(),
    ...geo(),
    hasMap: site.mapUrl,
    maximumAttendeeCapacity: site.capacity?.most,
  };
}

/** The site itself: the name that search engines show over its pages. */
export const webSite = (): Schema.WebSite => ({
  "@type": "WebSite",
  "@id": absoluteAddress("/#site"),
  name: site.name,
  url: absoluteAddress("/"),
  inLanguage: "fr-FR",
  publisher: { "@id": businessId() },
});

/** An event at the venue. */
const venueEvent = (properties: Omit<Schema.EventLeaf, "@type">): Schema.Event => ({
  "@type": "Event",
  eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
  location: { "@type": "Place", name: site.name, address: postalAddress(), ...geo() },
  organizer: { "@type": "Organization", "@id": businessId(), name: site.name, url: absoluteAddress("/") },
  inLanguage: "fr-FR",
  ...properties,
});

/** What a state means to search engines (schema.org). */
const EVENT_STATUSES_OF_STATES = {
  planned: "https://schema.org/EventScheduled",
  full: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  postponed: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
} as const satisfies Record<StateName, string>;

/** A retreat for search engines; undefined without its first day, because an event has one. */
export function retreatEvent(retreat: Retreat): Schema.Event | undefined {
  const { id, title, start, images, state } = retreat;
  // The number of places is stated while visitors can ask for a place.
  const places = state.canBook || canAskForPlace(state) ? retreat.places : undefined;
  if (!start) return undefined;
  const url = absoluteAddress(pathTo.retreat(id));
  return venueEvent({
    "@id": `${url}#retraite`,
    name: title,
    startDate: start,
    endDate: state.days?.end,
    ...(!isStateInWords(state) && { eventStatus: EVENT_STATUSES_OF_STATES[state.name] }),
    image: [retreatPreview(retreat).url, ...images].map(absoluteAddress),
    description: describeRetreat(retreat),
    ...offerOf({ ...retreat, places }, url),
    remainingAttendeeCapacity: places,
    url,
  });
}

/** One event for each of the next dates of a workshop. */
export function workshopEvents(workshop: Workshop): Schema.Event[] {
  const { id, title, image, dates = [] } = workshop;
  const url = absoluteAddress(pathTo.workshop(id));
  return dates.map((date) =>
    venueEvent({
      "@id": `${url}#${isoOf(date)}`,
      name: title,
      startDate: date.time ? instantOf(date).toISOString() : date.day,
      endDate: endOf(date)?.toISOString(),
      eventStatus: "https://schema.org/EventScheduled",
      ...(image && { image: absoluteAddress(image) }),
      description: describeWorkshop(workshop),
      ...offerOf(workshop, url),
      url,
    }),
  );
}

/** A workshop as a service with its price; undefined without an amount. */
export function workshopService(workshop: Workshop): Schema.Service | undefined {
  const url = absoluteAddress(pathTo.workshop(workshop.id));
  const offer = offerOf(workshop, url);
  if (!offer.offers) return undefined;
  return {
    "@type": "Service",
    "@id": `${url}#atelier`,
    name: workshop.title,
    description: describeWorkshop(workshop),
    ...(workshop.image && { image: absoluteAddress(workshop.image) }),
    serviceType: workshop.category,
    provider: { "@id": businessId() },
    url,
    ...offer,
  };
}

type OfferFacts = { price?: Price; places?: number; inscription?: string; state?: RetreatState };

/**
 * The offer of a workshop, or of a retreat for which visitors can ask: price, availability and where to book.
 * No offer without an amount, a number of places or a full retreat.
 */
function offerOf({ price, places, inscription, state }: OfferFacts, page: string): { offers?: Schema.Offer } {
  const isFull = state !== undefined && canAskForPlace(state);
  if (state && !state.canBook && !isFull) return {};
  const availability = isFull ? "SoldOut" : state?.placesLeft ? "LimitedAvailability" : "InStock";
  const url = formOf({ inscription }) ?? page;
  const euros = lowestPrice([price]);
  if (euros === undefined && places === undefined && !isFull) return {};
  return {
    offers: {
      "@type": "Offer",
      url,
      ...(euros !== undefined && { price: euros, priceCurrency: "EUR" }),
      ...(!(state && isStateInWords(state)) && {
        availability: `https://schema.org/${availability}` as const,
      }),
    },
  };
}

/** The hosts' page: who they are, and where they work. */
export const profilePage = (
  path: string,
  hosts: readonly { name: string; role?: string }[],
): Schema.ProfilePage => ({
  "@type": "ProfilePage",
  url: absoluteAddress(path),
  mainEntity: hosts.map(({ name, role }): Schema.Person => {
    const anchor = hostAnchor(name);
    return {
      "@type": "Person",
      ...(anchor && { "@id": absoluteAddress(`${path}#${anchor}`) }),
      name,
      jobTitle: role,
      url: absoluteAddress(path),
      worksFor: { "@id": businessId() },
    };
  }),
});

/** The way from the home page to an inner page, which comes last. */
export const breadcrumbs = (...trail: Link[]): Schema.BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: [PAGES.accueil, ...trail].map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: shortTitle(name),
    item: absoluteAddress(path),
  })),
});
