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
  // Static, made when it is first asked for: as long as the page that it is measured beside, and in its
  // letters. One apostrophe as printers set it costs a quarter of a millisecond in 86 kB: V8 keeps such a
  // text in two bytes a letter, and each answer encodes it anew.
  "app/plain/[run]/[letters]/page.jsx": `export const generateStaticParams = () => [];
export default async function Plain({ params }) {
  return <main>{"Un été à l’alpage. ".repeat(10_000).slice(0, Number((await params).letters))}</main>;
}
`,
  // Its own, or the site's would be found further up.
  "instrumentation.js": `export function register() {}
`,
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };
`,
};

/**
 * The yardstick: an application of the same Next and React with an empty static page and a plain one of
 * any length, built once per version in the bench's own folder.
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

// Each run has its page rendered by the process that is measured, as the site's is after every edit: one that
// has rendered nothing, its page kept from an earlier run, answers a sixth faster (Node 20 and its promise hooks).
const RUN = Date.now().toString(36);

/**
 * The address of a plain page of as many bytes as another page has, give or take one.
 * @param {string} empty where the empty application answers
 * @param {number} bytes
 */
export async function plainPage(empty, bytes) {
  const address = (letters) => `${empty}/plain/${RUN}/${letters}`;
  const length = async (letters) => (await (await fetch(address(letters))).arrayBuffer()).byteLength;
  // Each letter is there twice: as seen, and in the page's data.
  const [some, more] = [await length(1000), await length(2000)];
  const letters = 1000 + Math.round(((bytes - some) * 1000) / (more - some));
  if (letters < 1) throw new Error(`A plain page has more than ${bytes} bytes by itself`);
  // The first visit renders it and the second finds it kept.
  await length(letters);
  return address(letters);
}
