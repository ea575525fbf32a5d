import "server-only";
import { cacheLife } from "next/cache";
import { limitConcurrency } from "@/lib/concurrency";
import { notFoundAnswer } from "@/lib/server/not-found-answer";
import type { Card } from "./card";
import { drawCard } from "./draw";

const DAY = 24 * 3600;
const YEAR = 365 * DAY;
// Announced with a version of its words in the address, so that it may be kept.
const CACHE = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;

/** The preview picture of a card as an answer; 404 without one. */
export async function previewAnswer(card: Card | undefined): Promise<Response> {
  if (!card) return notFoundAnswer("Cet aperçu n’existe pas.");
  return new Response(Buffer.from(await drawn(card), "base64"), {
    headers: { "content-type": "image/jpeg", "cache-control": CACHE },
  });
}

// Drawing keeps a processor and the threads that also read files busy; several at once would make
// visitors wait for their page.
const oneAtATime = limitConcurrency(1);

/** Drawn once for the same words and picture; sooner again when the picture could not be read. */
async function drawn(card: Card): Promise<string> {
  "use cache";
  const { jpeg, complete } = await oneAtATime(() => drawCard(card));
  cacheLife({ stale: 300, revalidate: complete ? 30 * DAY : 900, expire: YEAR });
  return jpeg.toString("base64");
}
