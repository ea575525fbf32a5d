import { readFileSync } from "node:fs";
import path from "node:path";

const ASSETS = "/_next/static/";
const SHEET = /<link (rel="stylesheet" href="(\/_next\/static\/[^"?]+)[^"]*" data-precedence="next"\/>)/g;
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
const RELATIVE = /url\((["']?)(?!data:|[a-z]+:|\/|#)([^)"']+)\1\)/g;
// The framework marks those that a page needs at once.
const PRELOADED_FONT = /url\(["']?(\/_next\/static\/media\/[^"')]+\.p\.[^"')]+\.woff2)/g;
const END = "</body>";

/** Style sheets as read once: address → text, or undefined where the file is out of reach. */
const sheets = new Map();

/**
 * Prepares a page for its first picture: the styles stand in the page, so that it waits for nothing
 * else, and the framework's scripts are asked for once it is there, so that nothing competes with it.
 * @param {string} html a page as rendered
 * @param {string} assets the folder behind `/_next/static`
 * @returns {string}
 */
export function forFirstPaint(html, assets) {
  return startScriptsLate(inlineStyles(html, assets));
}

/**
 * The `Link` header that asks for a page's fonts along with the page. The framework sends it itself, but
 * not with its page for unknown addresses; a font that comes late is not used (app/fonts).
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

// The link stays for the framework's router, which would fetch the sheet otherwise, but disabled: no
// request. A sheet that cannot be read remains a link.
function inlineStyles(html, assets) {
  return html.replace(SHEET, (link, rest, address) => {
    const text = sheet(address, assets);
    return text === undefined ? link : `<style>${text}</style><link disabled="" ${rest}`;
  });
}

function startScriptsLate(html) {
  const scripts = Array.from(html.matchAll(SCRIPT), ([, address]) => address.replaceAll("&amp;", "&"));
  const end = html.lastIndexOf(END);
  if (scripts.length === 0 || end === -1) return html;
  const rest = `${html.slice(0, end)}<script>${starter(scripts)}</script>${html.slice(end)}`;
  return rest.replace(SCRIPT, "").replace(SCRIPT_PRELOAD, "");
}

// A page that nobody sees yet is not painted: it starts at once.
function starter(scripts) {
  const list = JSON.stringify(scripts).replaceAll("<", "\\u003c");
  return `(start=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start)))(()=>{for(const src of ${list})document.head.append(Object.assign(document.createElement("script"),{src}))})`;
}

function sheet(address, assets) {
  if (!sheets.has(address)) sheets.set(address, readSheet(address, assets));
  return sheets.get(address);
}

function readSheet(address, assets) {
  try {
    const text = readFileSync(path.join(assets, address.slice(ASSETS.length)), "utf8").trim();
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
