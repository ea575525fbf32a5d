import { kindsOfPage } from "./kinds.mjs";
import { row } from "./rows.mjs";
import { firstVisit, SCREENS } from "./visit.mjs";

// A visit waits for quiet most of its time; what it weighs does not depend on how long it takes.
const AT_ONCE = 4;

/**
 * Weighs first visits: the home page on both screens, the scripts of every kind of page beside those of
 * the empty page.
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measureBytes(browser, site, empty) {
  const rows = [];
  for (const screen of Object.keys(SCREENS)) {
    const home = await firstVisit(browser, site, SCREENS[screen]);
    const nothing = await firstVisit(browser, empty, SCREENS[screen]);
    rows.push(
      row(`home page, ${screen}: bytes in all`, home.total, {
        yardstick: nothing.total,
        budget: "homeBytes",
      }),
      row(`home page, ${screen}: fonts`, home.fonts, { budget: "homeFontBytes" }),
      row(`home page, ${screen}: the page itself`, home.document, { budget: "homeDocumentBytes" }),
      row(`home page, ${screen}: requests`, home.requests, {
        yardstick: nothing.requests,
        budget: "homeRequests",
      }),
    );
  }
  const { scripts: nothing } = await firstVisit(browser, empty);
  const kinds = await kindsOfPage(site);
  const scripts = new Map();
  const waiting = kinds.entries();
  const visitor = async () => {
    for (const [kind, path] of waiting) scripts.set(kind, (await firstVisit(browser, site + path)).scripts);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  for (const kind of kinds.keys())
    rows.push(
      row(`${kind}: scripts in gzip over the empty page’s ${nothing}`, scripts.get(kind) - nothing, {
        budget: "scriptBytesOver",
      }),
    );
  return rows;
}
