import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ONE_SIDE_ONLY } from "./differences.mjs";

const STYLE = `body { font: 16px sans-serif; margin: 2rem } a { flex: 1 } img { width: 100%; border: 1px solid }
div { display: flex; gap: 1rem; align-items: start }`;

/** Writes `index.html` with the blocks that differ, the worst first, and their pictures beside it. */
export function writeReport(folder, { revision, tolerance, blocks, differing }) {
  const worstFirst = differing.sort((a, b) => b.pixels - a.pixels || b.shift - a.shift);
  const rows = worstFirst.map(({ content, page, screen, block, pixels, shift, files = [] }) => {
    const mark = pixels > tolerance.pixels || shift > tolerance.shift ? "✗" : "·";
    const pictures = files.map((src) => `<a href="${src}"><img src="${src}" loading="lazy" alt=""></a>`);
    return `<section><h2>${mark} ${escaped(`${content} ${page} · ${screen} · ${block}`)}</h2>
<p>${pixels} % of pixels, ${shift === ONE_SIDE_ONLY ? "something is on one side only" : `moved by ${shift} px`}</p>
<div>${pictures.join("")}</div></section>`;
  });
  const limits = `more than ${tolerance.pixels} % of pixels, or moved by more than ${tolerance.shift} px`;
  const title = `Compared with ${escaped(revision)}`;
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}: ${differing.length} of ${blocks.length} blocks differ</h1>
<p>Before, after, difference. ✗: ${limits}.</p>
${rows.join("\n")}\n`;
  writeFileSync(path.join(folder, "index.html"), html);
}

/** Writes how a block looked, looks, and where it differs; the files' names. */
export function keepPictures(folder, number, { width, height, ...pictures }) {
  const raw = { width, height, channels: 4 };
  return Promise.all(
    Object.entries(pictures).map(async ([name, data]) => {
      const file = `${number}-${name}.png`;
      await sharp(data, { raw }).png({ compressionLevel: 3 }).toFile(path.join(folder, file));
      return file;
    }),
  );
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
