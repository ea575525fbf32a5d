import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Machine } from "@/testing/machine";
import { until } from "@/testing/serve.mjs";

let machine: Machine;
const open = async (instances: number) => {
  machine = new Machine();
  await machine.open(instances);
};
afterEach(() => machine.close());

const update = (...of: Parameters<Machine["update"]>) => machine.update(...of).status;
const both = (version: string) => [version, version];
const revision = (release: string) => release.split("-").at(-1);
/** The revisions that the folder has, and all that an update may leave behind. */
const state = () => {
  const { current, previous, ...others } = Object.fromEntries(
    readdirSync(machine.at("srv/chalet"), { withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map(({ name }) => [name, revision(readlinkSync(machine.at("srv/chalet", name)))]),
  );
  const names = readdirSync(machine.at("srv/chalet")).filter((name) => /work|new/.test(name));
  return {
    current,
    previous,
    releases: readdirSync(machine.at("srv/chalet/releases")).map(revision),
    rest: [...names, ...Object.keys(others)],
  };
};

test("two instances are updated and brought back by one command", async () => {
  await open(2);
  const inInstance = (name: string) => machine.at("srv/chalet/current", String(machine.ports[0]), name);
  const first = machine.commit("first");
  expect(machine.update(["--retour"])).toEqual({ status: 1, lines: ["Il n’y a rien avant."] });
  expect([update(), await machine.served()]).toEqual([0, both("first")]);
  const second = machine.commit("second");
  expect([update(), await machine.served()]).toEqual([0, both("second")]);
  expect(readdirSync(inInstance(".next/static"))).toEqual(["first.js", "second.js"]);
  // The photo that was there first: photos stay beside the versions.
  expect(readFileSync(inInstance("public/photos/chalet.jpg"), "utf8")).toBe("first");
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("first")]);
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("second")]);
  // A revision that is built again replaces itself.
  expect([update(), await machine.served()]).toEqual([0, both("second")]);
  const kept = { current: second, previous: first, releases: [first, second], rest: [] };
  expect(state()).toEqual(kept);
  expect([update(["--retour"]), await machine.served()]).toEqual([0, both("first")]);
  const third = machine.commit("third");
  expect([update(), await machine.served()]).toEqual([0, both("third")]);
  expect(state()).toEqual({ current: third, previous: first, releases: [first, third], rest: [] });
});

/** Runs what cannot come into service, again and again: systemd has to forget the failed starts. */
async function changesNothing(args: string[]): Promise<void> {
  const before = [await machine.served(), state()];
  for (let i = 0; i < 2; i++) {
    const { status, lines } = machine.update(args, { wait: 3 });
    expect([status, lines.at(-1)]).toEqual([1, expect.stringMatching(/^L’ancienne version sert toujours/)]);
    expect([await machine.served(), state()]).toEqual(before);
  }
}

test.each([
  [1, "ends at once", { server: "process.exit(1)" }],
  [2, "is never well", { health: 503 }],
  [1, "cannot be built", { build: "false" }],
])("of %i instances: a version that %s changes nothing", async (instances, _, bad) => {
  await open(instances);
  machine.commit("first");
  update();
  machine.commit("second");
  update();
  machine.commit("bad", bad);
  await changesNothing(["HEAD"]);
  expect(update(["--retour"])).toBe(0);
});

test("a version before that cannot start changes nothing", async () => {
  await open(2);
  const settings = machine.at("etc/chalet/setting");
  symlinkSync("x", settings);
  machine.commit("first", { server: `require("node:fs").readlinkSync("${settings}")` });
  update();
  machine.commit("second");
  update();
  rmSync(settings);
  await changesNothing(["--retour"]);
});

test("a first version that only starts by hand, later, is what the next update goes back to", async () => {
  await open(1);
  const settings = machine.at("etc/chalet/setting");
  const first = machine.commit("first", { server: `require("node:fs").readlinkSync("${settings}")` });
  expect(update(["HEAD"], { wait: 3 })).toBe(1);
  symlinkSync("x", settings);
  machine.systemctl("reset-failed");
  machine.systemctl("restart");
  await machine.until("first");
  machine.commit("bad", { server: "process.exit(1)" });
  expect([update(["HEAD"], { wait: 3 }), await machine.served()]).toEqual([1, ["first", "nothing"]]);
  const second = machine.commit("second");
  expect(update()).toBe(0);
  expect(state()).toMatchObject({ current: second, previous: first });
  expect([update(["--retour"]), await machine.served()]).toEqual([0, ["first", "nothing"]]);
});

test("an instance that was added later runs on the version before, too", async () => {
  await open(1);
  machine.commit("first");
  update();
  machine.addInstance(1);
  machine.commit("bad", { server: "process.exit(1)" });
  expect([update(["HEAD"], { wait: 3 }), await machine.served()]).toEqual([1, both("first")]);
  machine.removeInstance(1);
  machine.commit("second");
  update();
  machine.addInstance(1);
  for (const version of ["first", "second", "first"])
    expect([update(["--retour"]), await machine.served()]).toEqual([0, both(version)]);
});

test("the build of a run that was killed is ended, and does not hold up the next one", async () => {
  await open(1);
  const building = path.join(os.tmpdir(), `building-${process.pid}`);
  machine.commit("slow", { build: `echo $$ > ${building}; exec sleep 600` });
  const killed = machine.start();
  await until(() => existsSync(building));
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
    expect(state().rest).toEqual([]);
  },
);

test("an update that was broken off is taken back", async () => {
  await open(2);
  machine.commit("first");
  update();
  const second = machine.commit("second");
  update();
  for (let call = 1, status: number | null = null; status !== 0; call += STEP) {
    machine.commit(`after-${call}`);
    status = update(["HEAD"], { breakAt: call });
    if (status === 0) continue;
    const isBegun = state().current !== second || state().rest.includes("leaving");
    expect([call, update(["--retour"])]).toEqual([call, 0]);
    expect([call, await machine.served()]).toEqual([call, both(isBegun ? "second" : "first")]);
    if (!isBegun) update(["--retour"]);
  }
});
