import { readFileSync } from "node:fs";
import sharp from "sharp";
import { COLOURS } from "@/lib/config/site";
import { contrast } from "@/testing/contrast";

/**
 * Colours of text or control and background, with the minimum contrast: 7 for body text, 4.5 for other text,
 * 3 for large text, controls and focus. States and text over pictures are here because axe does not see them.
 */
const PAIRS: [text: string, ground: string, least: number, where: string][] = [
  ["--ink", "--paper", 7, "body text, the carousel's captions"],
  ["--ink", "--paper-shade", 7, "preformatted text, the strip of a flyer that cannot be booked"],
  ["--ink", "--snow", 7, "a workshop's card, calendar days, the skip link, rooms of the house cut in two"],
  ["--ink", "--lamp", 7, "the way to the next retreat, the slip and the strip of a flyer, the load notice"],
  ["--ink-soft", "--paper", 4.5, "leads, activities, dates, quotes, seasons, where the place is"],
  ["--ink-soft", "--snow", 4.5, "the facts on a workshop's card, the address below a poster"],
  ["--ink-soft", "--paper-shade", 4.5, "a button at rest"],
  ["--ink", "#cdd5ca", 7, "the menu's words before the foot of its range, the darkest of it"],
  ["--fir", "#cdd5ca", 3, "focus on them"],
  ["--ink", "--sky", 7, "a legal page's title, high in the evening sky"],
  ["--ink", "--dusk", 7, "the same, low in it"],
  ["--fir", "--paper", 4.5, "links, a flyer's dates"],
  ["--fir", "--snow", 4.5, "links on a workshop's card"],
  ["--fir", "--paper-shade", 4.5, "a legal page's contents, the loader"],
  ["--fir", "--lamp", 3, "the buttons on the load notice and a flyer's strip"],
  ["--fir-deep", "--fir-pale", 4.5, "the quiet button"],
  ["--fir-deep", "--paper-shade", 4.5, "a button that succeeded"],
  ["--snow", "--fir", 4.5, "buttons, the next retreat"],
  ["--snow", "--fir-deep", 4.5, "a button under the pointer"],
  ["#e9e4d8", "--ink", 7, "the footer's text"],
  ["--snow", "--earth", 4.5, "that a retreat is full"],
  ["--ink", "--paper-edge", 7, "that it is over"],
  ["--snow", "--dark", 7, "the viewer"],
  ["--snow", "--night-low", 7, "low in it, and the names of the lanterns, low in the evening sky"],
  ["#d9e2dc", "--dark", 4.5, "the viewer's captions"],
  ["--fire", "--paper", 4.5, "Feu"],
  ["--water", "--paper", 4.5, "Eau"],
  ["--air", "--paper", 4.5, "Air"],
  ["--earth", "--paper", 4.5, "Terre"],
  ...["fire", "water", "air", "earth"].flatMap((element): [string, string, number, string][] => [
    ["--ink", `--${element}-tint`, 7, "an element's part of the concept page"],
    ["--ink-soft", `--${element}-tint`, 4.5, "the summary of an element"],
    ["--fir", `--${element}-tint`, 4.5, "links on an element's page"],
    [`--${element}`, `--${element}-tint`, 4.5, "the title of an element's page"],
  ]),
  ["--snow", "--night-high", 7, "the lanterns' names, high in the night"],
  ["--snow", "--night", 7, "the same, in the middle of it"],
  ["--lamp", "--night-low", 4.5, "the same under the pointer, and their focus"],
  ["--snow", "rgb(255 207 120 / 0.34) over --night-low", 4.5, "the same in the light of a lantern"],
  ["--snow", "--ink", 7, "the poem on its sheet, the footer's headings, the number in the menu"],
  ["--snow", "#1a2a44", 7, "the poem, high in its night"],
  ["--snow", "#111a30", 7, "the same, low in it"],
  ["--snow", "#121833", 7, "the words in place of the cutaway drawing"],
  ["--lamp", "--ink", 3, "focus in the footer and the menu"],
  ["--lamp", "--fir", 3, "focus on the next retreat"],
  ["--lamp", "--dark", 3, "focus in the viewer"],
  // Translucent backgrounds over the worst possible picture.
  ["--snow", "rgb(20 32 28 / 0.82) over #ffffff", 4.5, "the viewer's controls on snow"],
  ["rgb(255 253 248 / 0.55) over --dark", "--dark", 3, "the rim of the viewer's controls"],
  ["rgb(255 253 248 / 0.55) over --night-low", "--night-low", 3, "the same, low in the evening"],
];

type Colour = [number, number, number];

const tokenLines = readFileSync("app/styles/tokens.css", "utf8").matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g);
const tokens = new Map(Array.from(tokenLines, ([, name = "", value = ""]) => [name, value]));

function colour(text: string): Colour {
  const [front = "", behind] = text.split(" over ");
  if (behind) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (front.match(/[\d.]+/g) ?? []).map(Number);
    const ground = colour(behind);
    return [red, green, blue].map((value, i) => value * alpha + (ground[i] ?? 0) * (1 - alpha)) as Colour;
  }
  const hex = front.startsWith("--") ? tokens.get(front) : front;
  if (!hex) throw new Error(`${front} is not in tokens.css`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;
}

test.each(PAIRS)("%s on %s keeps %d: %s", (text, ground, least) => {
  expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least);
});

test.each(Object.entries(COLOURS))("%s is the same in the metadata as in the styles", (name, value) => {
  expect(value).toBe(tokens.get(`--${name}`));
});

// The part of the drawing that can be behind the text at the largest letters.
test.each([
  ["long verses", { top: 0, width: 0.69, height: 0.56 }],
  ["shorter ones, beside the lit window", { top: 0.56, width: 0.62, height: 0.12 }],
  ["the last, beside those who sit by the fire", { top: 0.68, width: 0.57, height: 0.22 }],
])("the background is dark enough for the poem on %s", async (_, part) => {
  const picture = sharp("public/art/vigil.webp");
  const { width, height } = await picture.metadata();
  // Stars and the edge of a ridge are thinner than the stroke of a letter.
  const { data } = await picture
    .extract({
      left: 0,
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .blur(4)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<number>();
  for (let i = 0; i < data.length; i += 3) found.add(data.readUIntBE(i, 3));
  for (const rgb of found)
    expect(contrast(colour("--snow"), [rgb >> 16, (rgb >> 8) & 255, rgb & 255])).toBeGreaterThanOrEqual(4.5);
});
