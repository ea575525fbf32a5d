// What a first visit weighs, against the budgets: scripts over the empty page of the same framework for
// every kind of page, and everything for the home page. Needs a build; independent of the clock.
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "../testing/find-browser.mjs";
import { measureBytes } from "./lib/bytes.mjs";
import { emptyApp } from "./lib/empty-app.mjs";
import { ROOT } from "./lib/paths.mjs";
import { table } from "./lib/rows.mjs";
import { serve } from "./lib/serve.mjs";

const site = await serve(ROOT);
const empty = await serve(emptyApp());
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  const rows = await measureBytes(browser, site.origin, empty.origin);
  console.log(table(rows));
  const missed = rows.filter(({ kept }) => !kept);
  console.log(missed.length ? `${missed.length} budgets missed` : "Every byte budget is kept");
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([site.stop(), empty.stop()]);
}
