import { site } from "@/lib/config/site";
import { escapeHtml } from "@/lib/text/escape";

/** What `{name}` and the like stand for in the shipped words, beside what the caller adds. */
function settings(): Record<string, string> {
  const { publisher, hosting } = site;
  return {
    name: site.name,
    ofName: site.ofName,
    atName: site.atName,
    url: site.url,
    email: site.email,
    phone: site.phone.shown,
    phoneLink: site.phone.href,
    address: site.address.full,
    locality: site.address.locality,
    region: site.address.region,
    altitude: site.altitude || site.address.locality,
    capacity: site.capacity.shown,
    publisherName: publisher.name,
    publisherLegal: publisher.legal,
    publisherRegistration: publisher.registration.join(" ; "),
    publisherAddress: publisher.address,
    publisherPhone: publisher.phone,
    publisherEmail: publisher.email,
    publisherDirector: publisher.director,
    hostingName: hosting.name,
    hostingAddress: hosting.address,
    hostingPhone: hosting.phone,
    hostingUrl: hosting.url,
  };
}

/** Puts settings into a text of the site's own. @throws where a text names something unknown. */
export function filled(text: string, more: Record<string, string> = {}): string {
  const known = { ...settings(), ...more };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`{${name}} stands for nothing`);
    return value;
  });
}

/** The same for HTML: what is put in is text. */
export const filledHtml = (html: string, more: Record<string, string> = {}) => {
  const known = Object.entries({ ...settings(), ...more });
  return filled(html, Object.fromEntries(known.map(([name, value]) => [name, escapeHtml(value)])));
};
