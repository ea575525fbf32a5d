import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { identity } from "@/lib/config/identity";
import { site } from "@/lib/config/site";
import { isPageId } from "@/lib/routes";
import { escapeHtml } from "@/lib/text/strings";
import { french } from "@/lib/text/typography";
import { parseDocument } from "./parse";

// Shipped words contain names of settings in braces. Without a setting, the sentence or line of HTML around
// that name is left out. Legal facts are HTML, because they become articles like the hosts' words.

type SettingValues = Record<string, string | undefined>;

/** The settings by name, and words that are made of them. A setting without a value is undefined. */
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

/** Fills the settings into a text, and leaves out the pieces that name a setting without a value. */
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

/** Fills the settings into a shipped text, and leaves out sentences that name an empty setting. */
export const filledText = (text: string, values = settings()) => filledPieces(text, /(?<=[.?!]\s)/, values);

/**
 * Fills the settings into HTML line by line. Lists and headings without content are left out; `{n}` counts
 * the headings that stay.
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
 * The shipped words of a page, read like the hosts' words. A page of the hosts' own has none. `hosts` are the
 * hosts' names in a sentence.
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
