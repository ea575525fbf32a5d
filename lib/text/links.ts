import { LinkifyIt, type Match, REBuilder } from "linkify-it";
import { decoded, parseUrl, quoted } from "./strings";

/** A piece of plain text, or of text that leads to `href`. */
type TextPart = { text: string; href?: string };

/** The maximum number of characters of an address. A longer address stays text. */
const MAX_LENGTH = 2048;
const MAX_DEPTH = 4;
/** The maximum number of links in a text. Further addresses stay text. */
export const MAX_LINKS = 500;

/** An address may begin anywhere outside of a word, even after an emoji. */
class Beginnings extends REBuilder {
  override get_schema_search() {
    this.cache.schema_search ??= new RegExp(`(^|[^\\p{L}\\p{N}_])(${this.get_schema_names().source})`, "giu");
    return this.cache.schema_search;
  }
}

const GAP_IN_NUMBER = "[ .\\u00a0\\u202f-]";
/** A French phone number, or a number of another country with its code. */
const PHONE_NUMBER = [
  `(?:(?:\\+|00)33${GAP_IN_NUMBER}?(?:\\(?0\\)?${GAP_IN_NUMBER}?)?|0)[1-9](?:${GAP_IN_NUMBER}?\\d\\d){4}`,
  `(?:\\+|00)(?!33)[1-9]\\d{0,2}${GAP_IN_NUMBER}?(?:\\(\\d{1,4}\\)|\\d)(?:${GAP_IN_NUMBER}?\\d){7,11}`,
].join("|");
/** A phone number alone, or two numbers beside a stroke. */
const PHONE_NUMBERS = new RegExp(
  `(?:(?<![\\p{L}\\p{N}_+./-]|\\d${GAP_IN_NUMBER})|(?<=(?:\\d${GAP_IN_NUMBER}?){7}\\d/))(?:${PHONE_NUMBER})(?![\\p{L}\\d]|(?:${GAP_IN_NUMBER}|,)\\d|/(?!${PHONE_NUMBER})\\d)`,
  "uy",
);

function lengthAt(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length ?? 0;
}

/**
 * The rest of a host after `www.`. The library's expression needs a hundred times as long to find no host.
 */
const HOST_AFTER_WWW = /(?:(?:[^\s\p{P}]|-){1,63}\.){1,10}(?:[^\s\p{P}]|-){1,63}(?!\.?(?:[^\s\p{P}]|-))/uy;

// linkify-it calls `validate` after the schema. Here the schema, « 0 » or « + », is a part of the number.
const phoneSchema = {
  validate: (text: string, offset: number) => Math.max(0, lengthAt(PHONE_NUMBERS, text, offset - 1) - 1),
};

// The library finds addresses with a user name as a whole. They can deceive visitors, and stay text.
const addresses = new LinkifyIt({ maxLength: MAX_LENGTH, urlAuth: true, rebuilder: new Beginnings() })
  .add("ftp:", null)
  .add("//", null)
  .add("www.", {
    validate: (text, offset, { re }) =>
      lengthAt(HOST_AFTER_WWW, text, offset) && lengthAt(re.get_relative_proto_validator(), text, offset),
  })
  .add("0", phoneSchema)
  .add("+", phoneSchema);

/**
 * Splits a text into plain parts and links: web and mail addresses, telephone numbers. An address ends before
 * trailing punctuation. A part that is split again stays the same.
 */
export function linkify(text: string, maxLinks = MAX_LINKS): TextPart[] {
  const parts: TextPart[] = [];
  let links = 0;
  let length = 0;
  for (const part of partsOf(text, 0)) {
    if (part.href && links++ === maxLinks) return [...parts, { text: text.slice(length) }];
    parts.push(part);
    length += part.text.length;
  }
  return parts;
}

// Each part is read as if it stood alone, so that a second reading gives the same result.
function* partsOf(text: string, depth: number): Generator<TextPart> {
  const links = depth < MAX_DEPTH ? (addresses.match(text) ?? []).flatMap(linkAt) : [];
  let end = 0;
  for (const { index, ...link } of links) {
    yield* partsOf(text.slice(end, index), depth + 1);
    yield link;
    end = index + link.text.length;
  }
  if (end > 0) yield* partsOf(text.slice(end), depth + 1);
  else if (text) yield { text };
}

function linkAt({ schema, raw, index }: Match) {
  const [typed = ""] = /^mailto:/i.exec(raw) ?? [];
  // Punctuation is cut off, and French closing marks that the grammar takes for a part of the path.
  const text = raw.slice(typed.length).replace(/[.,;:!?…»›”’]+$/u, "");
  const href = hrefOf(schema, text);
  return raw.length < MAX_LENGTH && isUrlWithoutUserName(href)
    ? [{ index: index + typed.length, text, href }]
    : [];
}

function hrefOf(schema: string, text: string): string {
  if (schema === "mailto:") return /^(?!www\.)[\w.%+-]+@[a-z0-9.-]+$/i.test(text) ? `mailto:${text}` : "";
  if (schema === "www.") return `https://${text}`;
  if (schema.startsWith("http")) return text.replace(/^\w+/, schema.slice(0, -1));
  return `tel:${dialled(text)}`;
}

// An address like « https://bank.fr@evil.example » imitates another site.
function isUrlWithoutUserName(href: string): boolean {
  const url = parseUrl(href);
  return url !== undefined && !url.username && !url.password;
}

/** A typed phone number as a phone dials it. The prefix of a French number becomes +33. */
export const dialled = (phone: string): string =>
  phone
    .replace(/^((?:\+|00)\d+)[ .-]*\(0\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^(?:(?:(?:\+|00)33)+0?|0)(?=[1-9]\d{8}$)/, "+33")
    .replace(/^00/, "+");

const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const HOST_FIRST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}{2,18}(?=[/?#]|$)/iu;
const FILE_NAME = /\.(?:html?|php|aspx?|pdf|docx?|jpe?g|png|gif|webp|heic|mp4)$/i;

/** The complete address of a typed link, or the fault of the link. */
export function typedAddress(typed: string): { href?: string; fault?: string } {
  const address = typed.replace(/\p{Cc}/gu, "").trim();
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address)) return { href: address };
  const url = completedUrl(address);
  if (!url) return address ? { fault: `lien sans adresse complète « ${quoted(address)} »` } : {};
  if (!PROTOCOLS.includes(url.protocol) || url.username || url.password)
    return { fault: `lien refusé « ${quoted(address)} »` };
  return { href: url.protocol === "tel:" ? `tel:${dialled(decoded(url.pathname))}` : url.href };
}

/** Splits an address where a line may break: after @ and slashes, before dots except after `www`. */
export const addressParts = (address: string): string[] => address.split(/(?<=@|[^/:]\/)|(?<!\bwww)(?=\.)/);

/** The attributes of a link to a typed address. Links to other sites open in a new tab. */
export const linkAttributes = (href: string): Record<string, string> =>
  /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };

function completedUrl(address: string): URL | undefined {
  const completeUrl = parseUrl(address);
  if (completeUrl) return completeUrl;
  const [firstPart, ...others] = linkify(address);
  if (firstPart?.href && others.length === 0) return new URL(firstPart.href);
  const host = HOST_FIRST.exec(address)?.[0];
  return host && !FILE_NAME.test(host) ? parseUrl(`https://${address}`) : undefined;
}
