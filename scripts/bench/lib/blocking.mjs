const LONG_MS = 50;
const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

/**
 * How long a page's main thread is blocked on a slower processor: its tasks are measured at full speed
 * and made longer afterwards, as Lighthouse does, because a throttled browser on a busy machine
 * measures the machine.
 */
export async function blockingTime(browser, url, screen, slowdown) {
  const context = await browser.newContext({ ...screen, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, {
      categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"],
    });
    await page.goto(url, { waitUntil: "load", timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return tasksOfPage(traceEvents, url).reduce(
      (sum, { dur, tdur = dur }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_MS),
      0,
    );
  } finally {
    await context.close();
  }
}

/** The tasks of the thread that loaded the page, from the arrival of its document on. */
function tasksOfPage(events, url) {
  const address = new URL(url).href;
  const arrival = events.find(
    ({ name, args }) => name === "ResourceReceiveResponse" && args?.data?.requestId && args.data.statusCode,
  );
  const sent = events.find(({ name, args }) => name === "ResourceSendRequest" && args?.data?.url === address);
  const { pid, tid, ts } = sent ?? arrival;
  return events.filter(
    (event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.dur && TASKS.has(event.name),
  );
}
