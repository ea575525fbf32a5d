/** A part of an address as text; "" where it is none. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
