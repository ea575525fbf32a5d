// @ts-check
import { readdirSync } from "node:fs";
import path from "node:path";

// The framework refuses a compiled pattern of more than 4096 characters, its own additions included.
const MAX_LENGTH = 4000;

/**
 * Addresses as few patterns: the framework tries each for every request.
 * @param {string[]} addresses
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
