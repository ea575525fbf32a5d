// Trace the letters of the posters once: node artwork/demo/extract-glyphs.mjs CHROMIUM
// The posters must not depend on installed fonts, and the font is a variable one that only a browser
// can set at the wanted weight. A page printed to PDF carries the outline of each letter.
import { readFileSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { letters } from "./lib/titles.mjs";

const SIZE = 1000;
const axes = "'opsz' 144, 'SOFT' 100, 'wght' 540, 'WONK' 0";
const font = readFileSync(
  new URL(
    "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    import.meta.url,
  ),
).toString("base64");
const css = `@font-face{font-family:F;src:url(data:font/woff2;base64,${font});font-weight:100 900}@page{size:1400px 1400px;margin:0}body{margin:0}text,span{font-family:F;font-size:${SIZE}px;font-variation-settings:${axes};white-space:pre}`;

/** The path data of the letter in a printed page, from the procedure that draws it. */
function outline(pdf, advance) {
  const text = pdf.toString("latin1");
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    let stream;
    try {
      stream = inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1");
    } catch {
      continue;
    }
    // The box of the missing letter is drawn first in every such font.
    if (!/ d1\s/.test(stream) || stream.startsWith("1000 0 100 ")) continue;
    // The procedure counts in units of the font: its advance tells how many make one pixel here.
    const units = Number(stream.slice(0, stream.indexOf(" "))) / advance;
    const round = (v) => Math.round(Number(v) / units);
    return stream
      .split("\n")
      .map((line) => line.trim().split(" "))
      .map((words) => {
        const op = words.pop();
        if (op === "h") return "Z";
        if (!["m", "l", "c"].includes(op)) return "";
        return op.toUpperCase() + words.map(round).join(" ");
      })
      .join("");
  }
  return "";
}

const browser = await chromium.launch({ executablePath: process.argv[2] });
const page = await browser.newPage();
const glyphs = {};
for (const letter of letters) {
  await page.setContent(
    `<style>${css}</style><svg width="1400" height="1400"><text x="100" y="1000" xml:space="preserve">${letter}</text></svg>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const advance = await page.evaluate(() => document.querySelector("text").getComputedTextLength());
  glyphs[letter] = {
    advance: Math.round(advance),
    d: letter === " " ? "" : outline(await page.pdf({ preferCSSPageSize: true }), advance),
  };
}
await page.setContent(`<style>${css}</style><span id="s"></span>`);
const kerning = await page.evaluate(async (list) => {
  const span = document.getElementById("s");
  span.textContent = list.join("");
  await document.fonts.ready;
  const measure = (text) => {
    span.textContent = text;
    return span.getBoundingClientRect().width;
  };
  const alone = Object.fromEntries(list.map((l) => [l, measure(l)]));
  const pairs = {};
  for (const a of list) {
    for (const b of list) {
      const k = Math.round(measure(a + b) - alone[a] - alone[b]);
      if (Math.abs(k) > 2) pairs[a + b] = k;
    }
  }
  return pairs;
}, letters);
await browser.close();
const sorted = Object.fromEntries(letters.map((letter) => [letter, glyphs[letter]]));
writeFileSync(
  new URL("glyphs.json", import.meta.url),
  `${JSON.stringify({ size: SIZE, glyphs: sorted, kerning }, null, 1)}\n`,
);
