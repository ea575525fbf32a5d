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
 * Puts a page's sheets into it, as one element whose hash the policy names. The links stay for the framework's router,
 * disabled; if one sheet cannot be read, all remain.
 * @type {(html: string, assets: string) => string}
 */
export function inlineStyles(html, assets) {
  const texts = Array.from(html.matchAll(SHEET), ([, , address = ""]) => sheet(address, assets));
  if (texts.includes(undefined)) return html;
  let element = `<style>${texts.join("\n")}</style>`;
  return html.replace(SHEET, (_, rest) => {
    const link = `${element}<link disabled="" ${rest}`;
    element = "";
    return link;
  });
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
