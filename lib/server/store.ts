import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { gunzipSync } from "node:zlib";
import { log } from "@/lib/config/log.mjs";
import { DRAFT, writeWhole } from "@/lib/files";
import type { Answer, Encoding } from "./dress";

/** An answer as it is kept, with what decides whether it is stale. */
export type StoredAnswer = Answer & {
  address: string;
  /** The build and the settings that it was made with. */
  madeWith: string;
  /** What its rendering asked, with the digests of the answers. */
  asked: [question: string, digest: string][];
  /** The resized pictures that it names. */
  pictures: string[];
};

/** An answer without its bodies, which are there only while they fit in memory. */
export type StoreEntry = Omit<StoredAnswer, "bodies"> & {
  bodies?: Answer["bodies"];
  /** The encodings in which it can be sent, and the length of each body in bytes. */
  encodings: Encoding[];
  lengths: Partial<Record<Encoding, number>>;
};

const MAX_MEMORY_BYTES = 64_000_000;
const CHECKSUM_BYTES = 32;
const ANSWER_ENDING = ".answer";

/**
 * Keeps answers by address, each in a file that is whole or absent, and as many bodies as fit in memory.
 * Without a folder (the preview instance) an answer that does not fit is forgotten.
 */
export class Store {
  private readonly entries = new Map<string, StoreEntry>();
  /** The bytes in memory by address, the one used longest ago first. */
  private readonly bytesInMemory = new Map<string, number>();
  private memoryBytes = 0;
  /** How many answers name a resized picture. */
  private readonly pictureCounts = new Map<string, number>();

  constructor(private readonly folder: string | undefined) {}

  /** Reads what an earlier process kept; a damaged file is removed. */
  async open(): Promise<void> {
    const folder = this.folder;
    if (!folder) return;
    const names = await readdir(folder).catch(() => []);
    for (const name of names)
      try {
        if (name.endsWith(DRAFT)) throw new Error("draft");
        const stored = fromBytes(await readFile(path.join(folder, name)));
        if (name !== fileNameOf(stored.address)) throw new Error("name");
        this.remember(stored);
      } catch {
        await rm(path.join(folder, name), { force: true }).catch(() => undefined);
      }
  }

  get(address: string): StoreEntry | undefined {
    return this.entries.get(address);
  }

  get isEmpty(): boolean {
    return this.entries.size === 0;
  }

  addresses(): IterableIterator<string> {
    return this.entries.keys();
  }

  allEntries(): IterableIterator<StoreEntry> {
    return this.entries.values();
  }

  /** The resized pictures that some answer names. */
  namedPictures(): IterableIterator<string> {
    return this.pictureCounts.keys();
  }

  namesPicture(picture: string): boolean {
    return this.pictureCounts.has(picture);
  }

  /** Sets or deletes an entry. */
  private setEntry(address: string, entry?: StoreEntry): void {
    const count = (pictures: readonly string[] = [], difference: 1 | -1) => {
      for (const picture of pictures) {
        const total = (this.pictureCounts.get(picture) ?? 0) + difference;
        if (total > 0) this.pictureCounts.set(picture, total);
        else this.pictureCounts.delete(picture);
      }
    };
    count(entry?.pictures, 1);
    count(this.entries.get(address)?.pictures, -1);
    if (entry) this.entries.set(address, entry);
    else this.entries.delete(address);
  }

  /** The body of an answer, from memory or from its file; undefined if the disk has lost it. */
  body(entry: StoreEntry, encoding: Encoding): Buffer | undefined {
    const bodies = entry.bodies ?? this.readBodies(entry);
    if (encoding !== "identity" || bodies?.identity || !bodies?.gzip) return bodies?.[encoding];
    // A client without compression is rare: its bodies are unpacked once, and kept while there is room.
    const identity = gunzipSync(bodies.gzip);
    this.remember({ ...entry, bodies: { ...bodies, identity } });
    return identity;
  }

  private readBodies({ address }: StoreEntry): Answer["bodies"] | undefined {
    if (!this.folder) return undefined;
    try {
      const stored = fromBytes(readFileSync(path.join(this.folder, fileNameOf(address))));
      this.remember(stored);
      return stored.bodies;
    } catch (error) {
      log("warn", "Réponse perdue sur le disque, refaite", { address, error });
      this.setEntry(address);
      return undefined;
    }
  }

  /** Keeps an answer in place of the former one; if the disk refuses its file, in memory alone. */
  async put(stored: StoredAnswer): Promise<void> {
    this.remember(stored);
    if (!this.folder) return;
    await writeWhole(path.join(this.folder, fileNameOf(stored.address)), toBytes(stored)).catch((error) =>
      log("warn", "Réponse gardée en mémoire, le disque la refuse", { cause: error.code ?? String(error) }),
    );
  }

  async remove(address: string): Promise<void> {
    this.forgetBodies(address);
    this.setEntry(address);
    if (this.folder)
      await rm(path.join(this.folder, fileNameOf(address)), { force: true }).catch(() => undefined);
  }

  private remember(stored: StoredAnswer): void {
    const { address, bodies } = stored;
    this.forgetBodies(address);
    const keptBodies = Object.entries(bodies) as [Encoding, Buffer][];
    const bytes = keptBodies.reduce((sum, [, body]) => sum + body.length, 0);
    const lengths = Object.fromEntries(keptBodies.map(([encoding, body]) => [encoding, body.length]));
    // The last four bytes of a gzip file are the length of its content.
    if (bodies.gzip) lengths.identity = bodies.gzip.readUInt32LE(bodies.gzip.length - 4);
    this.setEntry(address, { ...stored, lengths, encodings: Object.keys(lengths) as Encoding[] });
    this.bytesInMemory.set(address, bytes);
    this.memoryBytes += bytes;
    for (const [oldest] of this.bytesInMemory) {
      if (this.memoryBytes <= MAX_MEMORY_BYTES) return;
      const entry = this.entries.get(oldest);
      this.forgetBodies(oldest);
      if (!this.folder) this.setEntry(oldest);
      else if (entry) delete entry.bodies;
    }
  }

  private forgetBodies(address: string): void {
    this.memoryBytes -= this.bytesInMemory.get(address) ?? 0;
    this.bytesInMemory.delete(address);
  }
}

const answerChecksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

const fileNameOf = (address: string) =>
  createHash("sha256").update(address).digest("hex").slice(0, 40) + ANSWER_ENDING;

/** An answer as a file: the checksum of all that follows, and the answer. */
function toBytes(stored: StoredAnswer): Buffer {
  const content = serialize(stored);
  return Buffer.concat([answerChecksum(content), content]);
}

/** @throws for a file that is not whole */
function fromBytes(file: Buffer): StoredAnswer {
  const content = file.subarray(CHECKSUM_BYTES);
  if (!file.subarray(0, CHECKSUM_BYTES).equals(answerChecksum(content))) throw new Error("checksum");
  return deserialize(content);
}
