import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Machine } from "@/testing/machine";
import { nginxInstalled, startNginx } from "@/testing/nginx.mjs";
import { until } from "@/testing/serve.mjs";

let machine: Machine;
const open = async (instances: number) => {
  machine = new Machine();
  await machine.open(instances);
};
afterEach(() => machine.close());

const update = (...of: Parameters<Machine["update"]>) => machine.update(...of).status;
const both = (version: string) => [version, version];
const chalet = (...names: string[]) => machine.at("srv/chalet", ...names);
/** The revision that a link leads to. */
const at = (link: string) => path.basename(realpathSync(chalet(link, "site")));
const state = () => ({
  current: at("current"),
  previous: existsSync(chalet("current/before")) ? at("current/before") : undefined,
  releases: readdirSync(chalet("releases")).sort(),
  services: readdirSync(chalet("services")).length,
  rest: [
    ...readdirSync(chalet()).filter((name) => /work|link/.test(name)),
    ...readdirSync(chalet("instances")).filter((name) => !machine.ports.includes(Number(name))),
    ...readdirSync(machine.at("var/lib/chalet")).filter((name) => !machine.ports.includes(Number(name))),
  ],
});

test("two instances are updated and brought back by one command", async () => {
  await open(2);
  const inSite = (name: string) => chalet("current/site", name);
  const first = machine.commit("first");
  expect(machine.update(["--retour"])).toEqual({ status: 1, lines: ["Il n’y a rien avant."] });
  expect([update(), await machine.served()]).toEqual([0, both("first")]);
  const second = machine.commit("second");
  expect([update(), await machine.served()]).toEqual([0, both("second")]);
  expect(readdirSync(inSite(".next/static")).sort()).toEqual(["first.js", "second.js"]);
  // The photo that was there first: photos stay beside the versions.
  expect(readFileSync(inSite("public/photos/chalet.jpg"), "utf8")).toBe("first");
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("first")]);
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("second")]);
  // The same once more replaces itself, and is not built again.
  expect(machine.update().lines.join()).not.toContain("Construction");
  const kept = { releases: [first, second].sort(), services: 2, rest: [] };
  expect(state()).toEqual({ ...kept, current: second, previous: first });
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("first")]);
  const third = machine.commit("third");
  expect([update(), await machine.served()]).toEqual([0, both("third")]);
  expect(state()).toMatchObject({ current: third, previous: first, releases: [first, third].sort() });
});

test("settings come into service by an update alone, and the way back brings those of its time", async () => {
  await open(1);
  machine.settings("WORD=old");
  machine.commit("first");
  update();
  machine.settings("WORD=new");
  // A restart, whatever its reason.
  machine.systemctl("stop");
  machine.systemctl("start");
  await machine.until("first old");
  expect(machine.update(["--reglages"]).lines.join()).not.toContain("Construction");
  expect((await machine.served())[0]).toBe("first new");
  const { status, lines } = machine.update(["--retour"]);
  // A machine with a configuration of its own for nginx is told to renew it, in a further line.
  expect([status, lines.join()]).toEqual([0, expect.stringContaining("la prochaine mise à jour")]);
  expect((await machine.served())[0]).toBe("first old");
  expect([update(["--reglages"]), (await machine.served())[0]]).toEqual([0, "first new"]);
});

test("a preview publishes for itself", async () => {
  await open(1);
  machine.addInstance(1, "CONTENT_PREVIEW=on");
  machine.commit("first");
  expect([update(), await machine.served()]).toEqual([0, ["first", "first preview unpublished"]]);
});

(nginxInstalled() ? test : test.skip)("behind nginx no request is lost, with one instance too", async () => {
  await open(1);
  machine.commit("first");
  update();
  const [site, spare] = [machine.ports[0], machine.spare].map((port) => `http://127.0.0.1:${port}`);
  const nginx = await startNginx([site as string], { ready: "/", spare });
  const answers: string[] = [];
  let isDone = false;
  const visits = (async () => {
    for (; !isDone; await pause(20)) answers.push(await fetch(nginx.origin).then((answer) => answer.text()));
  })();
  machine.commit("second");
  const [code] = await machine.ended(machine.start());
  isDone = true;
  await visits;
  await nginx.stop();
  // The spare port publishes, and is shown while the instance restarts.
  expect([code, new Set(answers)]).toEqual([
    0,
    new Set(["first", "second", ...answers.filter((text) => text === "second unpublished")]),
  ]);
});

/** Runs what cannot come into service, again and again: systemd has to forget the failed starts. */
async function changesNothing(args: string[]): Promise<void> {
  // The release that was built stays until the next run.
  const situation = async () => ({ served: await machine.served(), ...state(), releases: [] });
  const before = await situation();
  for (let i = 0; i < 2; i++) {
    const { status, lines } = machine.update(args, { wait: 3 });
    expect([status, lines.at(-1)]).toEqual([1, "L’ancienne version sert toujours."]);
    expect(await situation()).toEqual(before);
  }
}

test.each([
  [1, "ends at once", { server: "process.exit(1);" }],
  [2, "does not publish a page", { failed: 1 }],
  [1, "cannot be built", { build: "false" }],
])("of %i instances: a version that %s changes nothing", async (instances, _, bad) => {
  await open(instances);
  machine.commit("first");
  update();
  machine.commit("second");
  update();
  machine.commit("bad", bad);
  await changesNothing(["HEAD"]);
  expect([update(["--retour"]), state().releases.length]).toEqual([0, 2]);
});

