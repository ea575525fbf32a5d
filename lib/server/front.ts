import http, { type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sirv from "sirv";
import { BUILD, PUBLIC } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import { foldersWithPhotos } from "@/lib/config/source";
import { formatFor, PICTURE_PATH } from "@/lib/pictures/address";
import { isPhoto } from "@/lib/pictures/allowed";
import { ownFile } from "@/lib/pictures/read";
import { messageFor, messagePath } from "@/lib/publishing/messages";
import type { Encoding } from "./dress";
import { encodingFor } from "./encodings";
import { securityHeaders, setSecurityHeaders } from "./headers";
import { type Publisher, pictureKey } from "./publisher";
import { canonicalSpelling, redirectFor } from "./redirects";
import type { Store, StoreEntry } from "./store";

const MAX_URL_LENGTH = 2048;
/** The time for which a visitor waits for an answer that is not made yet, or for a picture, in ms. */
const MAX_PAGE_WAIT_MS = 3000;
const MAX_PICTURE_WAIT_MS = 20_000;

const YEAR_SECONDS = 365 * 24 * 3600;
// Drawings change with a release only.
const DRAWING_LIFE = "public, max-age=86400, stale-while-revalidate=604800";

type FrontOptions = {
  isSecure: boolean;
  isPreview: boolean;
  /** Answers the addresses below /api and, on the preview instance, the hosts' page; false for any other. */
  answerCall: (address: string, request: IncomingMessage, response: ServerResponse) => boolean;
};

/** The headers of an answer in one encoding, as `writeHead` takes them. */
type AnswerHead = string[];

/** Answers visitors from the store: a stranger can cause no read, and no rendering of unknown addresses. */
export class Front {
  private readonly heads = new WeakMap<StoreEntry, Partial<Record<Encoding, AnswerHead>>>();
  private readonly assets;
  private readonly files;
  private readonly photos;

  constructor(
    private readonly store: Store,
    private readonly publisher: Publisher,
    private readonly options: FrontOptions,
  ) {
    const setHeaders = (response: ServerResponse, file: string) => this.dressFile(response, file);
    this.assets = sirv(path.join(BUILD, "static"), {
      ...{ immutable: true, maxAge: YEAR_SECONDS, etag: true, gzip: true, brotli: true, dev: false },
      setHeaders: (response) => setSecurityHeaders(response, "/_next/static/", this.options),
    });
    // `dev` looks at the disk each time: a photo that is added is there at once.
    const fileOptions = { dev: true, etag: true, extensions: [], setHeaders };
    this.files = sirv(PUBLIC, fileOptions);
    this.photos = sirv(foldersWithPhotos()[0] ?? PUBLIC, fileOptions);
  }

  /** The server, bounded against clients that are slow, idle or many. */
  server(): http.Server {
    const server = http.createServer({ maxHeaderSize: 32_768 }, (request, response) => {
      const { url = "/", method } = request;
      const entry = method === "GET" && this.publisher.isSendable(url) ? this.store.get(url) : undefined;
      if (entry) this.sendEntry(entry, request, response);
      else this.respond(url, request, response).catch((error) => this.fail(url, error, response));
    });
    // The first line and the headers of a request come within ten seconds, all of it within fifteen.
    server.headersTimeout = 10_000;
    server.requestTimeout = 15_000;
    // A connection on which nothing moves ends after half a minute.
    server.timeout = 30_000;
    // Longer than nginx keeps its connections, so that nginx never meets a closed connection.
    server.keepAliveTimeout = 75_000;
    return server;
  }

  private fail(url: string, error: unknown, response: ServerResponse): void {
    log("error", "Une demande a échoué", { url: url.slice(0, 200), error });
    this.refuse(response, 500, "Le site ne répond pas.");
  }

  private async respond(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [typed = "", query] = url.split(/[?#]/, 2);
    const { method } = request;
    const isPicture = typed === PICTURE_PATH;
    if (url.length > MAX_URL_LENGTH && !isPicture)
      return this.refuse(response, 414, "Cette adresse est trop longue.");
    if (this.options.answerCall(typed, request, response)) return;
    if (method !== "GET" && method !== "HEAD")
      return this.refuse(response, 405, "Ce site se lit : il ne reçoit rien à cette adresse.", {
        allow: "GET, HEAD",
      });
    if (isPicture) return this.answerPicture(`${typed}?${query}`, request, response);
    const address = typed.startsWith("/") ? canonicalSpelling(typed) : undefined;
    if (address === undefined) return this.sendMessage("/", request, response);
    const newAddress = redirectFor(address);
    if (newAddress) return this.redirect(response, newAddress);
    if (typed !== "/" && /\/(?:\/|$)/.test(typed) && this.publisher.hasAddress(address))
      return this.redirect(response, address);
    const entry = await this.entryInTime(address, MAX_PAGE_WAIT_MS);
    if (entry) return this.sendEntry(entry, request, response);
    if (this.publisher.hasAddress(address)) return this.sendWaiting(request, response);
    if (/\.[^/]*$/.test(address)) return this.sendFile(address, request, response);
    return this.sendMessage(address, request, response);
  }

  /** The stored answer at an address; an answer that is missing or withdrawn is made next. */
  private async entryInTime(key: string, timeoutMs: number): Promise<StoreEntry | undefined> {
    const entry = this.store.get(key);
    if (entry && this.publisher.isSendable(key)) return entry;
    if (entry || this.publisher.hasAddress(key)) await this.publisher.makeNext(key, timeoutMs);
    return this.store.get(key);
  }

  private async answerPicture(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const entry = await this.entryInTime(
      pictureKey(url, formatFor(request.headers.accept ?? "")),
      MAX_PICTURE_WAIT_MS,
    );
    if (entry) return this.sendEntry(entry, request, response);
    const isKnown = this.publisher.hasAddress(pictureKey(url, "jpeg"));
    return this.refuse(response, isKnown ? 503 : 404, "Cette image n’est pas là.");
  }

  private sendFile(address: string, request: IncomingMessage, response: ServerResponse): void {
    const asset = "/_next/static/";
    const sendMissing = () => this.refuse(response, 404, "Il n’y a rien à cette adresse.");
    const isAsset = address.startsWith(asset);
    if (isAsset) request.url = address.slice(asset.length - 1);
    const sendPublic = () => (isAsset ? this.assets : this.files)(request, response, sendMissing);
    // Nothing else is sent of the folder with the content files.
    if (!isPhoto(address)) sendPublic();
    else if (ownFile(address)) this.photos(request, response, sendPublic);
    else sendMissing();
  }

  private async sendMessage(
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const message = await this.entryInTime(messagePath(messageFor(address)), MAX_PAGE_WAIT_MS);
    if (message) this.sendEntry(message, request, response);
    else this.refuse(response, 404, "Il n’y a rien à cette adresse.");
  }

  /** Sends the message of an address whose answer is not made yet. */
  private sendWaiting(request: IncomingMessage, response: ServerResponse): void {
    const message = this.store.get(messagePath("attente"));
    if (message) this.sendEntry(message, request, response);
    else
      this.refuse(response, 503, "Le site se prépare. Merci de réessayer dans quelques instants.", {
        "retry-after": "5",
      });
  }

  private sendEntry(entry: StoreEntry, request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    const encoding = encodingFor(headers["accept-encoding"], entry.encodings);
    const head = this.headOf(entry, encoding);
    if (entry.status === 200 && isNotModified(entry.etag, headers["if-none-match"])) {
      response.writeHead(304, headersWithoutBody(head));
      response.end();
      return;
    }
    const body = this.store.body(entry, encoding);
    if (!body) {
      this.sendWaiting(request, response);
      return;
    }
    response.writeHead(entry.status, head);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  private headOf(entry: StoreEntry, encoding: Encoding): AnswerHead {
    const heads = this.heads.get(entry) ?? {};
    this.heads.set(entry, heads);
    heads[encoding] ??= [
      ...entry.headers,
      ...securityHeaders(entry.address, this.options),
      ["etag", entry.etag],
      ["content-length", String(entry.lengths[encoding])],
      ...(encoding === "identity" ? [] : [["content-encoding", encoding]]),
      ...(entry.encodings.length > 1 ? [["vary", "Accept-Encoding"]] : []),
    ].flat();
    return heads[encoding];
  }

  private redirect(response: ServerResponse, target: string): void {
    setSecurityHeaders(response, target, this.options);
    response.writeHead(308, { location: target, "cache-control": "public, max-age=3600" });
    response.end();
  }

  /** Sends one French sentence, which nobody may keep. */
  private refuse(response: ServerResponse, status: number, sentence: string, headers: object = {}): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    setSecurityHeaders(response, "", this.options);
    const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(status, { ...type, ...headers });
    response.end(`${sentence}\n`);
  }

  private dressFile(response: ServerResponse, file: string): void {
    setSecurityHeaders(response, file, this.options);
    if (file.endsWith(".ico")) response.setHeader("content-type", "image/x-icon");
    response.setHeader("cache-control", file.startsWith("/art/") ? DRAWING_LIFE : "public, max-age=0");
  }
}

/** Whether a client has this answer, by its `If-None-Match`: a list of tags, weak ones too, or `*`. */
const isNotModified = (etag: string, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim())) ?? false;

const headersWithoutBody = (head: AnswerHead): AnswerHead =>
  head.filter((_, i) => !/^content-(?:length|encoding|type)$/.test(head[i - (i % 2)] ?? ""));

/** Closes a server once its answers are sent, or after a time. */
export async function closeGently(server: http.Server, timeoutMs: number): Promise<void> {
  server.closeIdleConnections();
  await Promise.race([new Promise((closed) => server.close(closed)), pause(timeoutMs)]);
}
