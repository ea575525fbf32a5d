import LinkifyIt from "linkify-it";

/** A run of plain text, or of text that leads to `href`. */
type TextPart = { text: string; href?: string };

const { re } = new LinkifyIt();
const HOST = new RegExp(`^${re.src_auth}${re.src_host_port_strict}`, "i");
const PATH = new RegExp(`^${re.src_path}`, "i");
// Longer addresses are not searched for: a text made to be slow costs no more than its length.
const MAX_HOST = 320;
const MAX_PATH = 2048;
const MAX_DEPTH = 4;
/** The most links of a text; further addresses stay text. */
export const MAX_LINKS = 500;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const MAIL = `[a-z0-9][a-z0-9._%+-]{0,63}@(?:${LABEL}\\.){1,4}[a-z]{2,18}(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`;
const PHONE =
  "(?:(?:\\+|00)33[ .\\u00a0\\u202f-]?(?:\\(0\\)[ .\\u00a0\\u202f-]?)?|0)[1-9](?:[ .\\u00a0\\u202f-]?\\d\\d){4}(?![\\p{L}\\d]|[ .,\\u00a0\\u202f/-]\\d)";

// A web address begins anywhere outside a word; a mail address after a blank or an opening mark.
const START = new RegExp(
  [
    "(?<![\\p{L}\\p{N}_])(?<web>https?:\\/\\/|www\\.)",
    `(?<![^\\s(«“"‘’'\\[<>,;])(?<mail>${MAIL})`,
    `(?<![\\p{L}\\p{N}_+./-]|\\d[ .\\u00a0\\u202f-])(?<phone>${PHONE})`,
  ].join("|"),
  "giu",
);

/**
 * Splits a text into plain parts and links: web and mail addresses and French telephone numbers. Trailing
 * punctuation is no part of an address; a part that is split again stays the same.
 */
export function linkify(text: string, most = MAX_LINKS): TextPart[] {
  const parts: TextPart[] = [];
  let links = 0;
  let length = 0;
  for (const part of partsOf(text, 0)) {
    if (part.href && links++ === most) return [...parts, { text: text.slice(length) }];
    parts.push(part);
    length += part.text.length;
  }
  return parts;
}

// The text before, between and after links is read as if it stood alone: read again, the result is the same.
function* partsOf(text: string, depth: number): Generator<TextPart> {
  let rest = text;
  for (let link = depth < MAX_DEPTH && firstLink(rest); link; link = firstLink(rest)) {
    yield* partsOf(rest.slice(0, link.from), depth + 1);
    yield { text: link.text, href: link.href };
    rest = rest.slice(link.from + link.text.length);
  }
  if (rest) yield { text: rest };
}

function firstLink(text: string): (Required<TextPart> & { from: number }) | undefined {
  if (!/[.@]|\d\d|:\/\//.test(text)) return undefined;
  START.lastIndex = 0;
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const found = address(text, match);
    if (found) return { ...found, from: match.index };
    // After a beginning that is no address, the search goes on at the next blank.
    if (match.groups?.web) START.lastIndex = blankAfter(text, START.lastIndex);
  }
  return undefined;
}

function blankAfter(text: string, from: number): number {
  const BLANK = /\s/g;
  BLANK.lastIndex = from;
  return BLANK.exec(text)?.index ?? text.length;
}

/** The link at a match: where it leads, and how much of the text belongs to it. */
function address(text: string, match: RegExpExecArray): Required<TextPart> | undefined {
  const { web, mail, phone } = match.groups ?? {};
  if (phone) return { text: phone, href: telephone(phone) };
  // « www.banque.fr@piege.example » is a deception.
  if (mail) return /^www\./i.test(mail) ? undefined : { text: mail, href: `mailto:${mail}` };
  const known = `${web}${host(text, match.index + (web ?? "").length)}`;
  const path = PATH.exec(slice(text, match.index + known.length, MAX_PATH))?.[0] ?? "";
  if (known === web || path.length === MAX_PATH) return undefined;
  const shown = trimmed(known + path);
  const href = /^https?:/i.test(shown) ? shown : `https://${shown}`;
  return leadsSomewhere(href) ? { text: shown, href } : undefined;
}

/** The host behind `https://` or `www.`, or an empty text. */
const host = (text: string, position: number) => HOST.exec(slice(text, position, MAX_HOST))?.[0] ?? "";

const slice = (text: string, from: number, length: number) => text.slice(from, from + length);

/** `tel:+33612345678` for a French number as people write it. */
const telephone = (typed: string) =>
  `tel:+33${typed
    .replace("(0)", "")
    .replace(/\D/g, "")
    .replace(/^(?:00)?33|^0/, "")}`;

// A name and password before the host are a deception.
function leadsSomewhere(href: string): boolean {
  if (!URL.canParse(href)) return false;
  if (!href.includes("@")) return true;
  const { username, password } = new URL(href);
  return !username && !password;
}

// Punctuation, and French closing marks that the grammar takes for a part of the path.
const trimmed = (address: string): string => address.replace(/[.,;:!?…»›”’]+$/u, "");

const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const HOST_FIRST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}{2,18}(?=[/?#]|$)/iu;
const FILE = /\.(?:html?|php|aspx?|pdf|docx?|jpe?g|png|gif|webp|heic|mp4)$/i;

/** The address of a typed link, completed where it is clear, or its fault. */
export function typedAddress(typed: string): { href?: string; fault?: string } {
  const address = typed.trim();
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address)) return { href: address };
  const url = completed(address);
  if (!url) return address ? { fault: "lien sans adresse complète" } : {};
  if (!PROTOCOLS.includes(url.protocol) || url.username || url.password)
    return { fault: `lien « ${url.protocol} »` };
  return { href: url.href };
}

/** An address split where it may break: after @ and slashes, before dots except after `www`. */
export const addressParts = (shown: string): string[] => shown.split(/(?<=@|[^/:]\/)|(?<!\bwww)(?=\.)/);

/** The attributes of a link to an address of `typedAddress`: other sites open in a new tab. */
export const linkAttributes = (href: string): Record<string, string> =>
  /^https?:/.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };

function completed(address: string): URL | undefined {
  if (URL.canParse(address)) return new URL(address);
  const [only, ...others] = linkify(address);
  if (only?.href && others.length === 0) return new URL(only.href);
  const host = HOST_FIRST.exec(address)?.[0];
  if (!host || FILE.test(host) || !URL.canParse(`https://${address}`)) return undefined;
  return new URL(`https://${address}`);
}
