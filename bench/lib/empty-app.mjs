import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { complete, NEXT, ROOT } from "../../testing/serve.mjs";

const FILES = {
  "app/layout.jsx": `export const metadata = { title: "Vide" };
export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}`,
  "app/page.jsx": "export default function Page() { return <main>Vide</main>; }",
  // Without one of its own, the framework would find the site's in a parent folder.
  "instrumentation.js": "export function register() {}",
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };`,
};

/** The folder of the yardstick: an empty static page of the same Next and React, built once per version. */
export async function emptyApp() {
  const folder = path.join(ROOT, ".bench", "empty");
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "node_modules/next/package.json"), "utf8"));
  const stamp = path.join(folder, "built-with");
  const wanted = version + JSON.stringify(FILES);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  await complete(process.execPath, [path.join(ROOT, NEXT), "build"], { cwd: folder });
  writeFileSync(stamp, wanted);
  return folder;
}
