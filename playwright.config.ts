import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./testing/find-browser.mjs";

const executablePath = await findBrowser();
const port = Number(process.env.E2E_PORT ?? 3210);

const phoneScreen = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const NO_SCRIPTS = "*.nojs.spec.ts";
const files = (...names: string[]) => names.map((name) => `${name}.spec.ts`);
// The width changes nothing there, or a test sets its own. Single tests are tagged @desktop or @phone.
const ON_DESKTOP = files("calendars", "found", "navigation", "pictures", "weight", "workshops");
const ON_PHONE = files("fonts", "menu", "translated");

/** End-to-end tests on the last build, in a real browser, at the width of a phone and of a desktop. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  // Two take a tenth more of the processors' time, which other steps of `npm run verify` need.
  workers: 1,
  reporter: "list",
  // The timeout is far above what a test needs: a slow machine must not make a test fail.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    launchOptions: { executablePath, args: BROWSER_FLAGS },
  },
  projects: [
    { name: "phone", use: phoneScreen, testIgnore: [NO_SCRIPTS, ...ON_DESKTOP], grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, testIgnore: [NO_SCRIPTS, ...ON_PHONE], grepInvert: /@phone/ },
    { name: "without scripts", use: { ...phoneScreen, javaScriptEnabled: false }, testMatch: NO_SCRIPTS },
  ],
  webServer: {
    cwd: process.cwd(),
    command: "node .next/site.mjs",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), SITE_URL: "http://localhost:3000", WARM_PICTURES: "off" },
    reuseExistingServer: false,
  },
});
