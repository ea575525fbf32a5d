// Blanks where a line may break; those that hold words together stay.
const BLANKS = /[^\S\u00a0\u202f]+/g;

/**
 * The beginning of a text as one line of at most `limit` characters, cut at the end of a word and
 * closed with an ellipsis. Used where a description has to stand for a page (spec-silent: metadata).
 */
export function excerpt(text: string, limit = 155): string {
  const line = onOneLine(text);
  if (line.length <= limit) return line;
  const cut = beginning(line, limit - 1);
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > limit / 2 ? end : cut.length).replace(/[\s,;:.!?«–-]+$/u, "")}…`;
}

/** A text without its line breaks. */
export const onOneLine = (text: string) => text.replace(BLANKS, " ").trim();

/** The first `length` letters of a text, not cut between the two halves of one character. */
export const beginning = (text: string, length: number) =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, "");

/** A title where there is no room for all of it: in a tab, a preview, the way to a page. The ending is never cut. */
export const shortTitle = (title: string, ending = "") => excerpt(title, 70 - ending.length) + ending;
