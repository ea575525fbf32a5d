// npm run fonts: makes the files of app/fonts from their packages, with all letters and the used weights.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const SITE_FONTS = [
  { name: "serif", family: "fraunces", wght: 500 },
  // No page uses the small figures of fractions.
  { name: "sans", family: "source-sans-3", wght: { min: 400, max: 600 }, noLayoutClosure: true },
];

const projectFile = (from) => fileURLToPath(new URL(from, import.meta.url));

// Every character of Unicode's first plane; a character that a font lacks is ignored.
const everyCharacter = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
  .join("")
  .toWellFormed();

for (const { name, family, wght, noLayoutClosure } of SITE_FONTS) {
  const packageFolder = projectFile(`../node_modules/@fontsource-variable/${family}`);
  const font = readFileSync(`${packageFolder}/files/${family}-latin-wght-normal.woff2`);
  const options = { targetFormat: "woff2", variationAxes: { wght }, noLayoutClosure };
  const cutFont = await subsetFont(font, everyCharacter, options);
  writeFileSync(projectFile(`../app/fonts/${name}.woff2`), cutFont);
  copyFileSync(`${packageFolder}/LICENSE`, projectFile(`../app/fonts/${name}.LICENSE.txt`));
  console.log(`${name}.woff2: ${cutFont.length} bytes of ${font.length}`);
}
