import { isInstant, isUnsupported } from "@/lib/content/sources/plain";
import { dayInParis } from "@/lib/dates";

const PARIS_TIME = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", timeStyle: "medium" });

/**
 * Fields as a content file holds them. A Timestamp becomes the day in Paris in the fields named by `days`
 * or where it is midnight there, else an ISO instant. `lost` names the fields that held something else
 * (a place, a reference, bytes), which no file can hold.
 */
export function fileFields(
  data: Record<string, unknown>,
  days: readonly string[],
): {
  fields: Record<string, unknown>;
  lost: string[];
} {
  const lost = new Set<string>();
  const plain = (value: unknown, field: string): unknown => {
    if (isInstant(value)) return fromInstant(new Date(value.__instant), days.includes(field));
    if (Array.isArray(value)) return value.map((item) => plain(item, field));
    if (typeof value !== "object" || value === null) return value;
    if (isUnsupported(value)) {
      lost.add(field);
      return null;
    }
    return Object.fromEntries(sorted(value).map(([key, item]) => [key, plain(item, field)]));
  };
  const fields = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, plain(value, field)]),
  );
  return { fields, lost: [...lost] };
}

function fromInstant(instant: Date, dayOnly: boolean): string | null {
  if (Number.isNaN(instant.getTime())) return null;
  return dayOnly || PARIS_TIME.format(instant) === "00:00:00" ? dayInParis(instant) : instant.toISOString();
}

const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
