import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, until } from "./serve.mjs";

/** Whether systemd itself starts and stops the instances: `npm run systemd`, in a container. */
const IS_REAL = process.env.SYSTEMD === "real";
/** How often systemd starts a unit before it refuses (StartLimitBurst); in deploy/chalet.service 30. */
const STARTS = 5;

const SCRIPT = path.resolve("deploy/update.sh");

/** Restarts what ends, refuses after too many starts until they are forgotten, and knows the process of a unit. */
const SYSTEMCTL = `exec 9>&-
unit=\${!#} own=$STATE/\${!#}
end() { [ ! -f "$own.group" ] || kill -9 -- "-$(cat "$own.group")"; rm -f "$own.group" "$own.pid"; }
case $1 in
  reset-failed) rm -f "$own.starts" ;;
  show) cat "$own.pid" 2>&- || echo 0 ;;
  stop) end ;;
  restart)
    end
    [ ! -f "$own.starts" ] || [ "$(wc -l < "$own.starts")" -lt ${STARTS} ] || exit 1
    setsid bash -c 'for _ in {1..${STARTS}}; do
      echo >> "$0.starts"
      cd "$1/srv/chalet/current/$2" || exit
      PORT=$2 ${process.execPath} server.js & echo $! > "$0.pid"
      wait; rm "$0.pid"; sleep 0.02
    done' "$own" "$PREFIX" "\${unit#*@}" > /dev/null 2>&1 &
    echo $! > "$own.group" ;;
esac`;
/** Runs a command as a unit of its own, which outlives its caller. */
const SYSTEMD_RUN = `for option; do case $option in
    --working-directory=*) cd "\${option#*=}" ;; --unit=*) own=$STATE/\${option#*=} ;; --*) ;; *) break ;;
  esac; shift; done
setsid "$@" 9>&- & echo $! > "$own.group"
wait $!; code=$?; rm "$own.group"; exit $code`;

/** A version of the project: what its server and its build do. */
type Version = { health?: number; server?: string; build?: string };
type Options = { breakAt?: number; wait?: number };
type Outcome = { status: number | null; lines: string[] };