test("a version that could not publish a page before may come into service", async () => {
  await open(1);
  machine.commit("first");
  update();
  const known = chalet("current/site/.next/site.mjs");
  writeFileSync(known, readFileSync(known, "utf8").replaceAll(": 0", ": 1"));
  machine.systemctl("stop");
  machine.systemctl("start");
  await machine.until("first");
  machine.commit("second", { failed: 1 });
  expect([update(), (await machine.served())[0]]).toEqual([0, "second"]);
});

test("a version before that cannot start changes nothing", async () => {
  await open(2);
  const needed = chalet("needed");
  machine.commit("first", { server: `if (!existsSync("${needed}")) process.exit(1);` });
  expect([update(["HEAD"], { wait: 3 }), await machine.served()]).toEqual([1, both("nothing")]);
  writeFileSync(needed, "");
  // What was built is there.
  expect(machine.update().lines.join()).not.toContain("Construction");
  machine.commit("second");
  update();
  rmSync(needed);
  await changesNothing(["--retour"]);
});

test("an instance that was added later runs on the version before, too; one that was removed leaves nothing", async () => {
  await open(1);
  machine.commit("first");
  update();
  machine.addInstance(1, "WORD=own");
  machine.commit("bad", { server: "process.exit(1);" });
  expect([update(["HEAD"], { wait: 3 }), await machine.served()]).toEqual([1, ["first", "nothing"]]);
  machine.commit("second");
  update();
  for (const version of ["first", "second", "first"])
    expect([update(["--retour"]), await machine.served()]).toEqual([0, [version, `${version} own`]]);
  machine.removeInstance(1);
  expect([update(["--retour"]), await machine.served()]).toEqual([0, ["second", "nothing"]]);
  expect(existsSync(chalet("instances", String(machine.ports[1])))).toBe(false);
});

test("the build of a run that was killed is ended, and does not hold up the next one", async () => {
  await open(1);
  const building = path.join(os.tmpdir(), `building-${process.pid}`);
  machine.commit("slow", { build: `echo $$ > ${building}; exec sleep 600` });
  const killed = machine.start();
  await until(() => existsSync(building));
  expect(machine.update()).toEqual({ status: 1, lines: ["Une autre mise à jour est en cours."] });
  killed.kill("SIGKILL");
  machine.commit("next");
  expect([update(), await machine.served()]).toEqual([0, ["next", "nothing"]]);
  expect(existsSync(`/proc/${readFileSync(building, "utf8").trim()}`)).toBe(false);
  rmSync(building);
});

test("without a revision an update takes what the server of git has; what it cannot find it says in one line", async () => {
  await open(1);
  machine.commit("old");
  machine.git("tag", "v1");
  expect(machine.update([])).toEqual({ status: 1, lines: [expect.stringMatching(/ne suit aucune branche/)] });
  machine.pushTo("server.git");
  machine.git("reset", "--quiet", "--hard", machine.commit("new") && "HEAD~1");
  machine.git("push", "--quiet", "origin", "HEAD@{1}:main");
  expect([update([]), await machine.served()]).toEqual([0, ["new", "nothing"]]);
  machine.git("checkout", "--quiet", "--detach");
  for (const [args, line] of [
    [[], /ne suit aucune branche/],
    [["v9"], /^Révision inconnue : v9\.$/],
    [["--retours"], /^Utilisation : /],
    [["HEAD", "HEAD"], /^Utilisation : /],
  ] as const)
    expect(machine.update([...args])).toEqual({ status: 1, lines: [expect.stringMatching(line)] });
  expect(machine.update(["--help"])).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^Utilisation : /)],
  });
  expect([update(["v1"]), await machine.served()]).toEqual([0, ["old", "nothing"]]);
});

// At every eleventh call; `npm run fuzz` tries each.
const STEP = process.env.FUZZ ? 1 : 11;

test.each([[["HEAD"]], [["--retour"]]])(
  "a run with %j that is broken off is completed by the next",
  async (args) => {
    await open(2);
    machine.commit("before");
    update();
    for (let call = 1, status: number | null = null; status !== 0; call += STEP) {
      const after = machine.commit(`after-${call}`);
      if (args[0] === "--retour") update();
      status = update(args, { breakAt: call });
      // A way back that was broken off while it tidied up is complete.
      const isComplete = args[0] === "--retour" && state().previous === after;
      if (status !== 0 && !isComplete) expect([call, update(args)]).toEqual([call, 0]);
      const expected = args[0] === "--retour" ? "before" : `after-${call}`;
      expect([call, await machine.served()]).toEqual([call, both(expected)]);
    }
    update(["--reglages"]);
    expect(state().rest).toEqual([]);
  },
);

test("an update that was broken off is taken back", async () => {
  await open(2);
  machine.commit("first");
  update();
  const second = machine.commit("second");
  update();
  const isAt = (port: number) => at(`instances/${port}`);
  for (let call = 1, status: number | null = null; status !== 0; call += STEP) {
    machine.commit(`after-${call}`);
    status = update(["HEAD"], { breakAt: call });
    if (status === 0) continue;
    const isBegun = state().current !== second || machine.ports.some((port) => isAt(port) !== second);
    expect([call, update(["--retour"])]).toEqual([call, 0]);
    expect([call, await machine.served()]).toEqual([call, both(isBegun ? "second" : "first")]);
    if (!isBegun) update(["--retour"]);
  }
});
