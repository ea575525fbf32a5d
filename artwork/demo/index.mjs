// Make the demonstration pictures: node artwork/demo/index.mjs [name…]
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { develop, photograph } from "./lib/finish.mjs";
import { pictures } from "./pictures.mjs";

/**
 * Write every demonstration picture below `root`/public/demo, or only those whose name starts
 * with one of `wanted`. The same sources always give the same bytes.
 */
export async function writeDemo(root, wanted = []) {
  for (const [name, load] of Object.entries(pictures)) {
    if (wanted.length && !wanted.some((w) => name.split("/")[1].startsWith(w))) continue;
    const { draw } = await load();
    const { stage, lens, scale, limit } = draw();
    const file = join(root, "public/demo", `${name}.jpg`);
    const size = await develop(await photograph(stage, lens, scale), file, limit);
    console.log(`${name}.jpg ${stage.width}x${stage.height} ${Math.round(size / 1000)} kB`);
  }
}

const here = fileURLToPath(import.meta.url);
if (process.argv[1] && existsSync(process.argv[1]) && resolve(process.argv[1]) === here) {
  await writeDemo(join(dirname(here), "../.."), process.argv.slice(2));
}
