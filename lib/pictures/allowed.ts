import { type Env, env } from "@/lib/config/env";
import { serverAccess } from "@/lib/config/firestore";
import { decoded, parseUrl, quoted } from "@/lib/text/strings";

/** The folders of the site's drawings, and of the venue's own pictures. */
const IN_OWN_FOLDER = /^\/(?:art|photos)\/./;
const PICTURE_ENDING = /\.(?:avif|webp|jpe?g|jfif|png|gif)$/i;
const EXPECTED_KINDS = "(attendu : JPEG, PNG, WebP ou AVIF)";

/** The maximum number of pictures in a text or a list. */
export const MAX_PICTURES = 60;

/** The normal form of an address that may be shown, else undefined. An SVG may not: it can have scripts. */
export function allowedImage(address: string): string | undefined {
  const text = address.trim();
  if (/^\/(?![/\\])/.test(text)) return ownPicture(text);
  const url = parseUrl(text);
  if (!url || url.username || url.password || isDrawing(url)) return undefined;
  url.hash = "";
  if (env().IMAGE_HOSTS.includes(url.host)) return hasAllowedScheme(url) ? url.href : undefined;
  return url.protocol === "https:" ? inOwnBucket(url) : undefined;
}

/** Whether an address is written exactly as the site's pages write it. */
export const isShownAddress = (address: string) => allowedImage(address) === address;

/** Whether an address is one of the venue's own pictures, beside its content files. */
export const isPhoto = (address: string) => allowedImage(address)?.startsWith("/photos/") ?? false;

const isDrawing = (url: URL) => /\.svgz?$/i.test(url.pathname);

/** https, or plain http on this machine for a trial. */
const hasAllowedScheme = ({ protocol, host }: URL) =>
  protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)(:|$)/.test(host));

// The name of a file may have any sign: « 50% », and « # » or « ? » before its ending.
function ownPicture(text: string): string | undefined {
  const encoded = decoded(text) ? text : text.replaceAll("%", "%25");
  const url = parseUrl(
    PICTURE_ENDING.test(encoded) ? encoded.replace(/[#?]/g, encodeURIComponent) : encoded,
    "http://site",
  );
  const path = url?.host === "site" && !/%2f/i.test(url.pathname) ? normalPath(url.pathname) : undefined;
  return path && IN_OWN_FOLDER.test(path) && PICTURE_ENDING.test(path) ? path : undefined;
}

// The parameters of Firebase's download addresses and of Google's signed ones, in their normal order.
const BUCKET_PARAMETERS = ["alt", "token", "generation", "GoogleAccessId", "Expires", "Signature"];

/** Addresses of an object in a bucket, as Firebase and Google write them. */
const BUCKET_ADDRESSES = [
  /^firebasestorage\.googleapis\.com\/v0\/b\/(?<bucket>[^/]+)\/o\/[^/]+$/,
  /^storage\.googleapis\.com\/(?<bucket>[^/]+)\/.+$/,
  /^(?<bucket>[^/]+)\.storage\.googleapis\.com\/.+$/,
  /^(?<bucket>[^/]+\.firebasestorage\.app)\/.+$/,
];

function inOwnBucket(url: URL): string | undefined {
  const path = normalPath(url.pathname);
  if (!path) return undefined;
  const objectAddress = `${url.host}${path}`;
  const bucket = BUCKET_ADDRESSES.map((form) => form.exec(objectAddress)?.groups?.bucket).find(Boolean);
  if (!bucket || !ownBuckets().includes(bucket)) return undefined;
  const keptParameters = BUCKET_PARAMETERS.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `https://${objectAddress}${keptParameters.length ? `?${new URLSearchParams(keptParameters)}` : ""}`;
}

/** The path with its parts in the usual spelling; undefined if a part is empty or hides dots. */
function normalPath(pathname: string): string | undefined {
  const parts: string[] = [];
  for (const part of pathname.slice(1).split("/")) {
    const plain = decoded(part);
    if (!plain || /^\.{1,2}$|[\\\p{Cc}]/u.test(plain)) return undefined;
    parts.push(encodeURIComponent(plain));
  }
  return `/${parts.join("/")}`;
}

/** The bucket of the settings (requirement 5.1), else the two that Firebase gives the project. */
export function ownBuckets(settings: Env = env()): string[] {
  const bucket = settings.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET?.toLowerCase();
  if (bucket) return [bucket.replace(/^gs:\/\//, "").replace(/\/$/, "")];
  const project = projectOf(settings);
  return project ? [`${project}.firebasestorage.app`, `${project}.appspot.com`] : [];
}

function projectOf(settings: Env): string | undefined {
  return (
    settings.FIREBASE_PROJECT_ID ??
    serverAccess({ ...settings, FIRESTORE_EMULATOR_HOST: undefined }).projectId ??
    settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID
  );
}

/** The address of a picture that somebody typed or copied, or why it cannot be shown. */
type TypedImage = { address: string; problem?: undefined } | { address?: undefined; problem: string };

const MAX_PICTURE_ADDRESS_LENGTH = 4000;

// Files of phones and scanners that no browser shows as a picture.
const OTHER_KINDS: [RegExp, string][] = [
  [/\.(heic|heif)$/i, `photo HEIC ${EXPECTED_KINDS}`],
  [/\.(tiff?|bmp|psd|dng|raw|cr2|nef)$/i, `photo au format d’un appareil ${EXPECTED_KINDS}`],
  [/\.svgz?$/i, `image SVG ${EXPECTED_KINDS}`],
  [/\.pdf$/i, "document PDF au lieu d’une image"],
  [/\.(mp4|mov|m4v|avi|webm|mkv)$/i, "film au lieu d’une image"],
];

/** Reads the address of a picture. */
export function typedImage(typed: string): TypedImage {
  const text = typed.trim();
  if (text.length > MAX_PICTURE_ADDRESS_LENGTH) return { problem: "adresse d’image illisible" };
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(fileOf(text)))?.[1];
  if (kind) return { problem: kind };
  const address = allowedImage(text);
  return address ? { address } : { problem: whyRefused(text) };
}

function fileOf(address: string): string {
  const path = parseUrl(address, "http://site")?.pathname.slice(0, 2000) ?? "";
  return decoded(path) || path;
}

function whyRefused(address: string): string {
  if (/^gs:\/\//i.test(address)) return "adresse gs:// (copiez l’URL de téléchargement)";
  const url = parseUrl(address);
  const [name = ""] = /[^/\\]*$/.exec(address) ?? [];
  // True for the name of a file, a path on somebody's machine, or another folder of the site.
  const isFile = url ? /^(?:[a-z]|file):$/.test(url.protocol) : !address.includes("//");
  if (isFile && PICTURE_ENDING.test(name))
    return `image sans adresse (déposez-la dans le dossier photos et écrivez /photos/${name.slice(0, 80)})`;
  if (!url) return `adresse d’image illisible ${EXPECTED_KINDS}`;
  if (url.protocol !== "https:") return `adresse d’image en « ${quoted(url.protocol)} » (attendu : https)`;
  return `image sur un autre site (${url.host.slice(0, 80)})`;
}
