import { absolute, site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { titleWithStatus } from "@/lib/content/status";
import { formatDay, formatRange } from "@/lib/dates";
import { FEED, PAGES, pathTo } from "@/lib/routes";
import { escapeHtml } from "@/lib/text/strings";

/** The date of the first version of the feeds, for entries without a known change. */
export const FEED_BIRTH = "2026-10-15T00:00:00Z";

/**
 * When an entry was last changed, else its first day, no later than `FEED_BIRTH`. Does not depend on the
 * clock.
 */
export function lastChangeOf({
  updatedAt,
  start,
}: {
  updatedAt?: string;
  start?: string;
}): string | undefined {
  if (updatedAt || !start) return updatedAt;
  const first = `${start}T00:00:00Z`;
  return first < FEED_BIRTH ? first : FEED_BIRTH;
}

// Feed readers ask often and keep old entries, so the latest ones are enough.
const MAX_ENTRIES = 100;

type Entry = RetreatSummary & { updated: string };

/** An Atom feed (RFC 4287) of the retreats that have a date of change, the last changed first. */
export function atomFeed(retreats: readonly RetreatSummary[]): string {
  const entries = retreats
    .flatMap((retreat): Entry[] => {
      const updated = lastChangeOf(retreat);
      return updated ? [{ ...retreat, updated }] : [];
    })
    .sort((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, MAX_ENTRIES);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<title>${escaped(`Retraites – ${site.name}`)}</title>`,
    `<id>${escaped(absolute(FEED))}</id>`,
    `<updated>${entries[0]?.updated ?? FEED_BIRTH}</updated>`,
    `<author><name>${escaped(site.name)}</name></author>`,
    `<icon>${escaped(absolute("/art/icon-192.png"))}</icon>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(absolute(FEED))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="fr" href="${escaped(absolute(PAGES.calendrier.path))}"/>`,
    ...entries.map(entryXml),
    "</feed>",
    "",
  ].join("\n");
}

function entryXml({ id, title, status, start, end, updated }: Entry): string {
  const url = escaped(absolute(pathTo.retreat(id)));
  return [
    "<entry>",
    `<title>${escaped(titleWithStatus({ title, status }))}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<updated>${updated}</updated>`,
    `<summary>${escaped(start && !end ? formatDay(start) : formatRange(start, end))}</summary>`,
    "</entry>",
  ].join("\n");
}

/** Text for an element or a quoted attribute; characters that XML 1.0 cannot hold are left out. */
const escaped = (value: string) =>
  escapeHtml(value.toWellFormed().replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, ""));
