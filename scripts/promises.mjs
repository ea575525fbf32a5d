// Prints the titles of all tests by file, as an outline: npm run promises.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

for (const name of readdirSync("__tests__", { recursive: true }).sort()) {
  if (!/\.(test|spec)\.tsx?$/.test(name)) continue;
  console.log(`\n${name}`);
  const text = readFileSync(`__tests__/${name}`, "utf8");
  print(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), "  ");
}

function print(node, indent) {
  const [title] = node.arguments ?? [];
  const isTitle = /^(test|describe)\b/.test(node.getText()) && title && /^["`]/.test(title.getText());
  if (isTitle) console.log(`${indent}${title.getText().slice(1, -1)}`);
  ts.forEachChild(node, (child) => print(child, isTitle ? `${indent}  ` : indent));
}
