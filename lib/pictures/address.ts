import { createHash, createHmac } from "node:crypto";
import { isShownAddress } from "./allowed";
import { PICTURE_SIZES, type PictureSize, sizeQuery } from "./sizes.mjs";

const ADDRESS = "/_next/image";
const SIGNATURE_LENGTH = 8;

/** A picture in one of the sizes in which they are made. */
export type SizedPicture = { src: string; width: number; height?: number };

/** The address of a picture at the site's own optimiser (app/api/picture), in the form that deploy/nginx.conf accepts. */
export function addressOf(src: string, size: PictureSize): string {
  const signature = signatureOf(src);
  return `${ADDRESS}?url=${encodeURIComponent(src)}${signature && `&s=${signature}`}&${sizeQuery(size)}`;
}

/** Reads the query of such an address; undefined unless the site's pages have written it (requirement 5.2). */
export function readAddress(query: URLSearchParams): SizedPicture | undefined {
  const values = ["url", "s", "w", "h"].map((name) => query.getAll(name).join());
  const [src = "", signature, ...asked] = values;
  const size = PICTURE_SIZES.find((known) => asked.join() === [known.width, known.height].join());
  if (!size || signature !== signatureOf(src) || !isShownAddress(src)) return undefined;
  return { src, width: size.width, height: size.height };
}

/** The pictures that a page names, in all sizes. */
export const picturesIn = (html: string): SizedPicture[] =>
  [...html.matchAll(/\/_next\/image\?([^"\s,\\]+)/g)].flatMap(
    ([, query = ""]) => readAddress(new URLSearchParams(query.replaceAll("&amp;", "&"))) ?? [],
  );

/**
 * Tells that a page names a picture of another host, in whatever size: the sizes are few. The site's own files need none,
 * since nobody can invent one: in each address of the home page a signature would cost 0.5 kB (gzip).
 */
const signatureOf = (src: string) =>
  src.startsWith("/")
    ? ""
    : createHmac("sha256", key()).update(src).digest("base64url").slice(0, SIGNATURE_LENGTH);

/** That of the build, else the one that a build would have now. */
const key = () => process.env.PICTURE_KEY || pictureKey(process.env);

/**
 * The key of the signatures. It stays the same from build to build, so that pages that are open during an update keep
 * their pictures. Where the database has a key of its own, no stranger knows this one. Secrets that people have thought
 * of are no part of it: they could be guessed from a signature.
 */
export function pictureKey({ SITE_URL, FIREBASE_SERVICE_ACCOUNT = "" }: NodeJS.ProcessEnv): string {
  // On a trial the port may change.
  const name = SITE_URL ? new URL(SITE_URL).hostname : "localhost";
  return createHash("sha256").update(`${name}\n${FIREBASE_SERVICE_ACCOUNT}`).digest("base64url");
}
