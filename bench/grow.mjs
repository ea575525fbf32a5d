// Writes content files of any size, made of the demonstration's documents, to see how the site grows:
//   node bench/grow.mjs DIR [documents per collection, 5000]
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { demonstration } from "../testing/demonstration.mjs";

const DAY_MS = 86_400_000;
const [folder, count = "5000"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, documents] of Object.entries(demonstration())) {
  const demo = Object.entries(documents);
  const grown = Array.from({ length: Number(count) }, (_, n) =>
    copyOf(demo[n % demo.length], n, demo.length),
  );
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(grown), null, 1));
}
console.log(`${count} documents per collection in ${folder}`);

/** The same document with its own id and name, its dates moved by days so that the years fill up. */
function copyOf([id, fields], n, originals) {
  if (n < originals) return [id, fields];
  const copied = Object.entries(fields).map(([key, value]) => {
    if (["title", "name"].includes(key)) return [key, `${value} ${n}`];
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return [key, value];
    return [key, new Date(Date.parse(value) + (n % 1500) * DAY_MS).toISOString().slice(0, 10)];
  });
  return [`${id}-${n}`, Object.fromEntries(copied)];
}
