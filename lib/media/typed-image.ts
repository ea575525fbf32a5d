import { decoded } from "@/lib/text/decoded";
import { quoted } from "@/lib/text/quoted";
import { allowedImage, isDrawing } from "./allowed";

/** The address of a picture as somebody typed or copied it, or what keeps it from being shown. */
type TypedImage = { address: string; problem?: undefined } | { address?: undefined; problem: string };

const LONGEST = 4000;

// What a telephone or a scanner makes, and no browser or optimiser takes for a picture.
const OTHER_KINDS: [RegExp, string][] = [
  [/\.(heic|heif)$/i, "photo HEIC (attendu : JPEG, PNG, WebP ou AVIF)"],
  [
    /\.(tiff?|bmp|psd|dng|raw|cr2|nef)$/i,
    "photo au format d’un appareil (attendu : JPEG, PNG, WebP ou AVIF)",
  ],
  [/\.pdf$/i, "document PDF au lieu d’une image"],
  [/\.(mp4|mov|m4v|avi|webm|mkv)$/i, "film au lieu d’une image"],
];

/**
 * Reads the address of a picture. A file of Firebase Storage without its `alt=media` is asked for as the
 * picture that it is, not as the description of a file.
 */
export function typedImage(typed: string): TypedImage {
  const text = typed.trim();
  if (text.length > LONGEST) return { problem: "adresse d’image illisible" };
  const kind = OTHER_KINDS.find(([pattern]) => pattern.test(fileOf(text)))?.[1];
  if (kind) return { problem: kind };
  const address = allowedImage(asMedia(text));
  return address ? { address } : { problem: whyRefused(text) };
}

/** Several addresses that were put into one line. */
export const addressesIn = (typed: string): string[] =>
  typed
    // Looked at from the first blank alone: long runs of them would cost the square of their length.
    .split(/(?<![\s,;])[\s,;]+(?=https?:\/\/|gs:\/\/|\/[^\s/])/)
    .map((address) => address.trim())
    .filter(Boolean);

function fileOf(address: string): string {
  if (!URL.canParse(address, "http://site")) return "";
  const path = new URL(address, "http://site").pathname.slice(0, 2000);
  return decoded(path) || path;
}

function asMedia(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const isFile =
    url.host === "firebasestorage.googleapis.com" && /^\/v0\/b\/[^/]+\/o\/[^/]+$/.test(url.pathname);
  if (!isFile || url.searchParams.get("alt") === "media") return address;
  url.searchParams.set("alt", "media");
  return url.href;
}

function whyRefused(address: string): string {
  if (address.startsWith("gs://")) return "adresse gs:// (copiez l’URL de téléchargement)";
  if (!URL.canParse(address)) return "adresse d’image illisible";
  const url = new URL(address);
  if (url.protocol !== "https:") return `adresse d’image en « ${quoted(url.protocol)} » (attendu : https)`;
  if (isDrawing(url)) return "image SVG (attendu : JPEG, PNG, WebP ou AVIF)";
  return `image sur un autre site (${url.host.slice(0, 80)})`;
}
