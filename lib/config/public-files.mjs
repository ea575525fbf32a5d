// @ts-check
import { readdirSync } from "node:fs";
import path from "node:path";

// The framework compiles a pattern, and refuses one of more than 4096 characters; what it puts around counts.
const MAX_LENGTH = 4000;

/**
 * Addresses as patterns of the framework's, as few as it takes: it tries each for every single request.
 * @param {string[]} addresses patterns without capturing groups and without the first slash
 */
export function together(addresses) {
  /** @type {string[]} */
  const patterns = [];
  for (const address of addresses) {
    const longer = `${patterns.at(-1)}|${address}`;
    const fits = patterns.length > 0 && new RegExp(longer).source.length < MAX_LENGTH;
    if (fits) patterns[patterns.length - 1] = longer;
    else patterns.push(address);
  }
  return patterns.map((pattern) => `/:address(${pattern})`);
}

/**
 * The addresses of the files of the folder `public`.
 * @param {string} root
 */
export const publicFiles = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/").replaceAll(/[^a-z0-9/]/g, "\\$&"));
