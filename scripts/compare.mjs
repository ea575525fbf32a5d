// npm run compare -- BASE_REV [demo|shapes]: compares screenshots of every kind of page of a revision and of
// the working tree, with the same content, by default both. Exits with 1 where any differs.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { everyPage, kindsOfPage } from "../bench/lib/kinds.mjs";
import { IMAGE_HOSTS, servePictures, shapes, VENUE_SETTINGS } from "../testing/another-venue";
import { complete, freePort, ROOT, run, untilPublished } from "../testing/serve.mjs";

const WORK_FOLDER = path.join(ROOT, ".compare");
const BASE_FOLDER = path.join(WORK_FOLDER, "base");
const STATE_PREFIX = path.join(tmpdir(), "chalet-state-");
const builtFolders = new Set();
// Settings of this shell would change both sides.
for (const name of Object.keys(process.env))
  if (/^(FIRE|NEXT_PUBLIC|GOOGLE|CONTENT|SITE|PUBLISHER|HOSTING|BUILD)_/.test(name)) delete process.env[name];

/** The settings of each content, a function that removes its files, its pages and its screens. */
const CONTENTS = {
  demo: async () => ({ settings: {}, remove: () => {}, pagesOf: kindsOfPage, screens: [] }),
  shapes: async () => ({ ...(await anotherVenue()), pagesOf: everyPage, screens: ["390", "1440"] }),
};

/** The second venue from files, with a server of its pictures. */
async function anotherVenue() {
  const folder = mkdtempSync(path.join(tmpdir(), "lieu-"));
  for (const [collection, documents] of Object.entries(shapes()))
    writeFileSync(path.join(folder, `${collection}.json`), JSON.stringify(documents));
  const pictures = await servePictures();
  return {
    settings: { ...VENUE_SETTINGS, CONTENT_DIR: folder, IMAGE_HOSTS },
    remove: async () => {
      rmSync(folder, { recursive: true });
      await pictures.close();
    },
  };
}

const [revision, ...named] = process.argv.slice(2);
const comparedContents = named.length > 0 ? named : Object.keys(CONTENTS);
if (!revision || !comparedContents.every((name) => name in CONTENTS)) {
  console.error("npm run compare -- BASE_REV [demo|shapes]");
  process.exit(2);
}
rmSync(path.join(WORK_FOLDER, "pictures"), { recursive: true, force: true });
await checkOut();
for (const content of comparedContents) {
  const { settings, remove, pagesOf, screens } = await CONTENTS[content]();
  const pages = new Set();
  try {
    for (const folder of [BASE_FOLDER, ROOT]) {
      const port = String(await freePort());
      const instanceSettings = {
        CONTENT_SOURCE: "embedded",
        SITE_URL: "http://localhost:3000",
        STATE_DIR: mkdtempSync(STATE_PREFIX),
      };
      const env = { ...process.env, ...instanceSettings, ...settings, PORT: port };
      // An older revision reads its content while it is built.
      if (!builtFolders.has(folder) || !existsSync(path.join(folder, ".next/site.mjs"))) {
        console.log(`${content}: building ${path.relative(ROOT, folder) || "the working tree"}`);
        await complete("npm", ["run", "build"], { cwd: folder, env });
        builtFolders.add(folder);
      }
      const site = await startRevision(folder, env);
      for (const page of (await pagesOf(site.origin)).values()) pages.add(page);
      const compared = JSON.stringify({ content, origin: site.origin, pages: [...pages] });
      const update = `--update-snapshots=${folder === BASE_FOLDER ? "all" : "none"}`;
      const projects = screens.map((screen) => `--project=${screen}`);
      const args = ["playwright", "test", "--config=scripts/compare", update, ...projects];
      const { status } = spawnSync("npx", args, { stdio: "inherit", env: { ...env, COMPARED: compared } });
      await site.stop();
      rmSync(instanceSettings.STATE_DIR, { recursive: true });
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    await remove();
  }
  console.log(`${content}: .compare/report/${content}/index.html`);
}
process.exit();

/** Starts a revision as its `npm start` does, and waits until it has published its pages. */
async function startRevision(folder, env) {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const origin = `http://127.0.0.1:${env.PORT}`;
  const site = await run("sh", ["-c", `exec env ${scripts.start}`], {
    cwd: folder,
    origin,
    env: { ...env, PATH: `node_modules/.bin:${env.PATH}` },
    ready: "/api/health",
  });
  const { published } = await (await fetch(`${origin}/api/health`)).json();
  if (published) await untilPublished(site);
  return site;
}

/** Checks the revision out to its own worktree, with our demonstration, and installs its packages. */
async function checkOut() {
  const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  const commit = git("rev-parse", "--verify", `${revision}^{commit}`);
  mkdirSync(WORK_FOLDER, { recursive: true });
  git("worktree", "prune");
  if (!existsSync(BASE_FOLDER)) git("worktree", "add", "--detach", BASE_FOLDER, commit);
  git("-C", BASE_FOLDER, "checkout", "--quiet", "--force", "--detach", commit);
  // Revisions before the photos lay with the content serve them from `public`.
  for (const [from, to] of [
    ["content/demo", "content/demo"],
    ["content/demo/photos", "public/photos"],
  ])
    cpSync(path.join(ROOT, from), path.join(BASE_FOLDER, to), { recursive: true });
  const readIfThere = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const [packages, stamp] = [path.join(BASE_FOLDER, "node_modules"), path.join(WORK_FOLDER, "installed")];
  const lock = readIfThere(path.join(BASE_FOLDER, "package-lock.json"));
  if (existsSync(packages) && readIfThere(stamp) === lock) return;
  await complete("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: BASE_FOLDER });
  writeFileSync(stamp, lock);
}
