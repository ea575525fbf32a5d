import type { NextRequest } from "next/server";
import { isKnown, refusal } from "@/lib/answers";
import { log } from "@/lib/config/log";
import { isShownAddress } from "@/lib/pictures/allowed";
import { formatFor, type Kept, LIFE, optimised, type PictureRequest } from "@/lib/pictures/cache";
import { MissingPicture, UnfitPicture } from "@/lib/pictures/read";
import { PICTURE_SIZES } from "@/lib/pictures/sizes.mjs";

/** `/_next/image?url=…&w=…&q=…`: pictures in the width of their place, or cut for a phone (`&h=…`). */
export async function GET({ nextUrl, headers, signal }: NextRequest) {
  // Its inner name, and the one in capitals: nobody who reads the site asks there.
  if (nextUrl.pathname !== "/_next/image") return refusal(404, "Il n’y a rien à cette adresse.");
  const wanted = wish(nextUrl.searchParams, headers.get("accept") ?? "");
  if (!wanted) return refusal(400, "Cette image n’est pas du site.");
  try {
    // Each visitor's pictures have their turn (requirement 5.3).
    const picture = await optimised(wanted, headers.get("x-visitor") ?? undefined, signal);
    return answer(picture, wanted, headers.get("if-none-match"));
  } catch (error) {
    if (signal.aborted) return refusal(499, "");
    log("warn", "Image impossible à montrer", { src: wanted.src.split("?")[0], error });
    if (error instanceof UnfitPicture) return refusal(400, "Cette image ne peut pas être montrée.");
    if (error instanceof MissingPicture) return refusal(404, "Cette image n’existe pas.");
    return refusal(502, "Cette image ne peut pas être lue pour le moment.");
  }
}

/** Parses a request; undefined unless it has the form that the site's own pages write. */
function wish(query: URLSearchParams, accept: string): PictureRequest | undefined {
  const [src = "", ...asked] = ["url", "w", "h", "q"].map((name) => query.getAll(name).join());
  const size = PICTURE_SIZES.find((one) => asked.join() === [one.width, one.height, one.quality].join());
  if (!size || !isShownAddress(src)) return;
  return { src, width: size.width, height: size.height, format: formatFor(accept) };
}

function answer({ bytes, checksum }: Kept, { format }: PictureRequest, known: string | null): Response {
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
