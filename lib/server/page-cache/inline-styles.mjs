// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { PRELOADED_FONT, SHEET } from "../../framework.mjs";

const ASSETS = "/_next/static/";
const RELATIVE = /url\((["']?)(?!data:|[a-z]+:|\/|#)([^)"']+)\1\)/g;

/**
 * Style sheets as read once: address → text, or undefined where the file is out of reach.
 * @type {Map<string, string | undefined>}
 */
const sheets = new Map();

/**
 * Puts a page's style sheets into the page, as one element whose hash the policy names, so that its first
 * picture waits for nothing else. The links stay for the framework's router, which would fetch the sheets
 * otherwise, but disabled: no request. If one cannot be read, all remain links, in their order.
 * @param {string} html a page as rendered
 * @param {string} assets the folder behind `/_next/static`
 * @returns {string}
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
 * The `Link` header that asks for a page's fonts along with the page. The framework sends it itself, but
 * not with its page for unknown addresses.
 * @param {string} html a page with its styles inside
 * @returns {string | undefined}
 */
export function fontPreloads(html) {
  const fonts = new Set(Array.from(html.matchAll(PRELOADED_FONT), ([, address]) => address));
  const links = Array.from(
    fonts,
    (font) => `<${font}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`,
  );
  return links.join(", ") || undefined;
}

/**
 * @param {string} address
 * @param {string} assets
 */
function sheet(address, assets) {
  if (!sheets.has(address)) sheets.set(address, readSheet(address, assets));
  return sheets.get(address);
}

/**
 * @param {string} address
 * @param {string} assets
 * @returns {string | undefined}
 */
function readSheet(address, assets) {
  try {
    const text = readFileSync(path.join(assets, address.slice(ASSETS.length)), "utf8").trim();
    // It would end the element early.
    if (text.includes("</")) return undefined;
    // What is relative to the sheet would be relative to the page.
    return text.replace(RELATIVE, (_, quote, to) => {
      const { pathname } = new URL(to, `http://sheet${address}`);
      return `url(${quote}${pathname}${quote})`;
    });
  } catch {
    return undefined;
  }
}
