import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { identity } from "@/lib/config/identity";
import { site } from "@/lib/config/site";
import { isPageId } from "@/lib/routes";
import { escapeHtml } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { parseDocument } from "./parse";

// Shipped words contain names of settings in braces. A venue that leaves a setting empty must not read half a sentence:
// the piece around the name is left out, a sentence of plain text or a line of HTML. In HTML this can empty a list or a
// section, which goes too. Legal facts are HTML and no components, because they become articles like the hosts' own
// words, with the same headings, ids and table of contents.

type SettingValues = Record<string, string | undefined>;

/** The settings by their names, and what sentences make of them; undefined where a setting has no value. */
export function settings(): SettingValues {
  const identitySettings = identity();
  return {
    ...identitySettings,
    PUBLISHER_REGISTRATION: identitySettings.PUBLISHER_REGISTRATION?.replace(/\s*;\s*/g, " ; "),
    agency: site.agency,
    ownPublisher: site.agency ? undefined : (identitySettings.PUBLISHER_NAME ?? site.name),
    ofName: site.ofName,
    atName: site.atName,
    phone: site.phone?.text,
    capacity: site.capacity?.text,
  };
}

const NAME = /\{(\w+)\}/g;

/** The pieces of a text whose settings all have a value, with these values. */
function filledPieces(text: string, end: RegExp, values: SettingValues): string {
  const withCount: SettingValues = { n: "", ...values };
  const pieces = text
    .split(end)
    .filter((piece) => [...piece.matchAll(NAME)].every(([, name = ""]) => withCount[name] !== undefined));
  return pieces
    .join("")
    .replace(NAME, (whole, name) => withCount[name] || whole)
    .trim();
}

/** Puts settings into a shipped text; a sentence whose setting is empty is left out. */
export const filledText = (text: string, values = settings()) => filledPieces(text, /(?<=[.?!]\s)/, values);

/**
 * The same for HTML, line by line. Lists and headings with nothing left in them or below them go too; `{n}` counts the
 * others.
 */
export function filledHtml(html: string, values = settings()): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, value && escapeHtml(value)]);
  let count = 0;
  return filledPieces(html, /(?<=\n)/, Object.fromEntries(escaped))
    .replace(/<dl>\s*<\/dl>/g, "")
    .replace(/<h2>.*<\/h2>\s*(?=<h2>|$)/g, "")
    .replace(/\{n\}/g, () => String(++count));
}

/**
 * The shipped words of a page, through the same readers as everybody's; nothing is shipped for a page of the hosts' own.
 * @param hosts their names, as a sentence says them
 */
export function shippedPage(id: string, hosts?: string) {
  const values = { ...settings(), hosts };
  const { tab, facts, ...words } = isPageId(id) ? SHIPPED_PAGES[id] : {};
  const parsedTexts = (texts: object) => {
    const data = JSON.parse(JSON.stringify(texts), (key, value) => {
      if (typeof value !== "string") return value;
      return key === "content" ? filledHtml(value, values) : filledText(value, values);
    });
    return parseDocument("pages", { id, data }).document;
  };
  return { ...parsedTexts(words), tab: tab && french(tab), facts: parsedTexts({ content: facts }).content };
}
