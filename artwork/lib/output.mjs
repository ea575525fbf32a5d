// From pictures to files: optimise, write, and pack the icon container.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";

/** The folder that the site serves the drawings from. */
export const target = join(dirname(fileURLToPath(import.meta.url)), "../../public/art");

/** Shorten the markup without touching ids, which code and shared pages rely on. */
export function compact(svg, precision = 1) {
  return optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupIds: false,
            mergePaths: false,
            convertTransform: false,
            cleanupNumericValues: { floatPrecision: 3 },
            removeUnknownsAndDefaults: { keepRoleAttr: true },
          },
        },
      },
    ],
  }).data;
}

/** Write one file among the drawings. */
export function write(name, content) {
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), content);
}

/** An ICO container around one 32x32 PNG: a 6-byte header and a 16-byte entry, 22 bytes in all. */
export function icoFromPng(png, size = 32) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
