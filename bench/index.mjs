// npm run bench [-- pages [https://…] | flood | scale | soak [REQUESTS]]: pages by default. Prints
// a table and fails when a limit is missed. bench/package.json lists what only this and the nightly run need.
import { conclude } from "./lib/rows.mjs";
import { installTools } from "./lib/tools.mjs";

const PARTS = {
  pages: () => import("./pages.mjs"),
  flood: () => import("./flood.mjs"),
  scale: () => import("./scale.mjs"),
  soak: () => import("./soak.mjs"),
};
const [part = "pages", ...args] = process.argv.slice(2);
if (!PARTS[part]) {
  console.error("npm run bench [-- pages [https://…] | flood | scale | soak [REQUESTS]]");
  process.exit(2);
}
if (part === "pages") installTools();
const { default: runPart } = await PARTS[part]();
conclude(await runPart(...args));
process.exit();
