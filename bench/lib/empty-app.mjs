import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT, WORK } from "./paths.mjs";

const FILES = {
  "app/layout.jsx": `export const metadata = { title: "Vide" };
export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}
`,
  "app/page.jsx": `export default function Page() {
  return <main>Vide</main>;
}
`,
  // Its own, or the site's would be found further up.
  "instrumentation.js": `export function register() {}
`,
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };
`,
};

/**
 * The yardstick: an application of the same Next and React with an empty static page, built once per version.
 * @returns {string} its folder
 */
export function emptyApp() {
  const folder = path.join(WORK, "empty");
  const version = JSON.parse(readFileSync(path.join(ROOT, "node_modules/next/package.json"), "utf8")).version;
  const stamp = path.join(folder, "built-with");
  const wanted = version + JSON.stringify(FILES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const build = spawnSync(process.execPath, [path.join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (build.status !== 0) throw new Error(`The empty page does not build:\n${build.stdout}${build.stderr}`);
  writeFileSync(stamp, wanted);
  return folder;
}
