import { expect, type Page } from "@playwright/test";
import { holdBack, isPainted, test } from "./site";

// Pages with different first screens.
for (const path of ["/", "/le-lieu", "/legal/mentions", "/calendrier/flyers/neige-et-silence"])
  test(`${path} shows its fonts even when they come late, with hardly any layout shift`, async ({ page }) => {
    const fontsArrive = await holdBack(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await isPainted(page);
    expect(await fontsUsed(page)).not.toContain("Fraunces");
    const shift = await layoutShift(page);
    fontsArrive();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
    await expect.poll(() => fontsUsed(page)).toEqual(["Fraunces", "Source Sans 3"]);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });

/** The font families of the page's text. */
async function fontsUsed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const texts = { nodeId: root.nodeId, selector: ":is(h1, h2, h3, p, li, dt, dd, summary, figcaption)" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", texts);
  // Scripts may have replaced a node meanwhile.
  const used = await Promise.all(
    nodeIds.map((nodeId) =>
      session.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] })),
    ),
  );
  await session.detach();
  const families = used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  return [...new Set(families.map((name) => name.replace(/ (?:Extra)?Light$/, "")))].sort();
}

/** Measures the layout shift from now on. @returns a function that reads it */
async function layoutShift(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
    return seen;
  });
  return () => seen.evaluate(({ shift }) => shift);
}
