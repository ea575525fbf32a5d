// Draw every picture of the site: node artwork/index.mjs [name…]
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { writeDemo } from "./demo/index.mjs";
import { photograph } from "./demo/lib/finish.mjs";
import * as map from "./demo/map.mjs";
import { cutOut, develop, writePicture } from "./lib/diorama.mjs";
import { compact, icoFromPng, write } from "./lib/output.mjs";
import * as category from "./scenes/categories.mjs";
import * as tall from "./scenes/categories-tall.mjs";
import { nightBelow, nightBeside, nightStars, pageEdge, tornOutlines } from "./scenes/edge.mjs";
import { elementRidge } from "./scenes/element-ridges.mjs";
import * as element from "./scenes/elements.mjs";
import { groundBefore, groundBehind } from "./scenes/ground.mjs";
import * as welcome from "./scenes/hero-1-welcome.mjs";
import * as winter from "./scenes/hero-2-winter.mjs";
import * as meadow from "./scenes/hero-3-meadow.mjs";
import * as elements from "./scenes/hero-4-elements.mjs";
import * as hosts from "./scenes/hosts.mjs";
import * as house from "./scenes/house.mjs";
import * as logo from "./scenes/logo.mjs";
import * as moons from "./scenes/moons.mjs";
import * as plate from "./scenes/plates.mjs";
import * as seasons from "./scenes/seasons.mjs";
import * as spot from "./scenes/spots.mjs";
import * as lantern from "./scenes/lanterns.mjs";
import * as tree from "./scenes/tree.mjs";
import * as workshops from "./scenes/workshops.mjs";

const pictures = {
  "portrait-default.svg": plate.portrait,
  "og-background.svg": plate.ogBackground,
  "moon.svg": moons.moon,
  "seal.svg": moons.seal,
  "biscuit.svg": moons.biscuit,
  "welcome.svg": moons.welcome,
  "not-found.svg": plate.notFound,
  "error.svg": plate.storm,
  "leaf-unknown.svg": spot.leafUnknown,
};

// From edge to edge of the screen: whole units do.
const strips = {
  "page-ridge.svg": plate.pageRidge,
  "menu-range.svg": plate.menuRange,
  "ridge-window.svg": plate.ridgeWindow,
  "ridge-near.svg": plate.ridgeNear,
  ...Object.fromEntries(["feu", "eau", "air", "terre"].map((name) => [`ridge-${name}.svg`, () => elementRidge(name)])),
  "ground-behind.svg": groundBehind,
  "ground-before.svg": groundBefore,
};
// Finer than a pixel: it is looked at from near.
const edges = {
  "page-edge.svg": pageEdge,
  "night-below.svg": nightBelow,
  "night-beside.svg": nightBeside,
  "night-stars.svg": nightStars,
};

const categories = {
  "bien-etre": category.wellBeing,
  coaching: category.coaching,
  "experimentations-sur-le-terrain": category.fieldExperiments,
};

// The same beside a list: named like the other, and written as the pictures of a page are.
const columns = {
  "category-bien-etre-tall": tall.wellBeing,
  "category-coaching-tall": tall.coaching,
  "category-experimentations-sur-le-terrain-tall": tall.fieldExperiments,
};

// Small drawings for pages that have little else to show.
const spots = {
  "category-empty": spot.categoryEmpty,
};

const icons = {
  "logo.svg": () => logo.mark(),
  "logo-light.svg": () => logo.markLight(),
  "icon.svg": () => logo.icon(),
};

