import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "@/testing/serve.mjs";

let machine: string;
let ports: number[];
const at = (...names: string[]) => path.join(machine, ...names);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text, { mode: 0o755 });
};
// Like any command, these two can end their caller by chance: at the call of the number BREAK.
const command = (work: string) =>
  `#!/bin/bash\necho >> "$PREFIX/calls"\n[ "$(wc -l < "$PREFIX/calls")" != "$BREAK" ] || kill -9 $PPID\n${work}`;

/** A machine with a project in git, and stand-ins for systemd, npm and the site's user. */
beforeEach(async () => {
  machine = mkdtempSync(path.join(os.tmpdir(), "machine-"));
  ports = (await Promise.all([freePort(), freePort()])).sort();
  const restart = `exec 9>&-; [ "$1" = restart ] || exit 0
    port=\${2#*@}; cd "$PREFIX/srv/chalet/current/$port" || exit 1
    [ ! -f "$PREFIX/$port.pid" ] || kill "$(cat "$PREFIX/$port.pid")"
    PORT=$port ${process.execPath} server.js & echo $! > "$PREFIX/$port.pid"`;
  write("bin/systemctl", command(restart));
  write(
    "bin/systemd-run",
    command('while [[ $1 == -* ]]; do shift; done; cd "$PREFIX/srv/chalet/build" && exec "$@"'),
  );
  write("bin/npm", '#!/bin/sh\n[ "$1" = ci ] || exec sh build.sh\n');
  for (const name of ["mv", "cp", "git"]) write(`bin/${name}`, command(`exec /usr/bin/${name} "$@"`));
  write("bin/chown", "#!/bin/sh\n");
  git("init", "--quiet");
});
afterEach(() => {
  for (const name of readdirSync(machine).filter((one) => one.endsWith(".pid")))
    process.kill(Number(readFileSync(at(name), "utf8")));
  rmSync(machine, { recursive: true });
});

const NOBODY = ["-c", "user.name=x", "-c", "user.email=x@example.org"];
const git = (...args: string[]) => {
  mkdirSync(at("project"), { recursive: true });
  return execFileSync("/usr/bin/git", [...NOBODY, ...args], { cwd: at("project"), encoding: "utf8" }).trim();
};

/** Writes a version into the project. */
function commit(version: string, health = 200): void {
  write(
    "project/server.js",
    `require("http").createServer((request, response) =>
      response.writeHead(request.url === "/" ? 200 : ${health}).end("${version}")).listen(process.env.PORT)`,
  );
  write(
    "project/build.sh",
    `mkdir -p .next/standalone .next/static; cp server.js .next/standalone; echo > .next/static/${version}.js`,
  );
  write("project/public/photos/chalet.jpg", version);
  git("add", "-A");
  git("commit", "--quiet", "-m", version);
}

/** @param WAIT how often an instance is asked whether it answers */
function update(args: string[] = ["HEAD"], BREAK = "never", WAIT = "2000"): number | null {
  rmSync(at("calls"), { force: true });
  const PATH = `${at("bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, PREFIX: machine, WAIT, PAUSE: "0.02", BREAK };
  return spawnSync(path.resolve("deploy/update.sh"), args, { cwd: at("project"), env, stdio: "ignore" })
    .status;
}
const served = () =>
  Promise.all(
    ports.map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } })).text(),
    ),
  );

const releases = () => readdirSync(at("srv/chalet/releases")).sort();

test("two instances are updated and brought back by one command", async () => {
  for (const port of ports) write(`etc/chalet/${port}.env`, "");
  const all = (version: string) => [version, version];
  const inInstance = (name: string) => at("srv/chalet/current", String(ports[0]), name);
  commit("first");
  const first = git("rev-parse", "--short", "HEAD");
  expect(update(["--retour"])).toBe(1);
  expect([update(), await served()]).toEqual([0, all("first")]);
  expect(releases()).toEqual([expect.stringMatching(new RegExp(`^[0-9TZ-]+-${first}$`))]);
  commit("second");
  expect([update(), await served()]).toEqual([0, all("second")]);
  expect(readdirSync(inInstance(".next/static"))).toEqual(["first.js", "second.js"]);
  // The photo that was there first: photos stay beside the versions.
  expect(readFileSync(inInstance("public/photos/chalet.jpg"), "utf8")).toBe("first");
  expect([update(["--retour"]), await served()]).toEqual([0, all("first")]);
  expect([update(["--retour"]), await served()]).toEqual([0, all("second")]);
  commit("sick", 503);
  expect([update(["HEAD"], "never", "20"), await served()]).toEqual([1, all("second")]);
  expect([update([first]), await served()]).toEqual([0, all("first")]);
  commit("third");
  expect([update(), await served()]).toEqual([0, all("third")]);
  expect(releases()).toHaveLength(3);
});

test("a single instance is updated; without a revision it takes what the server of git has", async () => {
  write(`etc/chalet/${ports[0]}.env`, "");
  commit("old");
  git("clone", "--quiet", "--bare", at("project"), at("server.git"));
  git("remote", "add", "origin", at("server.git"));
  commit("new");
  git("push", "--quiet", "--set-upstream", "origin", "HEAD");
  git("reset", "--quiet", "--hard", "HEAD~1");
  expect(update([])).toBe(0);
  ports = ports.slice(0, 1);
  expect(await served()).toEqual(["new"]);
});

// At every seventh call; `npm run fuzz` tries each.
const STEP = process.env.FUZZ ? 1 : 7;

test.each([[["HEAD"]], [["--retour"]]])(
  "a run with %j that is broken off is completed by the next",
  async (args) => {
    for (const port of ports) write(`etc/chalet/${port}.env`, "");
    commit("before");
    update();
    for (let call = 1, status: number | null = null; status !== 0; call += STEP) {
      commit(`after-${call}`);
      if (args[0] === "--retour") update();
      status = update(args, String(call));
      if (status !== 0) expect(update(args)).toBe(0);
      const expected = args[0] === "--retour" ? "before" : `after-${call}`;
      expect(await served()).toEqual([expected, expected]);
    }
  },
  120_000,
);
