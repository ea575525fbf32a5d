import { absolute, site } from "@/lib/config/site";
import type { RetreatSummary } from "@/lib/content";
import { meaningOf, titleWithStatus } from "@/lib/content/status";
import { shiftDay } from "@/lib/dates";
import { PAGES, pathTo, SUBSCRIPTION } from "@/lib/routes";

type Entry = RetreatSummary & { description?: string };

const MAX_OCTETS = 75;
const REFRESH_INTERVAL = "PT12H";
/** The date of the first version of the calendars, for retreats without a known change. */
const FIRST_VERSION = "2026-10-15T00:00:00Z";

/** An iCalendar file (RFC 5545) of dated retreats; with a name, one to subscribe to, which blocks no time. */
export function iCalendar(entries: readonly Entry[], name?: string, changedAt?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(site.name)}//Retraites//FR`,
    "CALSCALE:GREGORIAN",
    ...(name ? subscription(name) : []),
    ...entries.flatMap((entry) => event({ updatedAt: changedAt, ...entry }, name !== undefined)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function subscription(name: string): string[] {
  return [
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `URL:${absolute(PAGES.calendrier.path)}`,
    `SOURCE;VALUE=URI:${absolute(SUBSCRIPTION)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
  ];
}

function event(entry: Entry, subscribed: boolean): string[] {
  const { id, title, status, start, end, updatedAt, description } = entry;
  if (!start || !end) return [];
  const modified = updatedAt && utc(updatedAt);
  return [
    "BEGIN:VEVENT",
    // The same document is the same event, whatever its title or dates become.
    `UID:retraite-${encodeURIComponent(id)}@${new URL(site.url).hostname}`,
    // Required, and never « now »: a file that nobody changed stays the same to the byte.
    `DTSTAMP:${utc(updatedAt ?? (start < FIRST_VERSION ? start : FIRST_VERSION))}`,
    ...(modified ? [`LAST-MODIFIED:${modified}`, `SEQUENCE:${sequence(updatedAt)}`] : []),
    `DTSTART;VALUE=DATE:${date(start)}`,
    `DTEND;VALUE=DATE:${date(shiftDay(end, 1))}`,
    `SUMMARY:${text(titleWithStatus({ title, status }))}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    `LOCATION:${text(site.nameAndAddress)}`,
    ...(site.geo ? [`GEO:${site.geo.latitude};${site.geo.longitude}`] : []),
    `URL:${absolute(pathTo.retreat(id))}`,
    `STATUS:${meaningOf(status).ical}`,
    `TRANSP:${subscribed ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

/** The number of a revision grows with the time of the change (RFC 5545, 3.8.7.4). */
const sequence = (at: string) => Math.max(0, Math.floor((Date.parse(at) - Date.parse(FIRST_VERSION)) / 1000));

/** `2027-03-14` as `20270314`. */
const date = (day: string) => day.replaceAll("-", "");

/** An ISO instant as `20270314T093000Z`. */
const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** A TEXT value (RFC 5545, 3.3.11). */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A content line in pieces of at most 75 octets (RFC 5545, 3.1), never cut inside a character. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
