import { connection } from "next/server";
import { meantPath } from "@/lib/meant";
import { notFoundAnswer } from "@/lib/server/not-found-answer";

/**
 * Where addresses that were typed a little differently lead (lib/config/typed.mjs): to the page, at once.
 * Not for ever: an id that is missing today may be a document of its own tomorrow.
 */
export async function GET(_: Request, { params }: RouteContext<"/api/adresse/[...path]">) {
  // Anything can be typed: nothing of it is kept.
  await connection();
  const meant = await meantPath((await params).path);
  if (!meant) return notFoundAnswer("Il n’y a rien à cette adresse.");
  return new Response(null, {
    status: 308,
    headers: { location: meant, "cache-control": "public, max-age=3600" },
  });
}
