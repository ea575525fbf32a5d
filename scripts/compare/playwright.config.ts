import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

const { content, origin } = JSON.parse(process.env.COMPARED ?? "{}");

/** The screens of a comparison, and a sheet of A4 inside its margins at 96 dots per inch. */
const COMPARED_SCREENS = {
  "320": { width: 320, height: 640 },
  "390": { width: 390, height: 844 },
  "844x390": { width: 844, height: 390 },
  "1024": { width: 1024, height: 768 },
  "1440": { width: 1440, height: 900 },
  print: { width: 673, height: 1017 },
};

/** Pictures of the site at `origin`: written with --update-snapshots, else compared. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../.compare/results",
  snapshotPathTemplate: `../../.compare/pictures/${content}/{projectName}/{arg}{ext}`,
  workers: 2,
  timeout: 900_000,
  reporter: [["dot"], ["html", { outputFolder: `../../.compare/report/${content}`, open: "never" }]],
  expect: { ...base.expect, toHaveScreenshot: { maxDiffPixels: 40, threshold: 0.1 } },
  use: { ...base.use, baseURL: origin },
  projects: Object.entries(COMPARED_SCREENS).map(([name, viewport]) => ({ name, use: { viewport } })),
  webServer: undefined,
});
