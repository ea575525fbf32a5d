import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { absolute, site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { meaningOf, titleWithStatus } from "@/lib/content/status";
import { isDated, shiftDay } from "@/lib/dates";
import { PAGES, pathTo, SUBSCRIPTION } from "@/lib/routes";
import { FEED_BIRTH, lastChangeOf } from "@/lib/site/feeds";

type Entry = RetreatSummary & { description?: string };

const REFRESH_SECONDS = 12 * 3600;

/** An iCalendar file (RFC 5545) of dated retreats; with a name, one to subscribe to, which blocks no time. */
export function iCalendar(entries: readonly Entry[], name?: string): string {
  const calendar = ical({
    prodId: `//${site.name}//Retraites//FR`,
    ...(name && {
      name,
      url: absolute(PAGES.calendrier.path),
      source: absolute(SUBSCRIPTION),
      ttl: REFRESH_SECONDS,
    }),
  });
  for (const { id, title, status, start, end, updatedAt, description } of entries.filter(isDated))
    calendar.createEvent({
      // The same document is the same event, whatever its title or dates become.
      id: `retraite-${encodeURIComponent(id)}@${new URL(site.url).hostname}`,
      // Required, and never « now »: a file that nobody changed stays the same to the byte.
      stamp: lastChangeOf({ updatedAt, start }) ?? FEED_BIRTH,
      lastModified: updatedAt,
      allDay: true,
      start,
      end: shiftDay(end, 1),
      summary: printable(titleWithStatus({ title, status })),
      description: description && printable(description),
      location: {
        title: site.nameAndAddress,
        ...(site.geo && { geo: { lat: site.geo.latitude, lon: site.geo.longitude } }),
      },
      url: absolute(pathTo.retreat(id)),
      status: ICalEventStatus[meaningOf(status).ical],
      transparency: name ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  return `${calendar}\r\n`;
}

const printable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