/** A machine with a clone of a project, on which deploy/update.sh runs. Everything else is a stand-in, or systemd. */
export class Machine {
  ports: number[] = [];
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), "machine-"));
  private readonly root = IS_REAL ? "/" : this.folder;

  /** A path on the machine. */
  at = (...names: string[]) => path.join(this.root, ...names);
  private own = (...names: string[]) => path.join(this.folder, ...names);

  /** @param instances the number of instances that are set up */
  async open(instances: number): Promise<void> {
    this.ports = (await Promise.all([freePort(), freePort()])).sort();
    const stand = {
      systemctl: SYSTEMCTL,
      "systemd-run": SYSTEMD_RUN,
      chown: "",
      runuser: 'shift 3; exec "$@"',
    };
    // Like any command, these can end their caller by chance: at the call of the number BREAK.
    const call = `echo >> "$STATE/calls"; [ "$(wc -l < "$STATE/calls")" != "$BREAK" ] || kill -9 "$(cat "$STATE/script")"`;
    for (const name of ["systemctl", "systemd-run", "curl", "mv", "cp", "ln", "git"]) {
      const work = IS_REAL ? undefined : stand[name as keyof typeof stand];
      this.write(this.own("bin", name), `#!/bin/bash\n${call}\n${work ?? `exec /usr/bin/${name} "$@"`}\n`);
    }
    for (const name of IS_REAL ? [] : ["chown", "runuser"])
      this.write(this.own("bin", name), `#!/bin/bash\n${stand[name as keyof typeof stand]}\n`);
    this.write(this.own("bin/npm"), '#!/bin/sh\n[ "$1" = ci ] || exec sh build.sh\n');
    mkdirSync(this.own("state"));
    // The site's own user runs npm.
    chmodSync(this.folder, 0o755);
    this.write(this.at("etc/chalet/chalet.env"), "\n");
    for (let i = 0; i < instances; i++) this.addInstance(i);
    mkdirSync(this.own("project"));
    this.git("init", "--quiet", "--initial-branch=main");
    if (IS_REAL) this.installUnit();
  }

  close(): void {
    if (IS_REAL) {
      spawnSync("systemctl", ["stop", "chalet@*", "chalet-construction"]);
      for (const name of ["srv/chalet", "etc/chalet"])
        rmSync(this.at(name), { recursive: true, force: true });
    }
    for (const name of readdirSync(this.own("state")).filter((one) => one.endsWith(".group")))
      spawnSync("kill", ["-9", "--", `-${readFileSync(this.own("state", name), "utf8").trim()}`]);
    rmSync(this.folder, { recursive: true });
  }

  addInstance(i: number): void {
    this.write(this.at(`etc/chalet/${this.ports[i]}.env`), `PORT=${this.ports[i]}\n`);
  }

  removeInstance(i: number): void {
    rmSync(this.at(`etc/chalet/${this.ports[i]}.env`));
    this.systemctl("stop", i);
  }

  /** What an operator may do by hand. */
  systemctl(verb: string, i = 0): void {
    const [command, env] = [IS_REAL ? "systemctl" : this.own("bin/systemctl"), this.environment()];
    spawnSync(command, [verb, `chalet@${this.ports[i]}`], { env });
  }

  /** @returns what git says, in the clone */
  git(...args: string[]): string {
    const nobody = ["-c", "user.name=x", "-c", "user.email=x@example.org"];
    const options = { cwd: this.own("project"), encoding: "utf8" } as const;
    return execFileSync("/usr/bin/git", [...nobody, ...args], options).trim();
  }

  /** Gives the branch a server of git. */
  pushTo(name: string): void {
    this.git("clone", "--quiet", "--bare", ".", this.own(name));
    this.git("remote", "add", "origin", this.own(name));
    this.git("push", "--quiet", "--set-upstream", "origin", "main");
  }

  /** Writes a version into the project. @returns its revision */
  commit(name: string, { health = 200, server = "", build = "" }: Version = {}): string {
    const project = (file: string, text: string) => this.write(this.own("project", file), text);
    project(
      "server.js",
      `${server}\nrequire("http").createServer((request, response) =>
        response.writeHead(request.url === "/" ? 200 : ${health}).end("${name}")).listen(process.env.PORT)`,
    );
    project(
      "build.sh",
      `set -e; ${build}\nmkdir -p .next/standalone .next/static; cp server.js .next/standalone; echo > .next/static/${name}.js`,
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
  update(args: string[] = ["HEAD"], options?: Options): Outcome {
    rmSync(this.own("state/calls"), { force: true });
    const run = `echo $$ > "$STATE/script"; exec "$0" "$@" 2>&1`;
    const { status, stdout } = spawnSync("bash", ["-c", run, SCRIPT, ...args], {
      cwd: this.own("project"),
      env: this.environment(options),
      encoding: "utf8",
    });
    return { status, lines: stdout.trim().split("\n") };
  }

  /** Starts deploy/update.sh in the clone. */
  start = () =>
    spawn(SCRIPT, ["HEAD"], { cwd: this.own("project"), env: this.environment(), stdio: "ignore" });

  private environment = ({ breakAt, wait }: Options = {}) => ({
    ...process.env,
    PATH: `${this.own("bin")}:${process.env.PATH}`,
    PREFIX: IS_REAL ? "" : this.root,
    STATE: this.own("state"),
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

  /** Waits until the first instance answers so. */
  until = (version: string) => until(async () => (await this.served())[0] === version, 10_000);

  private write(file: string, text: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
  }

  /** The shipped unit, which gives up sooner. */
  private installUnit(): void {
    const unit = readFileSync("deploy/chalet.service", "utf8")
      .replace("StartLimitBurst=30", `StartLimitBurst=${STARTS}`)
      .replace("RestartSec=1", "RestartSec=100ms");
    this.write("/etc/systemd/system/chalet@.service", unit);
    spawnSync("systemctl", ["daemon-reload"]);
  }
}
