import type { LodgingBusiness, PostalAddress, WebSite } from "schema-dts";
import { absolute } from "@/lib/config/absolute";
import { site } from "@/lib/config/site";

/** The venue's own node; events and people point at it. */
export const businessId = () => absolute("/#chalet");

/** The postal address of the venue, as far as the settings give it. */
export function postalAddress(): PostalAddress | undefined {
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

/** Where the venue lies, only if the owner said so. */
export function geo() {
  return site.geo && { geo: { "@type": "GeoCoordinates" as const, ...site.geo } };
}

/** The chalet as a place to stay; what is not known (prices, opening hours, stars) is left out. */
export function lodgingBusiness(description: string, image: string): LodgingBusiness {
  return {
    "@type": "LodgingBusiness",
    "@id": businessId(),
    name: site.name,
    description,
    url: absolute("/"),
    image: absolute(image),
    logo: absolute("/art/icon-512.png"),
    telephone: site.phone?.href.replace("tel:", ""),
    email: site.email,
    address: postalAddress(),
    ...geo(),
    hasMap: site.mapUrl,
    maximumAttendeeCapacity: site.capacity?.most,
  };
}

/** The site itself: the name that search engines show over its pages. */
export const webSite = (): WebSite => ({
  "@type": "WebSite",
  "@id": absolute("/#site"),
  name: site.name,
  url: absolute("/"),
  inLanguage: "fr-FR",
  publisher: { "@id": businessId() },
});
