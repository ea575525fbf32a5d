// Blanks where a line may break; those that hold words together stay.
const BLANKS = /[^\S\u00a0\u202f]+/g;

/**
 * The beginning of a text as one line of at most `limit` characters, cut at the end of a word and
 * closed with an ellipsis. Used where a description has to stand for a page (spec-silent: metadata).
 */
export function excerpt(text: string, limit = 155): string {
  const line = text.replace(BLANKS, " ").trim();
  if (line.length <= limit) return line;
  // Not between the two halves of one character.
  const cut = line.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "");
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > limit / 2 ? end : cut.length).replace(/[\s,;:.!?«–-]+$/u, "")}…`;
}

/** A title where there is no room for all of it: in a tab, a preview, the way to a page. */
export const shortTitle = (title: string) => excerpt(title, 70);
