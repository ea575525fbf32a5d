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
  // Static at an address of its own as the home page is, and rendered again for the page that it is measured beside.
  "app/plain/page.jsx": `export default function Plain() {
  const { letters, each } = globalThis.plain ?? { letters: 1, each: 100 };
  const part = "Un chalet sur la montagne. ".repeat(each).slice(1, each) + "’";
  return <main>{part.repeat(letters / each + 1).slice(0, letters)}</main>;
}
`,
  "app/plain/again/route.js": `import { revalidatePath } from "next/cache";
export async function POST(request) {
  globalThis.plain = await request.json();
  revalidatePath("/plain");
  return new Response();
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

/**
 * A plain page as long as another page in bytes and, give or take a few, in letters. Both count: an answer is hashed
 * letter by letter, and one apostrophe as printers set it makes V8 keep all of them in two bytes. And it is rendered
 * by the process that is measured, as the site's is after every edit: one that has rendered nothing answers a sixth
 * faster (Node 20 and its promise hooks).
 * @param {string} empty where the empty application answers
 * @param {string} page the other page
 * @returns {Promise<string>} its address
 */
export async function plainPage(empty, page) {
  const address = `${empty}/plain`;
  const bytes = Buffer.byteLength(page);
  // An apostrophe has two bytes more than it has letters.
  const each = Math.round((2 * page.length) / Math.max(bytes - page.length, 1));
  const length = async (letters) => {
    await fetch(`${address}/again`, { method: "POST", body: JSON.stringify({ letters, each }) });
    return (await (await fetch(address)).arrayBuffer()).byteLength;
  };
  // Each letter is there twice: as seen, and in the page's data.
  const [some, more] = [await length(10_000), await length(20_000)];
  const letters = 10_000 + Math.round(((bytes - some) * 10_000) / (more - some));
  if (letters < 1) throw new Error(`A plain page has more than ${bytes} bytes by itself`);
  await length(letters);
  return address;
}
