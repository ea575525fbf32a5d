import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { BUILD, STATE } from "@/lib/config/folders";
import { log } from "@/lib/config/log.mjs";
import { COLLECTION_NAMES } from "@/lib/content/names";
import type { SiteStatus } from "@/lib/publishing/site";
import { version } from "@/package.json";
import { setSecurityHeaders } from "./headers";
import type { Publisher } from "./publisher";
import type { Renderer } from "./renderer";

const MAX_BODY_BYTES = 10_000;
const MIN_FREE_BYTES = 50_000_000;
/** The time for which health waits for the renderer, and for which the renderer's answer counts, in ms. */
const STATUS_TIMEOUT_MS = 700;
const STATUS_LIFE_MS = 1000;

const NOT_JSON = "Corps JSON attendu.";
const webhookSchema = z.object(
  {
    collection: z.enum(COLLECTION_NAMES, {
      error: `« collection » doit être l’une de : ${COLLECTION_NAMES.join(", ")}`,
    }),
    id: z.string({ error: "« id » doit être un texte" }).optional(),
  },
  { error: NOT_JSON },
);

type CallsOptions = {
  publisher: Publisher;
  renderer: Renderer;
  isSecure: boolean;
  isPreview: boolean;
  /** The token that callers of the webhook must send. Without it the webhook answers 404. */
  secret: string | undefined;
  commit: string | null;
};

/** The addresses that are no pages: health, webhook, and the hosts' page of the preview instance. */
export class Calls {
  private status: { at: number; value: SiteStatus | undefined } = { at: 0, value: undefined };

  constructor(private readonly options: CallsOptions) {}

  /** Answers an address of this class; false for any other address. */
  answer = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const answer =
      address === "/api/health" && isRead
        ? this.sendHealth(response)
        : address === "/api/revalidate" && request.method === "POST"
          ? this.answerWebhook(request, response)
          : address === "/apercu" && isRead && this.options.isPreview
            ? this.sendSurvey(response)
            : undefined;
    answer?.catch((error) => {
      log("error", "Une demande a échoué", { address, error });
      response.destroy();
    });
    return answer !== undefined;
  };

  /** Tells how the process, its source and its publishing stand, in counts and times without texts. */
  private async sendHealth(response: ServerResponse): Promise<void> {
    const { publisher, renderer, commit } = this.options;
    const site = await this.siteStatus();
    const reasons = [
      ...(renderer.isReady ? [] : ["le moteur de rendu ne répond pas"]),
      ...(site?.reasons ?? []),
      ...((await freeBytes()) < MIN_FREE_BYTES ? ["disque plein"] : []),
    ];
    const published = publisher.counts();
    if (published.failed > 0) reasons.push(`pages en échec : ${published.failed}`);
    this.sendJson(response, 200, {
      status: reasons.length > 0 ? "degraded" : "ok",
      reasons,
      version,
      commit,
      node: process.version,
      uptimeSeconds: Math.round(process.uptime()),
      source: site?.source ?? null,
      lastGoodRead: site?.lastSuccess ?? null,
      lastFailure: site?.lastFailure ?? null,
      content: site
        ? { documents: site.documents, lastChange: site.lastChange, watched: site.isWatched }
        : null,
      published,
    });
  }

  /** The last status of the renderer, which is asked once a second at most, and not waited for long. */
  private async siteStatus(): Promise<SiteStatus | undefined> {
    if (Date.now() - this.status.at < STATUS_LIFE_MS) return this.status.value;
    this.status.at = Date.now();
    const statusCall = this.options.renderer.status().then(
      (value) => {
        this.status.value = value;
      },
      () => {},
    );
    await Promise.race([statusCall, pause(STATUS_TIMEOUT_MS, undefined, { ref: false })]);
    return this.status.value;
  }

  /**
   * Reads a collection again (7.4): 200, 400, 401, 404 without a secret, 503 if the source does not answer.
   */
  private async answerWebhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { secret, renderer } = this.options;
    const answer = (status: number, body: object) => {
      log(status === 200 ? "info" : "warn", "Appel du webhook", { status, ...body });
      this.sendJson(response, status, body);
    };
    if (!secret)
      return this.sendJson(response, 404, { error: "Pas de webhook : REVALIDATE_SECRET n’est pas défini." });
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (!isSameText(token, secret)) return answer(401, { error: "Jeton absent ou faux." });
    const parsed = webhookSchema.safeParse(await jsonBody(request));
    if (!parsed.success) return answer(400, { error: parsed.error.issues[0]?.message ?? NOT_JSON });
    const isRead = await renderer.reread(parsed.data.collection).catch(() => false);
    if (isRead) answer(200, { revalidated: true, ...parsed.data });
    else answer(503, { error: "La source ne répond pas : le site garde ce qu’il a." });
  }

  /** Renders the hosts' page at each request: only the preview instance has it, behind a password. */
  private async sendSurvey(response: ServerResponse): Promise<void> {
    const { status, headers, body } = await this.options.renderer.render("/apercu");
    setSecurityHeaders(response, "", this.options);
    for (const name of ["content-type", "content-security-policy", "cache-control"])
      if (headers[name]) response.setHeader(name, headers[name]);
    response.writeHead(status);
    response.end(body);
  }

  private sendJson(response: ServerResponse, status: number, body: object): void {
    setSecurityHeaders(response, "", this.options);
    response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify(body));
  }
}

/** The free bytes on the fullest disk that the process uses; missing folders do not count. */
async function freeBytes(): Promise<number> {
  const freeByFolder = [BUILD, STATE].map((folder) =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    ),
  );
  return Math.min(...(await Promise.all(freeByFolder)));
}

/** Compares two texts in constant time. */
function isSameText(typed: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(typed), digest(expected));
}

/** The body of a request as JSON; undefined if it is too long or no JSON. */
async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
  } catch {
    return undefined;
  }
}
