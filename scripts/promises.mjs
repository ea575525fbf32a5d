// Prints the titles of all tests by file, as an outline: npm run promises.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const FOLDER = "__tests__";
const files = readdirSync(FOLDER, { recursive: true }).filter((name) => /\.(test|spec)\.tsx?$/.test(name));

for (const name of files.sort()) {
  console.log(`\n${name}`);
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  print(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), "  ");
}

function print(node, indent) {
  const [title] = node.arguments ?? [];
  const isTitle = /^(test|describe)\b/.test(node.getText()) && title && /^["`]/.test(title.getText());
  if (isTitle) console.log(`${indent}${title.getText().slice(1, -1)}`);
  ts.forEachChild(node, (child) => print(child, isTitle ? `${indent}  ` : indent));
}
