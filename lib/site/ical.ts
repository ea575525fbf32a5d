import { absoluteAddress, site } from "@/lib/config/site";
import type { RetreatSummary, WorkshopSummary } from "@/lib/content";
import { isStateInWords, type StateName, titleEnding } from "@/lib/content/retreat-state";
import { endOf, instantOf, isoOf, type Moment, shiftDay } from "@/lib/dates";
import { PAGES, pathTo, SUBSCRIPTION } from "@/lib/routes";

/** An event on whole days, or at a time; `updatedAt` is the last change as an ISO instant. */
type CalendarEvent = {
  uid: string;
  start: Moment;
  /** The last day of an event on whole days. */
  end?: string;
  title: string;
  description?: string;
  path: string;
  status?: string;
  updatedAt?: string;
};

/** The status of each state in calendars (RFC 5545), and whether the title says the state. */
const EVENTS_OF_STATES: Record<StateName, { status: string; isTitled: boolean }> = {
  planned: { status: "CONFIRMED", isTitled: false },
  full: { status: "CONFIRMED", isTitled: true },
  moved: { status: "CONFIRMED", isTitled: false },
  postponed: { status: "TENTATIVE", isTitled: true },
  cancelled: { status: "CANCELLED", isTitled: true },
};

type WithLastChange = Pick<CalendarEvent, "updatedAt">;

/** The event of a retreat; none without known days. */
export function retreatCalendarEvents(
  retreat: RetreatSummary & WithLastChange & { description?: string },
): CalendarEvent[] {
  const { id, title, updatedAt, description, state } = retreat;
  if (!state.days) return [];
  const { status, isTitled } = EVENTS_OF_STATES[state.name];
  return [
    {
      // A document remains the same event, whatever its title or dates become.
      uid: `retraite-${encodeURIComponent(id)}`,
      start: { day: state.days.start },
      end: state.days.end,
      title: isTitled ? title + titleEnding(state) : title,
      description,
      path: pathTo.retreat(id),
      ...(!isStateInWords(state) && { status }),
      updatedAt,
    },
  ];
}

/** The next dates of a workshop, an event each. */
export const workshopCalendarEvents = ({
  id,
  title,
  dates = [],
  updatedAt,
}: WorkshopSummary & WithLastChange): CalendarEvent[] =>
  dates.map((start) => ({
    uid: `atelier-${encodeURIComponent(id)}-${isoOf(start).replace("T", "-").replace(":", "")}`,
    start,
    title,
    path: pathTo.workshop(id),
    status: "CONFIRMED",
    updatedAt,
  }));

const MAX_OCTETS = 75;
const REFRESH_INTERVAL = "PT12H";
/** The date of the first version of the calendars, for events without a known change. */
const FIRST_VERSION = "2026-10-15T00:00:00Z";

/** An iCalendar file (RFC 5545); a file with a name is one to subscribe to, and blocks no time. */
export function iCalendar(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${icalText(site.name)}//Retraites//FR`,
    "CALSCALE:GREGORIAN",
    ...(name ? subscription(name) : []),
    ...events.flatMap((event) => eventLines(event, name !== undefined)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function subscription(name: string): string[] {
  return [
    `NAME:${icalText(name)}`,
    `X-WR-CALNAME:${icalText(name)}`,
    `URL:${absoluteAddress(PAGES.calendrier.path)}`,
    `SOURCE;VALUE=URI:${absoluteAddress(SUBSCRIPTION)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH_INTERVAL}`,
    `X-PUBLISHED-TTL:${REFRESH_INTERVAL}`,
  ];
}

function eventLines(event: CalendarEvent, subscribed: boolean): string[] {
  const { uid, start, end = start.day, title, description, path, status, updatedAt } = event;
  const modified = updatedAt && utc(updatedAt);
  const until = endOf(start)?.toISOString();
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@${new URL(site.url).hostname}`,
    // DTSTAMP is required. It is never « now », so that an unchanged file keeps its bytes.
    `DTSTAMP:${utc(updatedAt ?? (start.day < FIRST_VERSION ? start.day : FIRST_VERSION))}`,
    ...(modified ? [`LAST-MODIFIED:${modified}`, `SEQUENCE:${sequence(updatedAt)}`] : []),
    ...(start.time
      ? [`DTSTART:${utc(instantOf(start).toISOString())}`, ...(until ? [`DTEND:${utc(until)}`] : [])]
      : [`DTSTART;VALUE=DATE:${icalDate(start.day)}`, `DTEND;VALUE=DATE:${icalDate(shiftDay(end, 1))}`]),
    `SUMMARY:${icalText(title)}`,
    // Many calendar programs do not show `URL`.
    `DESCRIPTION:${icalText([description, absoluteAddress(path)].filter(Boolean).join("\n\n"))}`,
    `LOCATION:${icalText(site.nameAndAddress)}`,
    ...(site.geo ? [`GEO:${site.geo.latitude};${site.geo.longitude}`] : []),
    `URL:${absoluteAddress(path)}`,
    ...(status ? [`STATUS:${status}`] : []),
    `TRANSP:${subscribed ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

/** The number of a revision grows with the time of the change (RFC 5545, 3.8.7.4). */
const sequence = (at: string) => Math.max(0, Math.floor((Date.parse(at) - Date.parse(FIRST_VERSION)) / 1000));

/** `2027-03-14` as `20270314`. */
const icalDate = (day: string) => day.replaceAll("-", "");

/** An ISO instant as `20270314T093000Z`. */
const utc = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

/** A TEXT value (RFC 5545, 3.3.11). */
function icalText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A content line in pieces of at most 75 octets (RFC 5545, 3.1), never cut inside a character. */
function foldLine(line: string): string {
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
