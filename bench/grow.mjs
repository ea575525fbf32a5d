// Writes content files of any size, made of the demonstration's documents, to see how the site grows:
//   node bench/grow.mjs DIR [documents per collection, 5000]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../testing/serve.mjs";

const [folder, count = "5000"] = process.argv.slice(2);
if (!folder) {
  console.error("node bench/grow.mjs DIR [documents per collection]");
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const name of ["photos", "partners", "workshops", "calendar"]) {
  const demo = Object.entries(JSON.parse(readFileSync(path.join(ROOT, `content/demo/${name}.json`), "utf8")));
  const documents = {};
  for (let n = 0; n < Number(count); n++) {
    const [id, fields] = demo[n % demo.length];
    documents[n < demo.length ? id : `${id}-${n}`] = n < demo.length ? fields : another(fields, n);
  }
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(documents, null, 1));
}
console.log(`${count} documents per collection in ${folder}`);

/** The same document under a name of its own, its dates moved by days so that the years fill up. */
function another(fields, n) {
  const copy = { ...fields };
  for (const key of ["title", "name"]) if (typeof copy[key] === "string") copy[key] = `${copy[key]} ${n}`;
  for (const [key, value] of Object.entries(copy))
    if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) copy[key] = moved(value, n % 1500);
  return copy;
}

function moved(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