// Each hero is art-directed for wide and for tall screens: its scale on paper, its best quality, then
// width and most bytes of each file.
const heroes = { "hero-1": welcome, "hero-2": winter, "hero-3": meadow, "hero-4": elements };
const heroFormats = {
  wide: { scale: 1.5, best: 49, files: [[2400, 200_000], [1600, 105_000]] },
  // The small one is what every phone gets, four times over.
  tall: { scale: 1.3, best: 46, files: [[1170, 45_000], [780, 21_000]] },
};
// The house cut in two is looked at from near, room by room.
const houseFormats = {
  wide: { scale: 1.4, files: [[2800, 190_000], [1800, 125_000]] },
  tall: { scale: 1.3, files: [[1170, 98_000], [780, 60_000]] },
};
// Both hosts, and each by herself: its scale on paper, its most bytes, who, and where it is cut out of the scene.
const hostPictures = {
  hosts: { scale: 1.2, limit: 115_000 },
  "hosts-claire": { limit: 60_000, who: "claire", scale: 1.6875, at: { left: 278, top: 172 } },
  "hosts-elodie": { limit: 66_000, who: "elodie", scale: 1.6875, at: { left: 945, top: 172 } },
};

const standIns = {
  "partner-default": plate.partner,
  "partner-default-2": lantern.rosyEvening,
  "partner-default-3": lantern.blueMorning,
  "partner-default-4": lantern.violetDusk,
};

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const wanted = process.argv.slice(2);
const asked = (name) => !wanted.length || wanted.some((w) => name.startsWith(w));

