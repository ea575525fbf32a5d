import { env } from "@/lib/env";

const FIREBASE_STORAGE = ["firebasestorage.googleapis.com", "storage.googleapis.com"];
const FIREBASE_BUCKET = /\.firebasestorage\.app$/;
// Asked of the address once its dots are resolved: `/..//host/x.jpg` would lead to another site.
const OWN_PICTURE = /^\/(?!\/|_next\/|api\/).*\.(avif|webp|jpe?g|png)$/i;

/** Whether content may show pictures from this host (`host` or `host:port`): Firebase Storage or `IMAGE_HOSTS`. */
export function isImageHost(host: string): boolean {
  return FIREBASE_STORAGE.includes(host) || FIREBASE_BUCKET.test(host) || env().IMAGE_HOSTS.includes(host);
}

/**
 * The address of a content image if the site may show it: a path of its own (`/demo/x.jpg`) or
 * https on an allowed host, without credentials. A `gs://` address, another site's and a drawing
 * (SVG can carry scripts, and the optimiser does not touch it) are refused.
 */
export function allowedImage(address: string): string | undefined {
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) {
    const url = URL.canParse(text, "http://site") ? new URL(text, "http://site") : undefined;
    return url?.host === "site" && OWN_PICTURE.test(url.pathname) ? url.pathname : undefined;
  }
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username || url.password || !isImageHost(url.host) || isDrawing(url)) return undefined;
  const local = /^(localhost|127\.0\.0\.1)(:|$)/.test(url.host);
  return url.protocol === "https:" || (local && url.protocol === "http:") ? url.href : undefined;
}

/** Whether the address names an SVG file. */
export const isDrawing = (url: URL) => /\.svgz?$/i.test(url.pathname);
