import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";
import { attempt, installPackages } from "../../testing/attempt.mjs";
import { BROWSER_FLAGS, findBrowser } from "../../testing/find-browser.mjs";
import { openWebKit } from "./webkit.mjs";

/** The oldest Chrome that the framework supports, from a package outside of node_modules. */
const OLDEST = { version: "111.0.0", folder: ".engines" };

/** How each engine is found, or installed where that is allowed, and opened. */
export const ENGINES = {
  oldest: { find: findOldest, open: openChromium },
  chromium: { find: () => findBrowser().catch(() => undefined), open: openChromium },
  firefox: { find: () => findDebian("firefox-esr", "firefox-esr"), open: openFirefox },
  webkit: {
    find: () => findDebian("WebKitWebDriver", "webkit2gtk-driver", "xvfb", "xauth"),
    open: openWebKit,
  },
};

async function findOldest() {
  const { version, folder } = OLDEST;
  const path = `${folder}/chromium-${version}`;
  if (existsSync(path)) return path;
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const install = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  if (!attempt("npm", [...install, `@sparticuz/chromium@${version}`])) return undefined;
  const packed = readFileSync(`${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`);
  writeFileSync(path, await promisify(brotliDecompress)(packed), { mode: 0o755 });
  return path;
}

function findDebian(command, ...packages) {
  const path = `/usr/bin/${command}`;
  if (!existsSync(path)) installPackages(...packages);
  return existsSync(path) ? path : undefined;
}

async function openChromium(executablePath) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  return {
    name: `Chromium ${browser.version()}`,
    page: (viewport) => browser.newPage({ viewport, hasTouch: viewport.width < 1000 }),
    close: () => browser.close(),
  };
}

/** Playwright drives only its own build of Firefox; Puppeteer drives any, by WebDriver BiDi. */
async function openFirefox(executablePath, removed) {
  const { default: puppeteer } = await import("puppeteer-core");
  const extraPrefsFirefox = { "dom.element.popover.enabled": !removed };
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, extraPrefsFirefox });
  return {
    name: `Firefox ${(await browser.version()).split("/")[1]}`,
    async page(viewport) {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(viewport);
      return page;
    },
    close: () => browser.close(),
  };
}
