import { IDENTITY_NAMES } from "@/content/shipped/identity";
import { env } from "@/lib/config/env";
import { identity } from "@/lib/config/identity";
import { site } from "@/lib/config/site";
import { servesDemo } from "@/lib/config/source";
import { escapeHtml } from "@/lib/text/strings";

// Shipped words contain names of settings in braces. A venue that leaves a setting empty must not read half a sentence:
// the piece around the name is left out, a sentence of plain text or a line of HTML. In HTML this can empty a list or a
// section, which goes too. Legal facts are HTML and no components, because they become articles like the hosts' own
// words, with the same headings, ids and table of contents.

type Values = Record<string, string | undefined>;

/** `PUBLISHER_NAME` as `publisherName`, `SITE_NAME` as `name`. */
const keyOf = (setting: string) =>
  setting
    .replace("SITE_", "")
    .toLowerCase()
    .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The values of `{name}` and the like in the shipped words; undefined where a setting has no value. */
function settings(): Values {
  const given = Object.fromEntries(IDENTITY_NAMES.map((name) => [keyOf(name), identity()[name]]));
  return {
    ...given,
    publisherRegistration: given.publisherRegistration?.replace(/\s*;\s*/g, " ; "),
    agency: site.agency,
    ownPublisher: site.agency ? undefined : (given.publisherName ?? site.name),
    ofName: site.ofName,
    atName: site.atName,
    url: site.url,
    phone: site.phone?.text,
    altitude: site.altitude,
    capacity: site.capacity?.text,
  };
}

const NAME = /\{(\w+)\}/g;
const OF_DEMONSTRATION = /\[\[([\s\S]*?)\]\]/g;

/** The pieces of a text whose settings all have a value, with these values; `[[…]]` only in the demonstration. */
function filledPieces(text: string, end: RegExp, values: Values): string {
  const withCount: Values = { n: "", ...values };
  const pieces = text
    .replace(OF_DEMONSTRATION, servesDemo(env()) ? "$1" : "")
    .split(end)
    .filter((piece) => [...piece.matchAll(NAME)].every(([, name = ""]) => withCount[name] !== undefined));
  return pieces
    .join("")
    .replace(NAME, (whole, name) => withCount[name] || whole)
    .trim();
}

/** Puts settings into a shipped text; a sentence whose setting is empty is left out. */
export const filled = (text: string, more: Values = {}) =>
  filledPieces(text, /(?<=[.?!]\s)/, { ...settings(), ...more });

/**
 * The same for HTML, line by line. Lists and headings with nothing left in them or below them go too; `{n}` counts the
 * others.
 */
export function filledHtml(html: string, more: Values = {}): string {
  const known = Object.entries({ ...settings(), ...more });
  const values = Object.fromEntries(known.map(([name, value]) => [name, value && escapeHtml(value)]));
  let count = 0;
  return filledPieces(html, /(?<=\n)/, values)
    .replace(/<dl>\s*<\/dl>/g, "")
    .replace(/<h2>.*<\/h2>\s*(?=<h2>|$)/g, "")
    .replace(/\{n\}/g, () => String(++count));
}
