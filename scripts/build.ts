import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

// `npm run build`: compiles the pages with Next, and the two processes of `npm start` with esbuild. It reads
// neither content nor settings of a venue: the same build serves any.
const buildFolder = ".next";
const { status } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
if (status !== 0) process.exit(status ?? 1);
await build({
  entryPoints: { site: "lib/server/main.ts", renderer: "lib/server/renderer-process.ts" },
  outdir: buildFolder,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
hintScripts(path.join(buildFolder, "static"));
compressAssets(path.join(buildFolder, "static"));
const revision = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).stdout?.trim();
const id = readFileSync(path.join(buildFolder, "BUILD_ID"), "utf8");
writeFileSync(
  path.join(buildFolder, "release.json"),
  JSON.stringify({ id, commit: process.env.COMMIT || revision || null }),
);

/** Lets Chromium compile whole scripts off the main thread, instead of each function at its first call. */
function hintScripts(assets: string): void {
  for (const file of filesOfKind(assets, /\.js$/))
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, "utf8")}`);
}

/** Writes compressed scripts, sheets and drawings beside the originals. */
function compressAssets(assets: string): void {
  for (const file of filesOfKind(assets, /\.(?:js|css|svg)$/)) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The paths of the files below a folder whose names match. */
function filesOfKind(folder: string, kind: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => kind.test(name)).map((name) => path.join(folder, name));
}
