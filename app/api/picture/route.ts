import type { NextRequest } from "next/server";
import { isKnown, refusal } from "@/lib/answers";
import { log } from "@/lib/config/log.mjs";
import { readAddress } from "@/lib/pictures/address";
import { formatFor, type Kept, LIFE, optimised, type PictureRequest } from "@/lib/pictures/cache";
import { MissingPicture, UnfitPicture } from "@/lib/pictures/read";

/** `/_next/image?url=…&s=…&w=…`: pictures in the width of their place, or cut for a phone (`&h=…`). */
export async function GET({ nextUrl, headers, signal }: NextRequest) {
  // Pages link only to `/_next/image`, not to the route's own path or to other spellings.
  if (nextUrl.pathname !== "/_next/image") return refusal(404, "Il n’y a rien à cette adresse.");
  const picture = readAddress(nextUrl.searchParams);
  if (!picture) return refusal(400, "Cette image n’est pas du site.");
  const wanted = { ...picture, format: formatFor(headers.get("accept") ?? "") };
  try {
    // Each visitor's pictures have their turn (requirement 5.3).
    const made = await optimised(wanted, headers.get("x-visitor") ?? undefined, signal);
    return pictureResponse(made, wanted, headers.get("if-none-match"));
  } catch (error) {
    if (signal.aborted) return refusal(499, "");
    log("warn", "Image impossible à montrer", { src: wanted.src.split("?")[0], error });
    if (error instanceof UnfitPicture) return refusal(400, "Cette image ne peut pas être montrée.");
    if (error instanceof MissingPicture) return refusal(404, "Cette image n’existe pas.");
    return refusal(502, "Cette image ne peut pas être lue pour le moment.");
  }
}

function pictureResponse(
  { bytes, checksum }: Kept,
  { format }: PictureRequest,
  known: string | null,
): Response {
  const etag = `"${checksum.toString("base64url").slice(0, 27)}"`;
  if (isKnown(etag, known)) return new Response(null, { status: 304, headers: { etag } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "cache-control": `public, max-age=${LIFE}, must-revalidate`,
      etag,
      vary: "Accept",
      "content-type": `image/${format}`,
      "content-disposition": "inline",
      "content-length": String(bytes.length),
    },
  });
}
