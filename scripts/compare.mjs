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

// A build that is kept names its content: the same folder and the same port each time.
const SHAPES = { folder: path.join(WORK, "shapes"), port: Number(process.env.COMPARE_PORT ?? 3980) };
/** The contents by name: settings, and a function that removes what they need. */
const CONTENTS = {
  demo: async () => ({ settings: {}, remove: async () => {} }),
  shapes: () => anotherVenue({}, SHAPES),
};

// The share of a block's pixels, in percent, and how far a heading, a picture or a link may move.
const options = {
  content: { type: "string" },
  pixels: { type: "string", default: "0.05" },
  shift: { type: "string", default: "0.5" },
};
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const tolerance = { pixels: Number(values.pixels), shift: Number(values.shift) };
const [revision] = positionals;
const contents = values.content ? [values.content] : Object.keys(CONTENTS);
if (!revision || positionals.length > 1 || !contents.every((name) => name in CONTENTS)) {
  console.error("npm run compare -- BASE_REV [--content=demo|shapes] [--pixels=0.05] [--shift=0.5]");
  process.exit(2);
}

const REPORT = path.join(WORK, "report");
const sum = (found) => found.reduce((total, { pixels, shift }) => total + pixels + shift, 0);
const lines = (rows) => `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
const seconds = () => Math.round(performance.now() / 1000);

rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });
const base = await checkOut(revision);
const browser = await launchBrowser();
const blocks = [];
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

const failed = blocks.filter(({ pixels, shift }) => pixels > tolerance.pixels || shift > tolerance.shift);
writeFileSync(path.join(REPORT, "blocks.json"), lines(blocks));
writeFileSync(path.join(REPORT, "boxes.json"), lines(boxes));
writeReport(REPORT, { revision, tolerance, blocks });
const differing = blocks.filter(({ pixels, shift }) => pixels > 0 || shift > 0).length;
console.log(
  `${blocks.length} blocks, ${differing} differ, ${failed.length} beyond ${tolerance.pixels} % or ` +
    `${tolerance.shift} px; ${seconds()} s: ${path.relative(process.cwd(), REPORT)}/index.html`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Photographs every page of a content on every screen, on both sides at once. */
async function compare(content, [before, after]) {
  const pages =
    content === "demo"
      ? [...(await kindsOfPage(after.origin)).values(), "/partenaire/inconnu"]
      : await everyPage(after.origin);
  for (const screen of SCREENS) {
    const cameras = await Promise.all(
      [before, after].map(({ origin }) => photographer(browser, origin, screen)),
    );
    const shoot = (page) => Promise.all(cameras.map((camera) => camera.shoot(page)));
    for (const page of [...pages, ...openingsOn(screen, pages)]) {
      let found = await differences(await shoot(page));
      // Photograph a difference again: a picture that loaded late is no difference.
      if (found.some(({ pixels, shift }) => pixels > 0 || shift > 0)) {
        const again = await differences(await shoot(page));
        if (sum(again) < sum(found)) found = again;
      }
      for (const { block, pixels, shift, pictures, boxes: moved } of found) {
        const place = { content, page: page.name ?? page, screen: screen.name, block };
        const files = pictures && (await keepPictures(REPORT, blocks.length, pictures));
        blocks.push({ ...place, pixels, shift, files });
        boxes.push({ ...place, boxes: moved });
      }
    }
    await Promise.all(cameras.map((camera) => camera.close()));
    console.log(`${content}, ${screen.name}: ${pages.length} pages, ${seconds()} s`);
  }
}
