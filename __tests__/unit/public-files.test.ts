import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicFiles, together } from "@/lib/config/public-files.mjs";

const root = mkdtempSync(path.join(tmpdir(), "public-"));
afterAll(() => rmSync(root, { recursive: true }));

test("public/photos may have any number of files with any names", () => {
  const names = Array.from({ length: 300 }, (_, i) => `photos/été-${i} (vu du pré).jpg`);
  mkdirSync(path.join(root, "photos"));
  for (const name of names) writeFileSync(path.join(root, name), "");

  const patterns = together(publicFiles(root)).map(
    (source) => new RegExp(`^${source.replace("/:address", "/")}$`),
  );

  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(`/${name}`)))).toEqual([]);
  expect(patterns.some((pattern) => pattern.test("/photos/elsewhere.jpg"))).toBe(false);
  // The framework stops a build whose pattern is longer than 4096 characters.
  expect(Math.max(...patterns.map(({ source }) => source.length))).toBeLessThan(4096);
});
