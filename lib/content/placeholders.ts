import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { identity } from "@/lib/config/identity";
import { site } from "@/lib/config/site";
import { escapeHtml } from "@/lib/text/strings";

type Values = Record<string, string | undefined>;

const only = (condition: unknown) => (condition ? "" : undefined);

/** `PUBLISHER_NAME` as `publisherName`, `SITE_NAME` as `name`. */
const keyOf = (setting: string) =>
  setting
    .replace("SITE_", "")
    .toLowerCase()
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The values of `{name}` and the like in the shipped words; undefined where a setting has no value. */
function settings(): Values {
  const { phone, email, address } = site;
  const given = Object.fromEntries(IDENTITY_NAMES.map((name) => [keyOf(name), identity()[name]]));
  return {
    ...given,
    publisherRegistration: given.publisherRegistration?.replace(/\s*;\s*/g, " ; "),
    agency: site.agency,
    ofName: site.ofName,
    atName: site.atName,
    url: site.url,
    phone: phone?.shown,
    phoneLink: phone?.href,
    locality: address?.locality,
    altitude: site.altitude,
    capacity: site.capacity?.shown,
    ifPhone: only(phone),
    ifEmail: only(email),
    ifAddress: only(address),
    ifReached: only(phone || email),
    ifHosting: only(Object.keys(given).some((name) => name.startsWith("hosting") && given[name])),
  };
}

/**
 * Puts settings into a shipped text. `[one|another]` gives the first piece whose settings all have a value, else
 * nothing; `{n}` counts.
 * @throws for an unknown setting, or one without a value outside of brackets
 */
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
