import type { Duplex } from "node:stream";
import { COLLECTION_NAMES, type CollectionName } from "@/lib/content/collections";
import type { CollectionChange } from "@/lib/content/source";
import { log } from "@/lib/log";
import { type Call, collectionQuery, idOf, type ListenResponse } from "./firestore-protocol";
import type { Rpc } from "./firestore-rpc";

/** Times of the listener in milliseconds. */
export type ListenTimes = { firstPauseMs: number; longestPauseMs: number; establishMs: number };

const TIMES: ListenTimes = { firstPauseMs: 1000, longestPauseMs: 60_000, establishMs: 30_000 };

/** One collection: what the server says it holds, and what was told of it; id → time of the last write. */
type Target = {
  collection: CollectionName;
  held: Map<string, string>;
  told: Map<string, string> | undefined;
  current: boolean;
  announced: boolean;
};

/**
 * Listens to the four collections over one stream, for ever: a lost stream is opened again after
 * pauses of 1 to 60 s, and what was missed meanwhile is told by comparing with what was told before.
 * The first reconnection goes on from the server's resume token, which costs no reads; later ones, and
 * the start, read each document once. Fields travel whole, for want of a projection in this call.
 * @returns a function that stops it for good.
 */
export function listenTo(
  rpc: () => Promise<Rpc>,
  onChange: (change: CollectionChange) => void,
  times: Partial<ListenTimes> = {},
): () => void {
  const { firstPauseMs, longestPauseMs, establishMs } = { ...TIMES, ...times };
  const targets = COLLECTION_NAMES.map(
    (collection): Target => ({
      collection,
      held: new Map(),
      told: undefined,
      current: false,
      announced: false,
    }),
  );
  let stopped = false;
  let failures = 0;
  let lost = false;
  let token: Uint8Array | undefined;
  let call: Call<Duplex> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms).unref();
  };

  async function connect(): Promise<void> {
    for (const target of targets) {
      if (!token) target.held = new Map();
      target.current = target.announced = false;
    }
    let failed = false;
    const fail = (cause: unknown) => {
      if (failed) return;
      failed = true;
      reconnect(cause);
    };
    try {
      const { listen, database, documents } = await rpc();
      if (stopped) return;
      const stream = listen();
      call = stream;
      stream.on("error", fail).on("end", () => fail(new Error("flux terminé par le serveur")));
      stream.on("data", (response: ListenResponse) => {
        if (call !== stream) return;
        try {
          receive(response);
        } catch (error) {
          fail(error);
        }
      });
      targets.forEach(({ collection }, index) => {
        const query = { parent: documents, structuredQuery: collectionQuery(collection) };
        stream.write({
          database,
          addTarget: { query, targetId: index + 1, ...(token && { resumeToken: token }) },
        });
      });
      later(establishMs, () => fail(new Error("aucune réponse du serveur")));
    } catch (error) {
      fail(error);
    }
  }

  function reconnect(cause: unknown): void {
    if (stopped) return;
    call?.cancel();
    call = undefined;
    // A resumption that fails may be the token's fault; what follows reads everything again.
    if (failures > 0) token = undefined;
    failures += 1;
    if (failures === 2) {
      lost = true;
      log("warn", "L’écoute des contenus est interrompue ; nouvelles tentatives en cours.", {
        cause: cause instanceof Error ? cause.message : String(cause),
      });
    }
    const longest = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
    later(longest * (0.5 + Math.random() / 2), connect);
  }

  function receive({
    targetChange,
    documentChange,
    documentDelete,
    documentRemove,
    filter,
  }: ListenResponse): void {
    if (targetChange) receiveState(targetChange);
    if (documentChange) {
      const { document, targetIds, removedTargetIds } = documentChange;
      const version = `${document.updateTime?.seconds}.${document.updateTime?.nanos}`;
      for (const target of named(targetIds)) target.held.set(idOf(document.name), version);
      for (const target of named(removedTargetIds)) target.held.delete(idOf(document.name));
    }
    const gone = documentDelete ?? documentRemove;
    if (gone) for (const target of named(gone.removedTargetIds)) target.held.delete(idOf(gone.document));
    if (filter && targets[filter.targetId - 1]?.held.size !== filter.count) {
      token = undefined;
      throw new Error("état incomplet");
    }
  }

  function receiveState(change: NonNullable<ListenResponse["targetChange"]>): void {
    const concerned = change.targetIds.length ? named(change.targetIds) : targets;
    switch (change.targetChangeType) {
      case "REMOVE":
        throw new Error(change.cause?.message ?? "écoute refusée");
      case "RESET":
        for (const target of concerned) {
          target.held = new Map();
          target.current = false;
        }
        break;
      case "CURRENT":
        for (const target of concerned) target.current = true;
        break;
      case "NO_CHANGE":
        // Without target ids: everything sent so far is one consistent state.
        if (change.targetIds.length || !change.readTime) break;
        for (const target of targets) if (target.current) announce(target);
        if (targets.every(({ announced }) => announced)) established(change.resumeToken);
    }
  }

  function established(resumeToken: Uint8Array | null | undefined): void {
    if (resumeToken?.length) token = resumeToken;
    clearTimeout(timer);
    failures = 0;
    if (lost) log("info", "L’écoute des contenus est rétablie.");
    lost = false;
  }

  function announce(target: Target): void {
    const initial = !target.announced;
    const change = { collection: target.collection, ...difference(target.told, target.held), initial };
    const news = change.added.length + change.modified.length + change.removed.length;
    if (initial || news > 0) onChange(change);
    // Only now: what its receiver failed on is told again after the next reconnection.
    target.told = new Map(target.held);
    target.announced = true;
  }

  const named = (ids: number[]) => ids.flatMap((id) => targets[id - 1] ?? []);

  void connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    call?.cancel();
    call = undefined;
  };
}

/** What changed from one state to the next; with no state before, everything may have. */
function difference(before: Map<string, string> | undefined, after: Map<string, string>) {
  const ids = [...after.keys()];
  if (!before) return { added: [], modified: ids, removed: [] };
  return {
    added: ids.filter((id) => !before.has(id)),
    modified: ids.filter((id) => before.has(id) && before.get(id) !== after.get(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}
