import type { NextRequest } from "next/server";
import { refusal } from "@/lib/answers";
import { log } from "@/lib/config/log.mjs";
import { formatFor, PICTURE_PATH, readAddress } from "@/lib/pictures/address";
import { resizedPicture } from "@/lib/pictures/decode";
import { pictureBytes } from "@/lib/pictures/measure";
import { MissingPicture, UnfitPicture } from "@/lib/pictures/read";

/** `/_next/image?url=…&w=…`: pictures in the width of their place, or cut for a phone (`&h=…`). */
export async function GET({ nextUrl, headers }: NextRequest) {
  // Pages link only to `/_next/image`, not to the route's own path.
  if (nextUrl.pathname !== PICTURE_PATH) return refusal(404, "Il n’y a rien à cette adresse.");
  const picture = readAddress(nextUrl.searchParams);
  if (!picture) return refusal(400, "Cette image n’est pas du site.");
  const format = formatFor(headers.get("accept") ?? "");
  await pictureBytes(picture.src);
  try {
    const bytes = await resizedPicture(picture, format);
    return new Response(new Uint8Array(bytes), { headers: { "content-type": `image/${format}` } });
  } catch (error) {
    log("warn", "Image impossible à montrer", { src: picture.src.split("?")[0], error });
    if (error instanceof UnfitPicture) return refusal(400, "Cette image ne peut pas être montrée.");
    if (error instanceof MissingPicture) return refusal(404, "Cette image n’existe pas.");
    return refusal(502, "Cette image ne peut pas être lue pour le moment.");
  }
}
