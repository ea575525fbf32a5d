import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { statusOf } from "@/lib/publishing/messages";
import { inlineStyles } from "./inline-styles";
import { lateScripts } from "./late-scripts";
import { contentSecurityPolicy, INERT_POLICY } from "./policy";

export type Rendered = { status: number; headers: Record<string, string | undefined>; body: Buffer };

export type Encoding = "br" | "gzip" | "identity";

/** What visitors get at an address. */
export type Answer = {
  status: number;
  /** All headers but those that depend on the encoding. */
  headers: [name: string, value: string][];
  etag: string;
  /** `identity` alone for what is compressed already, else `br` and `gzip`. */
  bodies: Partial<Record<Encoding, Buffer>>;
};

// A proxy may keep a page for a second, or for a day while the site is down; a browser asks again.
const PAGE_LIFE =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400, no-transform";
const MONTH_SECONDS = 31 * 24 * 3600;
const PICTURE_LIFE = `public, max-age=${MONTH_SECONDS}, must-revalidate`;
const NO_STORE = "no-store";
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/;

/**
 * Makes the answer for visitors: inlined styles, policy, status, headers, entity tag, compressed bodies.
 * @param isSecure whether the site is reached by https
 */
export async function dress(address: string, rendered: Rendered, isSecure: boolean): Promise<Answer> {
  const type = rendered.headers["content-type"] ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  const status = isPage ? statusOf(address) : rendered.status;
  const html = isPage ? dressPage(rendered.body.toString("utf8")) : undefined;
  const body = html === undefined ? rendered.body : Buffer.from(html);
  const preloads = withoutSheets(rendered.headers.link);
  const disposition = rendered.headers["content-disposition"];
  const headers: [string, string][] = [
    ["content-type", type],
    ["content-security-policy", html === undefined ? INERT_POLICY : contentSecurityPolicy(html, isSecure)],
    ["cache-control", status !== 200 ? NO_STORE : isPage ? PAGE_LIFE : cacheLifeOf(rendered)],
    ...(preloads ? [["link", preloads] as [string, string]] : []),
    ...(disposition ? [["content-disposition", disposition] as [string, string]] : []),
    ...(type.startsWith("image/") && address.includes("?") ? [["vary", "Accept"] as [string, string]] : []),
    ...(status === 503 ? [["retry-after", "5"] as [string, string]] : []),
  ];
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  return {
    status,
    headers,
    etag,
    bodies: COMPRESSIBLE.test(type) ? await compressedBodies(body) : { identity: body },
  };
}

/** The preloads of a page, without its style sheets, which are inlined. */
const withoutSheets = (link = "") =>
  link
    .split(/, (?=<)/)
    .filter((preload) => !preload.endsWith('as="style"'))
    .join(", ");

/** A route's own `Cache-Control`, with one second for proxies; without a `max-age` that of pictures. */
const cacheLifeOf = ({ headers }: Rendered) => {
  const life = headers["cache-control"];
  return life?.includes("max-age") ? `${life}, s-maxage=1` : PICTURE_LIFE;
};

const dressPage = (html: string) => inlineStyles(hastenFirstPicture(joinScripts(lateScripts(html))));

/** Joins inline scripts that follow each other, so that the policy names one hash instead of about thirty. */
const joinScripts = (html: string) =>
  html.replace(ADJACENT_SCRIPTS, (scripts) => scripts.replaceAll("</script><script>", "\n;"));

/** Scripts without attributes, one right after the other. */
const ADJACENT_SCRIPTS = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g;

const MAIN_ELEMENT = /<main[\s\S]*<\/main>/;
const PICTURE_WITH_ORDER = /<img [^>]*(?:fetchpriority="high"|loading="lazy")[^>]*>/i;

/**
 * Hastens the first picture of the content, which no component knows: a lazy picture waits for the first
 * layout, and an asynchronous one is painted later.
 */
const hastenFirstPicture = (html: string) =>
  html.replace(MAIN_ELEMENT, (content) =>
    content.replace(PICTURE_WITH_ORDER, (picture) => {
      const hastened = /fetchpriority/i.test(picture)
        ? picture
        : picture.replace('loading="lazy"', 'fetchPriority="high"');
      return hastened.replace('decoding="async"', 'decoding="sync"');
    }),
  );

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compressedBodies(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  return { br, gzip: gz };
}
