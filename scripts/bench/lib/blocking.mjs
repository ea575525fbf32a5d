const LONG_MS = 50;

/**
 * How long a page's main thread is blocked on a slower processor: its tasks are
 * measured at full speed and made longer afterwards, as Lighthouse does. A throttled browser on a busy
 * machine would measure the machine.
 */
export async function blockingTime(browser, url, screen, slowdown) {
  const context = await browser.newContext({ ...screen, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return tasksOfPage(traceEvents, new URL(url).href).reduce(
      (sum, { dur, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_MS),
      0,
    );
  } finally {
    await context.close();
  }
}

/** The tasks of the thread that loaded the page; before the first paint too, which comes early or late by chance. */
function tasksOfPage(events, address) {
  const sent = events.find(({ name, args }) => name === "ResourceSendRequest" && args?.data?.url === address);
  return events.filter(
    ({ name, pid, tid, ts, dur }) =>
      name === "RunTask" && pid === sent.pid && tid === sent.tid && ts >= sent.ts && dur,
  );
}
