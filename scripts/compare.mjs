// Pictures of every kind of page, of another revision beside those of the working tree:
// npm run compare -- BASE_REV [--content=demo|shapes] [--pixels=PERCENT] [--shift=PIXELS]
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { everyPage, kindsOfPage } from "../bench/lib/kinds.mjs";
import { anotherVenue } from "../testing/another-venue";
import { launchBrowser } from "../testing/find-browser.mjs";
import { ROOT } from "../testing/serve.mjs";
import { build, checkOut, start, WORK } from "./compare/builds.mjs";
import { differences } from "./compare/differences.mjs";
import { openingsOn, photographer, SCREENS } from "./compare/photograph.mjs";
import { keepPictures, writeReport } from "./compare/report.mjs";

// A kept build names its content, which must be in the same folder and at the same port each time.
const SHAPES = { folder: path.join(WORK, "shapes"), port: Number(process.env.COMPARE_PORT ?? 3980) };
/** The contents by name: settings, and a function that removes what they need. */
const CONTENTS = {
  demo: async () => ({ settings: {}, remove: async () => {} }),
  shapes: () => anotherVenue({}, SHAPES),
};

// The tolerated share of a block's pixels, in percent, and shift of a heading, a picture or a link.
const options = {
  content: { type: "string" },
  pixels: { type: "string", default: "0.05" },
  shift: { type: "string", default: "0.5" },
};
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const tolerance = { pixels: Number(values.pixels), shift: Number(values.shift) };
const isWrong = Object.values(tolerance).some(Number.isNaN);
const [revision] = positionals;
const contents = values.content ? [values.content] : Object.keys(CONTENTS);
if (!revision || positionals.length > 1 || !contents.every((name) => name in CONTENTS) || isWrong) {
  console.error("npm run compare -- BASE_REV [--content=demo|shapes] [--pixels=0.05] [--shift=0.5]");
  process.exit(2);
}

const REPORT = path.join(WORK, "report");
const differs = ({ pixels, shift }) => pixels > 0 || shift > 0;
const sum = (found) => found.reduce((total, { pixels, shift }) => total + pixels + shift, 0);
const seconds = () => Math.round(performance.now() / 1000);

rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });
const base = await checkOut(revision);
const browser = await launchBrowser();
const blocks = [];
/** The boxes of headings, pictures and links of each block, on both sides. */
const boxes = [];
for (const content of contents) {
  const { settings, remove } = await CONTENTS[content]();
  const sides = [];
  try {
    for (const folder of [base, ROOT]) await build(folder, content, settings);
    for (const folder of [base, ROOT]) sides.push(await start(folder, content, settings));
    console.log(`${content}: built and started after ${seconds()} s`);
    await compare(content, sides);
  } finally {
    for (const side of sides) await side.stop();
    await remove();
  }
}
await browser.close();

const differing = blocks.filter(differs);
const failed = blocks.filter(({ pixels, shift }) => pixels > tolerance.pixels || shift > tolerance.shift);
writeFileSync(path.join(REPORT, "blocks.json"), JSON.stringify(blocks, null, 1));
writeFileSync(path.join(REPORT, "boxes.json"), JSON.stringify(boxes, null, 1));
writeReport(REPORT, { revision, tolerance, blocks, differing });
console.log(
  `${blocks.length} blocks, ${differing.length} differ, ${failed.length} beyond ${tolerance.pixels} % or ` +
    `${tolerance.shift} px; ${seconds()} s: ${path.relative(process.cwd(), REPORT)}/index.html`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Photographs both sides at once on every screen: all pages, or one of each kind of the demonstration's. */
async function compare(content, sides) {
  const { origin } = sides[1];
  const pages =
    content === "demo"
      ? [...(await kindsOfPage(origin)).values(), "/partenaire/inconnu"]
      : await everyPage(origin);
  for (const screen of SCREENS) {
    const cameras = await Promise.all(sides.map((side) => photographer(browser, side.origin, screen)));
    const compared = async (page) => differences(await Promise.all(cameras.map(({ shoot }) => shoot(page))));
    for (const page of [...pages, ...openingsOn(screen, pages)]) {
      let found = await compared(page);
      // A picture that loaded late is no difference: photograph again.
      if (found.some(differs)) {
        const again = await compared(page);
        if (sum(again) < sum(found)) found = again;
      }
      for (const { pictures, boxes: measured, ...block } of found) {
        const files = pictures && (await keepPictures(REPORT, blocks.length, pictures));
        const place = { content, page: page.name ?? page, screen: screen.name };
        blocks.push({ ...place, ...block, files });
        boxes.push({ ...place, block: block.block, ...measured });
      }
    }
    await Promise.all(cameras.map((camera) => camera.close()));
    console.log(`${content}, ${screen.name}: ${pages.length} pages, ${seconds()} s`);
  }
}
