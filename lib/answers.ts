import { slug } from "@/lib/text/strings";

/** An answer of one French sentence with an error status, which nobody may keep. */
export const refusal = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

// Readers ask again after five minutes at the earliest, and keep their copy while the site is down.
const ICS_LIFE = "public, max-age=300, stale-if-error=86400";
const MAX_NAME = 60;

export function calendarAnswer(file: string, downloadAs?: string): Response {
  const headers = new Headers({ "content-type": "text/calendar; charset=utf-8", "cache-control": ICS_LIFE });
  if (downloadAs) {
    const letters = slug(downloadAs).replace(/[^a-z0-9-]/g, "");
    const name = letters.slice(0, MAX_NAME) || "retraite";
    headers.set("content-disposition", `attachment; filename="${name}.ics"`);
  }
  return new Response(file, { headers });
}
