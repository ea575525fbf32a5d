import { plainText } from "./rich-text";

const HEADING = /^<h[23] id="([^"]*)">([\s\S]*?)<\/h[23]>/;

/** A part of an article under its own heading; what stands before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/**
 * Parts cleaned HTML at its headings of one level.
 * @param html as the content door gives it: every heading with its id
 * @param level the first of an article, unless told
 */
export function sectionsOf(html: string, level: 2 | 3 = 2): Section[] {
  const [before = "", ...parts] = html.split(new RegExp(`(?=<h${level} id=")`));
  const sections = before.startsWith(`<h${level} `) ? [before, ...parts] : parts;
  return [
    ...(sections.length === parts.length && before.trim() ? [{ html: before, body: before }] : []),
    ...sections.map((part): Section => {
      const [heading = "", id, title = ""] = HEADING.exec(part) ?? [];
      return { id, title: plainText(title), html: part, heading, body: part.slice(heading.length) };
    }),
  ];
}
