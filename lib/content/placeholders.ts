import { site } from "@/lib/config/site";
import { escapeHtml } from "@/lib/text/strings";

type Values = Record<string, string | undefined>;

/** An empty text where a condition holds, else absent. */
const only = (condition: unknown) => (condition ? "" : undefined);

/** The values of `{name}` and the like in the shipped words; undefined where a setting has no value. */
function settings(): Values {
  const { publisher, hosting, phone, email, address } = site;
  return {
    name: site.name,
    ofName: site.ofName,
    atName: site.atName,
    url: site.url,
    email,
    phone: phone?.shown,
    phoneLink: phone?.href,
    address: address?.full,
    locality: address?.locality,
    region: site.region,
    altitude: site.altitude,
    capacity: site.capacity?.shown,
    publisherName: publisher.name,
    publisherLegal: publisher.legal,
    publisherRegistration: publisher.registration?.join(" ; "),
    publisherAddress: publisher.address,
    publisherPhone: publisher.phone,
    publisherEmail: publisher.email,
    publisherDirector: publisher.director,
    hostingName: hosting.name,
    hostingAddress: hosting.address,
    hostingPhone: hosting.phone,
    hostingUrl: hosting.url,
    ifPhone: only(phone),
    ifEmail: only(email),
    ifAddress: only(address),
    ifReached: only(phone || email),
    ifHosting: only(Object.values(hosting).some(Boolean)),
  };
}

// Puts settings into a shipped text. `[one|another]` gives the first piece whose settings all have a value,
// else nothing; `{n}` counts. @throws for an unknown setting, or one without a value outside of brackets
export function filled(text: string, more: Values = {}): string {
  const known: Values = { ...settings(), ...more };
  let count = 0;
  return withoutAbsent(text, known).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "n") return String(++count);
    const value = known[name];
    if (value === undefined) throw new Error(`{${name}} stands for nothing`);
    return value;
  });
}

const INNERMOST = /\[([^[\]]*)\]/g;

function withoutAbsent(text: string, known: Values): string {
  const isWhole = (piece: string) =>
    [...piece.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => !(name in known) || known[name] !== undefined);
  const chosen = text.replace(INNERMOST, (_, pieces: string) => pieces.split("|").find(isWhole) ?? "");
  return chosen === text ? text : withoutAbsent(chosen, known);
}

/** The same for HTML: values are escaped, and empty `dl` lists removed. */
export const filledHtml = (html: string, more: Values = {}) => {
  const known = Object.entries({ ...settings(), ...more });
  const values = Object.fromEntries(known.map(([name, value]) => [name, value && escapeHtml(value)]));
  return filled(html, values).replace(/<dl>\s*<\/dl>/g, "");
};