for (const [name, draw] of Object.entries(pictures)) if (asked(name)) write(name, compact(draw()));
for (const [name, draw] of Object.entries(strips)) if (asked(name)) write(name, compact(draw(), 0));
for (const [name, draw] of Object.entries(edges)) if (asked(name)) write(name, compact(draw(), 1));
if (asked("torn.css")) writeFileSync(new URL("../app/styles/torn.css", import.meta.url), tornOutlines());
for (const [name, draw] of Object.entries(icons)) if (asked(name)) write(name, compact(draw(), 2));
for (const name of ["feu", "eau", "air", "terre"].filter((name) => asked(`element-${name}`))) {
  const emblem = await photograph(element.draw(name), { lamp: [0.4, 0.3], glow: 0.24, vignette: 0.1 });
  await develop(`element-${name}`, emblem, { width: 800, limit: 45_000 });
  // The strip on every page shows the elements at the size of a stamp.
  const stamp = sharp(emblem).resize(96).webp({ quality: 55, effort: 6 });
  write(`element-${name}-small.webp`, await stamp.toBuffer());
}
if (asked("element-unknown")) {
  const emblem = await photograph(element.draw("unknown"), { lamp: [0.4, 0.3], glow: 0.24, vignette: 0.1 });
  await writePicture("element-unknown", sharp(emblem), 36_000);
}
for (const [name, draw] of Object.entries(categories).filter(([name]) => asked(`category-${name}`))) {
  const scene = await photograph(draw(), { lamp: [0.4, 0.3], glow: 0.24, vignette: 0.14 });
  await develop(`category-${name}`, scene, { width: 1200, limit: 45_000 });
}
for (const [name, draw] of Object.entries(columns).filter(([name]) => asked(name))) {
  await writePicture(name, sharp(await photograph(draw(), { lamp: [0.4, 0.3], glow: 0.24, vignette: 0.14 }, 4 / 3)));
}
for (const [hero, scene] of Object.entries(heroes)) {
  for (const [format, { scale, best, files }] of Object.entries(heroFormats).filter(([f]) => asked(`${hero}-${f}`))) {
    const { stage, lens } = scene.draw(format);
    const image = await photograph(stage, { grain: 0.8, ...lens }, scale);
    for (const [width, limit] of files)
      await develop(`${hero}-${format}-${width}`, image, { width, limit, fallback: limit * 1.5, best });
  }
}
for (const [format, { scale, files }] of Object.entries(houseFormats).filter(([f]) => asked(`house-${f}`))) {
  const { stage, lens } = house.draw(format);
  const image = await photograph(stage, lens, scale);
  for (const [width, limit] of files)
    await develop(`house-${format}-${width}`, image, { width, limit, fallback: limit * 1.5, best: 56 });
}
for (const [name, { who, scale, limit, at }] of Object.entries(hostPictures).filter(([name]) => asked(name))) {
  const { stage, lens } = hosts.draw(who);
  const image = sharp(await photograph(stage, lens, scale));
  if (at) image.extract({ ...at, width: 1080, height: 1350 });
  await writePicture(name, image, limit);
}
for (const [name, format, limit] of [["workshops", "wide"], ["workshops-near", "near", 55_000]].filter(([name]) => asked(name))) {
  const { stage, lens } = workshops.draw(format);
  await writePicture(name, sharp(await photograph(stage, lens)), limit);
}
// A retreat without a poster has that of its season.
for (const name of seasons.names.filter((name) => asked(`poster-${name}`))) {
  const { stage, lens } = seasons.draw(name);
  await writePicture(`poster-${name}`, sharp(await photograph(stage, { grain: 0.8, ...lens }, 0.9)), 60_000);
}
// The night of the elements on a broad sheet, for the poem that lies on its darker half.
if (asked("vigil")) {
  const { stage, lens } = elements.draw("broad");
  await writePicture("vigil", sharp(await photograph(stage, lens, 1.2)));
}
// The circle on the meadow from near, for the page that phones show it at the head of.
if (asked("meadow-near")) {
  const { stage, lens } = meadow.draw("tall");
  const image = await photograph(stage, { grain: 0.8, ...lens }, heroFormats.tall.scale);
  await writePicture("meadow-near", sharp(image).extract({ left: 0, top: 315, width: 1170, height: 1080 }));
}
// Who has no portrait stands among portraits.
for (const [name, draw] of Object.entries(standIns).filter(([name]) => asked(name))) {
  const shown = await photograph(draw(), { lamp: [0.4, 0.3], glow: 0.24, vignette: 0.14 });
  write(`${name}.webp`, await sharp(shown).resize(800).webp({ quality: 70, effort: 6 }).toBuffer());
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
  // It lightens the night of the page, being as dark or darker: a transparent ground would add half its bytes. What would
  // show through it is covered by its foot.
  for (const format of ["wide", "tall"]) write(`tree-${format}-foot.svg`, compact(tree.foot(format), 0));
  for (const [name, format, width, limit] of [
    ["tree-wide", "wide", 1200, 28_700],
    ["tree-wide-1800", "wide", 1800, 46_900],
    ["tree-tall", "tall", 720, 28_400],
  ]) {
    const scale = width / tree.width(format);
    const cut = await cutOut(tree.draw(format), { scale, grain: 0.5 });
    const lit = await sharp(cut)
      .flatten({ background: "#101a26" })
      .composite([{ input: Buffer.from(tree.lamplight(format, scale)), blend: "multiply" }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    await develop(name, lit, { width, limit, fallback: limit * 1.29, best: 48, worst: 27, chroma: "4:2:0" });
  }
  const lantern = sharp(await cutOut(tree.lantern(), { scale: 2 })).resize(144);
  write("lantern.webp", await lantern.clone().webp({ quality: 80, effort: 6 }).toBuffer());
  write("lantern.avif", await lantern.avif({ quality: 50, effort: 9 }).toBuffer());
  const text = JSON.stringify(tree.anchors(), null, 2);
  writeFileSync(new URL("tree-anchors.json", import.meta.url), `${text}\n`);
  console.log(text);
}
if (asked("map")) {
  const plan = await photograph(
    map.draw(),
    { lamp: [0.35, 0.3], glow: 0.18, vignette: 0.1, grain: 0.6 },
    4 / 3,
  );
  await develop("../demo/map", plan, { width: 1140, limit: 42_000, best: 45 });
}
for (const [name, draw] of Object.entries(spots).filter(([name]) => asked(name)))
  await develop(name, await cutOut(draw(), { grain: 0.5 }), { width: 720, limit: 24_000 });
// Minutes of work: only when asked for by name.
if (wanted.includes("demo")) await writeDemo(fileURLToPath(new URL("..", import.meta.url)));
