import LinkifyIt from "linkify-it";

/** A run of plain text, or of text that leads to `href`. */
export type TextPart = { text: string; href?: string };

const { re } = new LinkifyIt();
const HOST = new RegExp(`^${re.src_auth}${re.src_host_port_strict}`, "i");
const PATH = new RegExp(`^${re.src_path}`, "i");
// No address is longer, and a text made to be slow is not searched from each of its letters to its end.
const LONGEST_HOST = 320;
const LONGEST_PATH = 2048;

// A name's last part that is no French word and no file's ending. Small letters only: « etc.Puis » is none.
const ENDINGS = "fr|com|org|net|eu|ch|be|paris|bzh|alsace|coop";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const NAME = `(?:${LABEL}\\.){0,3}[a-z0-9][a-z0-9-]{1,61}[a-z0-9]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`;
const MAIL = `[a-z0-9][a-z0-9._%+-]{0,63}@(?:${LABEL}\\.){1,4}[a-z]{2,18}(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`;
const PHONE =
  "(?:(?:\\+|00)33[ .\\u00a0\\u202f-]?(?:\\(0\\)[ .\\u00a0\\u202f-]?)?|0)[1-9](?:[ .\\u00a0\\u202f-]?\\d\\d){4}(?![\\p{L}\\d]|[ .,\\u00a0\\u202f/-]\\d)";

// With http(s):// or www. in front an address begins anywhere outside a word; without, after a blank or an
// opening mark, where no doubt is left.
const START = new RegExp(
  [
    "(?<![\\p{L}\\p{N}_])(?<web>https?:\\/\\/|www\\.)",
    `(?<![^\\s(«“"‘’'\\[<>,;])(?:(?<mail>${MAIL})|(?<name>${NAME}))`,
    `(?<![\\p{L}\\p{N}_+./-]|\\d[ .\\u00a0\\u202f-])(?<phone>${PHONE})`,
  ].join("|"),
  "giu",
);

/**
 * Splits a text into plain parts and those that lead somewhere: web addresses (spec section 2, flyer), and
 * where there is no doubt names of sites without `www.`, mail addresses and French telephone numbers.
 * Trailing punctuation and unbalanced brackets are not part of an address. Line breaks are left as they are.
 * A part that is split again stays the same.
 */
export function linkify(text: string): TextPart[] {
  if (!/[.@]|\d\d|:\/\//.test(text)) return text ? [{ text }] : [];
  let parts = split(text);
  // What stands between two links is read as it stands, so that it does not read otherwise alone.
  for (let before = 0; parts.length !== before; ) {
    before = parts.length;
    if (before > 1) parts = parts.flatMap((part) => (part.href ? [part] : split(part.text)));
  }
  return parts;
}

function split(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(START)) {
    const { index } = match;
    if (index < from) continue;
    const found = address(text, match);
    if (!found) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push(found);
    from = index + found.text.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** What the text leads to from here, and how much of it belongs to the address. */
function address(text: string, match: RegExpExecArray): Required<TextPart> | undefined {
  const { web, mail, name, phone } = match.groups ?? {};
  if (phone) return { text: phone, href: telephone(phone) };
  // « www.banque.fr@piege.example » is there to deceive.
  if (mail) return /^www\./i.test(mail) ? undefined : { text: mail, href: `mailto:${mail}` };
  // Capitals begin a sentence: « Un.Net ».
  if (name && name !== name.toLowerCase()) return undefined;
  const known = name ?? `${web}${host(text, match.index + (web ?? "").length)}`;
  const path = PATH.exec(slice(text, match.index + known.length, LONGEST_PATH))?.[0] ?? "";
  if (known === web || path.length === LONGEST_PATH) return undefined;
  const shown = trimmed(known + path);
  const href = /^https?:/i.test(shown) ? shown : `https://${shown}`;
  return leadsSomewhere(href) ? { text: shown, href } : undefined;
}

/** The host behind `https://` or `www.`; nothing where none stands there. */
const host = (text: string, position: number) => HOST.exec(slice(text, position, LONGEST_HOST))?.[0] ?? "";

const slice = (text: string, from: number, length: number) => text.slice(from, from + length);

/** `tel:+33612345678` for a French number as people write it. */
const telephone = (typed: string) =>
  `tel:+33${typed
    .replace("(0)", "")
    .replace(/\D/g, "")
    .replace(/^(?:00)?33|^0/, "")}`;

// A name and password before the host are there to deceive.
function leadsSomewhere(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return !username && !password;
}

// Punctuation, and French closing marks that the grammar takes for a part of the path.
function trimmed(address: string): string {
  return address.replace(/[.,;:!?…»›”’]+$/u, "");
}
