import { existsSync } from "node:fs";
import { attempt, installPackages } from "./attempt.mjs";

// Chromium without windows, profiles and address bar, in which a visit takes two thirds of the time.
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const LIBERATION_FONTS = "/usr/share/fonts/truetype/liberation";

const BROWSER_PATHS = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

// Chromium's address bar opens two pages for each visitor, which takes two thirds of the time of a visit.
// Chromium reads only the last `--disable-features`, so this list repeats features that Playwright disables.
const DISABLED_FEATURES = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"],
];

/** Flags for a headless browser that connects only to the site under test. */
export const BROWSER_FLAGS = [
  `--disable-features=${DISABLED_FEATURES}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own download,
 * Debian's package where it may be installed.
 * @throws {Error} one line when there is none
 */
export async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  const existingPath = () =>
    [process.env.CHROMIUM_PATH, ...BROWSER_PATHS, chromium.executablePath()].find((p) => p && existsSync(p));
  const browserPath = existingPath();
  if (browserPath) return browserPath;
  attempt(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (!existingPath()) installHeadlessShell();
  const path = existingPath();
  if (!path) throw new Error("No Chromium found: set CHROMIUM_PATH to the path of a Chromium or Chrome.");
  return path;
}

/**
 * Installs, where that is allowed, Debian's headless Chromium, with which tests take a third less time, and
 * fonts with the metrics of Arial and Times, which the site's fallback fonts are made of.
 */
export function installHeadlessShell() {
  if (!existsSync(HEADLESS_SHELL) || !existsSync(LIBERATION_FONTS))
    installPackages("chromium-headless-shell", "fonts-liberation");
}

/**
 * A headless Chromium to test with.
 * @param {...string} flags further ones
 */
export async function launchBrowser(...flags) {
  const { chromium } = await import("@playwright/test");
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS, ...flags] });
}
