// Pictures of every kind of page at six widths: npm run screens DIR [BASE]. Without BASE the last
// build is served for the occasion.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { kindsOfPage } from "../bench/lib/kinds.mjs";
import { ROOT } from "../bench/lib/paths.mjs";
import { serve } from "../bench/lib/serve.mjs";
import { BROWSER_FLAGS, findBrowser } from "../testing/find-browser.mjs";

const WIDTHS = [320, 390, 768, 1024, 1440, 2200];

const [folder = "screens", given] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = given ? undefined : await serve(ROOT);
try {
  await photograph(given ?? server.origin);
} finally {
  await server?.stop();
}

async function photograph(base) {
  const kinds = [...(await kindsOfPage(base)).values(), "/partenaire/inconnu"];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 800 : 900 },
      reducedMotion: "reduce",
    });
    for (const address of kinds) {
      await page.goto(base + address, { waitUntil: "load" });
      await scrollThrough(page);
      const name = address === "/" ? "accueil" : address.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
    }
    await page.close();
    console.log(`${width} px: ${kinds.length} pages`);
  }
  await browser.close();
}

/** Lazy pictures load when they come near; a picture of the whole page needs them all. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 40));
    }
    scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter((img) => !img.complete && img.checkVisibility())
        .map((img) => img.decode().catch(() => undefined)),
    );
  });
}
