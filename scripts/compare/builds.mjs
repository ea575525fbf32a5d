import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { complete, ROOT, serve } from "../../testing/serve.mjs";

/** The folder of comparisons; ignored by git. */
export const WORK = path.join(ROOT, ".compare");
const BASE = path.join(WORK, "base");

// Settings of another site would change both sides.
for (const name of Object.keys(process.env))
  if (/^(FIRE|NEXT_PUBLIC|GOOGLE|CONTENT|SITE|PUBLISHER|HOSTING|BUILD)_/.test(name)) delete process.env[name];

const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Checks a revision out to its own worktree and installs its packages; the folder. */
export async function checkOut(revision) {
  const commit = git("rev-parse", "--verify", `${revision}^{commit}`);
  mkdirSync(WORK, { recursive: true });
  git("worktree", "prune");
  if (!existsSync(BASE)) git("worktree", "add", "--detach", BASE, commit);
  git("-C", BASE, "checkout", "--quiet", "--force", "--detach", commit);
  // The same demonstration: a comparison is of code.
  for (const folder of ["content/demo", "public/demo"])
    cpSync(path.join(ROOT, folder), path.join(BASE, folder), { recursive: true });
  await install(read(path.join(BASE, "package-lock.json")));
  return BASE;
}

/** Hard links to our packages if the lock file is the same; the compiler does not follow symbolic links. */
async function install(lock) {
  const packages = path.join(BASE, "node_modules");
  const stamp = path.join(WORK, "installed");
  if (existsSync(packages) && read(stamp) === lock) return;
  rmSync(packages, { recursive: true, force: true });
  if (lock === read(path.join(ROOT, "package-lock.json")))
    execFileSync("cp", ["-al", path.join(ROOT, "node_modules"), packages]);
  else await complete("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: BASE });
  writeFileSync(stamp, lock);
}

const environment = (folder, content, settings) => ({
  ...process.env,
  CONTENT_SOURCE: "embedded",
  SITE_URL: "http://localhost:3000",
  BUILD_DIR: `.next-compare${folder === BASE ? `-${content}` : ""}`,
  ...settings,
});

/** Builds a folder with a content. A build of the base is kept until its files or the day change. */
export async function build(folder, content, settings) {
  const env = environment(folder, content, settings);
  const stamp = path.join(folder, env.BUILD_DIR, "compared");
  const made = madeOf(content, settings);
  if (folder === BASE && read(stamp) === made) return;
  rmSync(stamp, { force: true });
  await complete("npm", ["run", "build"], { cwd: folder, env });
  writeFileSync(stamp, made);
}

/** The inputs of the base's build. The dates of the demonstration depend on the day. */
function madeOf(content, settings) {
  const folder = settings.CONTENT_DIR ?? path.join(ROOT, "content/demo");
  const texts = readdirSync(folder).map((file) => read(path.join(folder, file)));
  const commit = git("-C", BASE, "rev-parse", "HEAD");
  return JSON.stringify([commit, new Date().toDateString(), content, settings, texts]);
}

/** Serves the build of a folder. */
export const start = (folder, content, settings) =>
  serve(folder, environment(folder, content, settings), folder);
