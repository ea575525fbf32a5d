/** The screens of a comparison, and a sheet of A4 inside its margins at 96 dots per inch. */
export const SCREENS = [
  { name: "320", viewport: { width: 320, height: 640 } },
  { name: "390", viewport: { width: 390, height: 844 }, hasOpenings: true },
  { name: "844x390", viewport: { width: 844, height: 390 } },
  { name: "1024", viewport: { width: 1024, height: 768 } },
  { name: "1440", viewport: { width: 1440, height: 900 } },
  { name: "print", viewport: { width: 673, height: 1017 }, media: "print" },
];

/** Overlays, photographed as one screen: the selectors of a control and of what it opens. */
const MENU = { press: "role=button[name='Ouvrir le menu']", shown: "role=link[name='Calendrier']" };
const VIEWER = { press: "role=link[name=/^Agrandir/]", shown: "role=dialog >> role=img" };
const OPENINGS = [
  { name: "/le-concept, menu", address: "/le-concept", ...MENU },
  { name: "/le-lieu, viewer", address: "/le-lieu", ...VIEWER },
];

/** The openings of the given pages. */
export const openingsOn = ({ hasOpenings }, pages) =>
  OPENINGS.filter(({ address }) => hasOpenings && pages.includes(address));

/** A browser window on one site. `shoot` gives a page as PNG, with the places of blocks and their parts. */
export async function photographer(browser, origin, { viewport, media = "screen" }) {
  const reader = { reducedMotion: "reduce", locale: "fr-FR", timezoneId: "Europe/Paris" };
  const context = await browser.newContext({ viewport, ...reader });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.emulateMedia({ media, reducedMotion: "reduce" });
  // Optional fonts (font-display: optional), which the first page may do without, are cached for the next.
  await page.goto(origin, { waitUntil: "networkidle" });
  return {
    close: () => context.close(),
    async shoot(what) {
      await page.goto(origin + (what.address ?? what), { waitUntil: "load" });
      const fullPage = !what.press;
      if (!fullPage) {
        await page.waitForLoadState("networkidle");
        await page.locator(what.press).first().click();
        await page.locator(what.shown).first().waitFor();
      }
      await page.evaluate(settle);
      const blocks = fullPage
        ? await page.evaluate(measure)
        : [{ name: "screen", part: "block", x: 0, y: 0, ...viewport, boxes: [] }];
      return { png: await picture(page, fullPage), blocks };
    },
  };
}

/** A page or its screen as a PNG: as Playwright takes it, but packed for speed. */
async function picture(page, fullPage) {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send("Page.getLayoutMetrics");
  const { data } = await session.send("Page.captureScreenshot", {
    ...(fullPage && { captureBeyondViewport: true, clip: { ...cssContentSize, scale: 1 } }),
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** In the page: waits for all pictures and fonts, also below the screen, and for the scripts. */
async function settle() {
  const late = [...document.images].filter((img) => {
    Object.assign(img, { loading: "eager", decoding: "sync" });
    return img.checkVisibility() && !img.complete;
  });
  await Promise.all(
    late.map((img) => new Promise((done) => Object.assign(img, { onload: done, onerror: done }))),
  );
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)));
}

/** In the page: the places of header, footer and the blocks of `main`, and of their parts. */
function measure() {
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const boxesOf = (element) =>
    [...element.querySelectorAll("h1, h2, h3, img, a")].filter(isShown).map((part) => ({
      what: `${part.localName} ${short(part.alt ?? part.textContent)}`,
      ...place(part),
    }));
  const blockOf = (element) => {
    if (element.localName === "main") return { name: "main", part: "main", ...place(element), boxes: [] };
    const name = short(element.querySelector("h1, h2, h3")?.textContent ?? "") || element.localName;
    const part = element.closest("main") ? "block" : "outside";
    return { name, part, ...place(element), boxes: boxesOf(element) };
  };
  return [...document.querySelectorAll("body > :not(main), main, main > *")]
    .filter((element) => isShown(element) && element.offsetWidth > 1 && element.offsetHeight > 1)
    .map(blockOf);
}
