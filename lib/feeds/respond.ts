import { slug } from "@/lib/text/slug";

// A reader asks again after five minutes at the soonest, and keeps what it has while the site is away.
const CACHE = "public, max-age=300, stale-if-error=86400";
const LONGEST_NAME = 60;

/** An iCalendar answer; `downloadAs` is the title that names the file. */
export function calendarAnswer(file: string, downloadAs?: string): Response {
  const name =
    downloadAs &&
    (slug(downloadAs)
      .replace(/[^a-z0-9-]/g, "")
      .slice(0, LONGEST_NAME) ||
      "retraite");
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": CACHE,
      ...(name && { "content-disposition": `attachment; filename="${name}.ics"` }),
    },
  });
}

/** An Atom answer. */
export function feedAnswer(feed: string): Response {
  return new Response(feed, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": CACHE },
  });
}
