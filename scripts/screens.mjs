// Pictures of every kind of page at six widths: npm run screens DIR [BASE]. Without BASE the last
// build is served for the occasion.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { kindsOfPage } from "../bench/lib/kinds.mjs";
import { BROWSER_FLAGS, findBrowser } from "../testing/find-browser.mjs";

const WIDTHS = [320, 390, 768, 1024, 1440, 2200];
const PORT = 3280;

const [folder = "screens", given] = process.argv.slice(2);
const base = given ?? `http://127.0.0.1:${PORT}`;
mkdirSync(folder, { recursive: true });
const server = given
  ? undefined
  : spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", PORT]);
await answers(`${base}/api/health`);
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
server?.kill();

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

async function answers(address) {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${address} does not answer`);
}
