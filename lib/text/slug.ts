/**
 * The slug rule of the specification (section 2, "Slug rule"), word for word: lowercase, accents
 * removed, characters other than letters, digits, space and hyphen dropped, runs of spaces turned
 * into one hyphen. Nothing is trimmed, because the rule does not say so.
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}
