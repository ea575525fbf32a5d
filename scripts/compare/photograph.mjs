const PHONE = { width: 390, height: 844 };

/** The screens of a comparison, and a sheet of A4 inside its margins at 96 dots per inch. */
export const SCREENS = [
  { name: "320", viewport: { width: 320, height: 640 } },
  { name: "390", viewport: PHONE, opens: true },
  { name: "844x390", viewport: { width: 844, height: 390 } },
  { name: "1024", viewport: { width: 1024, height: 768 } },
  { name: "1440", viewport: { width: 1440, height: 900 } },
  { name: "print", viewport: { width: 673, height: 1017 }, media: "print" },
];

/** Menus and viewers that open over a page, photographed as one screen. */
const OPENINGS = [
  {
    name: "/le-concept, menu",
    address: "/le-concept",
    open: (page) => page.getByRole("button", { name: "Ouvrir le menu" }).click(),
    shown: (page) => page.getByRole("link", { name: "Calendrier" }).first(),
  },
  {
    name: "/le-lieu, viewer",
    address: "/le-lieu",
    open: (page) =>
      page
        .getByRole("link", { name: /^Agrandir/ })
        .first()
        .click(),
    shown: (page) => page.getByRole("dialog").getByRole("img").first(),
  },
];

/** The openings of the given pages. */
export const openingsOn = ({ opens }, pages) =>
  OPENINGS.filter(({ address }) => opens && pages.includes(address));

/**
 * A browser's window on one site. `shoot` gives a page as a PNG with the places of its blocks and of what they hold.
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 * @typedef {{ png: Buffer, blocks: (Rect & { name: string, part: string, boxes: (Rect & { what: string })[] })[] }} Shot
 */
export async function photographer(browser, origin, { viewport, media = "screen" }) {
  const reader = { reducedMotion: "reduce", locale: "fr-FR", timezoneId: "Europe/Paris" };
  const context = await browser.newContext({ viewport, ...reader });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.emulateMedia({ media, reducedMotion: "reduce" });
  // Fonts that a first page may do without (font-display: optional) are there for the next.
  await page.goto(origin, { waitUntil: "networkidle" });
  return {
    close: () => context.close(),
    /** @returns {Promise<Shot>} */
    async shoot(what) {
      await page.goto(origin + (what.address ?? what), { waitUntil: "load" });
      if (what.open) {
        await page.waitForLoadState("networkidle");
        await what.open(page);
        await what.shown(page).waitFor();
      }
      await page.evaluate(settle);
      const fullPage = !what.open;
      const blocks = fullPage
        ? await page.evaluate(measure)
        : [{ name: "screen", part: "block", x: 0, y: 0, ...viewport, boxes: [] }];
      return { png: await picture(page, fullPage), blocks };
    },
  };
}

/** A page or its screen as a PNG: as Playwright takes it, but for the time that packing it tightly would cost. */
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

/** In the page: waits for every picture and font, wherever it stands, and until the scripts have done. */
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

/** In the page: the places of the header, of the parts of the content, of the footer, and of what is in them. */
function measure() {
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const words = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const nameOf = (element) =>
    words(element.querySelector("h1, h2, h3")?.textContent ?? "") || element.localName;
  return [...document.querySelectorAll("body > :not(main), main, main > *")]
    .filter((element) => isShown(element) && element.offsetWidth > 1 && element.offsetHeight > 1)
    .map((element) => ({
      name: element.localName === "main" ? "main" : nameOf(element),
      part: element.localName === "main" ? "main" : element.closest("main") ? "block" : "outside",
      ...place(element),
      boxes:
        element.localName === "main"
          ? []
          : [...element.querySelectorAll("h1, h2, h3, img, a")].filter(isShown).map((part) => ({
              what: `${part.localName} ${words(part.alt ?? part.textContent)}`,
              ...place(part),
            })),
    }));
}
