import { env } from "@/lib/config/env";
import { decoded } from "@/lib/text/decoded";
import { ownBuckets } from "./buckets";

/** The folders of `public` whose pictures content may show; `photos` is there for a venue's own. */
const OWN_FOLDERS = ["art", "demo", "photos"];
const OWN_PICTURE = new RegExp(`^/(?:${OWN_FOLDERS.join("|")})/.+\\.(?:avif|webp|jpe?g|png)$`, "i");

/**
 * The one decision about pictures, for content, the optimiser, previews and measuring: the address in
 * its normal form if the site may show it, else undefined. Shown are pictures from named folders of
 * its own (`/demo/x.jpg`), from the site's bucket and from `IMAGE_HOSTS`. A `gs://` address, another
 * bucket, another site and a drawing (SVG can carry scripts) are refused.
 */
export function allowedImage(address: string): string | undefined {
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) return ownPicture(text);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || isDrawing(url)) return undefined;
  url.hash = "";
  if (env().IMAGE_HOSTS.includes(url.host)) return hasItsScheme(url) ? url.href : undefined;
  return url.protocol === "https:" ? inOwnBucket(url) : undefined;
}

/** Whether an address is one that pages write: anything else is nobody's picture. */
export const isShownAddress = (address: string) => allowedImage(address) === address;

/** Whether the address names an SVG file. */
export const isDrawing = (url: URL) => /\.svgz?$/i.test(url.pathname);

/** https, or plain http on this machine, for a trial. */
const hasItsScheme = ({ protocol, host }: URL) =>
  protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)(:|$)/.test(host));

function ownPicture(text: string): string | undefined {
  const url = URL.canParse(text, "http://site") ? new URL(text, "http://site") : undefined;
  const path = url?.host === "site" && !/%2f/i.test(url.pathname) ? normalPath(url.pathname) : undefined;
  return path && OWN_PICTURE.test(path) ? path : undefined;
}

// What Firebase adds to a download address, and Google to a signed one, in the order in which it is kept.
const ARGUMENTS = ["alt", "token", "generation", "GoogleAccessId", "Expires", "Signature"];

/** Where an object of a bucket lies, as Firebase and Google write it. */
const OBJECTS = [
  /^firebasestorage\.googleapis\.com\/v0\/b\/(?<bucket>[^/]+)\/o\/[^/]+$/,
  /^storage\.googleapis\.com\/(?<bucket>[^/]+)\/.+$/,
  /^(?<bucket>[^/]+)\.storage\.googleapis\.com\/.+$/,
  /^(?<bucket>[^/]+\.firebasestorage\.app)\/.+$/,
];

function inOwnBucket(url: URL): string | undefined {
  const path = normalPath(url.pathname);
  if (!path) return undefined;
  const place = `${url.host}${path}`;
  const bucket = OBJECTS.map((form) => form.exec(place)?.groups?.bucket).find(Boolean);
  if (!bucket || !ownBuckets().includes(bucket)) return undefined;
  const kept = ARGUMENTS.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `https://${place}${kept.length ? `?${new URLSearchParams(kept)}` : ""}`;
}

/** The path with each part spelled in the one usual way; undefined if one is empty or hides dots. */
function normalPath(pathname: string): string | undefined {
  const parts: string[] = [];
  for (const part of pathname.slice(1).split("/")) {
    const plain = decoded(part);
    if (!plain || /^\.{1,2}$|[\\\p{Cc}]/u.test(plain)) return undefined;
    parts.push(encodeURIComponent(plain));
  }
  return `/${parts.join("/")}`;
}
