import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** Writes `index.html` with the pairs that differ, the worst first, and their pictures beside it. */
export function writeReport(folder, { revision, tolerance, blocks }) {
  const differing = blocks
    .filter(({ pixels, shift }) => pixels > 0 || shift > 0)
    .sort((a, b) => b.pixels - a.pixels || b.shift - a.shift);
  const rows = differing.map(({ content, page, screen, block, pixels, shift, files = [] }) => {
    const mark = pixels > tolerance.pixels || shift > tolerance.shift ? "✗" : "·";
    const pictures = files.map((src) => `<a href="${src}"><img src="${src}" loading="lazy" alt=""></a>`);
    return `<section><h2>${mark} ${escaped(`${content} ${page} · ${screen} · ${block}`)}</h2>
<p>${pixels} % of pixels, ${shift === 9999 ? "something is on one side only" : `moved by ${shift} px`}</p>
<div>${pictures.join("")}</div></section>`;
  });
  writeFileSync(
    path.join(folder, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Compared with ${escaped(revision)}</title>
<style>body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start}a{flex:1}img{width:100%;border:1px solid}</style>
<h1>${differing.length} of ${blocks.length} blocks differ from ${escaped(revision)}</h1>
<p>Before, after, difference. ✗: more than ${tolerance.pixels} % of pixels, or moved by more than ${tolerance.shift} px.</p>
${rows.join("\n")}\n`,
  );
}

/** Writes how a block looked, looks, and where it differs; the files' names. */
export function keepPictures(folder, number, { width, height, ...pictures }) {
  return Promise.all(
    Object.entries(pictures).map(async ([name, data]) => {
      const file = `${number}-${name}.png`;
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 3 })
        .toFile(path.join(folder, file));
      return file;
    }),
  );
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
