import { linkify } from "./linkify";

const WRITTEN_OUT = ["http:", "https:", "mailto:", "tel:"];
const HOST_FIRST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+\p{L}{2,18}(?=[/?#]|$)/iu;
const FILE = /\.(?:html?|php|aspx?|pdf|docx?|jpe?g|png|gif|webp|heic|mp4)$/i;

/**
 * Where a link leads that somebody typed: as it stands, or with the `https://`, `mailto:` or `tel:` that was
 * left out where there is no doubt. Otherwise `fault` says what is wrong with it.
 */
export function typedAddress(typed: string): { href?: string; fault?: string } {
  const address = typed.trim();
  if (address.startsWith("#") || /^\/(?![/\\])/.test(address)) return { href: address };
  const url = completed(address);
  if (!url) return address ? { fault: "lien sans adresse complète" } : {};
  if (!WRITTEN_OUT.includes(url.protocol) || url.username || url.password)
    return { fault: `lien « ${url.protocol} »` };
  return { href: url.href };
}

/** An address as shown, cut where a line may part it: behind its @ and the strokes of its path, before its points, but for that of `www`. */
export const addressParts = (shown: string): string[] => shown.split(/(?<=@|[^/:]\/)|(?<!\bwww)(?=\.)/);

/** What a link to an address of `typedAddress` says: other sites open beside this one. */
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
