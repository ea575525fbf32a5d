import LinkifyIt from "linkify-it";

/** A run of plain text, or of text that leads to `href`. */
export type TextPart = { text: string; href?: string };

// Only what the specification names becomes a link: http(s):// and www. A bare "example.com", a
// mail address and "//host" stay text.
const START = /(?<![\p{L}\p{N}_])(?:https?:\/\/|www\.)/giu;
const { re } = new LinkifyIt();
const HOST = new RegExp(`^${re.src_auth}${re.src_host_port_strict}`, "i");
const PATH = new RegExp(`^${re.src_path}`, "i");
// No address is longer, and a text made to be slow is not searched from each of its letters to its end.
const LONGEST_HOST = 320;
const LONGEST_PATH = 2048;

/**
 * Splits a retreat's description into text and web addresses (spec section 2, flyer). Trailing
 * punctuation and unbalanced brackets are not part of an address. Line breaks are left as they are.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: scheme, index } of text.matchAll(START)) {
    if (index < from) continue;
    const shown = trimmed(scheme + rest(text, index + scheme.length));
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!leadsSomewhere(href)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** What belongs to the address behind its `https://` or `www.`; nothing where no host stands there. */
function rest(text: string, position: number): string {
  const host = HOST.exec(text.slice(position, position + LONGEST_HOST))?.[0];
  if (!host) return "";
  const end = position + host.length;
  const path = PATH.exec(text.slice(end, end + LONGEST_PATH))?.[0] ?? "";
  return path.length < LONGEST_PATH ? host + path : "";
}

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
