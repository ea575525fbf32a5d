import { plainText } from "./rich-text";

/** A part of an article under its own heading; what stands before the first heading has none. */
export type Section = { id?: string; title?: string; html: string; heading?: string; body: string };

/**
 * Parts cleaned HTML at its headings of the first level.
 * @param html as the content door gives it: every heading with its id
 */
export function sectionsOf(html: string): Section[] {
  const [before = "", ...parts] = html.split(/(?=<h2 id=")/);
  const sections = /^<h2 /.test(before) ? [before, ...parts] : parts;
  return [
    ...(sections.length === parts.length && before.trim() ? [{ html: before, body: before }] : []),
    ...sections.map((part): Section => {
      const [heading = "", id, title = ""] = /^<h2 id="([^"]*)">([\s\S]*?)<\/h2>/.exec(part) ?? [];
      return { id, title: plainText(title), html: part, heading, body: part.slice(heading.length) };
    }),
  ];
}
