// @ts-check
import { readdirSync } from "node:fs";
import path from "node:path";

// The framework compiles a pattern, and refuses one of more than 4096 characters; what it puts around counts.
const LONGEST = 4000;

/**
 * The files of a folder of `public` as patterns of the framework's, as few as it takes.
 * @param {string} root the folder `public`
 */
export function publicFiles(root, folder = ".") {
  /** @type {string[]} */
  const patterns = [];
  for (const name of namesIn(root, folder)) {
    const longer = `${patterns.at(-1)}|${name}`;
    const fits = patterns.length > 0 && new RegExp(longer).source.length < LONGEST;
    if (fits) patterns[patterns.length - 1] = longer;
    else patterns.push(name);
  }
  return patterns.map((pattern) => `/:file(${pattern})`);
}

/** @type {(root: string, folder: string) => string[]} */
const namesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/").replaceAll(/[^a-z0-9/]/g, "\\$&"));
