import { readFileSync } from "node:fs";
import path from "node:path";
import { BUILD } from "@/lib/config/folders";

const STATIC_PATH = "/_next/static/";
const SHEET_LINK = /<link (?=[^>]*rel="stylesheet")([^>]*href="(\/_next\/static\/[^"?]+)[^>]*)>/g;
const RELATIVE_URL = /url\((["']?)(?!data:|[a-z]+:|\/|#)([^)"']+)\1\)/g;

/** The text of each style sheet by its address; undefined if the sheet cannot be inlined. */
const sheetTexts = new Map<string, string | undefined>();

/**
 * Puts the style sheets into the end of a page's head, because readers of links look for a title first. The
 * links stay, disabled: React looks for them. All links work if one sheet cannot be read.
 */
export function inlineStyles(html: string): string {
  const links = [...html.matchAll(SHEET_LINK)];
  const texts = links.map(([, , address = ""]) => sheetAt(address));
  if (links.length === 0 || texts.includes(undefined)) return html;
  const disabled = links.map(([, attributes]) => `<link disabled="" ${attributes}>`).join("");
  return html
    .replace(SHEET_LINK, "")
    .replace("</head>", () => `<style>${texts.join("\n")}</style>${disabled}</head>`);
}

function sheetAt(address: string): string | undefined {
  if (!sheetTexts.has(address)) sheetTexts.set(address, readSheet(address));
  return sheetTexts.get(address);
}

function readSheet(address: string): string | undefined {
  const text = readFileSync(path.join(BUILD, "static", address.slice(STATIC_PATH.length)), "utf8").trim();
  // A closing tag in the sheet would end the element.
  if (text.includes("</")) return undefined;
  // A relative address would be resolved against the page instead of the sheet.
  return text.replace(RELATIVE_URL, (_, quote, to) => {
    const { pathname } = new URL(to, `http://sheet${address}`);
    return `url(${quote}${pathname}${quote})`;
  });
}
