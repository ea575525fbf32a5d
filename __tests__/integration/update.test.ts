import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
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

/** A machine with stand-ins for systemd and the site's user. */
beforeEach(async () => {
  machine = mkdtempSync(path.join(os.tmpdir(), "machine-"));
  ports = (await Promise.all([freePort(), freePort()])).sort();
  const restart = `exec 9>&-; port=\${2#*@}; cd "$PREFIX/srv/chalet/current/$port" || exit 1
    [ ! -f "$PREFIX/$port.pid" ] || kill "$(cat "$PREFIX/$port.pid")"
    PORT=$port ${process.execPath} server.js & echo $! > "$PREFIX/$port.pid"`;
  write("bin/systemctl", command(restart));
  write("bin/mv", command('exec /bin/mv "$@"'));
  write("bin/chown", "#!/bin/sh\n");
});
afterEach(() => {
  for (const name of readdirSync(machine).filter((one) => one.endsWith(".pid")))
    process.kill(Number(readFileSync(at(name), "utf8")));
  rmSync(machine, { recursive: true });
});

let builds = 0;
function build(version: string, health = 200): void {
  write(
    "project/.next/standalone/server.js",
    `require("http").createServer((request, response) =>
      response.writeHead(request.url === "/" ? 200 : ${health}).end("${version}")).listen(process.env.PORT)`,
  );
  write(`project/.next/static/${version}.js`, version);
  write("project/public/a.svg", "");
  utimesSync(at("project/.next/standalone/server.js"), ++builds, builds);
}

function update(args: string[] = [], BREAK = "never"): number | null {
  rmSync(at("calls"), { force: true });
  const PATH = `${at("bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH, PREFIX: machine, WAIT: "100", PAUSE: "0.02", BREAK };
  return spawnSync(path.resolve("deploy/update.sh"), args, { cwd: at("project"), env, stdio: "ignore" })
    .status;
}
const served = () =>
  Promise.all(
    ports.map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } })).text(),
    ),
  );

test.each([1, 2])("%i instances are updated and brought back by one command", async (count) => {
  ports = ports.slice(0, count);
  for (const port of ports) write(`etc/chalet/${port}.env`, "");
  const all = (version: string) => Array(count).fill(version);
  build("first");
  expect(update(["--retour"])).toBe(1);
  expect([update(), await served()]).toEqual([0, all("first")]);
  build("second");
  expect([update(), await served()]).toEqual([0, all("second")]);
  const assets = at("srv/chalet/current", String(ports[0]), ".next/static");
  expect(readdirSync(assets)).toEqual(["first.js", "second.js"]);
  expect([update(["--retour"]), await served()]).toEqual([0, all("first")]);
  build("sick", 503);
  expect([update(), await served()]).toEqual([1, all("first")]);
});

test.each([[[]], [["--retour"]]])(
  "a run with %j that is broken off is completed by the next",
  async (args) => {
    for (const port of ports) write(`etc/chalet/${port}.env`, "");
    build("before");
    update();
    for (let call = 1, status: number | null = null; status === null; call += 1) {
      build(`after-${call}`);
      if (args.length) update();
      status = update(args, String(call));
      if (status === null) expect(update(args)).toBe(0);
      const expected = args.length ? "before" : `after-${call}`;
      expect(await served()).toEqual([expected, expected]);
    }
  },
  120_000,
);
