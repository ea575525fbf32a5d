import { status } from "@grpc/grpc-js";
import { readEnv } from "@/lib/config/env";
import { COLLECTION_NAMES } from "@/lib/content/collections";
import type { CollectionChange } from "@/lib/content/source";
import { type AdminSource, type AdminTimes, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { guarded } from "@/lib/content/sources/guarded";
import { InProcessFirestore } from "@/testing/firestore/in-process";
import { OwnersConsole } from "@/testing/firestore/seed";
import { until } from "@/testing/serve.mjs";

const EVERY = COLLECTION_NAMES.length;

/** Cases that only the tests' own server can produce: late answers, refusals, counts. */
describe("the tests' own server: delays, refusals and counts", () => {
  const server = new InProcessFirestore();
  let owners: OwnersConsole;
  let source: AdminSource;

  const open = (timeoutMs: number, times: AdminTimes = {}) =>
    createAdminSource(
      readEnv({ FIRESTORE_EMULATOR_HOST: server.host, FIRESTORE_TIMEOUT_MS: String(timeoutMs) }),
      { firstPauseMs: 20, longestPauseMs: 50, ...times },
    );

  beforeEach(async () => {
    await server.start();
    owners = new OwnersConsole(server);
    await owners.seed({ partners: { a: { title: "A" }, b: { title: "B" } }, photos: { p: { name: "P" } } });
    source = open(1500);
    Object.assign(server.counts, { runQuery: 0, batchGet: 0, listen: 0, commit: 0, documentsSent: 0 });
  });
  afterEach(async () => {
    await source.close();
    await owners.close();
    await server.stop();
  });

  const calm = (source: AdminSource) => {
    const log = jest.fn();
    let now = Date.now();
    const wait = (ms: number) => {
      now += ms;
    };
    return { log, wait, source: guarded(source, { timeoutMs: 1500, log, now: () => now }) };
  };

  test("gives up an answer slower than the limit, and waits for a faster one", async () => {
    server.mood = { delayMs: 100 };
    await expect(source.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    server.mood = { delayMs: 20_000 };
    await expect(open(100).get("partners", "a")).rejects.toThrow(/DEADLINE_EXCEEDED/);
  });

  test.each([
    ["PERMISSION_DENIED", status.PERMISSION_DENIED, 1],
    ["UNAVAILABLE", status.UNAVAILABLE, 5],
  ])("fails after few calls with a clear error: %s", async (name, code, calls) => {
    server.mood = { status: { code, details: "panne voulue" } };
    await expect(source.get("partners", "a")).rejects.toThrow(new RegExp(`${name}: panne voulue`));
    expect(server.counts.batchGet).toBe(calls);
  });

  test("a read that the library repeats until its deadline names the refusal", async () => {
    server.mood = { status: { code: status.RESOURCE_EXHAUSTED, details: "Quota exceeded." } };
    const { source: quiet, log } = calm(source);
    await expect(quiet.list("partners", ["title"])).rejects.toThrow("RESOURCE_EXHAUSTED: Quota exceeded.");
    expect(log).toHaveBeenCalledTimes(1);
  });

  test("ten thousand reads during an outage cause a few calls, then a single trial read", async () => {
    server.mood = { status: { code: status.UNAVAILABLE, details: "panne voulue" } };
    const { source: quiet, log, wait } = calm(source);
    const storm = () =>
      Promise.allSettled(
        Array.from({ length: 10_000 }, (_, index) => quiet.get("partners", `p${index % 500}`)),
      );
    expect((await storm()).every((result) => result.status === "rejected")).toBe(true);
    // Six reads at once; within 1.5 s the library repeats each after 0.5 to 1.5 s, and again after another
    // 0.75 s at the soonest.
    expect(server.counts.batchGet).toBeLessThanOrEqual(18);
    expect(log.mock.calls.length).toBeLessThanOrEqual(6);
    const before = log.mock.calls.length;
    await storm();
    expect(log).toHaveBeenCalledTimes(before);
    wait(15_000);
    await storm();
    expect(log).toHaveBeenCalledTimes(before + 1);
    server.mood = {};
    wait(15_000);
    await expect(quiet.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    await expect(quiet.get("partners", "b")).resolves.toMatchObject({ id: "b" });
  });

  test("resumes a closed stream without new reads or log lines", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const changes: CollectionChange[] = [];
    const stop = source.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY);
    expect(server.counts.documentsSent).toBe(3);
    server.endStreams();
    await owners.set("partners/c", { title: "C" });
    await until(() => changes.length === EVERY + 1 && server.counts.listen === 2 * EVERY);
    expect(server.counts).toMatchObject({ documentsSent: 4, listen: 2 * EVERY });
    expect(changes[EVERY]).toMatchObject({ collection: "partners", added: ["c"], modified: [], removed: [] });
    expect(warn).not.toHaveBeenCalled();
    stop?.();
    warn.mockRestore();
  });

  test.each([
    ["that refuses the resume token", () => server.endStreams(), 2 * EVERY],
    ["whose count of documents does not come out right", () => server.claimCount(99), EVERY],
  ])("reads everything again after a server %s", async (_, disturb, begun) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const changes: CollectionChange[] = [];
    const stop = source.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY);
    server.refusesTokens = true;
    disturb();
    await owners.remove("partners/a");
    await until(() => changes.some(({ removed }) => removed.includes("a")));
    await until(() => changes.filter(({ initial }) => initial).length === begun);
    await owners.set("partners/apres", { title: "Après" });
    await until(() => changes.some(({ added }) => added.includes("apres")));
    stop?.();
    server.refusesTokens = false;
    warn.mockRestore();
  });

  test("restarts a refused listener until it is accepted", async () => {
    const spies = [jest.spyOn(console, "warn"), jest.spyOn(console, "info")].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    server.mood = { status: { code: status.PERMISSION_DENIED, details: "pas encore" } };
    const changes: CollectionChange[] = [];
    const impatient = open(1500, { graceMs: 500 });
    const stop = impatient.listen?.((change) => changes.push(change));
    await until(() => server.counts.listen >= 3 * EVERY && spies[0]?.mock.calls.length === EVERY);
    server.mood = {};
    await until(() => changes.length === EVERY);
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([EVERY, EVERY]);
    stop?.();
    await impatient.close();
    for (const spy of spies) spy.mockRestore();
  });

  test("reads and listens to the other collections if one is denied", async () => {
    const spies = [jest.spyOn(console, "warn"), jest.spyOn(console, "info")].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    server.mood = {
      status: { code: status.PERMISSION_DENIED, details: "pas celle-ci" },
      collection: "photos",
    };
    const impatient = open(1500, { graceMs: 500 });
    const { source: quiet, log } = calm(impatient);
    for (let round = 0; round < 5; round++) {
      await expect(quiet.list("photos", ["img"])).rejects.toThrow("pas celle-ci");
      await expect(quiet.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    }
    // The breaker of the refused collection is open: one call, one log line.
    expect([server.counts.runQuery, log.mock.calls.length]).toEqual([1, 1]);
    const changes: CollectionChange[] = [];
    const stop = quiet.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY - 1 && quiet.status().listening?.photos.interrupted);
    const { photos, ...others } = quiet.status().listening ?? {};
    expect(photos).toEqual({ lastHeard: null, interrupted: true, since: expect.any(String) });
    for (const { lastHeard, interrupted } of Object.values(others)) {
      expect(interrupted).toBe(false);
      expect(Date.parse(lastHeard ?? "")).not.toBeNaN();
    }
    server.mood = {};
    await until(() => changes.length === EVERY);
    expect(quiet.status().listening?.photos.interrupted).toBe(false);
    stop?.();
    await impatient.close();
    for (const spy of spies) spy.mockRestore();
  });

  test("keeps a stream on which the server only sends heartbeats", async () => {
    const patient = open(1500, { silentMs: 1000 });
    const stop = patient.listen?.(() => {});
    await until(() => server.counts.listen === EVERY);
    const first = Date.now();
    await until(() => {
      server.beat();
      return Date.parse(patient.listenerStates?.()?.photos.lastHeard ?? "") > first + 2000;
    });
    expect(server.counts.listen).toBe(EVERY);
    stop?.();
    await patient.close();
  });

  test("restarts a silent stream, and announces missed changes once", async () => {
    const spies = [jest.spyOn(console, "warn"), jest.spyOn(console, "info")].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    const deaf = open(1500, { silentMs: 1500, graceMs: 1500 });
    const changes: CollectionChange[] = [];
    const stop = deaf.listen?.((change) => changes.push(change));
    await until(() => changes.length === EVERY);
    server.mood = { silent: true };
    await owners.set("partners/tu", { title: "Tu" });
    await until(() => Object.values(deaf.listenerStates?.() ?? {}).every(({ interrupted }) => interrupted));
    server.mood = {};
    await until(() => changes.some(({ added }) => added.includes("tu")));
    await until(() => Object.values(deaf.listenerStates?.() ?? {}).every(({ interrupted }) => !interrupted));
    expect(changes.filter(({ added }) => added.includes("tu"))).toHaveLength(1);
    stop?.();
    await deaf.close();
    for (const spy of spies) spy.mockRestore();
  });
});
