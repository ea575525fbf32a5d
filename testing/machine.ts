import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, until } from "./serve.mjs";

/** Whether systemd itself starts and stops the instances: `npm run systemd`, in a container. */
const IS_REAL = process.env.SYSTEMD === "real";
/** The number of starts after which systemd refuses a unit (StartLimitBurst). */
const MAX_STARTS = 5;

const UPDATE = path.resolve("deploy/update.sh");

/** A stand-in for systemctl, which restarts what ends and refuses after too many starts. */
const SYSTEMCTL = `exec 9>&-
unit=\${!#} own=$STATE/\${!#} port=\${!#} && port=\${port#*@}
end() { [ ! -f "$own.group" ] || kill -9 -- "-$(cat "$own.group")"; rm -f "$own.group"; }
case $1 in
  reset-failed) rm -f "$own.starts" ;;
  show) echo $(($(wc -l < "$own.starts") - 1)) ;;
  stop) for unit in "\${@:2}"; do own=$STATE/$unit; end; done ;;
  start)
    [ ! -f "$own.group" ] || exit 0
    [ ! -f "$own.starts" ] || [ "$(wc -l < "$own.starts")" -lt ${MAX_STARTS} ] || exit 1
    setsid bash -c 'for _ in {1..${MAX_STARTS}}; do
      echo >> "$0.starts"
      service=$1/srv/chalet/instances/$2; cd "$service/site" || exit
      set -a; PORT=$2 STATE_DIRECTORY=$1/var/lib/chalet/$2; mkdir -p "$STATE_DIRECTORY"; . "$service/chalet.env"; . "$service/$2.env"
      ${process.execPath} .next/site.mjs
      sleep 0.02
    done' "$own" "$PREFIX" "$port" > /dev/null 2>&1 &
    echo $! > "$own.group" ;;
esac`;
/** A stand-in for systemd-run, whose command outlives its caller. */
const SYSTEMD_RUN = `for option; do case $option in
    --working-directory=*) cd "\${option#*=}" ;; --unit=*) own=$STATE/\${option#*=} ;; --*) ;; *) break ;;
  esac; shift; done
setsid "$@" 9>&- & echo $! > "$own.group"
wait $!; code=$?; rm "$own.group"; exit $code`;

/** A version of the project: what its server and its build do. */
type Version = { failed?: number; server?: string; build?: string };
type UpdateOptions = { breakAt?: number; wait?: number };
type Outcome = { status: number | null; lines: string[] };

