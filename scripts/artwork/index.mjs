// Draw every picture of the site: node scripts/artwork/index.mjs [name…]
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { writeDemo } from "./demo/index.mjs";
import { compact, icoFromPng, write } from "./lib/output.mjs";
import * as category from "./scenes/categories.mjs";
import * as element from "./scenes/elements.mjs";
import * as welcome from "./scenes/hero-1-welcome.mjs";
import * as winter from "./scenes/hero-2-winter.mjs";
import * as meadow from "./scenes/hero-3-meadow.mjs";
import * as elements from "./scenes/hero-4-elements.mjs";
import * as hosts from "./scenes/hosts.mjs";
import * as logo from "./scenes/logo.mjs";
import * as plate from "./scenes/plates.mjs";
import * as tree from "./scenes/tree.mjs";

const pictures = {};
for (const [i, scene] of [welcome, winter, meadow, elements].entries()) {
  for (const format of ["wide", "tall"]) pictures[`hero-${i + 1}-${format}.svg`] = () => scene.draw(format);
}
for (const name of ["feu", "eau", "air", "terre"]) pictures[`element-${name}.svg`] = () => element.draw(name);
for (const format of ["wide", "tall"]) pictures[`tree-${format}.svg`] = () => tree.draw(format);
Object.assign(pictures, {
  "category-bien-etre.svg": category.wellBeing,
  "category-coaching.svg": category.coaching,
  "category-experimentations-sur-le-terrain.svg": category.fieldExperiments,
  "hosts.svg": hosts.draw,
  "portrait-default.svg": plate.portrait,
  "partner-default.svg": plate.partner,
  "og-background.svg": plate.ogBackground,
  "page-ridge.svg": plate.pageRidge,
  "not-found.svg": plate.notFound,
  "error.svg": plate.storm,
});

const icons = {
  "logo.svg": () => logo.mark(),
  "logo-light.svg": () => logo.markLight(),
  "icon.svg": () => logo.icon(),
};

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const wanted = process.argv.slice(2);
const asked = (name) => !wanted.length || wanted.some((w) => name.startsWith(w));

for (const [name, draw] of Object.entries(pictures)) if (asked(name)) write(name, compact(draw()));
for (const [name, draw] of Object.entries(icons)) if (asked(name)) write(name, compact(draw(), 2));
// The strip on every page shows the elements at the size of a stamp.
for (const name of ["feu", "eau", "air", "terre"].filter((name) => asked(`element-${name}`))) {
  const stamp = sharp(Buffer.from(element.draw(name)))
    .resize(288)
    .webp({ quality: 70, effort: 6 });
  write(`element-${name}-small.webp`, await stamp.toBuffer());
}
if (asked("icon")) {
  const square = logo.icon({ radius: 0 });
  write("icon-180.png", await png(square, 180));
  write("icon-192.png", await png(logo.icon(), 192));
  write("icon-512.png", await png(logo.icon(), 512));
  write("icon-maskable-512.png", await png(logo.icon({ radius: 0, scale: 0.68 }), 512));
  // Browsers ask for it at the root.
  write("../favicon.ico", icoFromPng(await png(logo.icon({ radius: 12, scale: 0.94 }), 32)));
}
if (asked("tree")) {
  const text = JSON.stringify(tree.anchors(), null, 2);
  writeFileSync(new URL("tree-anchors.json", import.meta.url), `${text}\n`);
  console.log(text);
}
// Minutes of work: only when asked for by name.
if (wanted.includes("demo")) await writeDemo(fileURLToPath(new URL("../..", import.meta.url)));
