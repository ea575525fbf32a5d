import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const executables: Record<string, string> = JSON.parse(process.env.ENGINES ?? "{}");

/** A project for each engine that `scripts/engines.mjs` has found, by its executable. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  projects: Object.entries(executables).map(([name, executablePath]) => ({
    name,
    use:
      name === "firefox"
        ? {
            browserName: "firefox",
            channel: "moz-firefox",
            // The driver does not notice a page that comes back from the cache of Back.
            launchOptions: {
              executablePath,
              firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
            },
          }
        : { launchOptions: { ...base.use?.launchOptions, executablePath } },
  })),
});