/** A machine with a clone of a project, on which deploy/update.sh runs; systemd may be a stand-in. */
export class Machine {
  ports: number[] = [];
  /** The port on which an update publishes first. */
  spare = 0;
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), "machine-"));
  private readonly root = IS_REAL ? "/" : this.folder;

  /** A path on the machine. */
  at = (...names: string[]) => path.join(this.root, ...names);
  private file = (...names: string[]) => path.join(this.folder, ...names);

  /** @param instances the number of instances that are set up */
  async open(instances: number): Promise<void> {
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    [this.spare = 0, ...this.ports] = ports.sort((a: number, b: number) => a - b);
    const standIns = {
      systemctl: SYSTEMCTL,
      "systemd-run": SYSTEMD_RUN,
      chown: "",
      runuser: 'shift 3; exec "$@"',
      journalctl: "",
    };
    // Any of these commands can kill the script that called it, at the call of the number BREAK.
    const call = `echo >> "$STATE/calls"; [ "$(wc -l < "$STATE/calls")" != "$BREAK" ] || kill -9 "$(cat "$STATE/script")"`;
    for (const name of ["systemctl", "systemd-run", "curl", "mv", "cp", "ln", "git"]) {
      const work = IS_REAL ? undefined : standIns[name as keyof typeof standIns];
      this.write(this.file("bin", name), `#!/bin/bash\n${call}\n${work ?? `exec /usr/bin/${name} "$@"`}\n`);
    }
    for (const name of IS_REAL ? [] : ["chown", "runuser", "journalctl"])
      this.write(this.file("bin", name), `#!/bin/bash\n${standIns[name as keyof typeof standIns]}\n`);
    this.write(this.file("bin/npm"), '#!/bin/sh\n[ "$1" != run ] || exec sh build.sh\n');
    mkdirSync(this.file("state"));
    // The site's own user runs npm.
    chmodSync(this.folder, 0o755);
    this.settings("");
    for (let i = 0; i < instances; i++) this.addInstance(i);
    mkdirSync(this.file("project"));
    this.git("init", "--quiet", "--initial-branch=main");
    if (IS_REAL) this.installUnit();
  }

  close(): void {
    if (IS_REAL) {
      spawnSync("systemctl", ["stop", "chalet@*", "chalet-construction"]);
      for (const name of ["srv/chalet", "etc/chalet", "var/lib/chalet"])
        rmSync(this.at(name), { recursive: true, force: true });
    }
    for (const name of readdirSync(this.file("state")).filter((name) => name.endsWith(".group")))
      spawnSync("kill", ["-9", "--", `-${readFileSync(this.file("state", name), "utf8").trim()}`]);
    rmSync(this.folder, { recursive: true });
  }

  /** Writes the settings of all instances. */
  settings(text: string): void {
    this.write(this.at("etc/chalet/chalet.env"), `${text}\n`);
  }

  addInstance(i: number, settings = ""): void {
    this.write(this.at(`etc/chalet/${this.ports[i]}.env`), `${settings}\n`);
  }

  removeInstance(i: number): void {
    rmSync(this.at(`etc/chalet/${this.ports[i]}.env`));
    this.systemctl("stop", i);
  }

  /** What an operator may do by hand. */
  systemctl(verb: string, i = 0): void {
    const [command, env] = [IS_REAL ? "systemctl" : this.file("bin/systemctl"), this.environment()];
    spawnSync(command, [verb, `chalet@${this.ports[i]}`], { env });
  }

  /** @returns what git says, in the clone */
  git(...args: string[]): string {
    const nobody = ["-c", "user.name=x", "-c", "user.email=x@example.org"];
    const options = { cwd: this.file("project"), encoding: "utf8" } as const;
    return execFileSync("/usr/bin/git", [...nobody, ...args], options).trim();
  }

  /** Gives the branch a server of git. */
  pushTo(name: string): void {
    this.git("clone", "--quiet", "--bare", ".", this.file(name));
    this.git("remote", "add", "origin", this.file(name));
    this.git("push", "--quiet", "--set-upstream", "origin", "main");
  }

  /**
   * Writes a version into the project. Its page shows its name and the setting WORD, and whether the instance
   * must make its pages first, which only the one on the spare port may.
   * @returns its revision
   */
  commit(name: string, { failed = 0, server = "", build = "" }: Version = {}): string {
    const project = (file: string, text: string) => this.write(this.file("project", file), text);
    project(
      "site.mjs",
      `import { existsSync, mkdirSync } from "node:fs";
      import http from "node:http";
      const { PORT, STATE_DIR, STATE_DIRECTORY, WORD = "", CONTENT_PREVIEW } = process.env;
      ${server}
      const page = (STATE_DIR || STATE_DIRECTORY) + "/${name}";
      const words = ["${name}", WORD, CONTENT_PREVIEW && "preview", !existsSync(page) && "unpublished"];
      const published = { addresses: 1, stale: ${failed}, rendered: 1, failed: ${failed} };
      const text = words.filter(Boolean).join(" ");
      mkdirSync(page, { recursive: true });
      http.createServer(({ url }, response) => response.end(url === "/" ? text : JSON.stringify({ published }))).listen(PORT);
      process.on("SIGTERM", () => process.exit(143));`,
    );
    project(
      "build.sh",
      `set -e; ${build}\nmkdir -p .next/static; cp site.mjs .next; echo > .next/static/${name}.js`,
    );
    project("public/photos/chalet.jpg", name);
    project("deploy/outdated.sh", readFileSync("deploy/outdated.sh", "utf8"));
    this.git("add", "-A");
    this.git("commit", "--quiet", "-m", name);
    return this.git("rev-parse", "--short", "HEAD");
  }

  /**
   * Runs deploy/update.sh in the clone.
   * @param options.breakAt the call of a command at which the script is killed
   * @param options.wait how many seconds an instance has to answer
   */
  update(args: string[] = ["HEAD"], options?: UpdateOptions): Outcome {
    rmSync(this.file("state/calls"), { force: true });
    const run = `echo $$ > "$STATE/script"; exec "$0" "$@" 2>&1`;
    const { status, stdout } = spawnSync("bash", ["-c", run, UPDATE, ...args], {
      cwd: this.file("project"),
      env: this.environment(options),
      encoding: "utf8",
    });
    return { status, lines: stdout.trim().split("\n") };
  }

  /** Starts deploy/update.sh in the clone. */
  start = () =>
    spawn(UPDATE, ["HEAD"], { cwd: this.file("project"), env: this.environment(), stdio: "ignore" });

  /** Resolves with the exit code of what was started. */
  ended = (child: ReturnType<Machine["start"]>) => once(child, "exit") as Promise<[code: number | null]>;

  private environment = ({ breakAt, wait }: UpdateOptions = {}) => ({
    ...process.env,
    PATH: `${this.file("bin")}:${process.env.PATH}`,
    PREFIX: IS_REAL ? "" : this.root,
    STATE: this.file("state"),
    SPARE: String(this.spare),
    SPACE: "0",
    WAIT: String(wait ?? 30),
    BREAK: String(breakAt ?? "never"),
  });

  /** What the instances answer. */
  served = () =>
    Promise.all(
      this.ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } }).then(
          (answer) => answer.text(),
          () => "nothing",
        ),
      ),
    );

  /** Waits until the first instance answers with this version. */
  until = (version: string) => until(async () => (await this.served())[0] === version, 10_000);

  private write(file: string, text: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
  }

  /** Installs the shipped unit, with fewer starts and shorter pauses. */
  private installUnit(): void {
    const unit = readFileSync("deploy/chalet.service", "utf8")
      .replace(/StartLimitBurst=\d+/, `StartLimitBurst=${MAX_STARTS}`)
      .replace("RestartSec=1", "RestartSec=100ms");
    this.write("/etc/systemd/system/chalet@.service", unit);
    spawnSync("systemctl", ["daemon-reload"]);
  }
}
