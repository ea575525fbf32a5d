import { slug } from "@/lib/text/strings";

/** An answer of one French sentence with an error status; it is kept by nobody. */
export const refusal = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });

// Readers ask again after five minutes at the earliest, and keep their copy while the site is down.
const CACHE = "public, max-age=300, stale-if-error=86400";
const MAX_NAME = 60;

/** An iCalendar answer; `downloadAs` is the title that names the file. */
export function calendarAnswer(file: string, downloadAs?: string): Response {
  const name =
    downloadAs &&
    (slug(downloadAs)
      .replace(/[^a-z0-9-]/g, "")
      .slice(0, MAX_NAME) ||
      "retraite");
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": CACHE,
      ...(name && { "content-disposition": `attachment; filename="${name}.ics"` }),
    },
  });
}

export function feedAnswer(feed: string): Response {
  return new Response(feed, {
    headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": CACHE },
  });
}

/** The body of a request as JSON; undefined for one that is longer than `maxBytes` or no JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let length = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
