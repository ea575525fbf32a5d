import LinkifyIt from "linkify-it";

/** A run of plain text, or of text that leads to `href`. */
export type TextPart = { text: string; href?: string };

const WEB = /^(https?:\/\/|www\.)/i;

// Only what the specification names becomes a link: http(s):// and www. A bare "example.com", a
// mail address and "//host" stay text.
const finder = new LinkifyIt({}, { fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add("ftp:", null)
  .add("mailto:", null)
  .add("//", null)
  .add("www.", {
    validate: (text, position, self) => {
      const tail = new RegExp(`^${self.re.src_host_port_strict}${self.re.src_path}`, "i");
      return tail.exec(text.slice(position))?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });

/**
 * Splits a retreat's description into text and web addresses (spec section 2, flyer). Trailing
 * punctuation and unbalanced brackets are not part of an address. Line breaks are left as they are.
 */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of finder.match(text) ?? []) {
    const shown = trimmed(match.raw);
    if (!WEB.test(shown) || !URL.canParse(match.url)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({
      text: shown,
      href: match.url.slice(0, match.url.length - (match.raw.length - shown.length)),
    });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

// French closing marks that the finder takes for a part of the path.
function trimmed(address: string): string {
  return address.replace(/[»”’…]+$/u, "");
}
