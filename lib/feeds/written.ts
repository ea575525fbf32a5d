/** The day this site's feeds were born: no entry is older, as far as they know. */
export const BIRTH = "2026-10-15T00:00:00Z";

/**
 * When an entry was last written: as its source says; where that does not know, its first day or, before that
 * day, the birth of the feeds. Never the present, or everything would be new at each reading.
 * @returns a time of ISO 8601, or undefined for an entry with neither change nor day
 */
export function writtenAt({ updatedAt, start }: { updatedAt?: string; start?: string }): string | undefined {
  if (updatedAt || !start) return updatedAt;
  const first = `${start}T00:00:00Z`;
  return first < BIRTH ? first : BIRTH;
}
