import { status } from "@grpc/grpc-js";
import type { CollectionChange } from "@/lib/content/source";
import { type AdminSource, createAdminSource } from "@/lib/content/sources/firestore-admin";
import { guarded } from "@/lib/content/sources/guarded";
import { readEnv } from "@/lib/env";
import { InProcessFirestore } from "../support/firestore/in-process";
import { OwnersConsole } from "../support/firestore/seed";
import { until } from "../support/firestore/until";

jest.setTimeout(30_000);

/** What only the tests' own server can do: answer late, refuse, count. */
describe("serveur des tests : lenteurs, refus et comptes", () => {
  const server = new InProcessFirestore();
  let owners: OwnersConsole;
  let source: AdminSource;

  const open = (timeoutMs: number) =>
    createAdminSource(
      readEnv({ FIRESTORE_EMULATOR_HOST: server.host, FIRESTORE_TIMEOUT_MS: String(timeoutMs) }),
      { firstPauseMs: 20, longestPauseMs: 50 },
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

  const calm = () => {
    const log = jest.fn();
    let now = Date.now();
    const wait = (ms: number) => {
      now += ms;
    };
    return { log, wait, source: guarded(source, { timeoutMs: 1500, log, now: () => now }) };
  };

  test("une réponse plus lente que la limite est abandonnée, une plus rapide attendue", async () => {
    server.mood = { delayMs: 100 };
    await expect(source.get("partners", "a")).resolves.toMatchObject({ id: "a" });
    server.mood = { delayMs: 20_000 };
    await expect(source.get("partners", "a")).rejects.toThrow(/DEADLINE_EXCEEDED/);
  });

  test.each([
    ["PERMISSION_DENIED", status.PERMISSION_DENIED, 1],
    ["UNAVAILABLE", status.UNAVAILABLE, 2],
  ])("%s : une erreur qui le dit, après peu d’appels", async (name, code, calls) => {
    server.mood = { status: { code, details: "panne voulue" } };
    await expect(source.get("partners", "a")).rejects.toThrow(new RegExp(`${name}: panne voulue`));
    expect(server.counts.batchGet).toBe(calls);
  });

  test("dix mille lectures pendant une panne : dix appels au plus, puis une lecture d’essai", async () => {
    server.mood = { status: { code: status.UNAVAILABLE, details: "panne voulue" } };
    const { source: quiet, log, wait } = calm();
    const storm = () =>
      Promise.allSettled(
        Array.from({ length: 10_000 }, (_, index) => quiet.get("partners", `p${index % 500}`)),
      );
    expect((await storm()).every((result) => result.status === "rejected")).toBe(true);
    expect(server.counts.batchGet).toBeLessThanOrEqual(12);
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

  test("les lectures simultanées de la même chose n’en font qu’une", async () => {
    const { source: quiet } = calm();
    await Promise.all(Array.from({ length: 200 }, () => quiet.list("partners", ["title"])));
    expect(server.counts.runQuery).toBe(1);
  });

  test("un flux que le serveur ferme reprend où il en était, sans relire les documents ni rien dire", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const changes: CollectionChange[] = [];
    const stop = source.listen?.((change) => changes.push(change));
    await until(() => changes.length === 4);
    expect(server.counts.documentsSent).toBe(3);
    server.endStreams();
    await owners.set("partners/c", { title: "C" });
    await until(() => changes.length === 8);
    expect(server.counts).toMatchObject({ documentsSent: 4, listen: 2 });
    expect(changes[5]).toMatchObject({ collection: "partners", added: ["c"], modified: [], removed: [] });
    expect(warn).not.toHaveBeenCalled();
    stop?.();
    warn.mockRestore();
  });

  test.each([
    ["qui refuse le jeton de reprise", () => server.endStreams()],
    ["dont le compte des documents ne tombe pas juste", () => server.claimCount(99)],
  ])("un serveur %s est relu en entier", async (_, disturb) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    const changes: CollectionChange[] = [];
    const stop = source.listen?.((change) => changes.push(change));
    await until(() => changes.length === 4);
    server.refusesTokens = true;
    disturb();
    await owners.remove("partners/a");
    await until(() => changes.some(({ removed }) => removed.includes("a")));
    await until(() => changes.filter(({ initial }) => initial).length === 8);
    await owners.set("partners/apres", { title: "Après" });
    await until(() => changes.some(({ added }) => added.includes("apres")));
    stop?.();
    server.refusesTokens = false;
    warn.mockRestore();
  });

  test("une écoute refusée recommence jusqu’à ce qu’elle passe", async () => {
    const spies = [jest.spyOn(console, "warn"), jest.spyOn(console, "info")].map((spy) =>
      spy.mockImplementation(() => {}),
    );
    server.mood = { status: { code: status.PERMISSION_DENIED, details: "pas encore" } };
    const changes: CollectionChange[] = [];
    const stop = source.listen?.((change) => changes.push(change));
    await until(() => server.counts.listen >= 5);
    expect(spies[0]).toHaveBeenCalledTimes(1);
    server.mood = {};
    await until(() => changes.length === 4);
    expect(spies[1]).toHaveBeenCalledTimes(1);
    stop?.();
    for (const spy of spies) spy.mockRestore();
  });
});
