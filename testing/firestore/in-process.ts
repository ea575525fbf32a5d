import {
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { firestoreService, type ListenRequest, type Query, type Write } from "./protocol";
import { DocumentStore, isInCollection, type StoredChange } from "./store";

type Target = { targetId: number; parent: string; collection: string };
type QueryCall = ServerWritableStream<{ parent: string; structuredQuery: Query }, unknown>;
type Listener = { call: ServerDuplexStream<unknown, unknown>; targets: Map<number, Target> };

/** The server's behaviour in the next calls: a delay or a gRPC status, for one collection or all. */
type Behaviour = {
  delayMs?: number;
  status?: { code: number; details: string };
  collection?: string;
};

let generation = 0;

/**
 * Firestore's gRPC protocol over real sockets, as far as the site uses it: reads, queries, listening and
 * commits. It counts calls, and can be slow or refuse (`behaviour`).
 */
export class InProcessFirestore {
  readonly name = "the tests' own server";
  readonly projectId = "demo-chalet";
  readonly counts = { runQuery: 0, listen: 0, commit: 0, documentsSent: 0 };
  behaviour: Behaviour = {};
  /** Whether resume tokens are refused as too old. */
  refusesTokens = false;

  private server: Server | undefined;
  private port = 0;
  private store = new DocumentStore();
  private epoch = "";
  private readonly listeners = new Set<Listener>();

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Starts empty, on the same port as before. */
  async start(): Promise<void> {
    this.store = new DocumentStore();
    this.epoch = `${process.pid}-${++generation}`;
    this.behaviour = {};
    const server = new Server();
    server.addService(firestoreService(), this.handlers());
    this.port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      ),
    );
    this.server = server;
  }

  async empty(): Promise<void> {
    for (const name of this.store.names()) this.apply({ delete: name });
    for (const listener of this.listeners) this.sendNoChange(listener);
  }

  /** Breaks every connection and frees the port. */
  async stop(): Promise<void> {
    this.listeners.clear();
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Ends the listening streams, as the real service does at intervals. */
  endStreams(): void {
    for (const { call } of this.listeners) call.emit("error", { code: 14, details: "going away" });
    this.listeners.clear();
  }

  /** Sends listeners the number of their documents (an existence filter). */
  claimCount(count: number): void {
    for (const { call } of this.listeners) call.write({ filter: { targetId: 1, count } });
  }

  private handlers(): UntypedServiceImplementation {
    return {
      RunQuery: (call: QueryCall) => this.runQuery(call),
      Commit: (call: ServerUnaryCall<{ writes: Write[] }, unknown>, done: sendUnaryData<unknown>) => {
        this.counts.commit += 1;
        setTimeout(() => {
          const writeResults = call.request.writes.map((write) => ({
            updateTime: this.apply(write) ?? now(),
          }));
          done(null, { writeResults, commitTime: now() });
          for (const listener of this.listeners) this.sendNoChange(listener);
        }, this.behaviour.delayMs ?? 0);
      },
      Listen: (call: ServerDuplexStream<ListenRequest, unknown>) => this.listen(call),
    };
  }

  private runQuery(call: QueryCall): void {
    this.counts.runQuery += 1;
    const { parent, structuredQuery } = call.request;
    const { delayMs = 0 } = this.behaviour;
    const status = this.refusalOf(collectionOf(structuredQuery));
    const timer = setTimeout(() => {
      if (status) return call.emit("error", status);
      const documents = this.store.query(parent, structuredQuery);
      this.counts.documentsSent += documents.length;
      for (const document of documents) call.write({ document, readTime: now() });
      if (documents.length === 0) call.write({ readTime: now() });
      call.end();
    }, delayMs);
    call.on("cancelled", () => clearTimeout(timer));
  }

  private refusalOf(collection: string | undefined) {
    const { status, collection: only } = this.behaviour;
    return only === undefined || only === collection ? status : undefined;
  }

  private apply(write: Write) {
    if (write.delete) this.store.delete(write.delete);
    const change = write.update ? this.store.set(write.update.name, write.update.fields ?? {}) : undefined;
    for (const listener of this.listeners) this.sendDocument(listener, this.store.history.slice(-1));
    return change?.updateTime;
  }

  private listen(call: ServerDuplexStream<ListenRequest, unknown>): void {
    this.counts.listen += 1;
    const listener: Listener = { call, targets: new Map() };
    this.listeners.add(listener);
    const leave = () => this.listeners.delete(listener);
    call.on("cancelled", leave).on("end", () => {
      leave();
      call.end();
    });
    call.on("data", ({ addTarget }: ListenRequest) => {
      if (!addTarget) return;
      const { targetId, query, resumeToken } = addTarget;
      const target = { targetId, parent: query.parent, collection: collectionOf(query.structuredQuery) };
      const refused = this.refusalOf(target.collection);
      if (refused) return void call.emit("error", refused);
      const targetIds = [targetId];
      call.write({ targetChange: { targetChangeType: "ADD", targetIds } });
      if (resumeToken?.length && this.refusesTokens) {
        const cause = { code: status.INVALID_ARGUMENT, message: "jeton périmé" };
        return void call.write({ targetChange: { targetChangeType: "REMOVE", targetIds, cause } });
      }
      const since = this.versionOf(resumeToken);
      if (since === undefined) {
        if (resumeToken?.length) call.write({ targetChange: { targetChangeType: "RESET", targetIds } });
        for (const document of this.store.query(target.parent, query.structuredQuery))
          this.send(call, targetId, document);
      }
      listener.targets.set(targetId, target);
      if (since !== undefined) this.sendDocument(listener, this.store.history.slice(since), targetId);
      call.write({
        targetChange: { targetChangeType: "CURRENT", targetIds, resumeToken: this.token(), readTime: now() },
      });
      this.sendNoChange(listener);
    });
  }

  private sendDocument({ call, targets }: Listener, changes: StoredChange[], only?: number): void {
    for (const { name, document } of changes)
      for (const { targetId, parent, collection } of targets.values()) {
        if ((only !== undefined && only !== targetId) || !isInCollection(name, parent, collection)) continue;
        if (document) this.send(call, targetId, document);
        else
          call.write({ documentDelete: { document: name, removedTargetIds: [targetId], readTime: now() } });
      }
  }

  private send(call: Listener["call"], targetId: number, document: object): void {
    this.counts.documentsSent += 1;
    call.write({ documentChange: { document, targetIds: [targetId] } });
  }

  private sendNoChange({ call }: Listener): void {
    call.write({
      targetChange: { targetChangeType: "NO_CHANGE", resumeToken: this.token(), readTime: now() },
    });
  }

  private token = () => Buffer.from(`${this.epoch}/${this.store.version}`);

  private versionOf(token: Uint8Array | undefined): number | undefined {
    if (!token?.length) return undefined;
    const [epoch, version] = Buffer.from(token).toString().split("/");
    return epoch === this.epoch ? Number(version) : undefined;
  }
}

const collectionOf = ({ from }: Query) => from?.[0]?.collectionId ?? "";

const now = () => ({ seconds: Math.floor(Date.now() / 1000), nanos: 0 });
