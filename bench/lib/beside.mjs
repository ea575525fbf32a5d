import { audit } from "./lighthouse.mjs";
import { patientVisits } from "./paint.mjs";
import { row } from "./rows.mjs";
import { firstVisit } from "./visit.mjs";

/**
 * The home page beside another site's page, as a visitor on a phone meets both. Its requests per second
 * are its owner's business: they are not counted.
 * @param {string} other its address
 * @returns {Promise<import("./rows.mjs").Row[]>}
 */
export async function measureBeside(browser, site, other) {
  const [ours, theirs] = [await figures(browser, `${site}/`), await figures(browser, other)];
  return Object.keys(ours).map((name) =>
    row(`home page beside ${other}: ${name}`, ours[name], { yardstick: theirs[name] }),
  );
}

async function figures(browser, url) {
  const { total, requests, document } = await firstVisit(browser, url);
  const { first, largest, shift } = await patientVisits(browser, url);
  const { performance, accessibility, blocking, largest: simulated } = await audit(url);
  return {
    "bytes in all": total,
    "the page itself, bytes": document,
    requests,
    "first paint on a phone really slowed down, ms": first,
    "largest paint, the same way, ms": largest,
    "layout shift, the same way": shift,
    "largest paint, simulated, ms": simulated,
    "blocking time, ms": blocking,
    "Lighthouse performance": performance,
    "Lighthouse accessibility": accessibility,
  };
}
