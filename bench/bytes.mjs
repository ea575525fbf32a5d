// Compares the bytes of a first visit with the budgets: scripts over the empty page of the same framework for
// every kind of page, and everything for the home page. Needs a build; independent of the clock.
import { launchBrowser } from "../testing/find-browser.mjs";
import { ROOT, serve } from "../testing/serve.mjs";
import { emptyApp } from "./lib/empty-app.mjs";
import { conclude, table } from "./lib/rows.mjs";
import { measureBytes } from "./lib/visit.mjs";

const site = await serve(ROOT);
const empty = await serve(await emptyApp());
const browser = await launchBrowser();
try {
  const rows = await measureBytes(browser, site.origin, empty.origin);
  console.log(table(rows));
  conclude(rows);
} finally {
  await browser.close();
  await Promise.all([site.stop(), empty.stop()]);
}
