// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { SHEET } from "../../framework.mjs";

const ASSETS = "/_next/static/";
const RELATIVE = /url\((["']?)(?!data:|[a-z]+:|\/|#)([^)"']+)\1\)/g;

/**
 * The text of each sheet; undefined where it is out of reach.
 * @type {Map<string, string | undefined>}
 */
const sheets = new Map();

/**
 * Puts a page's sheets into it, as one element whose hash the policy names, at the end of the head: readers of links look
 * for a title in the first bytes. The links stay for the framework's router, disabled; if one sheet cannot be read, all
 * remain.
 * @type {(html: string, assets: string) => string}
 */
export function inlineStyles(html, assets) {
  const links = Array.from(html.matchAll(SHEET));
  const texts = links.map(([, , address = ""]) => sheet(address, assets));
  if (links.length === 0 || texts.includes(undefined)) return html;
  const disabled = links.map(([, rest]) => `<link disabled="" ${rest}`);
  const styles = `<style>${texts.join("\n")}</style>${disabled.join("")}</head>`;
  return html.replace(SHEET, "").replace("</head>", () => styles);
}

/**
 * @param {string} address
 * @param {string} assets
 */
function sheet(address, assets) {
  if (!sheets.has(address)) sheets.set(address, readSheet(address, assets));
  return sheets.get(address);
}

/** @type {(address: string, assets: string) => string | undefined} */
function readSheet(address, assets) {
  try {
    const text = readFileSync(path.join(assets, address.slice(ASSETS.length)), "utf8").trim();
    // It would end the element early.
    if (text.includes("</")) return undefined;
    // A relative address would be resolved against the page instead of the sheet.
    return text.replace(RELATIVE, (_, quote, to) => {
      const { pathname } = new URL(to, `http://sheet${address}`);
      return `url(${quote}${pathname}${quote})`;
    });
  } catch {
    return undefined;
  }
}
